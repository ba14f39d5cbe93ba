package item

// braceSearch is how far the right brace of a comment was looked for: there is none between from and at.
type braceSearch struct {
	from, at int
	// brace is the last left brace after from, game the last line that begins another game, firstGame the first; -1 where there is none.
	brace, game, firstGame int
	closed                 bool // there is a right brace at at
	done                   bool
}

// swallows reports whether a comment that begins at a place would swallow another game and has another left brace: then its right brace
// is missing.
func (s *braceSearch) swallows(from int) bool { return s.brace > from && s.game > from }

// comment is the end of the comment in braces at a place, and whether it is closed. Where its right brace is missing, it ends before the next
// line that begins with a left bracket; white space at its end is not part of it, so that a semi-empty line there begins a new game.
func (s *Scanner) comment(from int) (end int, closed bool) {
	if !s.search.done {
		if end = s.closedComment(from); end > 0 {
			return end, true
		}
	}
	end, closed = s.commentEnd(from)
	if closed {
		s.look(from, end+1)
		return end + 1, true
	}
	end = s.nextBracketLine(from)
	for end > from+1 && classes[s.text[end-1]]&(blank|lineEnd) != 0 {
		end--
	}
	s.look(from, end)
	if end < len(s.text) {
		// What comes next is shown beside the fault.
		s.touch(s.runOther(s.runOther(end, delimiter), lineEnd))
	}
	return end, false
}

// closedComment is the end of a comment that has its right brace, before the start of another game or before another left brace. It is 0
// where it has not.
func (s *Scanner) closedComment(from int) int {
	t := s.text
	high, longest, lineStart, kinds := s.high, s.longest, s.lineStart, s.bytes
	at := from + 1
	var brace, game bool
	for {
		w := load(t, at)
		x, y := w^0x7d*ones, w^0x7b*ones
		m := ((x-ones)&^x | (y-ones)&^y | (w-0x20*ones)&^w) & highs
		if m == 0 {
			s.high |= (w | (w + ones)) & highs
			at += 8
			continue
		}
		z := firstByte(m) & 63
		s.high |= highIn(w, z)
		at += z >> 3
		if at == len(t) {
			break
		}
		switch c := t[at]; {
		case c == '}':
			return at + 1
		case c == '{':
			brace = true
			at++
		case c == '\n' || c == '\r':
			s.endLine(at)
			at = s.afterLineEnd(at)
			s.lineStart = at
			if at < len(t) && t[at] == '[' && s.beginsGame(at) {
				game = true
			}
		default:
			s.see(c)
			at++
		}
		if brace && game {
			break
		}
	}
	s.Steps += at - from
	s.high, s.longest, s.lineStart, s.bytes = high, longest, lineStart, kinds
	return 0
}

// commentEnd finds the right brace of the comment that begins at a place, or what says that it is missing. The longest search is
// kept; a later one goes on where it ended, or runs into it.
func (s *Scanner) commentEnd(from int) (end int, closed bool) {
	t, known := s.text, &s.search
	b := braceSearch{from: from, at: from + 1, brace: -1, game: -1, firstGame: -1, done: true}
	if known.done && known.from <= from && from <= known.at {
		b = *known
	}
	for b.at < len(t) && !b.closed && !b.swallows(from) {
		if known.done && b.at == known.from {
			b.at, b.closed = known.at, known.closed
			b.brace, b.game = max(known.from, known.brace), max(b.game, known.game)
			if b.firstGame < 0 {
				b.firstGame = known.firstGame
			}
			continue
		}
		switch c := t[b.at]; {
		case c == '}':
			b.closed = true
			continue
		case c == '{':
			b.brace = b.at
		case c == '[' && classes[t[b.at-1]]&lineEnd != 0 && s.beginsGame(b.at):
			b.game = b.at
			if b.firstGame < 0 {
				b.firstGame = b.at
			}
		}
		b.at++
		s.Steps++
	}
	s.touch(b.at)
	if !known.done || b.at >= known.at {
		*known = b
	}
	return b.at, b.closed && !b.swallows(from)
}

// isInOpenComment reports whether a comment that begins before the place is not closed, and a right brace that comes next would close it:
// after the start of another game one that belongs to a comment would not.
func (s *Scanner) isInOpenComment(at int) bool {
	known := &s.search
	isOpen := !known.closed || known.swallows(known.from)
	end := known.at
	if known.firstGame >= 0 {
		end = known.firstGame
	}
	return known.done && isOpen && known.from < at && at < end
}

// nextBracketLine is the start of the next line, after the one of a place, that begins with a left bracket.
func (s *Scanner) nextBracketLine(from int) int {
	t := s.text
	at := s.runOther(from, lineEnd)
	for at < len(t) {
		at = pastLineEnd(t, at)
		if at < len(t) && t[at] == '[' {
			break
		}
		at = s.runOther(at, lineEnd)
	}
	s.Steps += at - from
	s.touch(at)
	return at
}

// beginsGame reports whether a line, after a semi-empty line, looks like the tags of another game even inside a comment.
func (s *Scanner) beginsGame(at int) bool {
	if !s.tables.BeginsGame(s.text[at:]) {
		return false
	}
	at--
	if at > 0 && s.text[at] == '\n' && s.text[at-1] == '\r' {
		at--
	}
	for at--; at >= 0; at-- {
		s.Steps++
		if c := classes[s.text[at]]; c&lineBlank == 0 {
			return c&lineEnd != 0
		}
	}
	return true
}
