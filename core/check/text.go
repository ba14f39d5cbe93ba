// Package check holds the rules that need more than reading: a file for each chapter of the standard.
package check

import (
	"bytes"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/source"
)

// Text checks the characters and the lines of a file (2.2, 2.3).
func Text(t *source.Text, diags *diag.List) {
	encoding(t, diags)
	controlCharacters(t, diags)
	lineLengths(t, diags)
}

var encodingRules = map[source.Encoding]diag.Rule{
	source.UTF8: diag.TextUTF8, source.UTF16LE: diag.TextUTF16, source.UTF16BE: diag.TextUTF16,
	source.Windows1252: diag.TextWindows1252,
}

func encoding(t *source.Text, diags *diag.List) {
	rule, foreign := encodingRules[t.Encoding]
	if !foreign {
		return
	}
	at := 0
	for at < len(t.Bytes)-1 && t.Bytes[at] < 0x80 {
		at++
	}
	_, size := utf8.DecodeRune(t.Bytes[at:])
	diags.Report(rule, source.Span{Start: at, End: at + size},
		"The file is in "+t.Encoding.String()+"; the standard asks for ISO 8859-1. It was read, and is exported in ISO 8859-1.")
}

// forbidden is the length of the control character at a place that the standard does not allow; 0 where there is none.
// Bytes from 128 to 159 are control characters only where the encoding has none of its own there.
func forbidden(t *source.Text, at int) int {
	switch c := t.Bytes[at]; {
	case c < ' ' && c != '\t' && c != '\v' && c != '\n' && c != '\r', c == 127:
		return 1
	case c == 0xC2 && t.Encoding != source.Latin1 && t.Encoding != source.Windows1252 &&
		at+1 < len(t.Bytes) && t.Bytes[at+1] < 0xA0:
		return 2
	}
	return 0
}

func controlCharacters(t *source.Text, diags *diag.List) {
	for at := 0; at < len(t.Bytes); at++ {
		end := at
		for end < len(t.Bytes) && forbidden(t, end) > 0 {
			end += forbidden(t, end)
		}
		if end > at {
			diags.Report(diag.TextControlCharacter, source.Span{Start: at, End: end},
				"A control character, with the code "+hex(t.Bytes[end-1])+", is not allowed; outside text it is read as white space.")
			at = end - 1
		}
	}
}

func hex(c byte) string {
	const digits = "0123456789ABCDEF"
	return "0x" + string([]byte{digits[c>>4], digits[c&15]})
}

// maxLine is the number of characters before a line end of one character (2.3).
const maxLine = 254

func lineLengths(t *source.Text, diags *diag.List) {
	for start := 0; start < len(t.Bytes); {
		end := len(t.Bytes)
		if i := bytes.IndexAny(t.Bytes[start:], "\r\n"); i >= 0 {
			end = start + i
		}
		if end-start > maxLine && t.Position(end).Column-1 > maxLine {
			diags.Report(diag.TextLineTooLong, source.Span{Start: start, End: end},
				"The line has more than 255 characters, its line end included.")
		}
		start = end + 1
	}
}
