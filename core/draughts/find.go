package draughts

// Find finds the legal moves that a text means: one of them, and how many there are with different results: 0, 1, or 2 for two or more. The
// sign between the squares need not be the right one. A text of more than two squares is compared with the ways of the captures in four
// steps, the strictest first: with their long form, with each square where they land, with some squares of the long form, with some of the
// squares on the way (G-12).
//
// list has the captures then, if there are any.
func (b *Board) Find(p *Position, w *Pattern, list *Moves) (m Move, count int) {
	if w.count < 2 {
		return m, 0
	}
	from, to := b.square(w.squares[0]), b.square(w.squares[w.count-1])
	if from == NoSquare || to == NoSquare {
		return m, 0
	}
	if captures(b, p, list, &b.variant.Laws, aResult); len(list.list) > 0 {
		return b.findAmong(p, w, list.list, &b.variant.Laws)
	}
	if w.count > 2 || !p.sides[p.Turn&1].Has(from) || p.occupied().Has(to) {
		return m, 0
	}
	return b.findQuiet(p, from, to)
}

// findQuiet finds a move that takes nothing, to a free square.
func (b *Board) findQuiet(p *Position, from, to Square) (m Move, count int) {
	us := p.Turn & 1
	m = Move{From: from, To: to, IsKing: b.last[us].Has(to)}
	if !p.kings.Has(from) {
		d := 2 * int(us)
		if b.next[d][from] == to || b.next[d+1][from] == to {
			return m, 1
		}
		return Move{}, 0
	}
	m.IsKing = true
	d := b.direction(from, to)
	if d == directions || b.mustRest(p, from) {
		return Move{}, 0
	}
	next := &b.next[d&7]
	s := next[from&(places-1)]
	for s != to && b.variant.Laws.Flying && !p.occupied().Has(s) && s != NoSquare {
		s = next[s&(places-1)]
	}
	if s != to {
		return Move{}, 0
	}
	return m, 1
}

// direction returns the diagonal direction from one square to another, or directions.
func (b *Board) direction(from, to Square) int {
	rows, columns := b.row[to]-b.row[from], b.column[to]-b.column[from]
	switch {
	case rows == 0 || rows != columns && rows != -columns:
		return directions
	case rows < 0 && columns > 0:
		return upRight
	case rows < 0:
		return upLeft
	case columns > 0:
		return downRight
	}
	return downLeft
}

// findAmong finds the captures of a list that a text means. The list was made by some laws.
func (b *Board) findAmong(p *Position, w *Pattern, list []Move, laws *Laws) (m Move, count int) {
	from, to := w.Square(b, 0), w.Square(b, int(w.count)-1)
	if w.count == 2 {
		for i := range list {
			switch {
			case list[i].From != from || list[i].To != to:
			case list[i].Count == 1:
				return list[i], 1 // two squares are its long form
			default:
				count = min(count+1, 2)
				m = list[i]
			}
		}
		return m, count
	}
	for l := range levels {
		steps := 0
		for i := range list {
			if list[i].From != from || list[i].To != to {
				continue
			}
			f := wayFinder{b: b, p: p, m: &list[i], laws: laws, text: w, level: l, steps: steps}
			if f.find() {
				if count++; count > 1 {
					return m, count
				}
				m = list[i]
			}
			steps = f.steps
		}
		if count > 0 {
			return m, count
		}
	}
	return m, 0
}
