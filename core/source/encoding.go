package source

import (
	"bytes"
	"unicode/utf8"
)

// Encoding is how the bytes of a file stand for characters (ledger 2.2-e).
type Encoding uint8

// The encodings that files come in. The standard asks for Latin1 (2.2).
const (
	Latin1 Encoding = iota
	Windows1252
	UTF8
	UTF16LE
	UTF16BE
)

var encodingNames = [...]string{"iso-8859-1", "windows-1252", "utf-8", "utf-16le", "utf-16be"}

// String is the encoding's label, as the WHATWG Encoding Standard spells it.
func (e Encoding) String() string { return encodingNames[e] }

const utf8Mark = "\xEF\xBB\xBF"

// Detect tells the encoding of a file from its bytes alone: a byte order mark, zero bytes at every other place, valid
// UTF-8 with at least one multi-byte character, a byte that only Windows-1252 has, and else Latin-1.
func Detect(b []byte) Encoding {
	switch {
	case bytes.HasPrefix(b, []byte(utf8Mark)):
		return UTF8
	case bytes.HasPrefix(b, []byte{0xFF, 0xFE}), zeroAtEveryOther(b, 1):
		return UTF16LE
	case bytes.HasPrefix(b, []byte{0xFE, 0xFF}), zeroAtEveryOther(b, 0):
		return UTF16BE
	}
	high, c1 := false, false
	for _, c := range b {
		if c >= 0x80 {
			high = true
			c1 = c1 || c < 0xA0
		}
	}
	switch {
	case high && utf8.Valid(b):
		return UTF8
	case c1:
		return Windows1252
	default:
		return Latin1
	}
}

// zeroAtEveryOther looks at the start of b, where text is ASCII: there each second byte of UTF-16 is zero.
func zeroAtEveryOther(b []byte, zero int) bool {
	const enough = 256
	n := min(len(b), enough) &^ 1
	zeros := 0
	for i := 0; i < n; i += 2 {
		if b[i+1-zero] == 0 {
			return false
		}
		if b[i+zero] == 0 {
			zeros++
		}
	}
	return n >= 4 && zeros*2*10 >= n*9
}

// windows1252 are the characters of the bytes 0x80 to 0x9F; the five holes stay control characters.
var windows1252 = [32]rune{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8D, 'Ž', 0x8F,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9D, 'ž', 'Ÿ',
}
