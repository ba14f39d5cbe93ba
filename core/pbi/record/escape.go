package record

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbn/core/source"
)

// byteOrderMark means nothing inside of a file.
const byteOrderMark = "\uFEFF"

// escapeLength is how many characters an encoded character has: \x3a.
const escapeLength = 4

// Escaped returns the character that a text begins with, which begins with a backslash; ok is false where that is not an encoded character.
func Escaped[T string | []byte](text T) (c byte, ok bool) {
	if len(text) < escapeLength || text[1] != 'x' {
		return 0, false
	}
	high, isHigh := digit(text[2])
	low, isLow := digit(text[3])
	return high<<4 | low, isHigh && isLow
}

// digit returns the value of a hexadecimal digit.
func digit(c byte) (value byte, ok bool) {
	switch {
	case c >= '0' && c <= '9':
		return c - '0', true
	case c >= 'a' && c <= 'f':
		return c - 'a' + 10, true
	case c >= 'A' && c <= 'F':
		return c - 'A' + 10, true
	}
	return 0, false
}

// Text returns what a span says: characters that are encoded as themselves, without byte order marks.
func Text(t *source.Text, span source.Span) string {
	text := t.Decode(span)
	if bytes.IndexByte(t.Slice(span), '\\') >= 0 {
		text = unescape(text)
	}
	return strings.ReplaceAll(text, byteOrderMark, "")
}

// unescape decodes the encoded characters of a text. A backslash that begins none is itself.
func unescape(text string) string {
	out := make([]byte, 0, len(text))
	for {
		at := strings.IndexByte(text, '\\')
		if at < 0 {
			return string(append(out, text...))
		}
		out = append(out, text[:at]...)
		text = text[at:]
		c, ok := Escaped(text)
		if !ok {
			out, text = append(out, '\\'), text[1:]
			continue
		}
		out, text = utf8.AppendRune(out, rune(c)), text[escapeLength:]
	}
}

// AppendText appends a text to a field, and encodes what it has to: what separates fields and parts, backslashes, control characters, and
// line ends.
func AppendText(out []byte, f Field, text string) []byte {
	for len(text) > 0 {
		n := 0
		for n < len(text) && text[n] >= ' ' && text[n] < 0x7F && !f.Reserves(text[n]) {
			n++
		}
		if out, text = append(out, text[:n]...), text[n:]; text == "" {
			break
		}
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case MustBeEncoded(f, r):
			out = AppendEscape(out, byte(r))
		case r == utf8.RuneError && size == 1:
			out = utf8.AppendRune(out, r)
		default:
			out = append(out, text[:size]...)
		}
		text = text[size:]
	}
	return out
}

// nextLine is the character U+0085, which ends lines.
const nextLine = 0x85

// MustBeEncoded reports whether a character has to be encoded in a field. U+2028, which ends lines, cannot be.
func MustBeEncoded(f Field, r rune) bool {
	return r < ' ' && r != '\t' || r == 0x7F || r == nextLine || r < utf8.RuneSelf && f.Reserves(byte(r))
}

// AppendEscape appends an encoded character.
func AppendEscape(out []byte, c byte) []byte {
	const digits = "0123456789abcdef"
	return append(out, '\\', 'x', digits[c>>4], digits[c&15])
}
