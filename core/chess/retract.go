package chess

// Retraction is a move that may have led to a position.
type Retraction struct {
	From, To Square
	// Promoted says that the man on To was a pawn on From.
	Promoted bool
	// Captured is the man that was taken, if one was: on To, or beside it if InPassing.
	Captured  Kind
	InPassing bool
	// Castled says that From and To are the squares of the king.
	Castled bool
}

// IsDoubleStep reports whether a pawn has gone two squares, in the position after the move.
func (r *Retraction) IsDoubleStep(p *Position) bool {
	return p.On(r.To).Kind() == Pawn && (r.From^r.To) == 16
}

// Retractions appends the moves that may have led to a position: all those that can, and some of which no game has such a position before
// them. So what is true of all of them is proved of the last move; and if there are none, the position has none before it.
func Retractions(p *Position, list []Retraction) []Retraction {
	r := retractor{p: p, by: p.Turn&1 ^ 1, list: &list}
	r.all()
	return list
}

// retractor takes moves of a side back.
type retractor struct {
	p    *Position
	by   Color
	list *[]Retraction // nil where it is enough to know whether there is a move
	// found reports whether there is one.
	found bool
}

func (r *retractor) enough() bool { return r.found && r.list == nil }

func (r *retractor) all() {
	for men := r.p.colors[r.by]; men != 0 && !r.enough(); men &= men - 1 {
		r.man(men.First())
	}
	r.castling()
}

// man adds the last moves of the man on a square.
func (r *retractor) man(to Square) {
	p := r.p
	occupied := p.occupied()
	kind := p.On(to).Kind()
	var from Set
	switch kind {
	case Pawn:
		if !(rank1 | rank8).Has(to) {
			r.pawn(to, false)
		}
		return
	case Knight:
		from = knightSteps[to&63]
	case Bishop:
		from = oblique(to, occupied)
	case Rook:
		from = straight(to, occupied)
	case Queen:
		from = straight(to, occupied) | oblique(to, occupied)
	case King:
		from = kingSteps[to&63]
	}
	for from &^= occupied; from != 0 && !r.enough(); from &= from - 1 {
		move := Retraction{From: from.First(), To: to}
		r.add(move)
		r.withCaptures(move)
	}
	if kind != King && (rank8 >> (56 * r.by)).Has(to) && p.Count(Pawn, r.by) < mostPawns {
		r.pawn(to, true)
	}
}

// pawn adds the last moves of a pawn, which has promoted or not.
func (r *retractor) pawn(to Square, promoted bool) {
	empty := ^(r.p.occupied() | rank1 | rank8)
	one, two := r.behind(to, 1), r.behind(to, 2)
	fourth, sixth := rank(3), rank(5)
	if r.by == Black {
		fourth, sixth = rank(4), rank(2)
	}
	if empty.Has(one) {
		r.add(Retraction{From: one, To: to, Promoted: promoted})
	}
	if fourth.Has(to) && empty.Has(one) && empty.Has(two) {
		r.add(Retraction{From: two, To: to})
	}
	for from := pawnSteps[r.by^1][to&63] & empty; from != 0; from &= from - 1 {
		move := Retraction{From: from.First(), To: to, Promoted: promoted}
		r.withCaptures(move)
		// In passing: the pawn that was taken had come from two squares further on.
		if sixth.Has(to) && empty.Has(one) && empty.Has(r.behind(to, -1)) && r.mayHaveTaken(Pawn) {
			move.Captured, move.InPassing = Pawn, true
			r.add(move)
		}
	}
}

// behind returns the square so many ranks behind another, as seen by the side.
func (r *retractor) behind(s Square, ranks int) Square {
	if r.by == Black {
		ranks = -ranks
	}
	return s - Square(8*ranks)
}

// mayHaveTaken reports whether a man of a kind may be missing of the other side.
func (r *retractor) mayHaveTaken(k Kind) bool {
	them := r.by ^ 1
	return r.p.colors[them].Count() < mostMen && (k != Pawn || r.p.Count(Pawn, them) < mostPawns)
}

// withCaptures adds a move with each man that it may have taken on its square.
func (r *retractor) withCaptures(move Retraction) {
	for kind := Pawn; kind <= Queen; kind++ {
		if r.mayHaveTaken(kind) && (kind != Pawn || !(rank1 | rank8).Has(move.To)) {
			move.Captured = kind
			r.add(move)
		}
	}
}

// castling adds those of a king that is where castling ends.
func (r *retractor) castling() {
	row := Square(56 * r.by)
	for _, side := range [...]struct{ king, rook, corner Square }{{6, 5, 7}, {2, 3, 0}} {
		emptied := between(row|4, row|side.corner, onRank) | only(row|4) | only(row|side.corner)
		emptied &^= only(row|side.king) | only(row|side.rook)
		if r.p.kings[r.by] == row|side.king && r.p.On(row|side.rook) == Rook.Of(r.by) && r.p.occupied()&emptied == 0 {
			r.add(Retraction{From: row | 4, To: row | side.king, Castled: true})
		}
	}
}

// add adds a move unless the other side's king was in check before it.
func (r *retractor) add(move Retraction) {
	if !r.enough() && r.isQuietBefore(&move) {
		r.found = true
		if r.list != nil {
			*r.list = append(*r.list, move)
		}
	}
}

// isQuietBefore reports whether the king of the other side was not in check before a move.
func (r *retractor) isQuietBefore(move *Retraction) bool {
	before := *r.p
	kind := before.board[move.To&63].Kind()
	before.kinds[kind] &^= only(move.To)
	if move.Promoted {
		kind = Pawn
	}
	before.kinds[kind] |= only(move.From)
	before.colors[r.by] ^= only(move.To) | only(move.From)
	switch {
	case move.Castled:
		rook, corner := castledRook(move.To)
		before.kinds[Rook] ^= only(rook) | only(corner)
		before.colors[r.by] ^= only(rook) | only(corner)
	case move.InPassing:
		before.colors[r.by^1] |= only(move.To ^ 8)
	case move.Captured != NoKind:
		before.colors[r.by^1] |= only(move.To)
	}
	return before.attackers(before.kings[r.by^1], r.by, before.occupied()) == 0
}

// castledRook returns where the rook of a king that has castled is, and from where it came.
func castledRook(king Square) (rook, corner Square) {
	if king.File() == 2 {
		return king + 1, king - 2
	}
	return king - 1, king + 1
}

// Before returns the position before a move that may have led to p. Nobody can castle or take in passing there, and the clock is 0.
func Before(p *Position, r *Retraction) (before Position) {
	us := p.Turn&1 ^ 1
	board := p.board
	man := board[r.To]
	if r.Promoted {
		man = Pawn.Of(us)
	}
	board[r.To], board[r.From] = 0, man
	switch {
	case r.InPassing:
		board[r.To^8] = Pawn.Of(us ^ 1)
	case r.Captured != NoKind:
		board[r.To] = r.Captured.Of(us ^ 1)
	case r.Castled:
		rook, corner := castledRook(r.To)
		board[rook], board[corner] = 0, Rook.Of(us)
	}
	for s, piece := range board {
		if piece != 0 {
			put(&before, piece, Square(s))
		}
	}
	before.Turn, before.enPassant, before.Number = us, NoSquare, 1
	settle(&before)
	return before
}

// HasRetraction reports whether there is a move that may have led to a position.
func HasRetraction(p *Position) bool {
	r := retractor{p: p, by: p.Turn&1 ^ 1}
	r.all()
	return r.found
}
