package item

import (
	"pbn/core/source"
)

// move returns the item of a list of moves at a place, other than a word that the standard has and white space comes after; its kind is None
// where there is none.
func (w *window) move(at int, c byte, mode *Mode) (i Item) {
	t := w.text
	i = Item{Start: uint32(at)}
	next := byte(0)
	if at+1 < len(t) {
		next = t[at+1]
	}
	end := w.runOf(at, wordByte)
	if end < len(t) && t[end] >= 0x80 {
		if word := w.wordEnd(end); word > end {
			w.seen.high |= highs
			end = word
		}
	}
	switch {
	case end > at:
		i.Kind = mode.Kind
		i.Val, i.Flags = mode.Words.read(t[at:end])
	case c == '=' && classes[next]&digit != 0:
		i.Kind = NoteRef
		i.Val, end = w.number(at + 1)
		if end < len(t) && t[end] == '=' {
			end++
		} else {
			i.Flags = Broken
		}
	case c == '$' && classes[next]&digit != 0:
		i.Kind = NAG
		i.Val, end = w.number(at + 1)
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
		if i.Val, end = w.number(at + 1); end == len(t) || t[end] != ')' {
			return Item{}
		}
		i.Kind = Reference
		end++
	case c == '_':
		i.Kind, i.Flags = mode.Kind, Odd
		end = w.runOf(at, nameByte)
	default:
		return Item{}
	}
	i.End = uint32(end)
	return i
}

// number reads the digits at a place. A number too long to matter is cut at a billion.
func (w *window) number(at int) (n uint32, end int) {
	const most = 1_000_000_000
	for end = at; end < len(w.text) && classes[w.text[end]]&digit != 0; end++ {
		n = min(n, most)
		n = uint32(min(uint64(n)*10+uint64(w.text[end]-'0'), most))
	}
	return n, end
}

// quoted returns the string of a table at a place; an unclosed one ends with its line.
func (w *window) quoted(at int) Item {
	t := w.text
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
			w.seeAll(at, at+1)
		}
	}
	i.Flags |= Broken
	i.End = uint32(at)
	return i
}

// wideCell returns the cell at a place that has characters which are not ASCII, the first at a second place. Outside of quotes they do not belong
// in it, so it is as if its end were missing.
func (w *window) wideCell(at, from int) Item {
	t := w.text
	end := from
	for end < len(t) && (classes[t[end]]&cellByte != 0 || t[end] >= 0x80 && w.encoding.HighControl(t[end:]) == 0) {
		end++
	}
	i := Item{Start: uint32(at), End: uint32(end), Kind: Cell}
	if end > from {
		i.Flags = Broken
		w.seen.high |= highs
	}
	return i
}

// junk returns the end of the text at a place that means nothing there.
func (w *window) junk(at int, mode *Mode) (end int) {
	t := w.text
	c := t[at]
	ends := blank | lineEnd | delimiter
	switch {
	case mode.Kind == Cell:
		ends |= cellByte
	case mode.Words != nil:
		ends |= startsMove
		next := w.runOf(at+1, wordByte)
		switch {
		case c == '$' && next > at+1:
			return next
		case c == '=' && next > at+1 && next < len(t) && t[next] == '=':
			return next + 1
		case c == '^' && at+1 < len(t) && classes[t[at+1]]&nameByte != 0:
			return at + 2
		}
	default:
		return w.seenTo(at, w.runOther(at, ends))
	}
	for end = at + 1; end < len(t) && classes[t[end]]&ends == 0; end++ {
		if t[end] >= 0x80 && mode.Kind == Cell {
			break
		}
	}
	return w.seenTo(at, end)
}

// seenTo takes note of the bytes between two places, and returns the second.
func (w *window) seenTo(from, to int) int {
	w.seeAll(from, to)
	return to
}

// wordEnd returns the end of the letters, digits, hyphens and symbols at a place.
func (w *window) wordEnd(at int) int {
	for {
		end := w.runOf(at, wordByte)
		end += w.symbol(end)
		if end == at {
			return at
		}
		at = end
	}
}

// symbol returns the length of the symbol at a place that may be in a word, or 0.
func (w *window) symbol(at int) int {
	if w.encoding < source.UTF8 {
		return 0
	}
	for _, symbol := range w.symbols {
		if hasPrefix(w.text, at, symbol) {
			if hasPrefix(w.text, at+len(symbol), "\uFE0F") || hasPrefix(w.text, at+len(symbol), "\uFE0E") {
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
