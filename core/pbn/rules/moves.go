package rules

import (
	"strings"

	"pbn/core/diag"
)

// What the rules of the auction and those of the play have in common.

// MoveInOtherForm is a call or card that is written in another form than that of the standard, or several calls.
type MoveInOtherForm struct {
	As      diag.Text // in the standard's form
	Written diag.Text // as it is written; none if that is the text
	Column  uint8     // of the first, from 0
}

var moveInOtherFormFacts = []diag.Fact{{Name: "As", Is: &diag.Words}, {Name: "Written", Is: &diag.Words}, {Name: "Column", Is: &diag.Small}}

// The forms of auction/bad-call and play/bad-card.
var (
	moveInOtherForm = diag.FormRow{
		Message: "{Written?{Written:quoted}}{Written!{here:quoted}} should be written {As}; it is read as that.",
		Fix:     "Write {As}",
		Facts:   moveInOtherFormFacts,
	}
	markAtMove = diag.FormRow{
		Message: "{here:quoted} is not a mark of PBN, where a note is =1= and an annotation $1; it is kept as a comment.",
		Fix:     "Make it a comment",
	}
	openReference = diag.FormRow{
		Message: "The note reference {here:quoted} has no “=” at its end; write {here}=.",
		Fix:     "Write {here}=",
	}
)

// writeInOtherForm writes a call or card, or several calls, in the standard's form.
func writeInOtherForm(w *diag.Wording, f MoveInOtherForm) {
	w.Replace(w.Span(), inLines(w.Told(f.As), int(f.Column)))
	w.Fix(true)
}

func makeComment(w *diag.Wording) {
	w.Replace(w.Span(), " {"+w.Says()+"}")
	w.Fix(true)
}

func closeReference(w *diag.Wording) {
	w.Replace(w.Span(), w.Says()+"=")
	w.Fix(true)
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

// bothEnds is that of auction/plus-and-star and play/plus-and-star.
var bothEnds = diag.FormRow{
	Message: "Both “+” and “*” are here: “+” means that it goes on later, “*” that it ends. Keep the one that is true.",
	Other:   "the other end",
}

const endWithStar = "End it with “*”"

const removeTheMark = "Remove the mark"

// removeMark removes the part, which is the only mark before a move. Perhaps it is the call or the card that is wrong, so it is not safe.
func removeMark(w *diag.Wording) {
	if len(w.Parts()) > 0 {
		w.Cut(w.Parts()[0].Span())
		w.Fix(false)
	}
}
