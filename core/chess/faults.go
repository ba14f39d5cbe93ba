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

// The largest numbers of men and of pawns that a side has in a game.
const (
	mostMen   = 16
	mostPawns = 8
)

// appendMaterialFaults appends what is wrong with the men of a side.
func appendMaterialFaults(faults []PositionFault, p *Position, c Color) []PositionFault {
	men, pawns := p.colors[c], p.men(Pawn, c)
	if n := men.Count(); n > mostMen {
		return append(faults, PositionFault{TooManyMen, c, n, mostMen, men})
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
// was not in check.
func canHaveGivenCheck(p *Position) bool {
	if p.enPassant != NoSquare {
		// The last move is known.
		r := retractor{p: p, by: p.Turn&1 ^ 1}
		forward := Square(8)
		if r.by == Black {
			forward = -forward
		}
		return r.isQuietBefore(&Retraction{From: p.enPassant - forward, To: p.enPassant + forward})
	}
	return HasRetraction(p)
}
