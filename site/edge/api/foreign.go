package api

import (
	"pbn/core/convert"
	"pbn/core/pbn/habits"
	"pbn/core/recognize"
)

// foreign is the problem of a file that is not read here: its start shows that, for certain or where no game is found in it. A document
// need not have one.
func (r *request) foreign(at *route) *problem {
	is, isSure := recognize.Of(r.file, "")
	named, _ := habits.PBN.EncodingOf(r.query[sourceEncoding.Name])
	if !is.IsForeign() || !isSure && (at.Path == documentPath || convert.HasBoards(r.file, named)) {
		return nil
	}
	return &problem{kind: otherFormat, Detail: is.Sentence()}
}
