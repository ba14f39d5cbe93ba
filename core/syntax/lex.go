package syntax

import (
	"bytes"

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
	text      []byte
	pos       int
	multiByte bool // a character may have several bytes
	// first is where the text begins, behind a byte order mark.
	first int
	// starved tells whether something hung on where the text ends: more text could have made it otherwise.
	starved bool
	// steps counts the bytes that were looked at.
	steps int
	// commentEnd remembers the longest search for the end of a comment, so that it is made only once.
	commentEnd search
}

// search is a result that holds for every start between from and at.
type search struct {
	from, at int
	closed   bool
	done     bool
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
	known := &l.commentEnd
	known.done = known.done && offset <= known.at && known.at < len(l.text)
	known.from, known.at = max(known.from, offset)-offset, known.at-offset
	l.text, l.pos, l.first, l.starved = text.Bytes, 0, 0, false
	l.multiByte = text.Encoding >= source.UTF8
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
	if l.atLineStart() {
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
	switch {
	case classes[c]&lineEnd != 0:
		l.pos = l.behindLineEnd(l.pos)
		return LineEnd, false
	case classes[c]&blank != 0:
		l.pos = l.run(l.pos, blank)
		return Space, false
	case c == '[':
		l.pos++
		return LeftBracket, false
	case c == ';':
		l.pos = l.runOther(l.pos, lineEnd)
		return LineComment, false
	case c == '{':
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

func (l *lexer) tagToken(c byte, m mode) (kind Kind, broken bool) {
	switch {
	case c == ']':
		l.pos++
		return RightBracket, false
	case c == '"' && m == beforeValue:
		return String, l.tagValue()
	case c == '"':
		return String, l.plainString()
	case classes[c]&nameByte != 0:
		l.pos = l.run(l.pos, nameByte)
		return Name, false
	}
	l.pos = l.runOther(l.pos+1, blank|lineEnd|delimiter|nameByte)
	return Unexpected, false
}

func (l *lexer) moveToken(c byte, word Kind) (kind Kind, broken bool) {
	switch {
	case c == '_':
		// A blank for a call that the reader shall find: it takes its turn.
		l.pos = l.run(l.pos, nameByte)
		return word, false
	case l.moveWord(l.pos) > l.pos:
		l.pos = l.moveWord(l.pos)
		return word, false
	case c == '!' || c == '?':
		l.pos++
		if l.pos < len(l.text) && (l.text[l.pos] == '!' || l.text[l.pos] == '?') {
			l.pos++
		}
		return Suffix, false
	case c == '*':
		l.pos++
		return Asterisk, false
	case c == '+':
		l.pos++
		return Plus, false
	case c == '$', c == '=':
		end := l.run(l.pos+1, digit)
		if end == l.pos+1 {
			break
		}
		l.pos = end
		if c == '$' {
			return NAG, false
		}
		if end < len(l.text) && l.text[end] == '=' {
			l.pos++
			return NoteReference, false
		}
		return NoteReference, true
	case c == '(':
		if end := l.run(l.pos+1, digit); end > l.pos+1 && end < len(l.text) && l.text[end] == ')' {
			l.pos = end + 1
			return Reference, false
		}
	case c == '^' && l.pos+1 < len(l.text) && classes[l.text[l.pos+1]]&nameByte != 0:
		l.pos += 2
		switch l.text[l.pos-1] {
		case 'I', 'S', 'R', 'L':
			return Irregularity, false
		}
		return Unexpected, false
	}
	l.pos = l.runOther(l.pos+1, blank|lineEnd|delimiter|startsMove)
	return Unexpected, false
}

// moveWord is the end of the letters, digits, hyphens and suit symbols at a place.
func (l *lexer) moveWord(at int) int {
	for {
		end := l.run(at, callByte)
		end += l.suitSymbol(end)
		if end == at {
			return at
		}
		at = end
	}
}

// suitSymbol is the length of the symbol at a place, which some programs write for a suit's letter; 0 where there is none.
func (l *lexer) suitSymbol(at int) int {
	if !l.multiByte || at >= len(l.text) || l.text[at] != 0xE2 {
		return 0
	}
	for _, symbol := range [...]string{"♠", "♥", "♦", "♣"} {
		if rest, found := bytes.CutPrefix(l.text[at:], []byte(symbol)); found {
			if bytes.HasPrefix(rest, []byte("\uFE0F")) || bytes.HasPrefix(rest, []byte("\uFE0E")) {
				return 2 * len(symbol)
			}
			return len(symbol)
		}
	}
	return 0
}

func (l *lexer) sectionToken(c byte) (kind Kind, broken bool) {
	switch {
	case c == '"':
		return String, l.plainString()
	case classes[c]&sectionByte != 0:
		start := l.pos
		l.pos = l.run(l.pos, sectionByte)
		return SectionToken, bytes.IndexFunc(l.text[start:l.pos], isNonASCII) >= 0
	}
	l.pos = l.runOther(l.pos+1, blank|lineEnd|delimiter|sectionByte)
	return Unexpected, false
}

func (l *lexer) plainString() (broken bool) {
	end, closed := l.stringEnd(l.pos)
	l.pos = end
	return !closed
}

// stringEnd is the place behind the string at a place; an unclosed one ends with its line.
func (l *lexer) stringEnd(at int) (end int, closed bool) {
	for i := at + 1; i < len(l.text); i++ {
		switch c := l.text[i]; {
		case c == '"':
			return i + 1, true
		case classes[c]&lineEnd != 0:
			return i, false
		case c == '\\' && i+1 < len(l.text) && (l.text[i+1] == '"' || l.text[i+1] == '\\'):
			i++
		}
	}
	return len(l.text), false
}

// tagValue reads the string of a tag pair. A string that is not closed, or that has quotes inside without a backslash,
// ends at the last quote of its line that stands before a right bracket, but not behind the start of another tag pair.
func (l *lexer) tagValue() (broken bool) {
	start := l.pos
	end, closed := l.stringEnd(start)
	if closed && l.endsTagValue(end) {
		l.pos = end
		return false
	}
	guess, stop := 0, l.pos+1
	for ; stop < len(l.text) && classes[l.text[stop]]&lineEnd == 0 && !l.startsTag(stop); stop++ {
		if l.text[stop] == '"' {
			after := l.run(stop+1, blank)
			l.lookedAt(stop, after)
			if after < len(l.text) && l.text[after] == ']' {
				guess = stop + 1
			}
		}
	}
	l.lookedAt(start, stop)
	switch {
	case guess != 0:
		l.pos = guess
	case closed && end <= stop:
		l.pos = end
		return false
	default:
		l.pos = stop
	}
	return true
}

// endsTagValue tells whether a string that ends at a place is a whole tag value, by what follows.
func (l *lexer) endsTagValue(end int) bool {
	after := l.run(end, blank)
	l.lookedAt(end, after)
	return after == len(l.text) || l.text[after] == ']' || classes[l.text[after]]&(lineEnd|delimiter) != 0
}

// startsTag tells whether a left bracket, a name and a quote stand at a place.
func (l *lexer) startsTag(at int) bool {
	if l.text[at] != '[' {
		return false
	}
	name := l.run(at+1, blank)
	end := l.run(name, nameByte)
	quote := l.run(end, blank)
	l.lookedAt(at, quote)
	return end > name && quote < len(l.text) && l.text[quote] == '"'
}

// braceComment reads to the right brace. Where there is none before the end of the file, or where another game's tags
// would be swallowed, the comment ends before the next line that begins with a left bracket (ledger 3.8-a); white space
// at its end is not part of it, so that a semi-empty line there begins a new game.
func (l *lexer) braceComment() (kind Kind, broken bool) {
	if end := l.findCommentEnd(l.pos); end.closed {
		l.pos = end.at + 1
		return BraceComment, false
	}
	start := l.pos
	l.pos = l.nextBracketLine(l.pos)
	for l.pos > start+1 && classes[l.text[l.pos-1]]&(blank|lineEnd) != 0 {
		l.pos--
	}
	return BraceComment, true
}

// findCommentEnd finds the right brace, or what says that it is missing: another game's tags or the end of the text. The
// longest search is kept; a later one either lies within it or runs into it.
func (l *lexer) findCommentEnd(from int) search {
	known := &l.commentEnd
	if known.done && known.from <= from && from <= known.at {
		return *known
	}
	at := from
	for ; at < len(l.text); at++ {
		if known.done && at == known.from {
			l.lookedAt(from, at)
			known.from = from
			return *known
		}
		if l.text[at] == '}' || l.text[at] == '[' && l.startsNextGame(at) {
			break
		}
	}
	l.lookedAt(from, at)
	found := search{from: from, at: at, closed: at < len(l.text) && l.text[at] == '}', done: true}
	if !known.done || at > known.at {
		*known = found
	}
	return found
}

// nextBracketLine is the start of the next line, after the one of a place, that begins with a left bracket.
func (l *lexer) nextBracketLine(from int) int {
	at := l.runOther(from, lineEnd)
	for at < len(l.text) {
		at = l.behindLineEnd(at)
		if at < len(l.text) && l.text[at] == '[' {
			break
		}
		at = l.runOther(at, lineEnd)
	}
	l.lookedAt(from, at)
	return at
}

// startsNextGame tells whether a line begins at a place that begins a game, behind a semi-empty line.
func (l *lexer) startsNextGame(at int) bool {
	if at == 0 || classes[l.text[at-1]]&lineEnd == 0 {
		return false
	}
	return BeginsGame(l.text[at:]) && l.behindSemiEmptyLine(at)
}

// BeginsGame tells whether a line, behind a semi-empty line, begins a game even inside a comment: then the comment was
// not closed (ledger 3.8-a).
func BeginsGame(line []byte) bool {
	for _, start := range [...]string{`[Event "`, `[Board "`, `[Deal "`} {
		if bytes.HasPrefix(line, []byte(start)) {
			return true
		}
	}
	return false
}

// behindSemiEmptyLine tells whether the line before the line that begins at a place is semi-empty.
func (l *lexer) behindSemiEmptyLine(at int) bool {
	at--
	if at > 0 && l.text[at] == '\n' && l.text[at-1] == '\r' {
		at--
	}
	for at--; at >= 0; at-- {
		l.steps++
		if c := classes[l.text[at]]; c&spaceOrTab == 0 {
			return c&lineEnd != 0
		}
	}
	return true
}
