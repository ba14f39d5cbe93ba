package syntax

import (
	"pbn/core/source"
)

// mode is what the lexer expects: the standard's tokens depend on where they stand.
type mode uint8

const (
	betweenTags mode = iota // only tag pairs and comments
	insideTag               // a name, a right bracket
	beforeValue             // the string of a tag pair
	inAuction
	inPlay
	inSection
)

// lexer cuts a text into tokens, one at a time.
type lexer struct {
	text     []byte
	pos      int
	encoding source.Encoding
	// first is where the text begins, behind a byte order mark.
	first int
	// starved tells whether something hung on where the text ends: more text could have made it otherwise.
	starved bool
	// steps counts the bytes that were looked at.
	steps int
	// noValueEnd remembers between which places no tag value ends.
	noValueEnd search
	// commentEnd remembers the longest search for the end of a comment, so that it is made only once.
	commentEnd braceSearch
}

func (l *lexer) atLineStart() bool {
	return l.pos <= l.first || classes[l.text[l.pos-1]]&lineEnd != 0
}

// run is the end of the bytes of a class from a place on.
func (l *lexer) run(from int, c class) int {
	for from < len(l.text) && classes[l.text[from]]&c != 0 {
		from++
	}
	return from
}

// runOther is the end of the bytes of none of some classes from a place on.
func (l *lexer) runOther(from int, c class) int {
	for from < len(l.text) && classes[l.text[from]]&c == 0 {
		from++
	}
	return from
}

// behindLineEnd is the place after the line end at a place.
func (l *lexer) behindLineEnd(at int) int {
	if l.text[at] == '\r' && at+1 < len(l.text) && l.text[at+1] == '\n' {
		return at + 2
	}
	return at + 1
}

// next is the next token; ok is false at the end of the text.
func (l *lexer) next(m mode) (t Token, ok bool) {
	start := l.pos
	if start < len(l.text) {
		t.Kind, t.Broken = l.scan(m)
		t.Start, t.End = uint32(start), uint32(l.pos)
	}
	l.lookedAt(start, l.pos)
	return t, l.pos > start
}

// lookedAt takes note that a decision hangs on the bytes between two places.
func (l *lexer) lookedAt(from, to int) {
	l.steps += to - from
	l.starved = l.starved || to == len(l.text)
}

// moveWindow goes back to the start of a text that begins at an offset of the one before and goes on behind its end.
func (l *lexer) moveWindow(text *source.Text, offset int) {
	l.noValueEnd = search{}
	known := &l.commentEnd
	known.done = known.done && offset <= known.at && known.at < len(l.text)
	known.from, known.at = known.from-offset, known.at-offset
	known.brace, known.game = known.brace-offset, known.game-offset
	if known.firstGame >= 0 {
		known.firstGame = max(0, known.firstGame-offset)
	}
	l.text, l.pos, l.first, l.starved = text.Bytes, 0, 0, false
	l.encoding = text.Encoding
	if text.HasByteOrderMark() {
		l.first = 3
	}
}

// scan moves pos behind the next token.
func (l *lexer) scan(m mode) (kind Kind, broken bool) {
	if l.pos < l.first {
		l.pos = l.first
		return ByteOrderMark, false
	}
	if l.atLineStart() && classes[l.text[l.pos]]&(spaceOrTab|lineEnd|escape) != 0 {
		if end, empty := l.semiEmptyLine(); empty {
			l.pos = end
			return SemiEmptyLine, false
		}
		if l.text[l.pos] == '%' {
			l.pos = l.runOther(l.pos, lineEnd)
			return EscapeLine, false
		}
	}
	c := l.text[l.pos]
	switch class := classes[c]; {
	case class&(lineEnd|blank|delimiter|nonASCII) == 0:
	case class&lineEnd != 0:
		l.pos = l.behindLineEnd(l.pos)
		return LineEnd, false
	case class&blank != 0:
		l.pos = l.run(l.pos, blank)
		return Space, false
	case class&nonASCII != 0:
		if n := l.highControl(l.pos); n > 0 {
			l.pos += n
			return Space, false
		}
	case c == '[':
		l.pos++
		return LeftBracket, false
	case c == ';':
		l.pos = l.runOther(l.pos, lineEnd)
		return LineComment, false
	default:
		return l.braceComment()
	}
	switch m {
	case insideTag, beforeValue:
		return l.tagToken(c, m)
	case inAuction:
		return l.moveToken(c, Call)
	case inPlay:
		return l.moveToken(c, Card)
	case inSection:
		return l.sectionToken(c)
	}
	l.pos = l.runOther(l.pos, blank|lineEnd|delimiter)
	return Unexpected, false
}

// highControl is the length of the control character from 128 to 159 at a place; 0 where there is none.
func (l *lexer) highControl(at int) int { return l.encoding.HighControl(l.text[at:]) }

// semiEmptyLine is the end of the line at pos, if it is semi-empty (3).
func (l *lexer) semiEmptyLine() (end int, empty bool) {
	end = l.run(l.pos, spaceOrTab)
	if end == len(l.text) {
		return end, true
	}
	if classes[l.text[end]]&lineEnd == 0 {
		return 0, false
	}
	return l.behindLineEnd(end), true
}
