package chess

// PositionFault is something in a position that no game can have, and what it is about.
type PositionFault struct {
	Kind PositionFaultKind
	// Color is the side that it is about: whose king, men or check. Of PawnRank and of clocks it is White and says nothing.
	Color Color
	// Count is how many there are: kings, men, pawns, promoted men, checkers; of clocks what the clock says.
	Count int
	// Most is how many kings, men, pawns or promoted men there may be; of [ClockTooHigh], how many plies were played by the number of the
	// move.
	Most int
	// Squares are those of the men that it is about.
	Squares Set
}

// PositionFaultKind is what can be wrong with a position.
type PositionFaultKind uint8

// The kinds, in the order in which [Faults] returns them.
const (
	KingCount       PositionFaultKind = iota // the side has no king, or several (16.1.3.1-c)
	PawnRank                                 // pawns on the first or last rank (16.1.3.1-d)
	TooManyMen                               // more than 16 men (16.1.3.1-e)
	TooManyPawns                             // more than 8 pawns
	TooManyPromoted                          // more promoted men than pawns are missing
	OtherInCheck                             // the side that is not on turn is in check by the men on Squares (16.1.3.2-b)
	ImpossibleCheck                          // no move of the other side gives the check by the men on Squares
	ClockInPassing                           // the clock is not 0 beside a square that a pawn has passed (16.1.3.5-a)
	ClockTooHigh                             // the clock counts more plies than were played
)

// Faults returns what no game can have in a position, nil where nothing is known to be wrong. A position without faults need not be one of
// a game.
func Faults(p *Position) (faults []PositionFault) {
	for c := White; c <= Black; c++ {
		if f, is := kingFault(p, c); is {
			faults = append(faults, f)
		}
	}
	if f, is := pawnFault(p); is {
		faults = append(faults, f)
	}
	for c := White; c <= Black; c++ {
		faults = appendMaterialFaults(faults, p, c)
	}
	us := p.Turn & 1
	if f, is := otherInCheck(p); is {
		faults = append(faults, f)
	} else if attackersOfKing(p, us) != 0 && !canHaveGivenCheck(p) {
		faults = append(faults, PositionFault{ImpossibleCheck, us, p.checkers.Count(), 0, p.checkers})
	}
	plies := 2*(int(p.Number)-1) + int(us)
	switch clock := int(p.Clock); {
	case clock > 0 && p.enPassant != NoSquare:
		faults = append(faults, PositionFault{ClockInPassing, White, clock, 0, only(p.enPassant)})
	case clock > plies:
		faults = append(faults, PositionFault{ClockTooHigh, White, clock, plies, 0})
	}
	return faults
}

// Unplayable returns the first of the faults of a position with which there are no legal moves to speak of: a side that has not one king,
// pawns on the first or last rank, or the side that is not on turn in check. ok is false where the position has none of these.
func Unplayable(p *Position) (fault PositionFault, ok bool) {
	for c := White; c <= Black; c++ {
		if f, is := kingFault(p, c); is {
			return f, true
		}
	}
	if f, is := pawnFault(p); is {
		return f, true
	}
	return otherInCheck(p)
}

func kingFault(p *Position, c Color) (fault PositionFault, ok bool) {
	kings := p.men(King, c)
	return PositionFault{KingCount, c, kings.Count(), 1, kings}, p.kings[c] == NoSquare
}

func pawnFault(p *Position) (fault PositionFault, ok bool) {
	pawns := p.kinds[Pawn] & (rank1 | rank8)
	return PositionFault{PawnRank, White, pawns.Count(), 0, pawns}, pawns != 0
}

func otherInCheck(p *Position) (fault PositionFault, ok bool) {
	other := p.Turn&1 ^ 1
	attackers := attackersOfKing(p, other)
	return PositionFault{OtherInCheck, other, attackers.Count(), 0, attackers}, attackers != 0
}

// attackersOfKing returns the men that give check to a side; none if that does not have exactly one king.
func attackersOfKing(p *Position, c Color) Set {
	if p.kings[c] == NoSquare {
		return 0
	}
	return p.attackers(p.kings[c], c^1, p.occupied())
}

// appendMaterialFaults appends what is wrong with the men of a side.
func appendMaterialFaults(faults []PositionFault, p *Position, c Color) []PositionFault {
	const most, mostPawns = 16, 8
	men, pawns := p.colors[c], p.men(Pawn, c)
	if n := men.Count(); n > most {
		return append(faults, PositionFault{TooManyMen, c, n, most, men})
	}
	missing := mostPawns - pawns.Count()
	if missing < 0 {
		return append(faults, PositionFault{TooManyPawns, c, pawns.Count(), mostPawns, pawns})
	}
	promoted, squares := 0, Set(0)
	for _, group := range [...]struct {
		men  Set
		most int // of them without promotion
	}{
		{p.men(Knight, c), 2},
		{p.men(Bishop, c) & lightSquares, 1},
		{p.men(Bishop, c) &^ lightSquares, 1},
		{p.men(Rook, c), 2},
		{p.men(Queen, c), 1},
	} {
		if n := group.men.Count() - group.most; n > 0 {
			promoted += n
			squares |= group.men
		}
	}
	if promoted > missing {
		return append(faults, PositionFault{TooManyPromoted, c, promoted, missing, squares})
	}
	return faults
}

// lightSquares are the light squares of the board; a1 is dark.
const lightSquares Set = 0x55AA55AA55AA55AA

// canHaveGivenCheck reports whether there is a move of the side not on turn after which its checkers give check, and before which the king
// was not in check. It takes back each move that may have been the last one.
func canHaveGivenCheck(p *Position) bool {
	r := retractor{p: p, by: p.Turn&1 ^ 1}
	if p.enPassant != NoSquare {
		// The last move is known.
		forward := Square(8)
		if r.by == Black {
			forward = -forward
		}
		return r.isQuietBefore(p.enPassant+forward, p.enPassant-forward, Pawn, NoSquare, false)
	}
	for men := p.colors[r.by]; men != 0; men &= men - 1 {
		if r.canHaveMoved(men.First()) {
			return true
		}
	}
	return r.canHaveCastled()
}

// retractor takes moves of a side back.
type retractor struct {
	p  *Position
	by Color
}

// canHaveMoved reports whether the man on a square may have given the check by its last move.
func (r *retractor) canHaveMoved(to Square) bool {
	kind := r.p.board[to&63].Kind()
	if kind == Pawn {
		return r.canPawnHaveMoved(to, false)
	}
	empty := ^r.p.occupied()
	var from Set
	switch kind {
	case Knight:
		from = knightSteps[to&63]
	case Bishop:
		from = oblique(to, ^empty)
	case Rook:
		from = straight(to, ^empty)
	case Queen:
		from = straight(to, ^empty) | oblique(to, ^empty)
	case King:
		from = kingSteps[to&63]
	}
	for from &= empty; from != 0; from &= from - 1 {
		if s := from.First(); r.isQuietBefore(to, s, kind, NoSquare, false) || r.isQuietBefore(to, s, kind, NoSquare, true) {
			return true
		}
	}
	return kind != King && (rank8 >> (56 * r.by)).Has(to) && r.canPawnHaveMoved(to, true)
}

// canPawnHaveMoved reports whether a pawn may have given the check by going to a square, and becoming what is there now if it is promoted.
func (r *retractor) canPawnHaveMoved(to Square, isPromoted bool) bool {
	p := r.p
	if !isPromoted && (rank1 | rank8).Has(to) {
		return false
	}
	// Where it may have come from.
	empty := ^(p.occupied() | rank1 | rank8)
	one, two := r.behind(to, 1), r.behind(to, 2)
	fourth, sixth := rank(3), rank(5)
	if r.by == Black {
		fourth, sixth = rank(4), rank(2)
	}
	if empty.Has(one) && r.isQuietBefore(to, one, Pawn, NoSquare, false) {
		return true
	}
	if fourth.Has(to) && empty.Has(one) && empty.Has(two) && r.isQuietBefore(to, two, Pawn, NoSquare, false) {
		return true
	}
	for from := pawnSteps[r.by^1][to&63] & empty; from != 0; from &= from - 1 {
		s := from.First()
		if r.isQuietBefore(to, s, Pawn, NoSquare, true) {
			return true
		}
		// In passing: the pawn that was taken had come from two squares further on.
		if sixth.Has(to) && empty.Has(one) && empty.Has(r.behind(to, -1)) && r.isQuietBefore(to, s, Pawn, one, false) {
			return true
		}
	}
	return false
}

// behind returns the square so many ranks behind another, as seen by the side.
func (r *retractor) behind(s Square, ranks int) Square {
	if r.by == Black {
		ranks = -ranks
	}
	return s - Square(8*ranks)
}

// canHaveCastled reports whether a castled rook may give the check. The king gives none, and opens no line to another man.
func (r *retractor) canHaveCastled() bool {
	p := r.p
	if p.checkers.isSeveral() || p.kings[r.by] == NoSquare {
		return false
	}
	row := Square(56 * r.by)
	return p.kings[r.by] == row|6 && p.checkers == only(row|5) || p.kings[r.by] == row|2 && p.checkers == only(row|3)
}

// isQuietBefore reports whether the king was not in check before a man, then of a kind, went from one square to another. The move may have
// taken a man there, or a pawn in passing.
func (r *retractor) isQuietBefore(to, from Square, kind Kind, inPassing Square, captured bool) bool {
	before := *r.p
	before.kinds[before.board[to&63].Kind()] &^= only(to)
	before.kinds[kind] |= only(from)
	before.colors[r.by] ^= only(to) | only(from)
	occupied := before.occupied()
	if captured {
		occupied |= only(to)
	}
	if inPassing != NoSquare {
		occupied |= only(inPassing)
	}
	return before.attackers(before.kings[r.by^1], r.by, occupied) == 0
}
