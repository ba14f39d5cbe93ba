// Package plain has what every notation needs for the characters and lines of its text: the checks of the characters, tokens and lines
// that it does not allow, and how comments, strings and names are written in an encoding that lacks some of their characters.
package plain

import (
	"strings"
	"sync"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/source"
)

// Encoding is the character encoding of an output.
type Encoding uint8

// The encodings. UTF8 keeps every character.
const (
	Latin1 Encoding = iota
	ASCII           // Latin1 with "?" for every character that is not ASCII
	UTF8
)

// Place is the kind of place that a text is written to: it decides what may replace a character.
type Place uint8

const (
	InComment Place = iota
	InEscape        // a line that the notation leaves to programs: it has lines as a comment has, but no symbols of its own
	InString
	InForm // a value that must have a form: one that does not have it must not get it
)

// Symbols are the symbols that a notation writes in its own way where an encoding lacks them, as those of suits.
type Symbols map[rune]Symbol

// Symbol says how a symbol is written in comments and escape lines, and elsewhere. IsOwn reports whether the notation means the symbol
// itself by what it writes in a comment, so that nothing is lost.
type Symbol struct {
	InComment, Elsewhere string
	IsOwn                bool
}

// replacements has what is written for characters that Latin-1 lacks.
var replacements = map[rune]string{
	'‘': "'", '’': "'", '‚': "'", '‛': "'", '‹': "<", '›': ">", '′': "'",
	'“': `"`, '”': `"`, '„': `"`, '‟': `"`, '″': `"`,
	'‐': "-", '‑': "-", '‒': "-", '–': "-", '—': "-", '―': "-", '−': "-",
	'…': "...", '•': "*", '‣': "*", '●': "*", '◦': "o", '∙': "*",
	'\u2002': " ", '\u2003': " ", '\u2007': " ", '\u2008': " ", '\u2009': " ", '\u200A': " ", '\u202F': " ", '\u3000': " ",
	'\u200B': "", '\u200C': "", '\u200D': "", '\u2060': "", '\uFEFF': "", '\uFE0E': "", '\uFE0F': "",
	'Œ': "OE", 'œ': "oe", 'Ĳ': "IJ", 'ĳ': "ij", 'ẞ': "SS", 'ﬁ': "fi", 'ﬂ': "fl",
}

// withoutMark returns, for each letter with a mark that Latin-1 lacks, what is left of it.
func withoutMark() map[rune]rune {
	made.letters.Do(func() {
		made.withoutMark = map[rune]rune{}
		pair := []rune(unmarked)
		for i := 0; i < len(pair); i += 2 {
			made.withoutMark[pair[i]] = pair[i+1]
		}
	})
	return made.withoutMark
}

// made has tables that are made when they are first needed. They are not sync.OnceValue, which is made at the start: a module that does not
// write would have their functions.
var made struct {
	letters, composed, bare sync.Once

	withoutMark map[rune]rune
	bases       map[rune]rune
	withMark    map[letterAndMark]rune
}

// letterAndMark is a letter with the combining mark after it.
type letterAndMark struct{ letter, mark rune }

// withMark returns the letters of Latin-1 by their letter and mark.
func withMark() map[letterAndMark]rune {
	made.composed.Do(func() {
		made.withMark = map[letterAndMark]rune{}
		triple := []rune(composed)
		for i := 0; i < len(triple); i += 3 {
			made.withMark[letterAndMark{triple[i], triple[i+1]}] = triple[i+2]
		}
	})
	return made.withMark
}

// Replacement returns what is written for a character that Latin-1 lacks; "" if it is left out, or has no fixed replacement.
func Replacement(r rune) string { return replacements[r] }

// Fit replaces the characters of a text that an encoding lacks, and returns those that become "?".
func Fit(encoding Encoding, text string, where Place, symbols Symbols) (fitted string, lost []rune) {
	if HasAll(encoding, text, where) {
		return text, nil
	}
	out := make([]byte, 0, len(text)+len(text)/4)
	column := 0 // of the line in out, in characters
	for len(text) > 0 {
		if n := source.PlainLength(text); n > 0 {
			out = append(out, text[:n]...)
			column, text = column+n, text[n:]
			continue
		}
		r, size := utf8.DecodeRuneInString(text)
		text = text[size:]
		from := len(out)
		replacement, known := "", false
		if r > 0xFF { // of the others there are none in the tables
			if replacement, known = replacements[r]; !known {
				replacement, known = symbols.written(r, where)
			}
		}
		switch {
		case encoding == UTF8 && r > 0x9F:
			out = utf8.AppendRune(out, r)
		case r > 0xFF && where == InForm:
			lost = append(lost, r)
			out = append(out, '?')
		case known:
			out = append(out, replacement...)
		case r == '\n' && where <= InEscape:
			out = append(out, '\n')
			from, column = len(out), 0
		case r == '\t' && where <= InEscape:
			out = append(out, "        "[column%8:]...)
		case r == '\u00A0' && encoding == ASCII && where != InForm:
			out = append(out, ' ')
		case r < ' ' || r >= 0x7F && r <= 0x9F:
			out = append(out, ' ')
		case r >= 0x300 && r <= 0x36F && len(out) > 0:
			last, size := utf8.DecodeLastRune(out)
			if letter, ok := withMark()[letterAndMark{last, r}]; ok {
				out = utf8.AppendRune(out[:len(out)-size], letter)
			}
			from = len(out) // the letter was counted
		case r > 0xFF:
			letter := withoutMark()[r]
			if letter == 0 {
				lost = append(lost, r)
				letter = '?'
			}
			out = utf8.AppendRune(out, letter)
		default:
			out = utf8.AppendRune(out, r)
		}
		column += utf8.RuneCount(out[from:])
	}
	fitted = string(out)
	if encoding == ASCII {
		fitted = strings.Map(func(r rune) rune {
			if r > 0x7E {
				lost = append(lost, r)
				return '?'
			}
			return r
		}, fitted)
	}
	return fitted, lost
}

// HasAll reports whether an encoding has all characters of a text, which may be written at such a place.
func HasAll(encoding Encoding, text string, where Place) bool {
	if source.IsPlain(text) {
		return true
	}
	last := rune('~')
	switch encoding {
	case Latin1:
		last = 0xFF
	case UTF8:
		last = utf8.MaxRune
	}
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		if (r < ' ' || r > '~' && r < 0xA0 || r > last) && !(r == '\n' && where <= InEscape) {
			return false
		}
		text = text[size:]
		text = text[source.PlainLength(text):]
	}
	return true
}

// written returns how a symbol is written at a place; ok is false if the character is not a symbol.
func (s Symbols) written(r rune, where Place) (text string, ok bool) {
	symbol, ok := s[r]
	if where <= InEscape {
		return symbol.InComment, ok
	}
	return symbol.Elsewhere, ok
}

// BeyondLatin1 returns the first word of a text with a character outside Latin-1, or "" if every word fits. The notation's own symbols fit
// in comments.
func BeyondLatin1(text string, where Place, symbols Symbols) string {
	for at := source.PlainLength(text); at < len(text); at += source.PlainLength(text[at:]) {
		r, size := utf8.DecodeRuneInString(text[at:])
		if r > 0xFF && !(where == InComment && symbols[r].IsOwn) {
			start, end := at, at
			for start > 0 && text[start-1] > ' ' {
				start--
			}
			for end < len(text) && text[end] > ' ' {
				end++
			}
			return strings.Clone(diag.Short(text[start:end]))
		}
		at += size
	}
	return ""
}
