package chess

// obstacle is what is in the way of castling.
type obstacle uint8

// The obstacles.
const (
	noObstacle obstacle = iota
	wayBlocked
	throughCheck
	intoCheck
)

// MoveFault is why a move in SAN is not legal. Where it names a square, that is in Reason.At.
type MoveFault uint8

// The faults.
const (
	NoFault       MoveFault = iota
	NoMan                   // the side has no such man
	OtherTurn               // the other side could make the move: it is not on turn
	OwnMan                  // a man of the side is on the square
	OtherOrigin             // the men that can go there do not come from where the move says; At is where one stands
	NotReached              // no such man goes to the square
	Blocked                 // the man on At is in the way
	NoVictim                // a pawn would take, but there is nothing to take
	LeavesPin               // the man is pinned by the one on At
	LeavesCheck             // the check by the man on At goes on
	KingAttacked            // the king would be attacked by the man on At
	NoCastling              // the right to castle is gone, or never was
	CastlingCheck           // the king is in check
	CastlingWay             // the man on At is in the way
	CastlingCross           // the king would cross the square At, which is attacked
	NeedsKind               // the pawn promotes; to what is missing
	NoPromotion             // only a pawn that reaches the last rank promotes
)

// Reason is why a move is not legal.
type Reason struct {
	Fault MoveFault
	At    Square // NoSquare where no square is named
	From  Square // where the man stands, where there is one
}

// Why says why no legal move fits a pattern. It is only asked where Find has found none.
func Why(p *Position, s Pattern) Reason {
	us := p.Turn & 1
	if s&(IsCastlingShort|IsCastlingLong) != 0 {
		return whyCastling(p, s)
	}
	to, kind := s.To(), s.Kind()
	men := p.men(kind, us)
	switch {
	case men == 0:
		return orOther(p, s, Reason{NoMan, NoSquare, NoSquare})
	case p.colors[us].Has(to):
		return orOther(p, s, Reason{OwnMan, to, NoSquare})
	case kind == Pawn && s.Promoted() == NoKind && only(to)&(rank1|rank8) != 0:
		return Reason{NeedsKind, NoSquare, NoSquare}
	case s.Promoted() != NoKind && (kind != Pawn || only(to)&(rank1|rank8) == 0):
		return Reason{NoPromotion, NoSquare, NoSquare}
	case kind == Pawn && s&givenFile != 0 && !p.colors[us^1].Has(to) && to != p.enPassant:
		return Reason{NoVictim, to, NoSquare}
	}
	free := s &^ (7<<12 | givenFile | 7<<16 | givenRank)
	if kind == Pawn {
		free = s
	}
	if m, count := p.Find(free); count > 0 {
		return Reason{OtherOrigin, m.From(), m.From()}
	}
	// Who would reach the square, were it not for the men between, or for the king?
	best := Reason{NotReached, NoSquare, NoSquare}
	for men &= s.origins(); men != 0; men &= men - 1 {
		from := men.first()
		r := whyFrom(p, from, to, kind, s)
		r.From = from
		if r.Fault > best.Fault {
			best = r
		}
	}
	return orOther(p, s, best)
}

// orOther returns that the other side is not on turn, if it could make the move.
func orOther(p *Position, s Pattern, r Reason) Reason {
	if p.checkers != 0 || r.Fault > NotReached {
		return r
	}
	var u Undo
	p.Do(Null, &u)
	_, count := p.Find(s)
	p.TakeBack(Null, &u)
	if count > 0 {
		return Reason{OtherTurn, NoSquare, NoSquare}
	}
	return r
}

// whyFrom says why the man on a square does not go to another.
func whyFrom(p *Position, from, to Square, kind Kind, s Pattern) Reason {
	us := p.Turn & 1
	occupied := p.occupied()
	through := lineThrough(from, to)
	moves := false
	switch kind {
	case Pawn:
		if s&givenFile != 0 {
			moves = pawnSteps[us][from].Has(to)
			break
		}
		forward := to > from == (us == White)
		distance := max(from, to) - min(from, to)
		home := from>>3 == 1 && us == White || from>>3 == 6 && us == Black
		moves = through == onFile && forward && (distance == 8 || distance == 16 && home)
		if moves && (occupied.Has(to) || between(from, to, onFile)&occupied != 0) {
			return Reason{Fault: Blocked, At: (between(from, to, onFile)&occupied | only(to)).first()}
		}
	case Knight:
		moves = knightSteps[from].Has(to)
	case King:
		moves = kingSteps[from].Has(to)
		if moves {
			by := p.attackers(to, us^1, occupied&^only(from))
			return Reason{Fault: KingAttacked, At: by.first()}
		}
	default:
		moves = through != noLine && (kind == Queen || (through <= onRank) == (kind == Rook))
		if way := between(from, to, through) & occupied; moves && way != 0 {
			return Reason{Fault: Blocked, At: way.first()}
		}
	}
	king := p.kings[us]
	switch {
	case !moves || king == NoSquare:
		return Reason{Fault: NotReached, At: NoSquare}
	case p.checkers != 0:
		return Reason{Fault: LeavesCheck, At: p.checkers.first()}
	}
	rest := occupied&^only(from) | only(to)
	if kind == Pawn && to == p.enPassant {
		rest &^= only(to ^ 8)
	}
	return Reason{Fault: LeavesPin, At: p.attackers(king, us^1, rest).first()}
}

func whyCastling(p *Position, s Pattern) Reason {
	m := p.castlingOf(s)
	switch {
	case m == NoMove:
		return Reason{NoCastling, NoSquare, p.kings[p.Turn&1]}
	case p.checkers != 0:
		return Reason{CastlingCheck, p.checkers.first(), m.From()}
	}
	to, rookTo := m.CastlingSquares()
	rest := p.occupied() &^ only(m.From()) &^ only(m.To())
	path := between(m.From(), to, onRank) | only(to)
	switch p.castlingObstacle(m) {
	case wayBlocked:
		way := (path | between(m.To(), rookTo, onRank) | only(rookTo)) & rest
		return Reason{CastlingWay, way.first(), m.From()}
	case throughCheck:
		for ; path != 0; path &= path - 1 {
			if s := path.first(); p.attackers(s, p.Turn&1^1, rest) != 0 {
				return Reason{CastlingCross, s, m.From()}
			}
		}
	}
	return Reason{KingAttacked, p.attackers(to, p.Turn&1^1, rest).first(), m.From()}
}
