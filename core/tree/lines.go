package tree

import "slices"

// Lines says how the moves of a game, which are flat in the order of the text, are nested: which comes next in a line, and which variations a
// move has. Nothing in it recurs, and it costs what the moves and variations are.
type Lines struct {
	// First is the first move of the main line, Next that after each move; -1 where there is none.
	First int32
	Next  []int32
	// Firsts have the first move of each variation that is its own, -1 where it has none.
	Firsts []int32
	// VariationOf has the first variation of each move, the last one those that replace no move; NextOf the variation after each that
	// replaces the same; -1 where there is none.
	VariationOf []int32
	NextOf      []int32
	open        []openLine
}

// openLine is a line that is open at a place, and its last move; -1 where it has none.
type openLine struct{ variation, last int32 }

// Set makes the lines of a game with so many moves.
func (l *Lines) Set(moves int, variations []Variation) {
	l.First = -1
	l.Next = filled(l.Next, moves)
	l.Firsts = filled(l.Firsts, len(variations))
	l.VariationOf = filled(l.VariationOf, moves+1)
	l.NextOf = filled(l.NextOf, len(variations))
	l.open = append(l.open[:0], openLine{-1, -1})
	v := 0
	for k := range moves {
		for n := len(l.open) - 1; n > 0 && variations[l.open[n].variation].End <= int32(k); n-- {
			l.open = l.open[:n]
		}
		for ; v < len(variations) && variations[v].First <= int32(k); v++ {
			if variations[v].End > int32(k) {
				l.open = append(l.open, openLine{int32(v), -1})
			}
		}
		l.add(int32(k))
	}
	for v := len(variations) - 1; v >= 0; v-- {
		if l.Firsts[v] < 0 {
			continue
		}
		of := &l.VariationOf[moves]
		if variations[v].Of >= 0 {
			of = &l.VariationOf[variations[v].Of]
		}
		l.NextOf[v], *of = *of, int32(v)
	}
}

// add adds a move to the line that is open.
func (l *Lines) add(k int32) {
	line := &l.open[len(l.open)-1]
	switch {
	case line.last >= 0:
		l.Next[line.last] = k
	case line.variation >= 0:
		l.Firsts[line.variation] = k
	default:
		l.First = k
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

// Replacing returns the first of the variations that replace no move.
func (l *Lines) Replacing() int32 { return l.VariationOf[len(l.VariationOf)-1] }
