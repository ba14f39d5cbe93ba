package rules

import (
	"pbn/core/diag"
)

// embedNested has the line of the block that is not closed as its number; it is told what closes that.
func embedNested(w *diag.Wording) string {
	return "This block begins before the one in line " + number(w.Number(0)) + " is closed; write " + w.Told(0) + " after the last line of that one."
}

// embedUnclosed has the line where the block was ended as its number; it is told what closes it.
func embedUnclosed(w *diag.Wording) string {
	return "The block is not closed; write " + w.Told(0) + " after its last line. It was read up to line " + number(w.Number(0)) + "."
}

// The forms of embed/markup.
const (
	TagInBlock diag.Form = iota // told: its name
	CommentInScript
)

func embedMarkup(w *diag.Wording) string {
	if w.Form() == CommentInScript {
		return "“<!--” can keep a browser from seeing where the script ends. Write a space after the “<”."
	}
	return w.Quoted() + " is HTML, not PBN: each <" + diag.Short(w.Told(0)) + "> in the block is left out. Remove it, or write &lt; where the text has a “<”."
}

// The forms of file/not-pbn.
const (
	OtherFormat diag.Form = iota // told: a sentence of [recognize.Row]
	IsLIN
	EmptyFile
	NoTag
	NoBlock
)

func notPBN(w *diag.Wording) string {
	switch w.Form() {
	case OtherFormat:
		return w.Told(0)
	case IsLIN:
		return "This is a LIN file of Bridge Base Online, not PBN."
	case EmptyFile:
		return "The file is empty."
	case NoBlock:
		return "The document has no block of PBN with a game in it."
	}
	return "The file has no tag pair such as [Board \"1\"], so there is no board in it."
}
