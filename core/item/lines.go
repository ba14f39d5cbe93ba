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

// runOf is the end of the bytes of a class from a place on.
func (s *Scanner) runOf(from int, c class) int { return runOf(s.text, from, c) }

func runOf(text []byte, from int, c class) int {
	for from < len(text) && classes[text[from]]&c != 0 {
		from++
	}
	return from
}

// runOther is the end of the bytes of none of some classes from a place on.
func (s *Scanner) runOther(from int, c class) int {
	for from < len(s.text) && classes[s.text[from]]&c == 0 {
		from++
	}
	return from
}

// pastLineEnd is the place after the line end at a place.
func pastLineEnd(text []byte, at int) int {
	if text[at] == '\r' && at+1 < len(text) && text[at+1] == '\n' {
		return at + 2
	}
	return at + 1
}

// afterLineEnd is pastLineEnd, and takes note of the line end.
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

// semiEmptyEnd is the end of the line that begins at a place, if it is semi-empty.
func semiEmptyEnd(text []byte, at int) (end int, ok bool) {
	end = runOf(text, at, lineBlank)
	if end == len(text) {
		return end, true
	}
	if classes[text[end]]&lineEnd == 0 {
		return 0, false
	}
	return pastLineEnd(text, end), true
}

// semiEmptyLine is semiEmptyEnd, and takes note of the line.
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

// look takes note of the bytes and the lines between two places.
func (s *Scanner) look(from, to int) {
	t := s.text
	for at := from; at < to; at++ {
		switch c := t[at]; {
		case classes[c]&lineEnd != 0:
			s.endLine(at)
			at = s.afterLineEnd(at) - 1
			s.lineStart = at + 1
		case c < ' ' || c >= 0x7F:
			s.seeAll(at, at+1)
		}
	}
}

// prose is the end of what comes from a place on, without the white space at the end of the text.
func (s *Scanner) prose(from int) int {
	end := len(s.text)
	s.look(from, end)
	s.endLine(end)
	for classes[s.text[end-1]]&(blank|lineEnd) != 0 {
		end--
	}
	return end
}

// touch takes note that something hangs on the bytes before a place: where the text ends there, more of it could make that otherwise.
func (s *Scanner) touch(to int) {
	if to == len(s.text) && !s.complete {
		s.cutOff = true
	}
}
