// Package fill writes words in lines of so many columns, as the export formats of notations want them.
package fill

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/source"
)

// Lines are what is written, and the line that was begun.
type Lines struct {
	Bytes []byte
	// Column is how many characters the line has that was begun; 0 if none was.
	Column int
	// Wrap is how many characters a line has at most that can be broken. LineEnd ends each.
	Wrap    int
	LineEnd string
	// IsUTF8 says that characters are written in UTF-8; else each is a byte, as in Latin-1.
	IsUTF8 bool
	// HasHigh reports whether a byte above 127 was written.
	HasHigh bool
}

// Put writes text whose characters the encoding has.
func (l *Lines) Put(text string) {
	n := source.LeadingASCII(text)
	l.Bytes = append(l.Bytes, text[:n]...)
	l.Column += n
	if n == len(text) {
		return
	}
	for _, r := range text[n:] {
		if l.IsUTF8 {
			l.Bytes = utf8.AppendRune(l.Bytes, r)
		} else {
			l.Bytes = append(l.Bytes, byte(r))
		}
		l.HasHigh = l.HasHigh || l.Bytes[len(l.Bytes)-1] >= utf8.RuneSelf
		l.Column++
	}
}

// PutPlain writes text of printing ASCII.
func (l *Lines) PutPlain(text string) {
	l.Bytes = append(l.Bytes, text...)
	l.Column += len(text)
}

// End ends the line that was begun, if one was.
func (l *Lines) End() {
	if l.Column > 0 {
		l.Bytes = append(l.Bytes, l.LineEnd...)
		l.Column = 0
	}
}

// HasRoom reports whether the line has room for a space and so many characters.
func (l *Lines) HasRoom(length int) bool { return l.Column+1+length <= l.Wrap }

// Begin makes room for a word of so many characters in lines of most: it follows a space, or begins the next line if this one is full.
func (l *Lines) Begin(length, most int) (beginsLine bool) {
	if l.Column > 0 && l.Column+1+length > most {
		l.End()
	}
	if beginsLine = l.Column == 0; !beginsLine {
		l.PutPlain(" ")
	}
	return beginsLine
}

// Short writes a word of at most eight bytes of ASCII, the first in the lowest byte, with what Begin writes before it.
func (l *Lines) Short(word uint64, length int) (beginsLine bool) {
	const most = len(" ") + 8
	if !l.HasRoom(length) {
		l.End()
	}
	at := len(l.Bytes)
	l.Bytes = slices.Grow(l.Bytes, most)[:at+most]
	if beginsLine = l.Column == 0; !beginsLine {
		l.Bytes[at] = ' '
		at++
		l.Column++
	}
	source.PutEightBytes(l.Bytes[at:], word)
	l.Bytes = l.Bytes[:at+length]
	l.Column += length
	return beginsLine
}

// Refill breaks a line into lines of as many words as wrap has room for, the first from a column on. A word of more than longest characters
// is cut.
func Refill(line string, longest, wrap, column int) string {
	out := make([]byte, 0, len(line)+len(line)/longest+1)
	for word := range strings.FieldsSeq(line) {
		for word != "" {
			piece := firstCharacters(word, longest)
			length := utf8.RuneCountInString(piece)
			switch {
			case len(out) == 0:
			case column+1+length > wrap:
				out = append(out, '\n')
				column = 0
			default:
				out = append(out, ' ')
				column++
			}
			out, word = append(out, piece...), word[len(piece):]
			column += length
		}
	}
	return string(out)
}

// firstCharacters returns the first n characters of a text.
func firstCharacters(text string, n int) string {
	for i := range text {
		if n == 0 {
			return text[:i]
		}
		n--
	}
	return text
}
