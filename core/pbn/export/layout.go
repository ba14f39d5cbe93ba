package export

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// output has the bytes of a game as they are written.
type output struct {
	encoding plain.Encoding
	diags    *diag.List
	text     *source.Text // that the spans of the game refer to
	bytes    []byte
	column   int // characters of the line that was begun
	// isPlain reports whether the text of the game is printing ASCII and line ends: then nothing in it has to be replaced, and a byte is a
	// character. Its values may be inherited from other games, and have other characters. hasPlain reports whether parts of it may be that.
	// hasShortLines reports whether no line of it, with a brace more at both ends, is longer than is allowed.
	isPlain, hasPlain, hasShortLines bool
	// nonASCII reports whether a byte above 127 was written, in any game.
	nonASCII bool
	// needsUTF8 is the first word of any game with a character that Latin-1 does not have.
	needsUTF8 string
}

// begin begins a game of a text, which a reader has read; without one nothing is known of its bytes.
func (o *output) begin(text *source.Text, reader *game.Reader) {
	o.text, o.isPlain, o.hasPlain, o.hasShortLines = text, false, false, false
	if reader != nil {
		items := reader.Items()
		o.hasPlain = items.Bytes&(item.Tab|item.Control) == 0
		o.isPlain = o.hasPlain && items.Bytes&item.High == 0
		o.hasShortLines = items.Longest <= habits.MaxLine-len("{}")
	}
}

// put writes text whose characters the encoding has; in Latin-1 a character is a byte.
func (o *output) put(text string) {
	n := source.LeadingASCII(text)
	o.bytes = append(o.bytes, text[:n]...)
	o.column += n
	if n == len(text) {
		return
	}
	for _, r := range text[n:] {
		if o.encoding == plain.UTF8 {
			o.bytes = utf8.AppendRune(o.bytes, r)
		} else {
			o.bytes = append(o.bytes, byte(r))
		}
		o.nonASCII = o.nonASCII || o.bytes[len(o.bytes)-1] >= utf8.RuneSelf
		o.column++
	}
}

// putPlain writes text of printing ASCII.
func (o *output) putPlain(text string) {
	o.bytes = append(o.bytes, text...)
	o.column += len(text)
}

// endLine ends the line that was begun, if one was.
func (o *output) endLine() {
	if o.column > 0 {
		o.bytes = append(o.bytes, lineEnd...)
		o.column = 0
	}
}

// line writes a line of its own, which cannot be broken.
func (o *output) line(text string, span source.Span) {
	o.endLine()
	o.put(text)
	o.endOwnLine(span)
}

// endOwnLine ends a line that cannot be broken; span is its place in the source.
func (o *output) endOwnLine(span source.Span) {
	// A line that is too long in the source, too, was reported when that was checked.
	if o.column > habits.MaxLine && o.text.LineLength(span.Start) <= habits.MaxLine+1 {
		rules.LongUnbrokenLine.Find(o.diags, span).Say(plain.LineLength{Characters: int32(o.column + 2)})
	}
	o.endLine()
}

// word writes a token after a space, or on the next line if this one is full; begins reports whether it is the first of its line. A token
// that is longer than a line has been reported in the source.
func (o *output) word(text string) (begins bool) { return o.wordWithin(text, habits.WrapLine) }

// wordWithin is word for lines of so many characters.
func (o *output) wordWithin(text string, most int) (begins bool) {
	if o.column > 0 && o.column+1+o.length(text) > most {
		o.endLine()
	}
	if begins = o.column == 0; !begins {
		o.putPlain(" ")
	}
	o.putOwn(text)
	return begins
}

// short is word for a short one.
func (o *output) short(w word) (begins bool) {
	const most = len(" ") + 8
	if !o.hasRoom(w.length()) {
		o.endLine()
	}
	at := len(o.bytes)
	o.bytes = slices.Grow(o.bytes, most)[:at+most]
	if begins = o.column == 0; !begins {
		o.bytes[at] = ' '
		at++
		o.column++
	}
	source.PutEightBytes(o.bytes[at:], uint64(w))
	o.bytes = o.bytes[:at+w.length()]
	o.column += w.length()
	return begins
}

// length returns how many characters a text has that comes from the game alone.
func (o *output) length(text string) int {
	if o.isPlain {
		return len(text)
	}
	return utf8.RuneCountInString(text)
}

// putOwn writes text that comes from the game alone.
func (o *output) putOwn(text string) {
	if o.isPlain {
		o.putPlain(text)
	} else {
		o.put(text)
	}
}

// hasRoom reports whether the line has room for a space and that many characters.
func (o *output) hasRoom(length int) bool { return o.column+1+length <= habits.WrapLine }

// wrap breaks those lines of a brace comment at white space that, with the braces, are longer than is allowed. It leaves the others.
func wrap(text string) string {
	if hasShortLines(text) {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		longest, column := habits.MaxLine, 0
		if i == 0 {
			longest, column = habits.MaxLine-1, 1
		}
		if i == len(lines)-1 {
			longest--
		}
		if utf8.RuneCountInString(line) > longest {
			lines[i] = refill(line, longest, column)
		}
	}
	return strings.Join(lines, "\n")
}

// hasShortLines reports whether every line of a text is short enough even with both braces.
func hasShortLines(text string) bool {
	for line := range strings.SplitSeq(text, "\n") {
		if len(line) > habits.MaxLine-2 {
			return false
		}
	}
	return true
}

// refill breaks a line into lines of as many words as have room, the first from a column on. A word of more than longest characters is cut.
func refill(line string, longest, column int) string {
	out := make([]byte, 0, len(line)+len(line)/longest+1)
	for word := range strings.FieldsSeq(line) {
		for word != "" {
			piece := firstCharacters(word, longest)
			length := utf8.RuneCountInString(piece)
			switch {
			case len(out) == 0:
			case column+1+length > habits.WrapLine-1:
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
