package syntax

// search is a result that holds for every start between from and at.
type search struct{ from, at int }

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
	guess, stop := l.guessValueEnd(start)
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

// guessValueEnd finds the last quote before a right bracket that can end the tag value at a place, 0 where there is none, and
// where the line or what is left of it to the next tag pair ends. That there is none is remembered, so that many values on
// a line do not search it many times.
func (l *lexer) guessValueEnd(start int) (guess, stop int) {
	if known := l.noValueEnd; known.from <= start && start < known.at {
		l.lookedAt(known.at, known.at)
		return 0, known.at
	}
	for stop = start + 1; stop < len(l.text) && classes[l.text[stop]]&lineEnd == 0 && !l.startsTag(stop); stop++ {
		if l.text[stop] == '"' {
			after := l.run(stop+1, blank)
			l.lookedAt(stop, after)
			if after < len(l.text) && l.text[after] == ']' {
				guess = stop + 1
			}
		}
	}
	l.lookedAt(start, stop)
	l.noValueEnd = search{from: max(start, guess), at: stop}
	return guess, stop
}

// endsTagValue tells whether a string that ends at a place is a whole tag value, by what follows.
func (l *lexer) endsTagValue(end int) bool {
	after := l.run(end, blank)
	l.lookedAt(end, after)
	return fitsBehindTagValue(l.text[after:])
}

// fitsBehindTagValue tells whether what comes next, behind white space, may stand behind a tag value.
func fitsBehindTagValue(text []byte) bool {
	return len(text) == 0 || text[0] == ']' || classes[text[0]]&(lineEnd|delimiter) != 0
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
