package rules

import (
	"strings"

	"pbn/core/diag"
)

// The forms of auction/bad-call and play/bad-card.
const (
	NotAMove   diag.Form = iota
	MoveReadAs           // told: what it is read as; then what is quoted, if the text has other blanks than that. Number 0: the column of the first
	AlertMark
	OpenReference
)

func badCall(w *diag.Wording) string {
	return badMove(w, " is not a call; a call is Pass, X, XX, AP, or a level from 1 to 7 with C, D, H, S or NT.")
}

func badCard(w *diag.Wording) string {
	return badMove(w, " is not a card; a card is S, H, D or C and then one of AKQJT98765432, as in SA.")
}

func badMove(w *diag.Wording, isNone string) string {
	switch w.Form() {
	case MoveReadAs:
		written := w.Says()
		if len(w.Texts()) > 1 {
			written = w.Texted(1)
		}
		return diag.Quote(written) + " should be written " + w.Texted(0) + "; it is read as that."
	case AlertMark:
		return w.Quoted() + " is not a mark of PBN, where a note is =1= and an annotation $1; it is kept as a comment."
	case OpenReference:
		return "The note reference " + w.Quoted() + " has no “=” at its end; write " + w.Says() + "=."
	}
	return w.Quoted() + isNone
}

func writeMove(w *diag.Wording) {
	switch w.Form() {
	case MoveReadAs:
		w.Replace(w.Span(), inLines(w.Texted(0), w.Number(0)))
		w.Fix(true, "Write ", w.Texted(0))
	case AlertMark:
		w.Replace(w.Span(), " {"+w.Says()+"}")
		w.Fix(true, "Make it a comment")
	case OpenReference:
		w.Replace(w.Span(), w.Says()+"=")
		w.Fix(true, "Write ", w.Says(), "=")
	}
}

// inLines returns calls in lines of four, as export format has them; the first is in a column from 0.
func inLines(calls string, column int) string {
	words := strings.Fields(calls)
	for i := range words[1:] {
		separator := " "
		if (column+i+1)%4 == 0 {
			separator = "\r\n"
		}
		words[i+1] = separator + words[i+1]
	}
	return strings.Join(words, "")
}
