package syntax

import (
	"bytes"

	"pbn/core/source"
)

func (l *lexer) tagToken(c byte, m mode) (kind Kind, broken bool) {
	switch {
	case c == ']':
		l.pos++
		return RightBracket, false
	case c == '"' && m == beforeValue:
		return String, l.tagValue()
	case c == '"':
		return String, l.plainString()
	case classes[c]&nameByte != 0:
		l.pos = l.run(l.pos, nameByte)
		return Name, false
	}
	l.pos = l.runOther(l.pos+1, blank|lineEnd|delimiter|nameByte)
	return Unexpected, false
}

func (l *lexer) moveToken(c byte, word Kind) (kind Kind, broken bool) {
	if end := l.moveWord(l.pos); end > l.pos {
		l.pos = end
		return word, false
	}
	switch {
	case c == '_':
		// A blank for a call that the reader shall find: it takes its turn.
		l.pos = l.run(l.pos, nameByte)
		return word, false
	case c == '!' || c == '?':
		l.pos++
		if l.pos < len(l.text) && (l.text[l.pos] == '!' || l.text[l.pos] == '?') {
			l.pos++
		}
		return Suffix, false
	case c == '*':
		l.pos++
		return Asterisk, false
	case c == '+':
		l.pos++
		return Plus, false
	case c == '$', c == '=':
		end := l.run(l.pos+1, digit)
		if end == l.pos+1 {
			if word := l.notANumber(c); word > 0 {
				l.pos = word
				return Unexpected, false
			}
			break
		}
		l.pos = end
		if c == '$' {
			return NAG, false
		}
		if end < len(l.text) && l.text[end] == '=' {
			l.pos++
			return NoteReference, false
		}
		return NoteReference, true
	case c == '(':
		if end := l.run(l.pos+1, digit); end > l.pos+1 && end < len(l.text) && l.text[end] == ')' {
			l.pos = end + 1
			return Reference, false
		}
	case c == '^' && l.pos+1 < len(l.text) && classes[l.text[l.pos+1]]&nameByte != 0:
		l.pos += 2
		switch l.text[l.pos-1] {
		case 'I', 'S', 'R', 'L':
			return Irregularity, false
		}
		return Unexpected, false
	}
	l.pos = l.runOther(l.pos+1, blank|lineEnd|delimiter|startsMove)
	return Unexpected, false
}

// notANumber is the end of a NAG or a note reference that has letters in place of its number, "$a" and "=a="; 0 where none
// stands here. The letters are no call and no card.
func (l *lexer) notANumber(mark byte) int {
	end := l.run(l.pos+1, callByte)
	switch {
	case end == l.pos+1:
		return 0
	case mark == '$':
		return end
	case end < len(l.text) && l.text[end] == '=':
		return end + 1
	}
	return 0
}

// moveWord is the end of the letters, digits, hyphens and suit symbols at a place.
func (l *lexer) moveWord(at int) int {
	for {
		end := l.run(at, callByte)
		end += l.suitSymbol(end)
		if end == at {
			return at
		}
		at = end
	}
}

// suitSymbol is the length of the symbol at a place, which some programs write for a suit's letter; 0 where there is none.
func (l *lexer) suitSymbol(at int) int {
	if l.encoding < source.UTF8 || at >= len(l.text) || l.text[at] != 0xE2 {
		return 0
	}
	for _, symbol := range [...]string{"♠", "♥", "♦", "♣"} {
		if rest, found := bytes.CutPrefix(l.text[at:], []byte(symbol)); found {
			if bytes.HasPrefix(rest, []byte("\uFE0F")) || bytes.HasPrefix(rest, []byte("\uFE0E")) {
				return 2 * len(symbol)
			}
			return len(symbol)
		}
	}
	return 0
}

func (l *lexer) sectionToken(c byte) (kind Kind, broken bool) {
	switch {
	case c == '"':
		return String, l.plainString()
	case classes[c]&sectionByte != 0:
		for l.pos < len(l.text) && classes[l.text[l.pos]]&sectionByte != 0 {
			if classes[l.text[l.pos]]&nonASCII != 0 {
				if l.highControl(l.pos) > 0 {
					break
				}
				broken = true
			}
			l.pos++
		}
		return SectionToken, broken
	}
	l.pos = l.runOther(l.pos+1, blank|lineEnd|delimiter|sectionByte)
	return Unexpected, false
}
