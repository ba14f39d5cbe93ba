package main

import (
	"io"

	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/habits"
	"pbn/core/report"
)

// ofPositions is EPD, and files of FENs. PGN has their rules.
var ofPositions = kit.Notation{
	Words:   line.Of("epd"),
	Habits:  habits.PGN,
	RulesOf: &ofChess,

	Validate: func(l *line.Line, of *kit.Input, severities map[diag.Rule]diag.Severity) (*report.Report, error) {
		options := epd.Options{Notation: kindOf(of), AsExport: l.Value("as") == "export", Severities: severities}
		r := epd.Validate(games(of), options)
		return r, r.Err
	},
	Parse: func(_ *line.Line, to io.Writer, of *kit.Input, lines bool) (*report.Report, error) {
		return answers.ParseEPDTo(to, games(of), kindOf(of), lines)
	},
	Export: func(_ *line.Line, encoding string) *kit.Export {
		options := epd.ExportOptions{Encoding: written(map[string]string{"encoding": encoding}).Encoding}
		return &kit.Export{
			File: func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
				options := options
				options.Notation = kindOf(of)
				r := epd.ExportTo(to, games(of), options)
				return "", r, r.Err
			},
			Encoding: charsets[options.Encoding],
			Name:     kit.SameName,
		}
	},
	Fix: func(of *kit.Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error) {
		return epd.Mend(file, of.Encoding, epd.Options{Notation: kindOf(of), Severities: severities}), nil
	},
}

// kindOf returns which of the two a file is, where --notation says so.
func kindOf(of *kit.Input) epd.Notation {
	for _, n := range [...]epd.Notation{epd.EPD, epd.FEN} {
		if of.As == n.String() {
			return n
		}
	}
	return epd.Automatic
}
