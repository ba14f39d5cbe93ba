package main

import (
	"io"

	"pbn/core/amend"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pdn"
	"pbn/core/pdn/answers"
	"pbn/core/pdn/docs"
	writer "pbn/core/pdn/export"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// ofDraughts is PDN, whose files are read beside those of bridge.
var ofDraughts = kit.Notation{
	Words:  line.Of("pdn"),
	Habits: habits.PDN,
	Rules:  rules.All(),
	Rows:   rules.Of,
	Page:   docs.Explain,

	HasBlocks: func(document []byte, encoding source.Encoding) bool {
		_, blocks := pdn.Blocks(document, encoding)
		return len(blocks) > 0
	},
	Validate: func(l *line.Line, of *kit.Input, severities map[diag.Rule]diag.Severity) (*report.Report, error) {
		r := validateDraughts(of, gamesOfDraughts(of), pdn.Options{As: formatsOfDraughts[l.Value("as")], Severities: severities})
		return r, r.Err
	},
	Parse: func(_ *line.Line, to io.Writer, of *kit.Input, lines bool) (*report.Report, error) {
		return parseDraughts(to, of, gamesOfDraughts(of), lines)
	},
	Export: exportDraughts,
	Edit: func(json []byte, severities map[diag.Rule]diag.Severity) (kit.Editor, error) {
		return editorOf(json, answers.ReadEdits, draughtsEdits(severities), rules.Of, answers.WriteEdited)
	},
	Desk: func(l *line.Line) (d *kit.Desk, err error) {
		d = &kit.Desk{Games: draughtsForDesk(), Stream: func(of *kit.Input) (*source.Stream, error) { return gamesOfDraughts(of), nil }, Moves: movesOfDraughts}
		if l.Command.Name == "set" {
			d.Alter, err = setTags(l, gameTags(draughtsEdits(nil), nil))
		}
		return d, err
	},
	Fix: func(of *kit.Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error) {
		return pdn.Mend(file, of.Encoding, pdn.Options{Severities: severities}), nil
	},
}

// gamesOfDraughts is a file of games of draughts that is read piece by piece.
func gamesOfDraughts(of *kit.Input) *source.Stream { return habits.PDN.Stream(of.Reader, of.Encoding) }

// draughtsEdits returns what makes edits in a file of games of draughts.
func draughtsEdits(severities map[diag.Rule]diag.Severity) madeEdits {
	return func(file []byte, in source.Encoding, edits []amend.Edit) (*amend.Outcome, error) {
		return pdn.Edit(file, in, edits, pdn.Options{Severities: severities})
	}
}

// formatsOfDraughts are what a file may be checked as.
var formatsOfDraughts = map[string]pdn.Format{"export": pdn.ExportFormat}

// exportDraughts returns how games of draughts are written.
func exportDraughts(l *line.Line, encoding string) *kit.Export {
	chosen := map[string]string{"encoding": encoding, "notation": l.Value("squares")}
	for _, option := range writer.OptionNames {
		if _, isChosen := chosen[option.Name]; !isChosen {
			chosen[option.Name] = l.Value(option.Name)
		}
	}
	options, problem := writer.Named(chosen)
	if problem != "" {
		panic(problem) // the table of options has other values
	}
	return &kit.Export{
		File: func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
			r := exportDraughtsTo(to, of, gamesOfDraughts(of), options)
			return "", r, r.Err
		},
		Document: func(document []byte, encoding source.Encoding) ([]byte, *report.Report) {
			return pdn.ExportDocument(document, encoding, options)
		},
		Encoding: charsets[options.Encoding],
		Name:     kit.SameName,
	}
}
