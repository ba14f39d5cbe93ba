package item

// see takes note of a control character.
func (s *Scanner) see(c byte) {
	switch c {
	case '\t':
		s.bytes |= Tab
	case 0x7F:
		s.high |= highs
	case '\n', '\r':
	default:
		s.bytes |= Control
	}
}

// seeAll takes note of the bytes between two places.
//
//go:noinline
func (s *Scanner) seeAll(from, to int) {
	for _, c := range s.text[from:to] {
		if c < ' ' {
			s.see(c)
		} else if c >= 0x7F {
			s.high |= highs
		}
	}
}

// wide is Wide if a byte between two places is above 126.
func (s *Scanner) wide(from, to int) Flags {
	for _, c := range s.text[from:to] {
		if c >= 0x7F {
			return Wide
		}
	}
	return 0
}

// runOf is the end of the bytes of a class from a place on.
func (s *Scanner) runOf(from int, c class) int {
	for from < len(s.text) && classes[s.text[from]]&c != 0 {
		from++
	}
	return from
}

// afterLineEnd is the place after the line end at a place.
func (s *Scanner) afterLineEnd(at int) int {
	switch {
	case s.text[at] == '\n':
		s.bytes |= EndsLF
		return at + 1
	case at+1 < len(s.text) && s.text[at+1] == '\n':
		s.bytes |= EndsCRLF
		return at + 2
	}
	s.bytes |= EndsCR
	return at + 1
}

// endLine takes note of how long the line that ends at a place is.
func (s *Scanner) endLine(at int) {
	s.longest = max(s.longest, at-s.lineStart)
}

// restOfLine is the end of the line of a place.
func (s *Scanner) restOfLine(at int) int {
	for {
		w := load(s.text, at)
		m := (w - 0x20*ones) & ^w & highs
		if m == 0 {
			s.high |= (w | (w + ones)) & highs
			at += 8
			continue
		}
		z := firstByte(m) & 63
		s.high |= highIn(w, z)
		at += z >> 3
		if at == len(s.text) || classes[s.text[at]]&lineEnd != 0 {
			return at
		}
		s.see(s.text[at])
		at++
	}
}

// semiEmptyLine is the end of the line that begins at a place, if it is semi-empty.
func (s *Scanner) semiEmptyLine(at int) (end int, ok bool) {
	end = s.runOf(at, lineBlank)
	if end < len(s.text) && classes[s.text[end]]&lineEnd == 0 {
		s.Steps += end - at
		return 0, false
	}
	s.seeAll(at, end)
	s.longest = max(s.longest, end-at)
	if end < len(s.text) {
		end = s.afterLineEnd(end)
	}
	return end, true
}

// semiEmptyLines is the end of the semi-empty lines from a place on.
func (s *Scanner) semiEmptyLines(at int) int {
	for at < len(s.text) && classes[s.text[at]]&(lineBlank|lineEnd) != 0 {
		end, ok := s.semiEmptyLine(at)
		if !ok {
			break
		}
		at = end
	}
	return at
}

// ahead is what comes after a game.
type ahead uint8

const (
	noTagPair ahead = iota
	anotherTagPair
	notKnown
)

// lookAhead finds out whether another tag pair comes after the semi-empty lines that end at a place.
func (s *Scanner) lookAhead(from int) ahead {
	t := s.text
	known, longest, lineStart, high := s.bytes, s.longest, s.lineStart, s.high
	result, at := noTagPair, from
	for at < len(t) && result == noTagPair {
		switch c := t[at]; {
		case classes[c]&opens == 0:
			at++
		case c == '[':
			read := s.tagPair(at)
			if read.end == 0 {
				read.end = s.notATagPair(at)
			} else {
				result = anotherTagPair
			}
			if read.end == 0 {
				result = notKnown
				s.cutOff = s.cutOff || s.isCutOff(at)
			}
			at = max(at, read.end)
		case c == '%' && at > 0 && classes[t[at-1]]&lineEnd == 0:
			at++
		case c == '{':
			end := s.braceComment(at)
			if end == 0 {
				result = notKnown
			}
			at = max(at, end)
		default:
			at = s.restOfLine(at)
		}
	}
	// The next game takes note of what was seen.
	s.bytes, s.longest, s.lineStart, s.high = known, longest, lineStart, high
	s.Steps += at - from
	if at == len(t) && !s.complete {
		// Another reader may want to see what comes after the tag pair.
		s.cutOff = true
		return notKnown
	}
	return result
}

// prose is the end of what comes from a place on, without the white space at the end of the text.
func (s *Scanner) prose(from int) int {
	t := s.text
	for at := from; at < len(t); at++ {
		switch c := t[at]; {
		case classes[c]&lineEnd != 0:
			s.endLine(at)
			at = s.afterLineEnd(at) - 1
			s.lineStart = at + 1
		case c < ' ' || c >= 0x7F:
			s.seeAll(at, at+1)
		}
	}
	s.endLine(len(t))
	end := len(t)
	for classes[t[end-1]]&(blank|lineEnd) != 0 {
		end--
	}
	return end
}

// braceComment is the end of the comment at a place. It is 0 where the comment has no right brace, or has a left brace and the start of
// another game before it.
func (s *Scanner) braceComment(from int) int {
	t := s.text
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
			s.Steps += at - from
			s.cutOff = !s.complete
			return 0
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
			s.Steps += at - from
			return 0
		}
	}
}

// beginsGame reports whether a line, after a semi-empty line, looks like the tags of another game even inside a comment.
func (s *Scanner) beginsGame(at int) bool {
	if !s.tables.beginsGame(s.text[at:]) {
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
