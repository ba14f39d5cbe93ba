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

// MoveFault is why a move in SAN is not legal.
type MoveFault uint8

// The faults, which Reason.At and Reason.From make exact. Each of them is true of the position; where several are, Why names the last one
// of this order that one of the men could meet.
const (
	NoFault       MoveFault = iota
	NoMan                   // the side has no such man
	OtherTurn               // the other side could make the move: it is not on turn
	OwnMan                  // a man of the side is on At, where the move ends
	OtherOrigin             // the man on At can go there, but the move says that it comes from elsewhere
	NotReached              // no such man goes to the square, whatever is in its way
	Blocked                 // the man on At is in the way of the one on From
	NoVictim                // a pawn would take on At, where nothing can be taken
	LeavesPin               // the man on From is pinned by the one on At
	LeavesCheck             // the check by the man on At goes on
	KingAttacked            // the king would be attacked by the man on At
	NoCastling              // the right to castle on this side is gone, or never was
	CastlingCheck           // the king is in check by the man on At
	CastlingWay             // the man on At is in the way
	CastlingCross           // the king would cross the square At, which is attacked
	NeedsKind               // the pawn promotes; to what is missing
	NoPromotion             // the move is legal, but the man does not promote
)

// Reason is why a move is not legal.
type Reason struct {
	Fault MoveFault
	At    Square // NoSquare where the fault names none
	// From is where the man is that would move; NoSquare where the fault is about none or about several.
	From Square
}

// Why says why no legal move fits a pattern. It is asked where [Position.Find] has found none; where there is one, or for a move of
// nothing, it returns NoFault, except in check, which a move of nothing does not end.
func Why(p *Position, s Pattern) Reason {
	if s&IsNull != 0 {
		if p.checkers == 0 {
			return Reason{NoFault, NoSquare, NoSquare}
		}
		return Reason{LeavesCheck, p.checkers.First(), NoSquare}
	}
	if _, count := p.Find(s); count > 0 {
		return Reason{NoFault, NoSquare, NoSquare}
	}
	if s&(IsCastlingShort|IsCastlingLong) != 0 {
		return whyCastling(p, s)
	}
	const promotion = 7 << 9
	isPromotion := s.Kind() == Pawn && (rank1 | rank8).Has(s.To())
	switch {
	case isPromotion && s.Promoted() == NoKind:
		if s |= Pattern(Queen) << 9; isLegal(p, s) {
			return Reason{NeedsKind, NoSquare, NoSquare}
		}
	case !isPromotion && s.Promoted() != NoKind:
		if s &^= promotion; isLegal(p, s) {
			return Reason{NoPromotion, NoSquare, NoSquare}
		}
	}
	return whyMan(p, s)
}

func isLegal(p *Position, s Pattern) bool {
	_, count := p.Find(s)
	return count > 0
}

// whyMan says why no man of a kind goes to a square.
func whyMan(p *Position, s Pattern) Reason {
	us := p.Turn & 1
	to, kind := s.To(), s.Kind()
	men := p.men(kind, us)
	switch {
	case men == 0:
		return orOther(p, s, Reason{NoMan, NoSquare, NoSquare})
	case p.colors[us].Has(to):
		return orOther(p, s, Reason{OwnMan, to, NoSquare})
	}
	if m := fromElsewhere(p, s); m != NoMove {
		return Reason{OtherOrigin, m.From(), m.From()}
	}
	if kind == Pawn && s&givenFile != 0 && !p.colors[us^1].Has(to) && to != p.enPassant {
		return orOther(p, s, Reason{NoVictim, to, NoSquare})
	}
	best := Reason{NotReached, NoSquare, NoSquare}
	for men &= s.origins(); men != 0; men &= men - 1 {
		if r := whyFrom(p, men.First(), to, kind, s&givenFile != 0); r.Fault > best.Fault {
			best = r
		}
	}
	return orOther(p, s, best)
}

// fromElsewhere returns a legal move like the one that a pattern says, from another square than it says, or NoMove.
func fromElsewhere(p *Position, s Pattern) Move {
	const fromFile, fromRank = 7<<12 | givenFile, 7<<16 | givenRank
	if s.Kind() != Pawn {
		m, _ := p.Find(s &^ (fromFile | fromRank))
		return m
	}
	if m, _ := p.Find(s &^ fromRank); m != NoMove || s&givenFile == 0 {
		return m
	}
	for file := range Pattern(8) {
		if m, _ := p.Find(s&^(fromFile|fromRank) | file<<12 | givenFile); m != NoMove {
			return m
		}
	}
	return NoMove
}

// orOther returns that the other side is not on turn, if it could make the move and nothing better is known.
func orOther(p *Position, s Pattern, r Reason) Reason {
	if p.checkers != 0 || r.Fault > NotReached && r.Fault != NoVictim {
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

// whyFrom says why the man on a square does not go to another, where no man of its side is; a pawn that takes goes to where it can.
func whyFrom(p *Position, from, to Square, kind Kind, takes bool) Reason {
	us := p.Turn & 1
	occupied := p.occupied()
	through := lineThrough(from, to)
	moves := false
	way := Set(0)
	switch kind {
	case Pawn:
		if moves = takes && pawnSteps[us][from].Has(to); takes {
			break
		}
		forward := to > from == (us == White)
		distance := max(from, to) - min(from, to)
		home := from>>3 == 1 && us == White || from>>3 == 6 && us == Black
		moves = through == onFile && forward && (distance == 8 || distance == 16 && home)
		way = between(from, to, onFile) | only(to)
	case Knight:
		moves = knightSteps[from].Has(to)
	case King:
		moves = kingSteps[from].Has(to)
	default:
		moves = through != noLine && (kind == Queen || (through <= onRank) == (kind == Rook))
		way = between(from, to, through)
	}
	switch way &= occupied; {
	case !moves:
		return Reason{NotReached, NoSquare, NoSquare}
	case way != 0 && from < to:
		return Reason{Blocked, way.First(), from}
	case way != 0:
		return Reason{Blocked, highest(way).First(), from}
	}
	king := p.kings[us]
	rest := occupied&^only(from) | only(to)
	if kind == King && king != NoSquare {
		king = to
	} else if kind == Pawn && takes && to == p.enPassant {
		rest &^= only(to ^ 8)
	}
	attackers := p.attackers(king, us^1, rest) & rest &^ only(to)
	switch going := attackers & p.checkers; {
	case attackers == 0:
		return Reason{NotReached, NoSquare, NoSquare}
	case kind == King:
		return Reason{KingAttacked, attackers.First(), from}
	case going != 0:
		return Reason{LeavesCheck, going.First(), from}
	}
	return Reason{LeavesPin, attackers.First(), from}
}

func whyCastling(p *Position, s Pattern) Reason {
	m := p.castlingOf(s)
	switch {
	case m == NoMove:
		return Reason{NoCastling, NoSquare, p.kings[p.Turn&1]}
	case p.checkers != 0:
		return Reason{CastlingCheck, p.checkers.First(), m.From()}
	}
	them := p.Turn&1 ^ 1
	to, rookTo := m.CastlingSquares()
	rest := p.occupied() &^ only(m.From()) &^ only(m.To())
	path := between(m.From(), to, onRank) | only(to)
	switch p.castlingObstacle(m) {
	case wayBlocked:
		way := (path | between(m.To(), rookTo, onRank) | only(rookTo)) & rest
		return Reason{CastlingWay, way.First(), m.From()}
	case throughCheck:
		for path &^= only(to); path != 0; path &= path - 1 {
			if s := path.First(); p.attackers(s, them, rest) != 0 {
				return Reason{CastlingCross, s, m.From()}
			}
		}
	}
	attackers := p.attackers(to, them, rest)
	if attackers == 0 {
		attackers = p.attackers(to, them, rest|only(to)|only(rookTo)) // behind the rook that leaves its place
	}
	return Reason{KingAttacked, attackers.First(), m.From()}
}
