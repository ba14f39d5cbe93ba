package rules

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/source"
)

// How facts are said that are values of other packages.
var (
	side     = diag.FactType{Size: 1, Say: saySide}
	encoding = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return source.Encoding(value).String() }}
	field    = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return fieldNames[value] }}
)

// fieldNames are the names of the nine fields, in their order.
var fieldNames = [...]string{
	"names", "position", "stipulation", "used source", "referenced sources", "awards", "keymove", "status", "comment",
}

func saySide(value uint32, _ string) string {
	if chess.Color(value) == chess.Black {
		return "Black"
	}
	return "White"
}

// More is what is said once of a file: how many more such places there are.
type More struct{ More int32 }

var more = []diag.Fact{{Name: "More", Is: &diag.Number}}

// Text is a text that a fix writes.
type Text struct{ Text diag.Text }

var text = []diag.Fact{{Name: "Text", Is: &diag.Words}}

const writeText = "Write {Text}"

// Count is how many there are of what should be a fixed number.
type Count struct{ Count int32 }

var count = []diag.Fact{{Name: "Count", Is: &diag.Number}}

// writeParts makes the edits that the check has found.
func writeParts(w *diag.Wording) { w.FixParts(true) }

// offerParts is writeParts for what a person has to confirm.
func offerParts(w *diag.Wording) { w.FixParts(false) }

// remove removes what was found.
func remove(w *diag.Wording) {
	w.Replace(w.Span(), "")
	w.Fix(true)
}

// writePartsElsewhere makes the edits that the check has found, which may be in an earlier part of the file.
func writePartsElsewhere(w *diag.Wording) {
	if w.MakesSafeFixes() {
		w.FixParts(true)
		return
	}
	w.FixPartsElsewhere(true)
}
