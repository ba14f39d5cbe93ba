package rules

import (
	"pbn/core/diag"
)

// annotationRepeatedWords is told the call or card; its numbers are the NAG of the annotation, and whether that is a suffix, whether to write it
// is safe, and whether the file is checked as export format.
func annotationRepeatedWords(w *diag.Wording) string {
	return diag.Quote(w.Texted(0)) + " has two suffixes or two note references; it may have one of each."
}

// suffixAsNAG writes the NAG that means the same as a suffix (3.5.3).
func suffixAsNAG(w *diag.Wording) {
	if w.Number(1) == 0 {
		return
	}
	nag := "$" + number(w.Number(0))
	text := nag
	if end := w.Span().End; end < len(w.Text.Bytes) && w.Text.Bytes[end] >= '0' && w.Text.Bytes[end] <= '9' {
		text += " "
	}
	isSafe := w.Number(2) == 1
	if before := w.Text.Bytes[:w.Span().Start]; w.Number(3) == 1 {
		switch n := len(before); {
		case before[n-1] > ' ': // a suffix has no space before it, a NAG has one
			text = " " + text
		case before[n-1] == ' ':
			isSafe = isSafe && before[n-2] > ' '
		}
	}
	w.Replace(w.Span(), text)
	w.Fix(isSafe, "Write ", nag)
}

// Which of two NAGs that are the same can be removed.
const (
	RemoveNone uint32 = iota
	RemoveSecond
	RemoveFirst
)

// The forms of annotation/double-nag. They are told the call or card; their numbers are the NAG, the one before, which of both can be
// removed, and whether that is safe.
const (
	DifferentMarks diag.Form = iota
	SuffixAndNAG
	NAGTwice
)

func doubleNAG(w *diag.Wording) string {
	move, nag := diag.Quote(w.Texted(0)), "$"+number(w.Number(0))
	switch w.Form() {
	case DifferentMarks:
		return move + " has two different marks, $" + number(w.Number(1)) + " and " + nag + "; keep one of them."
	case SuffixAndNAG:
		return move + " has " + nag + " and the suffix that is the same; one of them is enough."
	}
	return move + " has " + nag + " twice; once is enough."
}

func removeNAG(w *diag.Wording) {
	safe := w.Number(3) == 1
	switch uint32(w.Number(2)) {
	case RemoveSecond:
		w.Cut(w.Span())
		w.Fix(safe, "Remove the second")
	case RemoveFirst:
		w.Cut(w.Other())
		w.Fix(safe, "Remove the first")
	}
}

func nagRange(w *diag.Wording) string {
	return "There is no annotation $" + number(w.Number(0)) + "; their numbers go from $0 to $255."
}

// nagSection is told what the section has; its numbers are the NAG, and the one of this section that means the same.
func nagSection(w *diag.Wording) string {
	return "$" + number(w.Number(0)) + " is not for " + w.Texted(0) + "; write $" + number(w.Number(1)) + ", which means the same for " +
		w.Texted(0) + "."
}

func writeOtherNAG(w *diag.Wording) {
	instead := "$" + number(w.Number(1))
	w.Replace(w.Span(), instead)
	w.Fix(false, "Write ", instead)
}

// The forms of note/bad-index.
const (
	BadReference diag.Form = iota // number 0: the index
	BadNote                       // told: the value
)

func badIndex(w *diag.Wording) string {
	if w.Form() == BadReference {
		return "There is no note " + number(w.Number(0)) + "; notes have numbers from 1 to 32."
	}
	return diag.Quote(w.Texted(0)) + " has a number that no note can have; notes have numbers from 1 to 32."
}

// noteUnusedWords is told what might refer to the note; its number is the index.
func noteUnusedWords(w *diag.Wording) string {
	return "No " + w.Texted(0) + " refers to this note; a reference to it is =" + number(w.Number(0)) + "=."
}

// noteMisplacedWords is told the tag that the note follows; nothing where it is at the start of a game.
func noteMisplacedWords(w *diag.Wording) string {
	where := "is at the start of a game"
	if len(w.Texts()) > 0 {
		where = "follows the tag " + diag.Short(w.Texted(0))
	}
	return "This note " + where + "; a note comes directly after the calls or cards that it belongs to."
}

// noteSyntaxWords is told the value.
func noteSyntaxWords(w *diag.Wording) string {
	return diag.Quote(w.Texted(0)) + " has no number; a note begins with its number, from 1 to 32, and a colon, as in “1:text”."
}

// noteDuplicateWords is told what the section has; its number is the index.
func noteDuplicateWords(w *diag.Wording) string {
	return "The " + w.Texted(0) + " already have a note " + number(w.Number(0)) + "; give this one another number."
}

// noteUndefinedWords is told what the section has; its number is the index, its other place a note of that index in another place.
func noteUndefinedWords(w *diag.Wording) string {
	n := number(w.Number(0))
	if w.HasOther() {
		w.Relate("a note "+n+" elsewhere", w.OtherPlace())
		return "Note " + n + " does not come after the " + w.Texted(0) + ", where it belongs."
	}
	return "There is no [Note \"" + n + ":…\"] after the " + w.Texted(0) + "."
}
