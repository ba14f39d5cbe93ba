package syntax

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
