package rules

import (
	"pbn/core/diag"
	"pbn/core/source"
)

// What the fixes of several rules do.

// mostEdits limits how many edits a fix has.
const mostEdits = 100

// writeParts makes the edits that reading has found.
func writeParts(w *diag.Wording) { w.FixParts(true) }

// offerParts is writeParts for what a person has to confirm.
func offerParts(w *diag.Wording) { w.FixParts(false) }

// offerOrigins offers each of the parts, for a person to choose one.
func offerOrigins(w *diag.Wording) { w.FixEachPart() }

// cut removes what was found.
func cut(w *diag.Wording) {
	cutOut(w, w.Span())
	w.Fix(true)
}

// cutOut adds the edit that removes a part of the moves. Unlike [diag.Wording.Cut] it leaves no blank before a right parenthesis.
func cutOut(w *diag.Wording, span source.Span) {
	text := w.Text.Bytes
	end := span.End
	for end < len(text) && (text[end] == ' ' || text[end] == '\t') {
		end++
	}
	if end == len(text) || text[end] != ')' {
		w.Cut(span)
		return
	}
	span.End = end
	for span.Start > 0 && (text[span.Start-1] == ' ' || text[span.Start-1] == '\t') {
		span.Start--
	}
	w.Replace(span, "")
}

// cutAfter removes a part of a move with the blanks before it. A blank is left before what directly follows, unless that closes a variation.
func cutAfter(w *diag.Wording, span source.Span) {
	text := w.Text.Bytes
	for span.Start > 0 && text[span.Start-1] <= ' ' {
		span.Start--
	}
	left := ""
	if span.End < len(text) && text[span.End] > ' ' && text[span.End] != ')' {
		left = " "
	}
	w.Replace(span, left)
}

// replaceToken writes a token in place of what was found, with blanks between it and what is directly beside it.
func replaceToken(w *diag.Wording, token string) {
	span, text := w.Span(), w.Text.Bytes
	if span.Start > 0 && text[span.Start-1] > ' ' && text[span.Start-1] != '(' {
		token = " " + token
	}
	if span.End < len(text) && text[span.End] > ' ' && text[span.End] != ')' {
		token += " "
	}
	w.Replace(span, token)
}

// isLine reports whether nothing but blanks is on the line of a span.
func isLine(text []byte, span source.Span) bool {
	for span.Start > 0 && (text[span.Start-1] == ' ' || text[span.Start-1] == '\t') {
		span.Start--
	}
	for span.End < len(text) && (text[span.End] == ' ' || text[span.End] == '\t') {
		span.End++
	}
	return (span.Start == 0 || source.IsLineEnd(text[span.Start-1])) && (span.End == len(text) || source.IsLineEnd(text[span.End]))
}

// writeForm writes a move as SAN has it.
func writeForm(w *diag.Wording, f MoveInOtherForm) {
	if f.Waits {
		return
	}
	move := w.Told(f.Move)
	if !w.HasOther() {
		w.Replace(w.Span(), move)
	} else {
		// What was found comes after the move that it belongs to.
		if w.OtherSays() != move {
			w.Replace(w.Other(), move)
		}
		cutAfter(w, w.Span())
	}
	w.Fix(!f.IsGuess)
}
