package export

import (
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/fill"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// output has the bytes of a game as they are written.
type output struct {
	encoding Encoding
	diags    *diag.List
	text     *source.Text // that the spans of the game refer to
	game     *game.Game
	words    fill.Words
	// isPlain reports whether the text of the game is printing ASCII and line ends: then nothing in it has to be replaced, and a byte is a
	// character.
	isPlain bool
	// needsUTF8 is the first word of any game with a character that Latin-1 does not have.
	needsUTF8 string
	// verbatim has text that becomes a comment, and blanks the places in Bytes where the last word may be broken if it is long. They are
	// memory that is used again.
	verbatim, clockless []byte
	blanks              []int
	noClocks            bool
}

const (
	inComment = plain.InComment
	inEscape  = plain.InEscape
	inString  = plain.InString
)

// reset prepares for another file.
func (o *output) reset(encoding Encoding, diags *diag.List) {
	o.encoding, o.diags, o.needsUTF8 = encoding, diags, ""
	o.words.Wrap, o.words.IsUTF8 = habits.WrapLine, encoding == UTF8
}

// begin begins a game of a text.
func (o *output) begin(text *source.Text, g *game.Game) {
	o.text, o.game = text, g
	o.isPlain = g.Items.Bytes&(item.High|item.Tab|item.Control) == 0
	o.words.Reset()
}

// line writes a line of its own, which cannot be broken, of UTF-8.
func (o *output) line(text []byte) {
	o.words.EndLine()
	o.put(text)
	o.words.Bytes = append(o.words.Bytes, '\n')
}

// emptyLine ends the line that was begun, and writes an empty one.
func (o *output) emptyLine() {
	o.words.EndLine()
	o.words.Bytes = append(o.words.Bytes, '\n')
}

// put appends UTF-8 in the encoding of the output, which has all its characters.
func (o *output) put(text []byte) {
	if o.encoding == UTF8 || source.LeadingASCII(text) == len(text) {
		o.words.Bytes = append(o.words.Bytes, text...)
		return
	}
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		o.words.Bytes = append(o.words.Bytes, byte(r))
		text = text[size:]
	}
}

// symbols has what is written for chess symbols that an encoding lacks. It is the usual spelling of each, so that the meaning is kept.
var symbols = plain.Symbols{
	'→': {InComment: "->", Elsewhere: "->"}, '←': {InComment: "<-", Elsewhere: "<-"}, '↔': {InComment: "<->", Elsewhere: "<->"},
	'∓': {InComment: "-/+", Elsewhere: "-/+"}, '⩲': {InComment: "+/=", Elsewhere: "+/="}, '⩱': {InComment: "=/+", Elsewhere: "=/+"},
	'♔': {InComment: "K", Elsewhere: "K"}, '♕': {InComment: "Q", Elsewhere: "Q"}, '♖': {InComment: "R", Elsewhere: "R"},
	'♗': {InComment: "B", Elsewhere: "B"}, '♘': {InComment: "N", Elsewhere: "N"}, '♙': {InComment: "P", Elsewhere: "P"},
	'♚': {InComment: "K", Elsewhere: "K"}, '♛': {InComment: "Q", Elsewhere: "Q"}, '♜': {InComment: "R", Elsewhere: "R"},
	'♝': {InComment: "B", Elsewhere: "B"}, '♞': {InComment: "N", Elsewhere: "N"}, '♟': {InComment: "P", Elsewhere: "P"},
}

// fit returns bytes of the file as UTF-8 that has only characters which the output can have. It reports once, at span, what becomes "?".
// Where nothing has to be changed, they are the bytes themselves.
func (o *output) fit(bytes []byte, where plain.Place, span source.Span) []byte {
	if o.isPlain || source.IsPlain(bytes) || o.encoding == UTF8 && o.isFit(bytes, where) {
		return bytes
	}
	text := o.text.DecodeBytes(bytes)
	if o.needsUTF8 == "" {
		o.needsUTF8 = plain.BeyondLatin1(text, where, symbols)
	}
	return []byte(o.fitText(text, where, span))
}

// fitText is fit for text in UTF-8.
func (o *output) fitText(text string, where plain.Place, span source.Span) string {
	out, lost := plain.Fit(o.encoding.plain(), text, where, symbols)
	if len(lost) > 0 {
		if e := rules.LostCharacters.Find(o.diags, span); e.IsKept() {
			e.Say(rules.Characters{All: e.Text(diag.Short(string(lost)))})
		}
	}
	return out
}

// isFit reports whether bytes of the file are UTF-8 without control characters, except line ends in a comment.
func (o *output) isFit(bytes []byte, where plain.Place) bool {
	if !o.text.Encoding.IsUnicode() {
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
		if r > 0xFF && o.needsUTF8 == "" {
			o.needsUTF8 = plain.BeyondLatin1(string(bytes), where, symbols)
		}
		at += size
	}
	return true
}

// hasControl reports whether bytes have control characters of ASCII. White space in a comment does not count: it is written as blanks.
func hasControl(bytes []byte, where plain.Place) bool {
	for _, c := range bytes {
		if (c < ' ' || c == 0x7F) && !(where == inComment && (c == '\n' || c == '\r' || c == '\t' || c == '\v')) {
			return true
		}
	}
	return false
}
