package item

// What nearly all of a text is: tag pairs on lines of their own, and words and cells with one blank between them. Functions beside
// Scanner.game read as much of it at a time as there is, since their loops have little else to keep in mind. What they do not take they
// leave to that: where it is slower, it reads the same.

// lineAfter notes and returns the place after the line end at a place; 0 if there is no line end, or it has to be read with care.
func (w *window) lineAfter(at int) (next int) {
	t := w.text
	switch {
	case at+1 >= len(t):
		return 0
	case t[at] == '\n':
		w.seen.lfs++
		next = at + 1
	case t[at] == '\r' && t[at+1] == '\n':
		w.seen.crlfs++
		next = at + 2
	default:
		return 0
	}
	w.seen.longest = max(w.seen.longest, at-w.seen.lineStart)
	w.seen.lineStart = next
	return next
}

// longestPair is how many bytes after the start of a tag pair are looked at without asking whether they are there.
const longestPair = 40

// plainTags reads the tag pairs from a place on: [Name "value"] without a backslash, of names that the game does not have yet. It returns
// how many items there are then, and where the rest begins: after a line end, if that is s.in.seen.lineStart.
func (s *Scanner) plainTags(g *Game, items []Item, k, p int, newLine Flags) (count, end int) {
	t := s.in.text
	high, has := uint64(0), Flags(0)
	for k < len(items) && p+longestPair <= len(t) && t[p] == '[' {
		w0, w1, w2 := eight(t, p+1), uint64(0), uint64(0)
		e := p + 1
		m := (w0 - 0x23*ones) & ^w0 & highs
		if m == 0 {
			e += 8
			w1 = eight(t, e)
			if m = (w1 - 0x23*ones) & ^w1 & highs; m == 0 {
				e += 8
				w2 = eight(t, e)
				m = (w2-0x23*ones)&^w2&highs | 0x80<<56
				w2 &= m&-m>>7 - 1
			} else {
				w1 &= m&-m>>7 - 1
			}
		} else {
			w0 &= m&-m>>7 - 1
		}
		e += firstByte(m) >> 3
		row := s.tables.row(w0, w1, w2)
		if row == 0 {
			if e = s.plainNameEnd(p + 1); e == p+1 || e+longestPair > len(t) {
				break
			}
		} else if g.First[row] != 0 && !s.tables.many[row] {
			break
		}
		if t[e] != ' ' || t[e+1] != '"' {
			break
		}
		a := e + 2
		e = a
		m = 0
		seen := uint64(0)
		for e+8 <= len(t) {
			w := eight(t, e)
			x, y := w^0x22*ones, w^0x5c*ones
			if m = ((x-ones)&^x | (y-ones)&^y | (w-0x20*ones)&^w) & highs; m != 0 {
				w &= m&-m>>7 - 1
				seen |= w | (w + ones)
				e += firstByte(m) >> 3
				break
			}
			seen |= w | (w + ones)
			e += 8
		}
		if m == 0 || e+1 >= len(t) || t[e] != '"' || t[e+1] != ']' {
			break
		}
		if row == 0 {
			if s.others.first(t, p+1, uint32(g.Tags+1)) > 0 {
				break
			}
		} else if g.First[row] == 0 {
			g.First[row] = uint32(k + 1)
		}
		high |= seen
		if g.Tags == 0 {
			g.FirstTag = p
		}
		g.Tags++
		if seen&highs != 0 {
			newLine |= NonASCII
		}
		i := &items[k]
		i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(a), uint32(e), 0, Tag, row, newLine
		k++
		has |= newLine
		p, newLine = e+2, 0
		next := s.in.lineAfter(p)
		if next == 0 {
			break
		}
		p, newLine = next, LineStart
		if s.Longest > 0 && g.isTooLong(p, s.Longest) {
			break
		}
	}
	s.in.seen.high |= high & highs
	g.Has |= has
	return k, p
}

// plainNameEnd returns the end of the name that begins with a capital letter at a place, or the place itself.
func (s *Scanner) plainNameEnd(at int) int {
	if at == len(s.in.text) || s.in.text[at] < 'A' || s.in.text[at] > 'Z' {
		return at
	}
	return s.in.runOf(at, nameByte)
}

// plainWords reads the words of a list of moves from a place on that the notation has, each with a blank or a line end after it. It returns
// what plainTags returns.
func (s *Scanner) plainWords(g *Game, items []Item, k, p int, mode *Mode, newLine Flags) (count, end int) {
	t, table, kind := s.in.text, &mode.Words.table, mode.Kind
	has := Flags(0)
	for k < len(items) && p+8 <= len(t) {
		w := eight(t, p)
		m := (w - 0x21*ones) & ^w & highs
		if m == 0 {
			break
		}
		z := firstByte(m) & 63
		val, ok := find(table, w&(1<<z-1))
		if !ok {
			break
		}
		i := &items[k]
		i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(p), uint32(p+z>>3), val, kind, 0, newLine
		k++
		has |= newLine
		p += z >> 3
		newLine = 0
		if byte(w>>z) == ' ' {
			p++
			continue
		}
		next := s.in.lineAfter(p)
		if next == 0 {
			break
		}
		p, newLine = next, LineStart
		if s.Longest > 0 && g.isTooLong(p, s.Longest) {
			break
		}
	}
	g.Has |= has
	return k, p
}

// plainCells reads the cells of a table from a place on, each with a blank or a line end after it. It returns what plainTags returns.
func (s *Scanner) plainCells(g *Game, items []Item, k, p int, newLine Flags) (count, end int) {
	t := s.in.text
	has := Flags(0)
	for k < len(items) && p < len(t) && classes[t[p]]&cellByte != 0 {
		e := p
		var w, m uint64
		for e+8 <= len(t) {
			// Cells are short; what ends one, or may end one, is looked for in eight bytes at a time.
			w = eight(t, e)
			x, y, v := (w|0x26*ones)^0x7f*ones, (w|0x07*ones)^0x27*ones, w^0x3b*ones
			if m = ((w-0x21*ones)&^w | w | (x-ones)&^x | (y-ones)&^y | (v-ones)&^v) & highs; m != 0 {
				break
			}
			e += 8
		}
		z := firstByte(m) & 63
		c := byte(w >> z)
		if m == 0 || c > ' ' {
			break
		}
		e += z >> 3
		i := &items[k]
		i.Start, i.End, i.Val, i.Kind, i.Tag, i.Flags = uint32(p), uint32(e), 0, Cell, 0, newLine
		k++
		has |= newLine
		p, newLine = e, 0
		if c == ' ' {
			p++
			continue
		}
		next := s.in.lineAfter(p)
		if next == 0 {
			break
		}
		p, newLine = next, LineStart
		if s.Longest > 0 && g.isTooLong(p, s.Longest) {
			break
		}
	}
	g.Has |= has
	return k, p
}
