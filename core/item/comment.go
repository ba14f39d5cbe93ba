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

// move says that the window, which had a length, begins at an offset of what it was.
func (s *braceSearch) move(offset, length int) {
	s.done = s.done && offset <= s.at && s.at < length
	s.from, s.at = s.from-offset, s.at-offset
	s.brace, s.game = s.brace-offset, s.game-offset
	if s.firstGame >= 0 {
		s.firstGame = max(0, s.firstGame-offset)
	}
}

// comments finds where comments in braces end.
type comments struct {
	in     *Window
	tags   *Tags
	search braceSearch // the longest one, so that it is made only once
}

// end returns the end of the comment in braces at a place, and whether it is closed. Where its right brace is missing, it ends before the
// next line that begins with a left bracket; white space at its end is not part of it, so that a semi-empty line there begins a new game.
func (s *comments) end(from int) (end int, closed bool) {
	if !s.search.done {
		if end = s.closed(from); end > 0 {
			return end, true
		}
	}
	end, closed = s.brace(from)
	if closed {
		s.in.look(from, end+1)
		return end + 1, true
	}
	end = s.nextBracketLine(from)
	for end > from+1 && syntax[s.in.Text[end-1]]&(blank|lineEnd) != 0 {
		end--
	}
	s.in.look(from, end)
	if end < len(s.in.Text) {
		// What comes next is shown beside the fault.
		s.in.touch(s.in.runOther(s.in.runOther(end, delimiter), lineEnd))
	}
	return end, false
}

// closed returns the end of a comment that has its right brace, before the start of another game or before another left brace. It is 0
// where it has not.
func (s *comments) closed(from int) int {
	t := s.in.Text
	before := s.in.seen
	at := from + 1
	var brace, game bool
	for {
		w := Load(t, at)
		x, y := w^0x7d*Ones, w^0x7b*Ones
		m := ((x-Ones)&^x | (y-Ones)&^y | (w-0x20*Ones)&^w) & Highs
		if m == 0 {
			s.in.seen.high |= (w | (w + Ones)) & Highs
			at += 8
			continue
		}
		z := FirstByte(m) & 63
		s.in.seen.high |= highIn(w, z)
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
			s.in.endLine(at)
			at = s.in.afterLineEnd(at)
			s.in.seen.lineStart = at
			if at < len(t) && t[at] == '[' && s.beginsGame(at) {
				game = true
			}
		default:
			s.in.see(c)
			at++
		}
		if brace && game {
			break
		}
	}
	s.in.steps += at - from
	s.in.seen = before
	return 0
}

// brace finds the right brace of the comment that begins at a place, or what says that it is missing. The longest search is
// kept, and a later one goes on where it ended.
func (s *comments) brace(from int) (end int, closed bool) {
	t, known := s.in.Text, &s.search
	b := braceSearch{from: from, at: from + 1, brace: -1, game: -1, firstGame: -1, done: true}
	if known.done && known.from <= from && from <= known.at {
		b = *known
	}
	for b.at < len(t) && !b.closed && !b.swallows(from) {
		switch c := t[b.at]; {
		case c == '}':
			b.closed = true
			continue
		case c == '{':
			b.brace = b.at
		case c == '[' && syntax[t[b.at-1]]&lineEnd != 0 && s.beginsGame(b.at):
			b.game = b.at
			if b.firstGame < 0 {
				b.firstGame = b.at
			}
		}
		b.at++
		s.in.steps++
	}
	s.in.touch(b.at)
	if !known.done || b.at >= known.at {
		*known = b
	}
	return b.at, b.closed && !b.swallows(from)
}

// isInOpen reports whether a comment that begins before the place is not closed, and a right brace that comes next would close it:
// after the start of another game one that belongs to a comment would not.
func (s *comments) isInOpen(at int) bool {
	known := &s.search
	isOpen := !known.closed || known.swallows(known.from)
	end := known.at
	if known.firstGame >= 0 {
		end = known.firstGame
	}
	return known.done && isOpen && known.from < at && at < end
}

// nextBracketLine returns the start of the next line, after the one of a place, that begins with a left bracket.
func (s *comments) nextBracketLine(from int) int {
	t := s.in.Text
	at := s.in.runOther(from, lineEnd)
	for at < len(t) {
		at = pastLineEnd(t, at)
		if at < len(t) && t[at] == '[' {
			break
		}
		at = s.in.runOther(at, lineEnd)
	}
	s.in.steps += at - from
	s.in.touch(at)
	return at
}

// beginsGame reports whether a line, after a semi-empty line, looks like the tags of another game even inside a comment.
func (s *comments) beginsGame(at int) bool {
	if !s.tags.BeginsGame(s.in.Text[at:]) {
		return false
	}
	at--
	if at > 0 && s.in.Text[at] == '\n' && s.in.Text[at-1] == '\r' {
		at--
	}
	for at--; at >= 0; at-- {
		s.in.steps++
		if c := syntax[s.in.Text[at]]; c&lineBlank == 0 {
			return c&lineEnd != 0
		}
	}
	return true
}
