package rules

import (
	"pbn/core/diag"
)

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
