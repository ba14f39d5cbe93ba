package hands

import (
	"bytes"

	"pbn/core/source"
)

// cell is a suit of one hand in a row of a diagram without marks.
type cell struct {
	cards source.Span
	void  bool
}

// row reads a line as the same suit of one, two or four hands beside each other, and returns how many; 0 if it is not one. Cells are apart
// by two blanks or a tab. What the middle of a diagram has, letters of seats, is no cell.
func (l *letters) row(t []byte, line source.Span) (cells [4]cell, n int) {
	at := afterBlanks(t, line.Start, line.End)
	gap := 2
	for at < line.End {
		word := at
		for word < line.End && t[word] > ' ' {
			word++
		}
		text := t[at:word]
		seat, isSeat := l.seat(text)
		switch {
		case isVoid(text):
			gap = 2
			fallthrough
		case l.ranks(text, capitals) == len(text) && bytes.IndexByte(text, 'x') < 0:
			if gap > 1 {
				if n == len(cells) {
					return cells, 0
				}
				cells[n] = cell{source.Span{Start: at, End: word}, isVoid(text)}
				n++
			} else {
				cells[n-1].cards.End = word
			}
		case isSeat && seat.Known() && len(text) == 1:
			gap = 2
		default:
			return cells, 0
		}
		next := word
		for next < line.End && t[next] <= ' ' {
			next++
		}
		gap = next - word
		if bytes.IndexByte(t[word:next], '\t') >= 0 || isSeat || isVoid(text) {
			gap = 2
		}
		at = next
	}
	return cells, n
}

// dealerWidth is how wide the columns of the program dealer are.
const dealerWidth = 20

// fixedRow is row for one of dealer in which a long suit reaches the next column.
func (l *letters) fixedRow(t []byte, line source.Span) (cells [4]cell, n int) {
	if line.End-line.Start <= 3*dealerWidth {
		return cells, 0
	}
	for n < len(cells) {
		column := source.Span{Start: line.Start + n*dealerWidth, End: min(line.Start+(n+1)*dealerWidth, line.End)}
		of, in := l.row(t, column)
		if in != 1 || of[0].cards.Start != column.Start {
			return cells, 0
		}
		cells[n] = of[0]
		n++
	}
	return cells, n
}

// anyRow is the row of a line, whichever way it is written.
func (l *letters) anyRow(t []byte, line source.Span) (cells [4]cell, n int) {
	if cells, n = l.row(t, line); n < len(cells) {
		if fixed, in := l.fixedRow(t, line); in > 0 {
			return fixed, in
		}
	}
	return cells, n
}

// grid are hands beside each other, in four lines without marks of suits.
type grid struct {
	hands [4]cards
	// n is how many hands there are; end is where the next line begins.
	n, end int
	span   source.Span
}

// columns reads the hands of four lines without marks of suits: one, West and East beside each other, or all four, as dealer prints them.
// Each has thirteen cards.
func (l *letters) columns(t []byte, at int) (g grid, ok bool) {
	g.end = at
	for suit := range suitLetters {
		if g.end >= len(t) {
			return g, false
		}
		line, next := lineAt(t, g.end)
		cells, n := l.anyRow(t, line)
		if n == 0 || n == 3 || suit > 0 && n != g.n {
			return g, false
		}
		g.n = n
		for i := range n {
			if !cells[i].void {
				g.hands[i].addSpaced(l, suit, t[cells[i].cards.Start:cells[i].cards.End])
			}
		}
		if suit == 0 {
			g.span.Start = cells[0].cards.Start
		}
		g.span.End, g.end = cells[n-1].cards.End, next
	}
	var all cards
	for i := range g.n {
		if !g.hands[i].isWhole() {
			return g, false
		}
		all.join(&g.hands[i])
	}
	return g, !all.twice && hasHonour(t[at:g.end])
}

// addSpaced adds cards that may have blanks between them.
func (c *cards) addSpaced(l *letters, suit int, text []byte) {
	for at := 0; at < len(text); at++ {
		n := l.ranks(text[at:], anyLanguage)
		c.add(l, suit, text[at:at+n])
		at += n
	}
}
