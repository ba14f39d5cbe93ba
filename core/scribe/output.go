// Package scribe writes what is around the moves of games in any notation, which comments, tag pairs and text are: words in lines, in an
// encoding that may lack some characters. It also compares a game with what was written for it. It knows neither moves nor rules.
package scribe

import (
	"unicode/utf8"

	"pbn/core/fill"
	"pbn/core/item"
	"pbn/core/plain"
	"pbn/core/source"
)

// Encoding is the character encoding of what is written. Text of ASCII alone is the same in all.
type Encoding uint8

// The encodings: UTF-8 without a byte order mark; Latin-1; ASCII, with "?" for what it lacks.
const (
	UTF8 Encoding = iota
	Latin1
	ASCII
)

// plain returns the encoding as package plain knows it.
func (e Encoding) plain() plain.Encoding {
	return [...]plain.Encoding{UTF8: plain.UTF8, Latin1: plain.Latin1, ASCII: plain.ASCII}[e]
}

// Output has the bytes of a game as they are written.
type Output struct {
	Encoding Encoding
	Text     *source.Text // that the spans of the game refer to
	Items    *item.Game
	Words    fill.Words
	// Symbols are what the notation writes in its own way where an encoding lacks them.
	Symbols plain.Symbols
	// Lose is called with the characters that become "?", and where they are.
	Lose func(characters string, at source.Span)
	// IsClock reports whether a command of a comment is a clock, or a time of the players, which is left out; nil where these are written.
	IsClock func(command []byte) bool
	// IsPlain reports whether the text of the game is printing ASCII and line ends: then nothing in it has to be replaced, and a byte is a
	// character.
	IsPlain bool
	// NeedsUTF8 is the first word of any game with a character that Latin-1 does not have.
	NeedsUTF8 string
	// verbatim has text that becomes a comment, and blanks the places in Bytes where the last word may be broken if it is long. They are
	// memory that is used again.
	verbatim, clockless []byte
	blanks              []int
}

// Reset prepares for another file, with so many characters in a line.
func (o *Output) Reset(encoding Encoding, wrap int) {
	o.Encoding, o.NeedsUTF8 = encoding, ""
	o.Words.Wrap, o.Words.IsUTF8 = wrap, encoding == UTF8
}

// Begin begins a game of a text.
func (o *Output) Begin(text *source.Text, items *item.Game) {
	o.Text, o.Items = text, items
	o.IsPlain = items.Bytes&(item.High|item.Tab|item.Control) == 0
	o.Words.Reset()
}

// Line writes a line of its own, which cannot be broken, of UTF-8.
func (o *Output) Line(text []byte) {
	o.Words.EndLine()
	o.Put(text)
	o.Words.Bytes = append(o.Words.Bytes, '\n')
}

// EmptyLine ends the line that was begun, and writes an empty one.
func (o *Output) EmptyLine() {
	o.Words.EndLine()
	o.Words.Bytes = append(o.Words.Bytes, '\n')
}

// Put appends UTF-8 in the encoding of the output, which has all its characters.
func (o *Output) Put(text []byte) {
	if o.Encoding == UTF8 || source.LeadingASCII(text) == len(text) {
		o.Words.Bytes = append(o.Words.Bytes, text...)
		return
	}
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		o.Words.Bytes = append(o.Words.Bytes, byte(r))
		text = text[size:]
	}
}

// Fit returns bytes of the file as UTF-8 that has only characters which the output can have. It reports once, at span, what becomes "?".
// Where nothing has to be changed, they are the bytes themselves.
func (o *Output) Fit(bytes []byte, where plain.Place, span source.Span) []byte {
	if o.IsPlain || source.IsPlain(bytes) || o.Encoding == UTF8 && o.isFit(bytes, where) {
		return bytes
	}
	text := o.Text.DecodeBytes(bytes)
	if o.NeedsUTF8 == "" {
		o.NeedsUTF8 = plain.BeyondLatin1(text, where, o.Symbols)
	}
	return []byte(o.FitText(text, where, span))
}

// FitText is Fit for text in UTF-8.
func (o *Output) FitText(text string, where plain.Place, span source.Span) string {
	out, lost := plain.Fit(o.Encoding.plain(), text, where, o.Symbols)
	if len(lost) > 0 {
		o.Lose(string(lost), span)
	}
	return out
}

// isFit reports whether bytes of the file are UTF-8 without control characters, except line ends in a comment.
func (o *Output) isFit(bytes []byte, where plain.Place) bool {
	if !o.Text.Encoding.IsUnicode() {
		return source.LeadingASCII(bytes) == len(bytes) && !hasControl(bytes, where)
	}
	if hasControl(bytes, where) {
		return false
	}
	for at := source.LeadingASCII(bytes); at < len(bytes); at += source.LeadingASCII(bytes[at:]) {
		r, size := utf8.DecodeRune(bytes[at:])
		if r == utf8.RuneError && size <= 1 || r < 0xA0 {
			return false
		}
		if r > 0xFF && o.NeedsUTF8 == "" {
			o.NeedsUTF8 = plain.BeyondLatin1(string(bytes), where, o.Symbols)
		}
		at += size
	}
	return true
}

// hasControl reports whether bytes have control characters of ASCII. White space in a comment does not count: it is written as blanks.
func hasControl(bytes []byte, where plain.Place) bool {
	for _, c := range bytes {
		if (c < ' ' || c == 0x7F) && !(where == plain.InComment && (c == '\n' || c == '\r' || c == '\t' || c == '\v')) {
			return true
		}
	}
	return false
}
