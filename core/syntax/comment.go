package syntax

import "bytes"

// braceSearch is how far the right brace of a comment was looked for: there is none between from and at.
type braceSearch struct {
	from, at int
	// brace is the last left brace after from, game the last line that begins another game, firstGame the first; -1 where there is none.
	brace, game, firstGame int
	closed                 bool // there is a right brace at at
	done                   bool
}

// swallows reports whether a comment that begins at a place would swallow another game and has another left brace: then its right brace
// is missing (ledger 3.8-a).
func (s *braceSearch) swallows(from int) bool { return s.brace > from && s.game > from }

// braceComment reads to the right brace. Where that is missing, the comment ends before the next line that begins with a left
// bracket; white space at its end is not part of it, so that a semi-empty line there begins a new game.
func (l *lexer) braceComment() (kind Kind, broken bool) {
	start := l.pos
	if end, closed := l.findCommentEnd(start); closed {
		l.pos = end + 1
		return BraceComment, false
	}
	l.pos = l.nextBracketLine(l.pos)
	for l.pos > start+1 && classes[l.text[l.pos-1]]&(blank|lineEnd) != 0 {
		l.pos--
	}
	return BraceComment, true
}

// findCommentEnd finds the right brace of the comment that begins at a place, or what says that it is missing. The longest search is
// kept; a later one goes on where it ended, or runs into it.
func (l *lexer) findCommentEnd(from int) (end int, closed bool) {
	known := &l.commentEnd
	s := braceSearch{from: from, at: from + 1, brace: -1, game: -1, firstGame: -1, done: true}
	if known.done && known.from <= from && from <= known.at {
		s = *known
	}
	for s.at < len(l.text) && !s.closed && !s.swallows(from) {
		if known.done && s.at == known.from {
			s.at, s.closed = known.at, known.closed
			s.brace, s.game = max(known.from, known.brace), max(s.game, known.game)
			if s.firstGame < 0 {
				s.firstGame = known.firstGame
			}
			continue
		}
		switch c := l.text[s.at]; {
		case c == '}':
			s.closed = true
			continue
		case c == '{':
			s.brace = s.at
		case c == '[' && l.startsNextGame(s.at):
			s.game = s.at
			if s.firstGame < 0 {
				s.firstGame = s.at
			}
		}
		s.at++
		l.steps++
	}
	l.lookedAt(s.at, s.at)
	if !known.done || s.at >= known.at {
		*known = s
	}
	return s.at, s.closed && !s.swallows(from)
}

// inOpenComment reports whether a comment that begins before the place is not closed, and a right brace that comes next would close it:
// after the start of another game one that belongs to a comment would not.
func (l *lexer) inOpenComment() bool {
	known := &l.commentEnd
	isOpen := !known.closed || known.swallows(known.from)
	end := known.at
	if known.firstGame >= 0 {
		end = known.firstGame
	}
	return known.done && isOpen && known.from < l.pos && l.pos < end
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

// GameStarts are how lines begin that look like the start of a game.
var GameStarts = [...]string{`[Event "`, `[Board "`, `[Deal "`}

// BeginsGame reports whether a line, after a semi-empty line, looks like the tags of another game even inside a comment (ledger 3.8-a).
func BeginsGame(line []byte) bool {
	for _, start := range GameStarts {
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
