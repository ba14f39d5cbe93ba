package export

import (
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/fill"
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
	first    source.Span  // the first tag of the game, where what is written is not in the source
	lines    fill.Lines
	// isPlain reports whether the text of the game is printing ASCII and line ends: then nothing in it has to be replaced, and a byte is a
	// character. Its values may be inherited from other games, and have other characters. hasPlain reports whether parts of it may be that.
	// hasShortLines reports whether no line of it, with a brace more at both ends, is longer than is allowed.
	isPlain, hasPlain, hasShortLines bool
	// needsUTF8 is the first word of any game with a character that Latin-1 does not have.
	needsUTF8 string
}

// linesOf returns lines of export format, in memory that is used again (2.3).
func linesOf(encoding plain.Encoding, memory []byte) fill.Lines {
	return fill.Lines{Bytes: memory, Wrap: habits.WrapLine, LineEnd: lineEnd, IsUTF8: encoding == plain.UTF8}
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

// line writes a line of its own, which cannot be broken.
func (o *output) line(text string, span source.Span) {
	o.lines.End()
	o.lines.Put(text)
	o.endOwnLine(span)
}

// endOwnLine ends a line that cannot be broken; span is its place in the source.
func (o *output) endOwnLine(span source.Span) {
	// A line that is too long in the source, too, was reported when that was checked.
	if o.lines.Column > habits.MaxLine && o.text.LineLength(o.place(span).Start) <= habits.MaxLine+1 {
		rules.LongUnbrokenLine.Find(o.diags, o.place(span)).Say(plain.LineLength{Characters: int32(o.lines.Column + 2)})
	}
	o.lines.End()
}

// place returns the span of what is written or, where the source does not have that, of the first tag of the game.
func (o *output) place(span source.Span) source.Span {
	if span.End == 0 {
		return o.first
	}
	return span
}

// word writes a token after a space, or on the next line if this one is full; begins reports whether it is the first of its line. A token
// that is longer than a line has been reported in the source.
func (o *output) word(text string) (begins bool) { return o.wordWithin(text, habits.WrapLine) }

// wordWithin is word for lines of so many characters.
func (o *output) wordWithin(text string, most int) (begins bool) {
	begins = o.lines.Begin(o.length(text), most)
	o.putOwn(text)
	return begins
}

// short is word for a short one.
func (o *output) short(w word) (begins bool) { return o.lines.Short(uint64(w), w.length()) }

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
		o.lines.PutPlain(text)
	} else {
		o.lines.Put(text)
	}
}

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
			lines[i] = fill.Refill(line, longest, habits.WrapLine-1, column)
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
