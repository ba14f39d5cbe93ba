package rules

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/source"
)

// The fixes of strings.

// insertEscapes adds edits that write a backslash before each quote and each backslash in the text of a string that lacks one: one edit for
// all where these are many.
func insertEscapes(w *diag.Wording, span source.Span) {
	raw := w.Text.Slice(span)
	count := 0
	for i := nextToEscape(raw, 0); i < len(raw); i = nextToEscape(raw, i+1) {
		count++
	}
	if count > mostEdits {
		text := w.Text.Decode(span)
		out := make([]byte, 0, len(text)+count)
		at := 0
		for i := nextToEscape(text, 0); i < len(text); i = nextToEscape(text, i+1) {
			out = append(append(out, text[at:i]...), '\\')
			at = i
		}
		w.Replace(span, string(append(out, text[at:]...)))
		return
	}
	for i := nextToEscape(raw, 0); i < len(raw); i = nextToEscape(raw, i+1) {
		w.Insert(span.Start+i, `\`)
	}
}

// nextToEscape returns the place of the next quote or backslash in the text of a string that is not a part of an escape, or the length of the
// text.
func nextToEscape[T string | []byte](text T, from int) int {
	for i := from; i < len(text); i++ {
		switch {
		case text[i] == '"':
			return i
		case text[i] != '\\':
		case i+1 < len(text) && (text[i+1] == '"' || text[i+1] == '\\'):
			i++
		default:
			return i
		}
	}
	return len(text)
}

func escapeBackslashes(w *diag.Wording) {
	insertEscapes(w, w.Other())
	w.Fix(true)
}

func escapeQuotes(w *diag.Wording) {
	span := w.Span()
	insertEscapes(w, source.Span{Start: span.Start + 1, End: span.End - 1})
	w.Fix(true)
}

// closeString writes the quotes that a value lacks, or its lines as one. A value that is not closed may be meant to end earlier, and a
// right bracket in it as that of its tag; so a person has to look at it.
func closeString(w *diag.Wording) {
	span := w.Span()
	if f, is := UnclosedValue.Facts(w); is {
		closeValue(w, span, f)
		return
	}
	isOpen, isBare := UnopenedValue.Is(w), UnquotedValue.Is(w)
	switch {
	case isOpen:
		w.Insert(span.Start, `"`)
		insertEscapes(w, source.Span{Start: span.Start, End: span.End - 1})
	case isBare:
		w.Insert(span.Start, `"`)
		insertEscapes(w, span)
		w.Insert(span.End, `"`)
	default:
		joinLines(w, span)
	}
	w.Fix(false)
}

// closeValue closes a value that is not closed: before its right bracket or, without one, at the end of its line.
func closeValue(w *diag.Wording, span source.Span, f OpenString) {
	raw := w.Text.Slice(span)
	end, closing := len(raw), `"`
	switch {
	case f.HasBracket:
		end = bytes.LastIndexByte(raw, ']')
	case f.InOpenTag:
		closing = `"]`
	}
	insertEscapes(w, source.Span{Start: span.Start + 1, End: span.Start + end})
	w.Insert(span.Start+end, closing)
	w.Fix(false)
}

// joinLines writes a blank in place of each line end of a value, and of the blanks around it.
func joinLines(w *diag.Wording, span source.Span) {
	text := w.Text.Bytes
	for at := span.Start + 1; at < span.End; at++ {
		if !source.IsLineEnd(text[at]) {
			continue
		}
		from := at
		for from > span.Start+1 && text[from-1] <= ' ' {
			from--
		}
		for at < span.End && text[at] <= ' ' {
			at++
		}
		w.Replace(source.Span{Start: from, End: at}, " ")
	}
}
