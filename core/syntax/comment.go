package syntax

import "bytes"

// search is a result that holds for every start between from and at.
type search struct {
	from, at int
	closed   bool
	done     bool
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
	at, end := from, len(l.text)
	if known.done && from < known.from {
		end = known.from
	}
	for ; at < end; at++ {
		if c := l.text[at]; c == '}' || c == '[' && l.startsNextGame(at) {
			break
		}
	}
	l.lookedAt(from, at)
	if known.done && at == known.from {
		known.from = from
		return *known
	}
	found := search{from: from, at: at, closed: at < len(l.text) && l.text[at] == '}', done: true}
	if !known.done || at > known.at {
		*known = found
	}
	return found
}

// inOpenComment tells whether a comment that begins before the place is not closed, though its end was looked for beyond it.
func (l *lexer) inOpenComment() bool {
	known := l.commentEnd
	return known.done && !known.closed && known.from < l.pos && l.pos < known.at
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
