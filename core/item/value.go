package item

// search is a result that holds for every start between from and at.
type search struct{ from, at int }

// stringEnd returns the place after the string at a place; an unclosed one ends with its line.
func stringEnd(t []byte, at int) (end int, closed bool) {
	end = at + 1
	for {
		w := Load(t, end)
		x, y := w^0x22*Ones, w^0x5c*Ones
		m := ((x-Ones)&^x | (y-Ones)&^y | (w-0x20*Ones)&^w) & Highs
		if m == 0 {
			end += 8
			continue
		}
		end += FirstByte(m) >> 3
		if end == len(t) {
			return end, false
		}
		switch c := t[end]; {
		case c == '"':
			return end + 1, true
		case syntax[c]&lineEnd != 0:
			return end, false
		case c == '\\' && end+1 < len(t) && (t[end+1] == '"' || t[end+1] == '\\'):
			end++
		}
		end++
	}
}

// valueEnds finds where the values of tag pairs end.
type valueEnds struct {
	in    *Window
	known search // between which places no value ends
}

// end returns the place after the value of a tag pair at a place. One that is not closed, or that has quotes inside without a backslash,
// ends at the last quote of its line that is before a right bracket, but not after the start of another tag pair: that is guessed.
func (s *valueEnds) end(start int) (end int, guessed bool) {
	end, closed := stringEnd(s.in.Text, start)
	if closed && s.endsValue(end) {
		return end, false
	}
	guess, stop := s.guess(start)
	switch {
	case guess != 0:
		return guess, true
	case closed && end <= stop:
		return end, false
	}
	return stop, true
}

// guess finds the last quote before a right bracket that can end the value at a place, or 0, and the end of the line,
// or of what is left of it before the next tag pair. A search that finds nothing is remembered, so that many values on a line do not
// search it many times.
func (s *valueEnds) guess(start int) (guess, stop int) {
	t := s.in.Text
	if known := s.known; known.from <= start && start < known.at {
		s.in.touch(known.at)
		return 0, known.at
	}
	for stop = start + 1; stop < len(t) && syntax[t[stop]]&lineEnd == 0 && !s.startsTag(stop); stop++ {
		if t[stop] == '"' {
			after := s.in.run(stop+1, blank)
			s.in.steps += after - stop
			s.in.touch(after)
			if after < len(t) && t[after] == ']' {
				guess = stop + 1
			}
		}
	}
	s.in.steps += stop - start
	s.in.touch(stop)
	s.known = search{from: max(start, guess), at: stop}
	return guess, stop
}

// endsValue reports whether a string that ends at a place is a whole value, by what follows.
func (s *valueEnds) endsValue(end int) bool {
	after := s.in.run(end, blank)
	s.in.steps += after - end
	s.in.touch(after)
	return fitsAfterValue(s.in.Text[after:])
}

// fitsAfterValue reports whether what comes next, after white space, may be after the value of a tag pair.
func fitsAfterValue(text []byte) bool {
	return len(text) == 0 || text[0] == ']' || syntax[text[0]]&(lineEnd|delimiter) != 0
}

// startsTag reports whether a left bracket, a name and a quote are at a place.
func (s *valueEnds) startsTag(at int) bool {
	if s.in.Text[at] != '[' {
		return false
	}
	name := s.in.run(at+1, blank)
	end := s.in.run(name, nameByte)
	quote := s.in.run(end, blank)
	s.in.steps += quote - at
	s.in.touch(quote)
	return end > name && quote < len(s.in.Text) && s.in.Text[quote] == '"'
}
