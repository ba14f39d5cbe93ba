package item

import (
	"pbn/core/source"
)

// move is the item of a list of moves at a place, other than a word that the standard has and white space comes after; its kind is None
// where there is none.
func (s *Scanner) move(at int, c byte, mode *Mode) (i Item) {
	t := s.text
	i = Item{Start: uint32(at)}
	next := byte(0)
	if at+1 < len(t) {
		next = t[at+1]
	}
	end := s.runOf(at, wordByte)
	if end < len(t) && t[end] >= 0x80 {
		if word := s.wordEnd(end); word > end {
			s.high |= highs
			end = word
		}
	}
	switch {
	case end > at:
		i.Kind = mode.Kind
		i.Val, i.Flags = mode.Words.read(t[at:end])
	case c == '=' && classes[next]&digit != 0:
		i.Kind = NoteRef
		i.Val, end = s.number(at + 1)
		if end < len(t) && t[end] == '=' {
			end++
		} else {
			i.Flags = Broken
		}
	case c == '$' && classes[next]&digit != 0:
		i.Kind = NAG
		i.Val, end = s.number(at + 1)
	case c == '!' || c == '?':
		i.Kind, i.Val, end = Suffix, uint32(c), at+1
		if next == '!' || next == '?' {
			i.Val |= uint32(next) << 8
			end++
		}
	case c == '*':
		i.Kind, end = Asterisk, at+1
	case c == '+':
		i.Kind, end = Plus, at+1
	case c == '^' && (next == 'I' || next == 'S' || next == 'R' || next == 'L'):
		i.Kind, i.Val, end = Mark, uint32(next), at+2
	case c == '(' && classes[next]&digit != 0:
		if i.Val, end = s.number(at + 1); end == len(t) || t[end] != ')' {
			return Item{}
		}
		i.Kind = Reference
		end++
	case c == '_':
		i.Kind, i.Flags = mode.Kind, Odd
		end = s.runOf(at, nameByte)
	default:
		return Item{}
	}
	i.End = uint32(end)
	return i
}

// number reads the digits at a place. A number too long to matter is cut at a billion.
func (s *Scanner) number(at int) (n uint32, end int) {
	const most = 1_000_000_000
	for end = at; end < len(s.text) && classes[s.text[end]]&digit != 0; end++ {
		n = min(n, most)
		n = uint32(min(uint64(n)*10+uint64(s.text[end]-'0'), most))
	}
	return n, end
}

// quoted is the string of a table at a place; an unclosed one ends with its line.
func (s *Scanner) quoted(at int) Item {
	t := s.text
	i := Item{Start: uint32(at), Kind: Cell, Flags: Quoted}
	for at++; at < len(t); at++ {
		c := t[at]
		if c == '"' {
			i.End = uint32(at + 1)
			return i
		}
		if classes[c]&lineEnd != 0 {
			break
		}
		if c == '\\' {
			i.Flags |= Escaped
			if at+1 < len(t) && (t[at+1] == '"' || t[at+1] == '\\') {
				at++
			}
		}
		if c < ' ' || c >= 0x7F {
			s.seeAll(at, at+1)
		}
	}
	i.Flags |= Broken
	i.End = uint32(at)
	return i
}

// wideCell is the cell at a place that has characters which are not ASCII, the first at a second place. Outside of quotes they do not belong
// in it, so it is as if its end were missing.
func (s *Scanner) wideCell(at, from int) Item {
	t := s.text
	end := from
	for end < len(t) && (classes[t[end]]&cellByte != 0 || t[end] >= 0x80 && s.encoding.HighControl(t[end:]) == 0) {
		end++
	}
	i := Item{Start: uint32(at), End: uint32(end), Kind: Cell}
	if end > from {
		i.Flags = Broken
		s.high |= highs
	}
	return i
}

// junk is the end of the text at a place that means nothing there.
func (s *Scanner) junk(at int, mode *Mode) (end int) {
	t := s.text
	c := t[at]
	ends := blank | lineEnd | delimiter
	switch {
	case mode.Kind == Cell:
		ends |= cellByte
	case mode.Words != nil:
		ends |= startsMove
		next := s.runOf(at+1, wordByte)
		switch {
		case c == '$' && next > at+1:
			return next
		case c == '=' && next > at+1 && next < len(t) && t[next] == '=':
			return next + 1
		case c == '^' && at+1 < len(t) && classes[t[at+1]]&nameByte != 0:
			return at + 2
		}
	default:
		return s.seenTo(at, s.runOther(at, ends))
	}
	for end = at + 1; end < len(t) && classes[t[end]]&ends == 0; end++ {
		if t[end] >= 0x80 && mode.Kind == Cell {
			break
		}
	}
	return s.seenTo(at, end)
}

// seenTo takes note of the bytes between two places, and returns the second.
func (s *Scanner) seenTo(from, to int) int {
	s.seeAll(from, to)
	return to
}

// wordEnd is the end of the letters, digits, hyphens and symbols at a place.
func (s *Scanner) wordEnd(at int) int {
	for {
		end := s.runOf(at, wordByte)
		end += s.symbol(end)
		if end == at {
			return at
		}
		at = end
	}
}

// symbol is the length of the symbol at a place that may be in a word; 0 where there is none.
func (s *Scanner) symbol(at int) int {
	if s.encoding < source.UTF8 {
		return 0
	}
	for _, symbol := range s.tables.symbols {
		if hasPrefix(s.text, at, symbol) {
			if hasPrefix(s.text, at+len(symbol), "\uFE0F") || hasPrefix(s.text, at+len(symbol), "\uFE0E") {
				return len(symbol) + len("\uFE0F") // a variation selector
			}
			return len(symbol)
		}
	}
	return 0
}

func hasPrefix(text []byte, at int, prefix string) bool {
	return at+len(prefix) <= len(text) && string(text[at:at+len(prefix)]) == prefix
}
