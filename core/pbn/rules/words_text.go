package rules

import (
	"unicode/utf8"

	"pbn/core/diag"
)

func foreignEncoding(w *diag.Wording) string {
	return "The file is in " + w.Texted(0) + "; the standard asks for ISO 8859-1."
}

// The forms of text/control-character. Their part, if they have one, is the edit that puts a space in its place, or removes it.
const (
	BlankMayMatter diag.Form = iota // the edit can change how the text around it is read
	BlankIsSafe                     // it cannot
)

func controlCharacter(w *diag.Wording) string {
	r, _ := utf8.DecodeRuneInString(w.Says())
	return "The control character " + hex(r) + " is not allowed; remove it. In export format it becomes a space."
}

func hex(r rune) string {
	const digits = "0123456789ABCDEF"
	return "0x" + string([]byte{digits[r>>4&15], digits[r&15]})
}

func blankOut(w *diag.Wording) {
	if len(w.Parts()) == 0 {
		return
	}
	title := "Write a space"
	if w.Parts()[0].Text == "" {
		title = "Remove it"
	}
	w.ReplaceParts()
	w.Fix(w.Form() == BlankIsSafe, title)
}

func discouragedCharacter(w *diag.Wording) string {
	r, _ := utf8.DecodeRuneInString(w.Says())
	return diag.Quote(string(r)) + " is character " + number(int(r)) +
		"; those from 160 to 191 are discouraged, since elsewhere they may show as other characters. They are kept."
}

// longLine has as its numbers the printing characters of the line, and how many more such lines there are.
func longLine(w *diag.Wording) string {
	message := "The line has " + number(w.Number(0)) + " printing characters; lines of 80 or more are discouraged"
	if more := w.Number(1); more > 0 {
		message += ", and the file has " + Count(more, "more such line")
	}
	return message + "."
}
