package answers

import (
	"slices"

	"pbn/core/pgn/game"
)

// lines says how the moves of a game, which are flat in the order of the text, are nested: which comes next in a line, and which variations a
// move has. Nothing in it recurs, and it costs what the moves and variations are.
type lines struct {
	// first is the first move of the main line, next that after each move; -1 where there is none.
	first int32
	next  []int32
	// firsts have the first move of each variation that is its own, -1 where it has none.
	firsts []int32
	// variationOf has the first variation of each move, the last one those that replace no move; nextOf the variation after each that
	// replaces the same; -1 where there is none.
	variationOf []int32
	nextOf      []int32
	open        []openLine
}

// openLine is a line that is open at a place, and its last move; -1 where it has none.
type openLine struct{ variation, last int32 }

// set makes the lines of a game.
func (l *lines) set(g *game.Game) {
	l.first = -1
	l.next = filled(l.next, len(g.Moves))
	l.firsts = filled(l.firsts, len(g.Variations))
	l.variationOf = filled(l.variationOf, len(g.Moves)+1)
	l.nextOf = filled(l.nextOf, len(g.Variations))
	l.open = append(l.open[:0], openLine{-1, -1})
	v := 0
	for k := range g.Moves {
		for n := len(l.open) - 1; n > 0 && g.Variations[l.open[n].variation].End <= int32(k); n-- {
			l.open = l.open[:n]
		}
		for ; v < len(g.Variations) && g.Variations[v].First <= int32(k); v++ {
			if g.Variations[v].End > int32(k) {
				l.open = append(l.open, openLine{int32(v), -1})
			}
		}
		l.add(int32(k))
	}
	for v := len(g.Variations) - 1; v >= 0; v-- {
		if l.firsts[v] < 0 {
			continue
		}
		of := &l.variationOf[len(g.Moves)]
		if g.Variations[v].Of >= 0 {
			of = &l.variationOf[g.Variations[v].Of]
		}
		l.nextOf[v], *of = *of, int32(v)
	}
}

// add adds a move to the line that is open.
func (l *lines) add(k int32) {
	line := &l.open[len(l.open)-1]
	switch {
	case line.last >= 0:
		l.next[line.last] = k
	case line.variation >= 0:
		l.firsts[line.variation] = k
	default:
		l.first = k
	}
	line.last = k
}

// filled returns a list of -1.
func filled(list []int32, n int) []int32 {
	list = slices.Grow(list[:0], n)[:n]
	for i := range list {
		list[i] = -1
	}
	return list
}

// replacing returns the first of the variations that replace no move.
func (l *lines) replacing() int32 { return l.variationOf[len(l.variationOf)-1] }
