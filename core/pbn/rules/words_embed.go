package rules

import (
	"pbn/core/diag"
)

// embedNestedWords has the line of the block that is not closed as its number; it is told what closes that.
func embedNestedWords(w *diag.Wording) string {
	return "This block begins before the one in line " + number(w.Number(0)) + " is closed; write " + w.Texted(0) + " after the last line of that one."
}

// embedUnclosedWords has the line where the block was ended as its number; it is told what closes it.
func embedUnclosedWords(w *diag.Wording) string {
	return "The block is not closed; write " + w.Texted(0) + " after its last line. It was read up to line " + number(w.Number(0)) + "."
}

// The forms of embed/markup.
const (
	TagInBlock diag.Form = iota // told: its name
	CommentInScript
)

func embedMarkupWords(w *diag.Wording) string {
	if w.Form() == CommentInScript {
		return "“<!--” can keep a browser from seeing where the script ends. Write a space after the “<”."
	}
	return w.Quoted() + " is HTML, not PBN: each <" + diag.Short(w.Texted(0)) + "> in the block is left out. Remove it, or write &lt; where the text has a “<”."
}

// The forms of file/not-pbn.
const (
	OtherFormat diag.Form = iota // told: which
	EmptyFile
	NoTag
	NoBlock
)

func notPBN(w *diag.Wording) string {
	switch w.Form() {
	case OtherFormat:
		return "This is " + w.Texted(0) + ", not PBN."
	case EmptyFile:
		return "The file is empty."
	case NoBlock:
		return "The document has no block of PBN with a game in it."
	}
	return "The file has no tag pair such as [Board \"1\"], so there is no board in it."
}
