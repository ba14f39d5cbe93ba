package main

import (
	"io"

	"pbn/core/cmd/kit"
	pgn "pbn/core/pgn/answers"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
)

// beside are the notations of other games whose files are read, too, by what core/recognize calls them.
var beside = map[string]*kit.Notation{
	"pgn": {
		Habits: habits.PGN,
		Rules:  rules.All(),
		Rows:   rules.Of,
		Parse: func(to io.Writer, of *kit.Input, lines bool) (*report.Report, error) {
			return pgn.ParseTo(to, habits.PGN.Stream(of.Reader, of.Encoding), lines)
		},
	},
}
