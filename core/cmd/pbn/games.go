package main

import (
	"io"

	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pgn"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/docs"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// ofChess is PGN, whose files are read beside those of bridge.
var ofChess = kit.Notation{
	Words:  line.Of("pgn"),
	Habits: habits.PGN,
	Rules:  rules.All(),
	Rows:   rules.Of,
	Page:   docs.Explain,

	Validate: func(l *line.Line, of *kit.Input, severities map[diag.Rule]diag.Severity) (*report.Report, error) {
		r := pgn.Validate(games(of), pgn.Options{As: formats[l.Value("as")], Severities: severities})
		return r, r.Err
	},
	Parse: func(to io.Writer, of *kit.Input, lines bool) (*report.Report, error) {
		return answers.ParseTo(to, games(of), lines)
	},
	Fix: func(of *kit.Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error) {
		return pgn.Mend(file, of.Encoding, pgn.Options{Severities: severities}), nil
	},
}

// games is a file of games of chess that is read piece by piece.
func games(of *kit.Input) *source.Stream { return habits.PGN.Stream(of.Reader, of.Encoding) }

// formats are what a file may be checked as.
var formats = map[string]pgn.Format{"export": pgn.ExportFormat, "reduced": pgn.ReducedFormat}
