package scan

import "pbn/core/item"

// What nearly all of the data of games is: words and cells with one blank between them. Each of the two is read in a loop, which has little
// else to keep in mind. What these do not take is left to move and cell, which are slower and read the same.

// plainWords reads the words of a list of moves from At on that the standard has, each with a blank or a line end after it. It reports
// whether there was one.
func plainWords(s *item.Scanner, mode *mode) bool {
	t, g, words, kind := s.Window.Text, s.Game, mode.words, mode.kind
	items, k, p, newLine := g.Items[:cap(g.Items)], len(g.Items), s.At, s.NewLine
	has := item.Flags(0)
	for k < len(items) && p+8 <= len(t) {
		w := item.Eight(t, p)
		m := (w - 0x21*item.Ones) & ^w & item.Highs
		if m == 0 {
			break
		}
		z := item.FirstByte(m) & 63
		val, ok := words.find(w & (1<<z - 1))
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
		next := s.Window.PlainLineEnd(p)
		if next == 0 {
			break
		}
		p, newLine = next, item.LineStart
		if s.IsTooLong(p) {
			break
		}
	}
	return s.Took(k, p, newLine, has)
}

// plainCells reads the cells of a table from At on, each with a blank or a line end after it. It reports whether there was one.
func plainCells(s *item.Scanner) bool {
	t, g := s.Window.Text, s.Game
	items, k, p, newLine := g.Items[:cap(g.Items)], len(g.Items), s.At, s.NewLine
	has := item.Flags(0)
	for k < len(items) && p < len(t) && classes[t[p]]&cellByte != 0 {
		e := p
		var w, m uint64
		for e+8 <= len(t) {
			// Cells are short; what ends one, or may end one, is looked for in eight bytes at a time.
			w = item.Eight(t, e)
			x, y, v := (w|0x26*item.Ones)^0x7f*item.Ones, (w|0x07*item.Ones)^0x27*item.Ones, w^0x3b*item.Ones
			if m = ((w-0x21*item.Ones)&^w | w | (x-item.Ones)&^x | (y-item.Ones)&^y | (v-item.Ones)&^v) & item.Highs; m != 0 {
				break
			}
			e += 8
		}
		z := item.FirstByte(m) & 63
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
		next := s.Window.PlainLineEnd(p)
		if next == 0 {
			break
		}
		p, newLine = next, item.LineStart
		if s.IsTooLong(p) {
			break
		}
	}
	return s.Took(k, p, newLine, has)
}
