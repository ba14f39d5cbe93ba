package rules

import (
	"pbn/core/diag"
)

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
		return w.Texted(0)
	case IsLIN:
		return "This is a LIN file of Bridge Base Online, not PBN."
	case EmptyFile:
		return "The file is empty."
	case NoBlock:
		return "The document has no block of PBN with a game in it."
	}
	return "The file has no tag pair such as [Board \"1\"], so there is no board in it."
}
