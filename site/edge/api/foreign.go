package api

import (
	"strings"

	"pbn/core/convert"
	"pbn/core/pbn/habits"
	"pbn/core/recognize"
)

// foreign is the problem of a file that is not read here: its start shows that, for certain or where no game is found in it. A document
// need not have one.
func (r *request) foreign(at *route) *problem {
	verb := at.Path[strings.LastIndexByte(at.Path, '/')+1:]
	if at.games != nil {
		return at.games.foreign(r, verb)
	}
	is, isSure := recognize.Of(r.file, "")
	named, _ := habits.PBN.EncodingOf(r.query[sourceEncoding.Name])
	if !is.IsForeign() || !isSure && (at.Path == documentPath || convert.HasBoards(r.file, named)) {
		return nil
	}
	if p := elsewhere(is, verb); p != nil {
		return p
	}
	return &problem{kind: otherFormat, Detail: is.Sentence()}
}
