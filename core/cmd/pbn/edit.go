package main

import (
	"cmp"

	"pbn/core/amend"
	"pbn/core/cmd/kit"
	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// edits makes edits in files of PBN.
func edits(json []byte, severities map[diag.Rule]diag.Severity) (kit.Editor, error) {
	edits, err := answers.ReadEdits(json)
	if err != nil {
		return nil, err
	}
	return func(of *kit.Input, file []byte) (out []byte, changes int, r *report.Report, err error) {
		made, err := pbn.Edit(file, of.Encoding, edits, pbn.Options{Severities: severities})
		if err != nil {
			return nil, 0, nil, whyNot(of, file, err)
		}
		of.JSON = kit.ObjectOf(of, func(w *wire.Writer) { answers.WriteEdited(w, wire.Options{}, made) })
		err = kit.Refused(len(made.Refused), rules.Of, func(i int) ([]int, *diag.Diagnostic) {
			return made.Refused[i].Edits, &made.Refused[i].Diagnostic
		})
		return made.Bytes, len(made.Changes), made.Report, err
	}, nil
}

// whyNot returns what to say of a file in which edits cannot be made: what it is, if it is not PBN, else what is wrong with them.
func whyNot(of *kit.Input, file []byte, wrong error) error {
	if err := refuseOther("otherEdited", of, file); err != nil {
		return err
	}
	if convert.HasBoards(file, of.Encoding) {
		return wrong
	}
	return cmp.Or(of.Foreign(new(report.Report)), wrong)
}

// madeEdits is the verb Edit of a notation of games of moves.
type madeEdits func(file []byte, in source.Encoding, edits []amend.Edit) (*amend.Outcome, error)

// editorOf returns what makes the edits of a text of JSON in files of games of moves: what reads them, makes them, and writes what was changed.
func editorOf(
	json []byte, read func(json []byte) ([]amend.Edit, error), made madeEdits, rows diag.Table, write func(w *wire.Writer, o wire.Options, made *amend.Outcome),
) (kit.Editor, error) {
	edits, err := read(json)
	if err != nil {
		return nil, err
	}
	return func(of *kit.Input, file []byte) (out []byte, changes int, r *report.Report, err error) {
		made, err := made(file, of.Encoding, edits)
		if err != nil {
			return nil, 0, nil, err
		}
		of.JSON = kit.ObjectOf(of, func(w *wire.Writer) { write(w, wire.Options{}, made) })
		err = kit.Refused(len(made.Refused), rows, func(i int) ([]int, *diag.Diagnostic) {
			return made.Refused[i].Edits, &made.Refused[i].Diagnostic
		})
		return made.Bytes, len(made.Changes), made.Report, err
	}, nil
}
