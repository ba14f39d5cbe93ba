package api

import (
	"pbn/core/recognize"
	"pbn/core/report"
)

// foreign returns the problem of a file whose start shows that it is of another kind, whatever else it has in it; nil of all others. It says what
// the file is, and what to do.
func foreign(file []byte) *problem {
	row, isSure := recognize.Of(file, "")
	if !row.IsForeign() || !isSure || row.Document {
		return nil
	}
	return &problem{kind: otherKind, Detail: row.Sentence()}
}

// foreignWithout returns the same of a file that had no game where one was looked for, as what seems to be of another kind may have.
func foreignWithout(file []byte, r *report.Report) *problem {
	if row, _ := recognize.Of(file, ""); r.Games == 0 && row.IsForeign() {
		return &problem{kind: otherKind, Detail: row.Sentence()}
	}
	return nil
}
