// Package check holds the rules that need more than reading: a file for each chapter of the standard.
package check

import (
	"bytes"
	"slices"
	"strconv"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/source"
)

var encodingRules = map[source.Encoding]diag.Rule{
	source.UTF8: diag.TextUTF8, source.UTF16LE: diag.TextUTF16, source.UTF16BE: diag.TextUTF16,
	source.Windows1252: diag.TextWindows1252,
}

// encoding reports, once a file, an encoding that is not the standard's, at the first character that shows it (2.2).
func (c *Checker) encoding(t *source.Text, span source.Span) {
	rule, foreign := encodingRules[t.Encoding]
	if !foreign || c.encodingTold || c.kind == Embedded {
		return
	}
	limit := byte(0xFF)
	if t.Encoding == source.Windows1252 {
		limit = 0x9F // the others are the same in Latin-1
	}
	at := slices.IndexFunc(t.Slice(span), func(c byte) bool { return c >= utf8.RuneSelf && c <= limit })
	switch {
	case at < 0 && rule == diag.TextUTF16:
		at = 0
	case at < 0:
		return
	}
	c.encodingTold = true
	at += span.Start
	c.diags.Report(rule, source.Span{Start: at, End: t.CharacterEnd(at)},
		"The file is in "+t.Encoding.String()+"; the standard asks for ISO 8859-1. It was read, and is exported in ISO 8859-1.")
}

// text checks the characters and the lines of a game (2.2, 2.3).
func text(t *source.Text, span source.Span, diags *diag.List) {
	controlCharacters(t, span, diags)
	lineLengths(t, span, diags)
}

// forbidden is the length of the control character at a place that the standard does not allow; 0 where there is none.
func forbidden(t *source.Text, at int) int {
	c := t.Bytes[at]
	if c < ' ' && c != '\t' && c != '\v' && c != '\n' && c != '\r' || c == 127 {
		return 1
	}
	return t.Encoding.HighControl(t.Bytes[at:])
}

func controlCharacters(t *source.Text, span source.Span, diags *diag.List) {
	for at := span.Start; at < span.End; at++ {
		end := at
		for end < span.End && forbidden(t, end) > 0 {
			end += forbidden(t, end)
		}
		if end > at {
			diags.Report(diag.TextControlCharacter, source.Span{Start: at, End: end},
				"The control character "+hex([]rune(t.Decode(source.Span{Start: at, End: end}))[0])+
					" is not allowed; remove it. In export format it becomes a space.")
			at = end - 1
		}
	}
}

func hex(r rune) string {
	const digits = "0123456789ABCDEF"
	return "0x" + string([]byte{digits[r>>4&15], digits[r&15]})
}

// maxLine is the number of characters before a line end of one character (2.3).
const maxLine = 254

func lineLengths(t *source.Text, span source.Span, diags *diag.List) {
	for start := span.Start; start < span.End; {
		end := span.End
		if i := bytes.IndexAny(t.Bytes[start:span.End], "\r\n"); i >= 0 {
			end = start + i
		}
		if end-start > maxLine {
			if n := t.LineLength(start); n > maxLine {
				diags.Report(diag.TextLineTooLong, source.Span{Start: start, End: end}, "The line has "+strconv.Itoa(n+1)+
					" characters, its line end included; 255 are allowed. Export breaks it where it may be broken.")
			}
		}
		start = end + 1
	}
}
