package plain

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pbn/core/source"
)

// alike are letters without a mark to take away, in lower case, and what people write for them.
var alike = map[rune]string{'ø': "o", 'ð': "d", 'ß': "ss", 'æ': "ae", 'œ': "oe", 'þ': "th", '−': "-"}

// Folded is a text as searches and conditions compare it: without capitals, marks on letters, and ligatures, so that "muller" is found in
// "Müller". The page's search compares texts in the same way.
func Folded(text string) string {
	if at := source.PlainLength(text); at == len(text) && !hasCapital(text) {
		return text
	}
	out := make([]byte, 0, len(text))
	for len(text) > 0 {
		if c := text[0]; c < utf8.RuneSelf {
			out = append(out, lower(c))
			text = text[1:]
			continue
		}
		r, size := utf8.DecodeRuneInString(text)
		text = text[size:]
		out = appendFolded(out, r)
	}
	return string(out)
}

// NameKey is the same of names that differ in capitals, marks on letters, blanks and signs alone, as "Müller,J." and "MULLER, J" do. A text without
// letters and digits is its own.
func NameKey(name string) string {
	key := strings.Map(letterOrDigit, Folded(name))
	if key == "" {
		return name
	}
	return key
}

// FamilyName is the [NameKey] of a family name: "Oakes, Theo", "Theo Oakes" and "OAKES" have the same.
func FamilyName(name string) string {
	family, _, isFirst := strings.Cut(name, ",")
	if words := strings.Fields(family); !isFirst && len(words) > 0 {
		family = words[len(words)-1]
	}
	return NameKey(family)
}

func letterOrDigit(r rune) rune {
	if unicode.IsLetter(r) || unicode.IsDigit(r) {
		return r
	}
	return -1
}

func hasCapital(text string) bool {
	for i := range len(text) {
		if c := text[i]; c >= 'A' && c <= 'Z' {
			return true
		}
	}
	return false
}

func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// appendFolded appends one character that is not ASCII, folded.
func appendFolded(out []byte, r rune) []byte {
	if r >= 0x300 && r <= 0x36F {
		return out // a mark
	}
	if letter := withoutMark()[r]; letter != 0 {
		r = letter
	}
	if letter := bases()[r]; letter != 0 {
		r = letter
	}
	r = unicode.ToLower(r)
	if text, ok := alike[r]; ok {
		return append(out, text...)
	}
	return utf8.AppendRune(out, r)
}

// bases returns the letters of Latin-1 with a mark, each with the letter that has the mark.
func bases() map[rune]rune {
	made.bare.Do(func() {
		made.bases = map[rune]rune{}
		triple := []rune(composed)
		for i := 0; i < len(triple); i += 3 {
			made.bases[triple[i+2]] = triple[i]
		}
	})
	return made.bases
}
