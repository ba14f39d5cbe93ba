package rules

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/source"
)

// The fixes of strings.

// insertEscapes adds edits that write a backslash before each quote and each backslash in the text of a string that lacks one. It reports
// whether these are not too many.
func insertEscapes(w *diag.Wording, span source.Span) bool {
	raw, edits := w.Text.Slice(span), 0
	for i := 0; i < len(raw); i++ {
		switch {
		case raw[i] == '\\' && i+1 < len(raw) && (raw[i+1] == '"' || raw[i+1] == '\\'):
			i++
			continue
		case raw[i] != '"' && raw[i] != '\\':
			continue
		}
		if edits++; edits > mostEdits {
			w.NoFix()
			return false
		}
		w.Insert(span.Start+i, `\`)
	}
	return true
}

func escapeBackslashes(w *diag.Wording) {
	if insertEscapes(w, w.Other()) {
		w.Fix(true)
	}
}

func escapeQuotes(w *diag.Wording) {
	span := w.Span()
	if insertEscapes(w, source.Span{Start: span.Start + 1, End: span.End - 1}) {
		w.Fix(true)
	}
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
	if isOpen || isBare {
		w.Insert(span.Start, `"`)
	}
	switch {
	case isOpen && !insertEscapes(w, source.Span{Start: span.Start, End: span.End - 1}), isBare && !insertEscapes(w, span):
		return
	case isBare:
		w.Insert(span.End, `"`)
	case !isOpen:
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
	if insertEscapes(w, source.Span{Start: span.Start + 1, End: span.Start + end}) {
		w.Insert(span.Start+end, closing)
		w.Fix(false)
	}
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
