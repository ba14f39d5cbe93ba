package item

// search is a result that holds for every start between from and at.
type search struct{ from, at int }

// stringEnd is the place after the string at a place; an unclosed one ends with its line.
func (s *Scanner) stringEnd(at int) (end int, closed bool) {
	t := s.text
	for i := at + 1; i < len(t); i++ {
		switch c := t[i]; {
		case c == '"':
			return i + 1, true
		case classes[c]&lineEnd != 0:
			return i, false
		case c == '\\' && i+1 < len(t) && (t[i+1] == '"' || t[i+1] == '\\'):
			i++
		}
	}
	return len(t), false
}

// valueEnd is the place after the value of a tag pair at a place. One that is not closed, or that has quotes inside without a backslash,
// ends at the last quote of its line that is before a right bracket, but not after the start of another tag pair: that is guessed.
func (s *Scanner) valueEnd(start int) (end int, guessed bool) {
	end, closed := s.stringEnd(start)
	if closed && s.endsValue(end) {
		return end, false
	}
	guess, stop := s.guessValueEnd(start)
	switch {
	case guess != 0:
		return guess, true
	case closed && end <= stop:
		return end, false
	}
	return stop, true
}

// guessValueEnd finds the last quote before a right bracket that can end the value at a place, 0 where there is none, and where the line,
// or what is left of it to the next tag pair, ends. That there is none is remembered, so that many values on a line do not search it
// many times.
func (s *Scanner) guessValueEnd(start int) (guess, stop int) {
	t := s.text
	if known := s.noValueEnd; known.from <= start && start < known.at {
		s.touch(known.at)
		return 0, known.at
	}
	for stop = start + 1; stop < len(t) && classes[t[stop]]&lineEnd == 0 && !s.startsTag(stop); stop++ {
		if t[stop] == '"' {
			after := s.runOf(stop+1, blank)
			s.Steps += after - stop
			s.touch(after)
			if after < len(t) && t[after] == ']' {
				guess = stop + 1
			}
		}
	}
	s.Steps += stop - start
	s.touch(stop)
	s.noValueEnd = search{from: max(start, guess), at: stop}
	return guess, stop
}

// endsValue reports whether a string that ends at a place is a whole value, by what follows.
func (s *Scanner) endsValue(end int) bool {
	after := s.runOf(end, blank)
	s.Steps += after - end
	s.touch(after)
	return fitsAfterValue(s.text[after:])
}

// fitsAfterValue reports whether what comes next, after white space, may be after the value of a tag pair.
func fitsAfterValue(text []byte) bool {
	return len(text) == 0 || text[0] == ']' || classes[text[0]]&(lineEnd|delimiter) != 0
}

// startsTag reports whether a left bracket, a name and a quote are at a place.
func (s *Scanner) startsTag(at int) bool {
	if s.text[at] != '[' {
		return false
	}
	name := s.runOf(at+1, blank)
	end := s.runOf(name, nameByte)
	quote := s.runOf(end, blank)
	s.Steps += quote - at
	s.touch(quote)
	return end > name && quote < len(s.text) && s.text[quote] == '"'
}
