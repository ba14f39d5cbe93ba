package chess

// Checking makes a list of the legal moves that give check. It costs little more than the list of all moves: whether one gives check is
// seen from where it begins and ends, and only moves that do more than that are made.
func (p *Position) Checking(list *Moves) []Move {
	all := p.Moves(list)
	target := p.kings[p.Turn&1^1]
	if target == NoSquare {
		return all[:0]
	}
	c := p.checkSquares(target)
	n := 0
	for _, m := range all {
		if c.gives(p, m) {
			all[n] = m
			n++
		}
	}
	return all[:n]
}

// checkSquares are the squares from which the men of a side would attack a king.
type checkSquares struct {
	target Square
	direct [King + 1]Set // by the kind of the man
	cover  Set           // its own men that would open a line by leaving it
}

func (p *Position) checkSquares(target Square) (c checkSquares) {
	us := p.Turn & 1
	occupied := p.occupied()
	c.target = target
	c.direct[Pawn] = pawnSteps[us^1][target]
	c.direct[Knight] = knightSteps[target]
	c.direct[Bishop] = oblique(target, occupied)
	c.direct[Rook] = straight(target, occupied)
	c.direct[Queen] = c.direct[Bishop] | c.direct[Rook]
	for kind := onFile; kind <= onAntidiagonal; kind++ {
		l := &lines[target][kind]
		near := l.reach(occupied) & p.colors[us]
		if near == 0 {
			continue
		}
		for behind := l.reach(occupied&^near) & p.riders(kind) & p.colors[us]; behind != 0; behind &= behind - 1 {
			c.cover |= between(target, behind.First(), kind) & near
		}
	}
	return c
}

// gives reports whether a legal move gives check.
func (c *checkSquares) gives(p *Position, m Move) bool {
	from, to := m.From(), m.To()
	kind := p.board[from&63].Kind()
	if m.special() > doubleStep || p.isIrregular {
		var u Undo
		p.Do(m, &u)
		is := p.checkers != 0
		p.TakeBack(m, &u)
		return is
	}
	return c.direct[kind].Has(to) || c.cover.Has(from) && lineThrough(from, c.target) != lineThrough(to, c.target)
}
