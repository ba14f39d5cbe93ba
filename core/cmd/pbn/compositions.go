package main

import (
	"bytes"
	"errors"
	"io"

	"pbn/core/chess"
	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbi"
	"pbn/core/pbi/answers"
	"pbn/core/pbi/collect"
	"pbn/core/pbi/docs"
	writer "pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/olive"
	"pbn/core/pbi/rules"
	chessRules "pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ofProblems is PBI, whose files are read beside those of bridge, and with them those of Olive.
var ofProblems = kit.Notation{
	Words:  line.Of("pbi"),
	Noun:   rules.Noun,
	Habits: habits.PBI,
	Rules:  rules.All(),
	Rows:   rules.Of,
	Page:   docs.Explain,

	HasBlocks: func(document []byte, encoding source.Encoding) bool {
		_, blocks := pbi.Blocks(document, encoding)
		return len(blocks) > 0
	},
	Validate: func(l *line.Line, of *kit.Input, severities map[diag.Rule]diag.Severity) (*report.Report, error) {
		if err := refuseOlive("oliveChecked", of); err != nil {
			return nil, err
		}
		r := validateProblems(of, problemsAsWritten(of), pbi.Options{AsExport: l.Value("as") == "export", Severities: severities})
		return r, r.Err
	},
	Parse: func(_ *line.Line, to io.Writer, of *kit.Input, lines bool) (*report.Report, error) {
		file, err := asProblems(of)
		if err != nil {
			return nil, err
		}
		return parseProblems(to, of, file, lines)
	},
	Edit: editProblems,
	Export: func(*line.Line, string) *kit.Export {
		return &kit.Export{
			File: func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
				if err := refuseOlive("oliveChecked", of); err != nil {
					return "", nil, err
				}
				r := exportProblemsTo(to, of, problemsAsWritten(of), writer.Options{})
				return "", r, r.Err
			},
			Document: func(document []byte, encoding source.Encoding) ([]byte, *report.Report) {
				return pbi.ExportDocument(document, encoding, writer.Options{})
			},
			Encoding: source.UTF8,
			Name:     kit.SameName,
		}
	},
	Desk: func(l *line.Line) (*kit.Desk, error) {
		board, err := boardOf(l)
		if err != nil {
			return nil, err
		}
		d := &kit.Desk{Games: collect.Problems(board), Stream: asProblems}
		if l.Command.Name == "set" {
			d.Alter, err = setTags(l, setProblemFields)
			d.Stream = func(of *kit.Input) (*source.Stream, error) {
				return problemsAsWritten(of), refuseOlive("oliveChecked", of)
			}
		}
		return d, err
	},
	Fix: func(of *kit.Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error) {
		if err := refuseOlive("oliveFixed", of); err != nil {
			return nil, err
		}
		return pbi.Mend(file, of.Encoding, pbi.Options{Severities: severities}), nil
	},
}

// problemsAsWritten is a file of problems that is read piece by piece.
func problemsAsWritten(of *kit.Input) *source.Stream {
	return habits.PBI.Stream(of.Reader, of.Encoding)
}

// asProblems reads a file as PBI, also where it is one of Olive.
func asProblems(of *kit.Input) (*source.Stream, error) {
	if !of.Is(oliveName) {
		return problemsAsWritten(of), nil
	}
	file, err := files.Whole(of.Reader, words.Say("convertedFiles"))
	if err != nil {
		return nil, err
	}
	var made bytes.Buffer
	if _, err := olive.Read(&made, file); err != nil {
		return nil, err
	}
	return pbi.Bytes(made.Bytes()), nil
}

// oliveName is what --notation, --to and names of files call the files of Olive.
const oliveName = "olv"

// refuseOlive says of a file of Olive, by a message of ours, how PBI is made of it.
func refuseOlive(message string, of *kit.Input) error {
	if !of.Is(oliveName) {
		return nil
	}
	return errors.New(words.Say(message, "names", namesOf(of, "pbi")))
}

// editProblems returns what makes the edits of a text of JSON in files of problems.
func editProblems(json []byte, severities map[diag.Rule]diag.Severity) (kit.Editor, error) {
	if _, err := answers.ReadEdits(json, pbi.Bytes(nil)); err != nil {
		return nil, err
	}
	return func(of *kit.Input, file []byte) (out []byte, changes int, r *report.Report, err error) {
		if err = refuseOlive("oliveChecked", of); err != nil {
			return nil, 0, nil, err
		}
		edits, err := answers.ReadEdits(json, habits.PBI.Open(file, of.Encoding))
		if err != nil {
			return nil, 0, nil, err
		}
		made, err := pbi.Edit(file, of.Encoding, edits, pbi.Options{Severities: severities})
		if err != nil {
			return nil, 0, nil, err
		}
		of.JSON = kit.ObjectOf(of, func(w *wire.Writer) { answers.WriteEdited(w, wire.Options{}, made) })
		err = kit.Refused(len(made.Refused), rules.Of, func(i int) ([]int, *diag.Diagnostic) {
			return made.Refused[i].Edits, &made.Refused[i].Diagnostic
		})
		return made.Bytes, len(made.Changes), made.Report, err
	}, nil
}

// boardOf returns the position that --position asks for, nil without it. Who moves does not matter.
func boardOf(l *line.Line) (*chess.Position, error) {
	if !l.Is("position") {
		return nil, nil
	}
	text := l.Value("position")
	p, faults, ok := collect.ReadBoard(text)
	if !ok {
		return nil, errors.New("position: " + chessRules.WhyUnread(text, faults))
	}
	return &p, nil
}

// setProblemFields writes fields into a problem.
func setProblemFields(g desk.Piece, set []tagValue) ([]byte, []mend.Refusal, error) {
	fields := make([]collect.Field, len(set))
	for i, one := range set {
		fields[i] = collect.Field{Name: one.name, Text: one.value}
	}
	return collect.SetFields(g.Text, g.In, fields)
}
