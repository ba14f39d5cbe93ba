package source

import (
	"unicode/utf16"
	"unicode/utf8"
)

// Text is a file's text in a form in which every ASCII character is one byte: the file's own bytes, or, for UTF-16, its
// text in UTF-8. The bytes are not copied and must not change as long as the Text is in use.
type Text struct {
	Bytes    []byte
	Encoding Encoding
	size     int
	index    *index
}

// New makes the Text of a file and detects its encoding.
func New(file []byte) *Text {
	t := &Text{Bytes: file, Encoding: Detect(file), size: len(file)}
	if t.wide() {
		t.Bytes = fromUTF16(file, t.Encoding == UTF16BE)
	}
	return t
}

func (t *Text) wide() bool { return t.Encoding == UTF16LE || t.Encoding == UTF16BE }

// multiByte tells whether a character of Bytes can take more than one byte.
func (t *Text) multiByte() bool { return t.Encoding >= UTF8 }

// fromUTF16 keeps one character for each code unit that is no half of a pair, so that positions can be told from the
// UTF-8 text alone.
func fromUTF16(file []byte, bigEndian bool) []byte {
	low, high := 0, 1
	if bigEndian {
		low, high = 1, 0
	}
	unit := func(i int) rune { return rune(file[i+low]) | rune(file[i+high])<<8 }
	out := make([]byte, 0, len(file)/2+len(file)/8)
	for i := 0; i+1 < len(file); i += 2 {
		r := unit(i)
		if utf16.IsSurrogate(r) {
			pair := utf8.RuneError
			if i+3 < len(file) {
				pair = utf16.DecodeRune(r, unit(i+2))
			}
			if pair != utf8.RuneError {
				i += 2
			}
			r = pair
		}
		out = utf8.AppendRune(out, r)
	}
	if len(file)%2 == 1 {
		out = utf8.AppendRune(out, utf8.RuneError)
	}
	return out
}

// Slice is the bytes of a span. They belong to the Text.
func (t *Text) Slice(s Span) []byte { return t.Bytes[s.Start:s.End] }

// Decode is the text of a span as a Go string. A byte that its encoding does not have becomes U+FFFD.
func (t *Text) Decode(s Span) string { return t.DecodeBytes(t.Bytes[s.Start:s.End]) }

// DecodeBytes decodes bytes that were taken from the Text.
func (t *Text) DecodeBytes(b []byte) string {
	if t.multiByte() {
		return decodeUTF8(b)
	}
	ascii := true
	for _, c := range b {
		if c >= 0x80 {
			ascii = false
			break
		}
	}
	if ascii {
		return string(b)
	}
	out := make([]byte, 0, len(b)+len(b)/4)
	for _, c := range b {
		r := rune(c)
		if t.Encoding == Windows1252 && c >= 0x80 && c < 0xA0 {
			r = windows1252[c-0x80]
		}
		out = utf8.AppendRune(out, r)
	}
	return string(out)
}

// HasByteOrderMark tells whether Bytes starts with a byte order mark, three bytes long.
func (t *Text) HasByteOrderMark() bool {
	return t.multiByte() && len(t.Bytes) >= len(utf8Mark) && string(t.Bytes[:len(utf8Mark)]) == utf8Mark
}
