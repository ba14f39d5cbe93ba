package source

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Append appends text in an encoding. Characters that the encoding lacks become "?".
func (e Encoding) Append(out []byte, text string) []byte {
	switch e {
	case UTF8:
		return append(out, text...)
	case UTF16LE, UTF16BE:
		for _, unit := range utf16.Encode([]rune(text)) {
			first, second := byte(unit), byte(unit>>8)
			if e == UTF16BE {
				first, second = second, first
			}
			out = append(out, first, second)
		}
		return out
	}
	for _, r := range text {
		out = append(out, e.byteOf(r))
	}
	return out
}

// AppendUTF8 is Append of text that is UTF-8 in bytes, of which it makes no copy where it stays as it is.
func (e Encoding) AppendUTF8(out, text []byte) []byte {
	if e == UTF8 || !e.IsUnicode() && LeadingASCII(text) == len(text) {
		return append(out, text...)
	}
	return e.Append(out, string(text))
}

// Lacks returns the characters of a text that an encoding does not have, each once.
func (e Encoding) Lacks(text string) string {
	if e.IsUnicode() {
		return ""
	}
	var lacks strings.Builder
	seen := map[rune]bool{'?': true}
	for _, r := range text {
		if !seen[r] && e.byteOf(r) == '?' {
			seen[r] = true
			lacks.WriteRune(r)
		}
	}
	return lacks.String()
}

// byteOf returns the byte of a character in an encoding of one byte a character, "?" if it has none.
func (e Encoding) byteOf(r rune) byte {
	high := e.high()
	switch {
	case high != nil && r >= utf8.RuneSelf:
		for i, c := range high {
			if c == r {
				return byte(0x80 + i)
			}
		}
	case r < utf8.RuneSelf, r > 0x9F && r <= 0xFF, e != Windows1252 && r <= 0xFF:
		return byte(r)
	case e == Windows1252:
		for i, c := range windows1252 {
			if c == r {
				return byte(0x80 + i)
			}
		}
	}
	return '?'
}

// ReadsAs reports whether a file has the same characters in two encodings.
func (e Encoding) ReadsAs(other Encoding, file []byte) bool {
	if e == other {
		return true
	}
	isTable := !e.IsUnicode() && !other.IsUnicode()
	for at := LeadingASCII(file); at < len(file); at += 1 + LeadingASCII(file[at+1:]) {
		if !isTable || e.RuneOf(file[at]) != other.RuneOf(file[at]) {
			return false
		}
	}
	return !e.IsWide() && !other.IsWide() || len(file) == 0
}

// RuneOf returns the character of a byte in an encoding of one byte a character.
func (e Encoding) RuneOf(c byte) rune {
	high := e.high()
	switch {
	case c < utf8.RuneSelf:
	case high != nil:
		return high[c-utf8.RuneSelf]
	case e == Windows1252 && c < 0xA0:
		return windows1252[c-0x80]
	}
	return rune(c)
}
