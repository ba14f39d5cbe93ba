package scan

import (
	"pbn/core/item"
)

// move reads the item of a list of moves at At, other than a word that the standard has and white space comes after. It reports whether
// there is one.
func move(s *item.Scanner, c byte, mode *mode) bool {
	w := &s.Window
	t, at := w.Text, s.At
	next := byte(0)
	if at+1 < len(t) {
		next = t[at+1]
	}
	end := classes.Run(t, at, wordByte)
	if end < len(t) && t[end] >= 0x80 {
		end = wordEnd(s, end)
	}
	i := item.Item{Start: uint32(at)}
	switch {
	case end > at:
		i.Kind = mode.kind
		i.Val, i.Flags = mode.words.read(t[at:end])
	case c == '=' && classes[next]&digit != 0:
		i.Kind = NoteRef
		i.Val, end = w.Number(at + 1)
		if end < len(t) && t[end] == '=' {
			end++
		} else {
			i.Flags = item.Broken
		}
	case c == '$' && classes[next]&digit != 0:
		s.NAG()
		return true
	case c == '!' || c == '?':
		s.Suffix()
		return true
	case c == '*':
		i.Kind, end = Asterisk, at+1
	case c == '+':
		i.Kind, end = Plus, at+1
	case c == '^' && (next == 'I' || next == 'S' || next == 'R' || next == 'L'):
		i.Kind, i.Val, end = Mark, uint32(next), at+2
	case c == '(' && classes[next]&digit != 0:
		if i.Val, end = w.Number(at + 1); end == len(t) || t[end] != ')' {
			return false
		}
		i.Kind = Reference
		end++
	case c == '_':
		i.Kind, i.Flags, end = mode.kind, item.Odd, item.NameEnd(t, at)
	default:
		return false
	}
	i.End = uint32(end)
	s.Add(i)
	return true
}

// suitSymbols are what some programs write for a suit's letter.
var suitSymbols = [...]string{"♠", "♥", "♦", "♣"}

// wordEnd returns the end of the suit symbols at a place, and of the letters, digits and hyphens among them.
func wordEnd(s *item.Scanner, at int) (end int) {
	t := s.Window.Text
	for end = at; end < len(t) && t[end] >= 0x80 && s.Window.Encoding.IsUnicode(); {
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
