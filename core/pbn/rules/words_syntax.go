package rules

import (
	"bytes"

	"pbn/core/diag"
)

// The forms of syntax/unterminated-string.
const (
	ValueNotClosed diag.Form = iota // number 0: the tag has no right bracket either
	ValueNotOpened
	ElementNotClosed
)

// The forms of syntax/unexpected-text.
const (
	UnexpectedText     diag.Form = iota
	TextBelongsNowhere           // told: why, and the text
	TextAfterAuction
	TextAfterPlay
	DataAfterTag // told: the tag
)

// unterminatedComment has what the comment would swallow as its other place, and where it is closed as its number.
func unterminatedComment(w *diag.Wording) string {
	what := "."
	if w.HasOther() {
		what = "; it is ended before " + diag.Quote(w.OtherSays()) + ", which it would swallow."
	}
	return "The comment that begins here has no “}” at its end" + what
}

// closeComment closes a comment where it was ended; it may be meant to end earlier.
func closeComment(w *diag.Wording) {
	w.Insert(w.Number(0), "}")
	w.Fix(false, "Close the comment before the next tag")
}

func commentInTag(w *diag.Wording) string {
	return "The comment " + w.Quoted() + " is inside a tag; it is read as if it came after it."
}

func commentInSection(w *diag.Wording) string {
	return "The comment " + w.Quoted() + " is among the values of a section; it is moved to the section’s tag, where comments belong."
}

// moveComments makes the fix, which the check gave to one of several comments. Its number says whether it is safe.
func moveComments(w *diag.Wording) {
	if len(w.Parts()) > 0 {
		w.ReplaceParts()
		w.Fix(w.Number(0) == 1, "Move the comments after the tag")
	}
}

// unclosedTag has the tag's name as its other place; its number says whether nothing that may be data comes after the value.
func unclosedTag(w *diag.Wording) string {
	return "The tag " + diag.Short(w.OtherSays()) + " has no “]” at its end."
}

func closeTag(w *diag.Wording) {
	w.Insert(w.Span().End, "]")
	w.Fix(w.Number(0) == 1, "Write “]” after the value")
}

func tagName(w *diag.Wording) string {
	return "The tag name " + w.Quoted() + " should begin with a capital letter."
}

// unterminatedString has the tag's name as its other place.
func unterminatedString(w *diag.Wording) string {
	switch w.Form() {
	case ValueNotOpened:
		return "The value of " + diag.Short(w.OtherSays()) + " has no quote before it."
	case ElementNotClosed:
		return "The string is not closed on its line."
	}
	return "The value of " + diag.Short(w.OtherSays()) + ` is not closed, or has a quote inside; a quote inside a string is written \".`
}

// mostEdits limits how many edits a fix has.
const mostEdits = 100

// closeString closes a string that is not closed, or writes a backslash before the quotes inside it: its value stays. A string that is not
// closed and has a right bracket is closed before that, which may be meant. The value of a tag without a right bracket gets one, too.
func closeString(w *diag.Wording) {
	if w.Form() == ValueNotOpened {
		return
	}
	span := w.Span()
	raw := w.Text.Slice(span)
	end := len(raw)
	closed := end > 1 && raw[end-1] == '"'
	if closed {
		end--
	}
	title, safe := "Close the string", true
	if closed {
		title = "Write \\ before the quotes and the backslash inside"
	} else if i := bytes.LastIndexByte(raw, ']'); i >= 0 {
		title, safe = "Close the string before “]”", false
		end = i
	}
	closing, edits := "", 0
	for i := 1; i < end && edits <= mostEdits; i++ {
		switch {
		case raw[i] == '"':
			w.Insert(span.Start+i, `\`)
			edits++
		case raw[i] != '\\':
		case i+1 == end:
			closing = `\`
		case raw[i+1] == '"' || raw[i+1] == '\\':
			i++
		}
	}
	if !closed {
		closing += `"`
		if w.Number(0) == 1 && end == len(raw) {
			closing += "]"
		}
	}
	if closing != "" {
		w.Insert(span.Start+end, closing)
		edits++
	}
	if edits > mostEdits {
		w.NoFix()
		return
	}
	w.Fix(safe, title)
}

func badEscape(w *diag.Wording) string {
	return "The backslash in " + w.Quoted() + " is read as itself; in a string it belongs only before a quote or another backslash."
}

func unexpectedText(w *diag.Wording) string {
	switch w.Form() {
	case TextBelongsNowhere:
		return w.Texted(0) + " " + diag.Quote(w.Texted(1)) + "; it is kept as a comment."
	case TextAfterAuction:
		return "Text follows the end of the auction: " + w.Quoted() + ". It is kept as a comment."
	case TextAfterPlay:
		return "Text follows the end of the play: " + w.Quoted() + ". It is kept as a comment."
	case DataAfterTag:
		return "PBN has no data after the tag " + w.Texted(0) + "; what follows is kept as a section of that name."
	}
	text := w.Says()
	if text[0] == '[' {
		return diag.Quote(text) + " is not a tag, which has a name and a value in quotes, as in [Board \"1\"]; it is kept as a comment."
	}
	return diag.Quote(text) + " does not belong here; it is kept as a comment."
}

// tokenTooLong has as its numbers how many characters there are, and whether it is a string.
func tokenTooLong(w *diag.Wording) string {
	what := "The word has"
	if w.Number(1) == 1 {
		what = "With its quotes the string has"
	}
	return what + " " + Count(w.Number(0), "character") + "; 255 are allowed."
}
