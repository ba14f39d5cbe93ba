package scan

import (
	"pbn/core/item"
	"pbn/core/source"
)

// move reads the item of a list of moves at At, other than a word that the standard has and white space comes after. It reports whether
// there is one.
func move(s *item.Scanner, c byte, mode *mode) bool {
	t, at := s.Window.Text, s.At
	next := byte(0)
	if at+1 < len(t) {
		next = t[at+1]
	}
	end := classes.Run(t, at, wordByte)
	if end < len(t) && t[end] >= 0x80 {
		end = wordEnd(s, end)
	}
	if end > at {
		i := itemAt(at, end, mode.kind)
		i.Val, i.Flags = mode.words.read(t[at:end])
		s.Add(i)
		return true
	}
	switch {
	case c == '=' && classes[next]&digit != 0:
		noteReference(s)
	case c == '$' && classes[next]&digit != 0:
		s.NAG()
	case c == '!' || c == '?':
		s.Suffix()
	case c == '*':
		s.Add(itemAt(at, at+1, Asterisk))
	case c == '+':
		s.Add(itemAt(at, at+1, Plus))
	case c == '^' && (next == 'I' || next == 'S' || next == 'R' || next == 'L'):
		i := itemAt(at, at+2, Mark)
		i.Val = uint32(next)
		s.Add(i)
	case c == '(' && classes[next]&digit != 0:
		return reference(s)
	case c == '_':
		i := itemAt(at, item.NameEnd(t, at), mode.kind)
		i.Flags = item.Odd
		s.Add(i)
	default:
		return false
	}
	return true
}

func itemAt(at, end int, kind item.Kind) item.Item {
	return item.Item{Start: uint32(at), End: uint32(end), Kind: kind}
}

// noteReference reads =n= at At.
func noteReference(s *item.Scanner) {
	t := s.Window.Text
	val, end := s.Window.Number(s.At + 1)
	i := itemAt(s.At, end, NoteRef)
	i.Val = val
	if end < len(t) && t[end] == '=' {
		i.End++
	} else {
		i.Flags = item.Broken
	}
	s.Add(i)
}

// reference reads (n) at At, and reports whether it is one.
func reference(s *item.Scanner) bool {
	t := s.Window.Text
	val, end := s.Window.Number(s.At + 1)
	if end == len(t) || t[end] != ')' {
		return false
	}
	i := itemAt(s.At, end+1, Reference)
	i.Val = val
	s.Add(i)
	return true
}

// suitSymbols are what some programs write for a suit's letter.
var suitSymbols = [...]string{"♠", "♥", "♦", "♣"}

// wordEnd returns the end of the suit symbols at a place, and of the letters, digits and hyphens among them.
func wordEnd(s *item.Scanner, at int) (end int) {
	t := s.Window.Text
	for end = at; end < len(t) && t[end] >= 0x80 && s.Window.Encoding >= source.UTF8; {
		n := symbol(t[end:])
		if n == 0 {
			break
		}
		s.Window.SeeHigh(item.Highs)
		end = classes.Run(t, end+n, wordByte)
	}
	return end
}

// symbol returns the length of the suit symbol that a text begins with, or 0.
func symbol(text []byte) int {
	for _, symbol := range suitSymbols {
		if n := len(symbol); hasPrefix(text, symbol) {
			if rest := text[n:]; hasPrefix(rest, "\uFE0F") || hasPrefix(rest, "\uFE0E") {
				return n + len("\uFE0F") // a variation selector
			}
			return n
		}
	}
	return 0
}

func hasPrefix(text []byte, prefix string) bool {
	return len(prefix) <= len(text) && string(text[:len(prefix)]) == prefix
}

// junkEnd returns the end of the text at a place that means nothing there.
func junkEnd(t []byte, at int, mode *mode) (end int) {
	ends := item.Class(0)
	switch {
	case mode.kind == Cell:
		ends = cellByte
	case mode.words != nil:
		ends = startsMove
		c, next := t[at], classes.Run(t, at+1, wordByte)
		switch {
		case c == '$' && next > at+1:
			return next
		case c == '=' && next > at+1 && next < len(t) && t[next] == '=':
			return next + 1
		case c == '^' && item.NameEnd(t, at+1) > at+1:
			return at + 2
		}
	}
	for end = at + 1; end < len(t) && classes[t[end]]&ends == 0 && !item.IsApart(t[end]); end++ {
		if t[end] >= 0x80 && mode.kind == Cell {
			break
		}
	}
	return end
}
