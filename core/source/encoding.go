package source

import (
	"bytes"
	"math/bits"
	"strings"
	"unicode/utf8"
)

// Encoding is the character encoding of a file.
type Encoding uint8

// The encodings of files that every notation knows. Automatic is not an encoding: it means that one is detected. Their order says nothing,
// since a notation may declare more: ask an encoding what it is.
const (
	Automatic Encoding = iota
	Latin1
	Windows1252
	UTF8
	UTF16LE
	UTF16BE
)

var encodingNames = [...]string{"", "iso-8859-1", "windows-1252", "utf-8", "utf-16le", "utf-16be"}

// String returns the encoding's label, as the WHATWG Encoding Standard spells it.
func (e Encoding) String() string {
	if e >= firstDeclared {
		return declared[e-firstDeclared].labels[0]
	}
	return encodingNames[e]
}

// EncodingOf returns the encoding of a label, whatever its case; ok is false if the notation knows no encoding of this label.
func (h *Habits) EncodingOf(label string) (e Encoding, ok bool) {
	label = strings.ToLower(strings.TrimSpace(label))
	for _, table := range h.Tables {
		for _, own := range declared[table-firstDeclared].labels {
			if own == label {
				return table, true
			}
		}
	}
	return EncodingOf(label)
}

// EncodingOf returns the encoding of a label, whatever its case; ok is false if no encoding that every notation knows has this label.
func EncodingOf(label string) (e Encoding, ok bool) {
	label = strings.ToLower(strings.TrimSpace(label))
	for i, name := range encodingNames {
		if name == label && label != "" {
			return Encoding(i), true
		}
	}
	// Its other names, in files and among people.
	switch label {
	case "latin1", "latin-1", "iso8859-1", "iso_8859-1", "us-ascii", "ascii":
		return Latin1, true
	case "cp1252", "cp-1252", "x-cp1252":
		return Windows1252, true
	case "utf8":
		return UTF8, true
	case "utf-16":
		return UTF16LE, true
	}
	return Automatic, false
}

const utf8Mark = "\xEF\xBB\xBF"

// Detect returns the encoding of a file. Its bytes show it: a byte order mark, zero bytes at every other place, valid UTF-8 with at least
// one multi-byte character, a byte that only Windows-1252 has. If they do not, a content line decides; without one it is the default.
func (h *Habits) Detect(b []byte) Encoding {
	if e := fromStart(b); e != Automatic {
		return e
	}
	high, c1 := nonASCII(b)
	switch {
	case high && h.isUTF8(b):
		return UTF8
	case c1:
		return Windows1252
	}
	if said := h.contentType(b); said == Windows1252 || said == UTF8 && !high {
		return said
	}
	return h.otherwise(high)
}

// isUTF8 reports whether text that has bytes above 127 is UTF-8: all of it or, where files are joined, most of it.
func (h *Habits) isUTF8(b []byte) bool {
	return utf8.Valid(b) || h.Joined != nil && h.Joined.isMostlyUTF8(b)
}

// otherwise returns the encoding of text of which neither its bytes nor a line show it; high reports whether it has bytes above 127.
func (h *Habits) otherwise(high bool) Encoding {
	switch {
	case h.Default != Automatic && h.Default != UTF8:
		return h.Default
	case high:
		return Windows1252
	}
	return UTF8
}

// fromStart returns the encoding that a file's first bytes alone show, or Automatic.
func fromStart(b []byte) Encoding {
	switch {
	case bytes.HasPrefix(b, []byte(utf8Mark)):
		return UTF8
	case bytes.HasPrefix(b, []byte{0xFF, 0xFE}), zeroAtEveryOther(b, 1):
		return UTF16LE
	case bytes.HasPrefix(b, []byte{0xFE, 0xFF}), zeroAtEveryOther(b, 0):
		return UTF16BE
	}
	return Automatic
}

// nonASCII reports whether there is a byte above 127, and whether there is one from 128 to 159.
func nonASCII(b []byte) (high, c1 bool) {
	for i := LeadingASCII(b); i < len(b) && !c1; i += LeadingASCII(b[i:]) {
		high, c1 = true, b[i] < 0xA0
		i++
	}
	return high, c1
}

// headLength is how many bytes of a file are searched for its content type.
const headLength = 4096

// contentType returns the encoding that a content line names, as in "%content-type: text/plain; charset=ISO-8859-1", or Automatic.
func (h *Habits) contentType(b []byte) Encoding {
	if h.ContentLine == "" {
		return Automatic
	}
	for line := range bytes.FieldsFuncSeq(b[:min(len(b), headLength)], func(r rune) bool { return r == '\r' || r == '\n' }) {
		text := strings.ToLower(string(line[:min(len(line), 200)]))
		rest, found := strings.CutPrefix(text, h.ContentLine)
		if !found {
			continue
		}
		_, label, _ := strings.Cut(rest, "charset=")
		e, _ := EncodingOf(label)
		return e
	}
	return Automatic
}

// enoughForUTF16 is how many bytes show that a file without a byte order mark is UTF-16.
const enoughForUTF16 = 256

// zeroAtEveryOther reports whether, at the start of b, nearly all bytes at the place zero of each pair are 0 and no others are: as in
// UTF-16 of ASCII text.
func zeroAtEveryOther(b []byte, zero int) bool {
	n := min(len(b), enoughForUTF16) &^ 1
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

// windows1252 has the characters of the bytes 0x80 to 0x9F; the five holes stay control characters.
var windows1252 = [32]rune{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8D, 'Ž', 0x8F,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9D, 'ž', 'Ÿ',
}

// high returns the characters of the bytes from 128 on of an encoding that was declared; nil of others.
func (e Encoding) high() *[128]rune {
	if e < firstDeclared {
		return nil
	}
	return declared[e-firstDeclared].high
}

// IsUnicode reports whether an encoding has every character; in a [Text], one can take more than one byte then.
func (e Encoding) IsUnicode() bool { return e != Latin1 && e != Windows1252 && e < firstDeclared }

// IsWide reports whether each unit of a file has two bytes.
func (e Encoding) IsWide() bool { return e == UTF16LE || e == UTF16BE }

// InMemory returns the encoding in which a [Text] keeps the bytes of a file in this one.
func (e Encoding) InMemory() Encoding {
	if e.IsWide() {
		return UTF8
	}
	return e
}

// HighControl returns the length of the control character from 128 to 159 that a text begins with; 0 if it does not begin with one. In
// Windows-1252 only five of these bytes are control characters.
func (e Encoding) HighControl(text []byte) int {
	c := text[0]
	switch {
	case e == Latin1 && c >= 0x80 && c < 0xA0, e == Windows1252 && c >= 0x80 && c < 0xA0 && windows1252[c-0x80] == rune(c):
		return 1
	case e.IsUnicode() && c == 0xC2 && len(text) > 1 && text[1] >= 0x80 && text[1] < 0xA0:
		return 2
	}
	return 0
}

// FirstControl returns the offset of the first byte of a text that a control character may begin with, apart from tabs and line ends; the
// length of the text if there is none.
func (e Encoding) FirstControl(text []byte) int {
	// A high control character begins with a byte whose bits are high, of those in mask.
	high, mask := uint64(0x80*each), uint64(0xE0*each)
	if e.IsUnicode() {
		high, mask = 0xC2*each, 0xFF*each
	}
	n := 0
	for ; len(text)-n >= 8; n += 8 {
		eight := EightBytes(text[n:])
		found := zeroBytes((eight^high)&mask) | zeroBytes(eight^0x7F*each)
		if low := zeroBytes(eight & (0xE0 * each)); low != 0 {
			found |= low &^ (zeroBytes(eight^'\n'*each) | zeroBytes(eight^'\r'*each) | zeroBytes(eight^'\t'*each) | zeroBytes(eight^'\v'*each))
		}
		if found != 0 {
			return n + bits.TrailingZeros64(found)/8
		}
	}
	for ; n < len(text); n++ {
		c := text[n]
		if c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\v' || c == 0x7F || (c^byte(high))&byte(mask) == 0 {
			break
		}
	}
	return n
}
