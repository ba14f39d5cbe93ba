package chess

// Color is a side.
type Color uint8

// The colors.
const (
	White Color = iota
	Black
)

// Kind is a kind of men.
type Kind uint8

// The kinds.
const (
	NoKind Kind = iota
	Pawn
	Knight
	Bishop
	Rook
	Queen
	King
)

// Piece is a man of a color; 0 is an empty square.
type Piece uint8

// Of returns a man of a color.
func (k Kind) Of(c Color) Piece { return Piece(k) | Piece(c)<<3 }

// Kind returns its kind.
func (p Piece) Kind() Kind { return Kind(p & 7) }

// Color returns its color.
func (p Piece) Color() Color { return Color(p >> 3) }

// Position is a position, and what the laws need to know of the game before it. It has no pointers: copying it copies all. Any men may be
// anywhere: see [Faults].
type Position struct {
	kinds    [King + 1]Set
	colors   [2]Set
	board    [64]Piece
	checkers Set // the men that give check to the side on turn
	key      uint64
	// castling has the rooks with which castling is still allowed.
	castling Set
	kings    [2]Square // NoSquare where a side does not have exactly one
	// enPassant is the square that a pawn has just passed, whether or not it can be taken there (16.1.3.4). The key only has it where it
	// can.
	enPassant Square
	// isIrregular is set if a side does not have exactly one king, or if the side not on turn was in check when the position was read: then the
	// last move does not show which men give check.
	isIrregular bool
	Turn        Color
	Clock       uint16 // plies since the last pawn move or capture
	Number      uint32 // of the move, from 1
}

// On returns the man on a square.
func (p *Position) On(s Square) Piece { return p.board[s&63] }

// IsCheck reports whether the side on turn is in check.
func (p *Position) IsCheck() bool { return p.checkers != 0 }

// Key returns a number that two positions have in common if the same men are on the same squares, the same side is on turn, and castling
// and captures in passing are possible alike, as repetition has it; other positions nearly never do. A square that a pawn has passed only
// counts where a legal move takes the pawn. Keys are the same in each run and on each machine.
func (p *Position) Key() uint64 { return p.key }

// SameMen reports whether the same men are on the same squares in two positions.
func (p *Position) SameMen(q *Position) bool { return p.kinds == q.kinds && p.colors == q.colors }

// SameCastling reports whether castling is allowed with the same rooks in two positions.
func (p *Position) SameCastling(q *Position) bool { return p.castling == q.castling }

// Men returns how many men there are.
func (p *Position) Men() int { return p.occupied().Count() }

// Count returns how many men of a kind a side has.
func (p *Position) Count(k Kind, c Color) int { return p.men(k, c).Count() }

func (p *Position) occupied() Set { return p.colors[White] | p.colors[Black] }

func (p *Position) men(k Kind, c Color) Set { return p.kinds[k&7] & p.colors[c&1] }

// Move is a move: two squares, and what is special. Castling goes from the king's square to that of the rook.
type Move uint16

// What is special about a move. From promotes on it is the kind of the new man.
const (
	plain = iota
	doubleStep
	inPassing
	castles
	promotes // and Knight, Bishop, Rook, Queen from promotes+1 on
)

// Null is a move of nothing: the other side is on turn, and nothing else changes on the board. NoMove is no move at all.
const (
	NoMove Move = 0
	Null   Move = 0xFFFF
)

func newMove(from, to Square, special int) Move {
	return Move(from&63) | Move(to&63)<<6 | Move(special)<<12
}

// From returns the square from which it goes.
func (m Move) From() Square { return Square(m & 63) }

// To returns the square to which it goes; castling goes to the square of the rook.
func (m Move) To() Square { return Square(m >> 6 & 63) }

func (m Move) special() int { return int(m >> 12) }

// IsCastling reports whether it castles.
func (m Move) IsCastling() bool { return m.special() == castles }

// IsInPassing reports whether a pawn takes another in passing.
func (m Move) IsInPassing() bool { return m.special() == inPassing }

// Promoted returns what a pawn becomes, or NoKind.
func (m Move) Promoted() Kind {
	if s := m.special(); s > promotes && m != Null {
		return Kind(s - promotes + int(Pawn))
	}
	return NoKind
}

// CastlingSquares returns where king and rook are after castling.
func (m Move) CastlingSquares() (king, rook Square) {
	row := m.From() &^ 7
	if m.To() > m.From() {
		return row | 6, row | 5
	}
	return row | 2, row | 3
}

// Undo is what taking a move back needs besides the move.
type Undo struct {
	checkers, castling Set
	key                uint64
	clock              uint16
	enPassant          Square
	captured           Piece
}

// Do makes a move that is legal, or Null. What it takes to take the move back goes to u.
func (p *Position) Do(m Move, u *Undo) {
	u.captured = 0
	u.checkers, u.castling, u.key, u.clock, u.enPassant = p.checkers, p.castling, p.key, p.Clock, p.enPassant
	us := p.Turn & 1
	them := us ^ 1
	p.Number += uint32(us)
	p.Turn = them
	p.Clock = min(p.Clock, 1<<15) + 1
	key := p.key ^ turnKey
	if p.enPassant != NoSquare {
		key ^= passingKey(p, us)
		p.enPassant = NoSquare
	}
	if m == Null {
		p.key = key
		p.checkers = 0
		if p.isIrregular {
			p.checkers = p.attackers(p.kings[them], us, p.occupied())
		}
		return
	}
	from, to := m.From(), m.To()
	piece := p.board[from]
	kind := piece.Kind()
	if m.special() == castles {
		p.key = key
		p.castle(m, us)
		return
	}
	fromTo := only(from) | only(to)
	if captured := p.board[to]; captured != 0 {
		u.captured = captured
		p.kinds[captured.Kind()] ^= only(to)
		p.colors[them] ^= only(to)
		key ^= manKey(captured, to)
		p.Clock = 0
		if captured.Kind() == King {
			key ^= p.loseKing(them)
		}
	}
	p.board[from], p.board[to] = 0, piece
	p.kinds[kind] ^= fromTo
	p.colors[us] ^= fromTo
	key ^= manKey(piece, from) ^ manKey(piece, to)
	if p.castling&fromTo != 0 || kind == King && p.castling != 0 {
		key ^= castlingKey(p.castling)
		p.castling &^= fromTo
		if kind == King {
			p.castling &^= rank1 << (56 * us)
		}
		key ^= castlingKey(p.castling)
	}
	if kind == King && p.kings[us] != NoSquare {
		p.kings[us] = to
	}
	p.key = key
	if kind == Pawn {
		p.Clock = 0
		if m.special() != plain {
			p.pawnSpecial(m, us, u)
		}
	}
	p.findCheckers(from, to, kind, us, m.special() == inPassing)
}

// pawnSpecial makes what a pawn does besides its step.
func (p *Position) pawnSpecial(m Move, us Color, u *Undo) {
	to := m.To()
	switch {
	case m.special() == doubleStep:
		p.enPassant = (m.From() + to) / 2
		p.key ^= passingKey(p, us^1)
	case m.special() == inPassing:
		at := to ^ 8
		u.captured = p.board[at]
		p.board[at] = 0
		p.kinds[Pawn] ^= only(at)
		p.colors[us^1] ^= only(at)
		p.key ^= manKey(u.captured, at)
	default:
		promoted := m.Promoted().Of(us)
		p.board[to] = promoted
		p.kinds[Pawn] ^= only(to)
		p.kinds[promoted.Kind()] ^= only(to)
		p.key ^= manKey(promoted, to) ^ manKey(Pawn.Of(us), to)
	}
}

// castle castles.
func (p *Position) castle(m Move, us Color) {
	from, rookFrom := m.From(), m.To()
	to, rookTo := m.CastlingSquares()
	king, rook := King.Of(us), Rook.Of(us)
	p.board[from], p.board[rookFrom] = 0, 0
	p.board[to], p.board[rookTo] = king, rook
	p.kinds[King] ^= only(from) ^ only(to)
	p.kinds[Rook] ^= only(rookFrom) ^ only(rookTo)
	p.colors[us] ^= only(from) ^ only(to) ^ only(rookFrom) ^ only(rookTo)
	p.kings[us] = to
	p.key ^= manKey(king, from) ^ manKey(king, to) ^ manKey(rook, rookFrom) ^ manKey(rook, rookTo) ^ castlingKey(p.castling)
	p.castling &^= rank1 << (56 * us)
	p.key ^= castlingKey(p.castling)
	p.checkers = p.attackers(p.kings[us^1], us, p.occupied())
}

// findCheckers finds which men of a side give check after its man has moved.
func (p *Position) findCheckers(from, to Square, kind Kind, us Color, isInPassing bool) {
	p.checkers = 0
	target := p.kings[us^1]
	if target == NoSquare {
		return
	}
	if isInPassing || p.board[to].Kind() != kind || p.isIrregular {
		p.checkers = p.attackers(target, us, p.occupied())
		return
	}
	through, opened := lineThrough(to, target), lineThrough(from, target)
	if through == noLine && opened == noLine && kind != Knight {
		return
	}
	occupied := p.occupied()
	switch kind {
	case Knight:
		p.checkers = knightSteps[target&63] & only(to)
	case Pawn:
		p.checkers = pawnSteps[us][to] & only(target)
		if p.checkers != 0 {
			p.checkers = only(to)
		}
	case Bishop, Rook, Queen:
		if through != noLine && (kind == Queen || (through <= onRank) == (kind == Rook)) && between(to, target, through)&occupied == 0 {
			p.checkers = only(to)
		}
	}
	if opened != noLine {
		p.checkers |= lines[target&63][opened].reach(occupied) & p.riders(opened) & p.colors[us] &^ only(to)
	}
}

// riders returns the men of both sides that move along lines of a kind.
func (p *Position) riders(kind lineKind) Set {
	if kind <= onRank {
		return p.kinds[Rook] | p.kinds[Queen]
	}
	return p.kinds[Bishop] | p.kinds[Queen]
}

// TakeBack takes back the last move.
func (p *Position) TakeBack(m Move, u *Undo) {
	us := p.Turn ^ 1
	p.Turn = us
	p.Number -= uint32(us)
	p.checkers, p.castling, p.key, p.Clock, p.enPassant = u.checkers, u.castling, u.key, u.clock, u.enPassant
	if m == Null {
		return
	}
	from, to := m.From(), m.To()
	if m.special() == castles {
		kingTo, rookTo := m.CastlingSquares()
		p.board[kingTo], p.board[rookTo] = 0, 0
		p.board[from], p.board[to] = King.Of(us), Rook.Of(us)
		p.kinds[King] ^= only(from) ^ only(kingTo)
		p.kinds[Rook] ^= only(to) ^ only(rookTo)
		p.colors[us] ^= only(from) ^ only(kingTo) ^ only(to) ^ only(rookTo)
		p.kings[us] = from
		return
	}
	piece := p.board[to]
	if m.special() > promotes {
		p.kinds[piece.Kind()] ^= only(to)
		piece = Pawn.Of(us)
		p.kinds[Pawn] ^= only(to)
	}
	p.board[from], p.board[to] = piece, 0
	p.kinds[piece.Kind()] ^= only(from) | only(to)
	p.colors[us] ^= only(from) | only(to)
	if piece.Kind() == King && p.kings[us] != NoSquare {
		p.kings[us] = from
	}
	if u.captured == 0 {
		return
	}
	if m.special() == inPassing {
		to ^= 8
	}
	p.board[to] = u.captured
	p.kinds[u.captured.Kind()] ^= only(to)
	p.colors[us^1] ^= only(to)
	if u.captured.Kind() == King {
		p.kings[us^1] = p.onlyKing(us ^ 1)
	}
}

// onlyKing returns where the king of a side is, or NoSquare where it has none or several.
func (p *Position) onlyKing(c Color) Square {
	if kings := p.men(King, c); kings != 0 && !kings.isSeveral() {
		return kings.First()
	}
	return NoSquare
}

// loseKing follows the capture of a king, which is legal where a side has several of them, or where its king is in check with the other
// side on turn. It returns what changes in the key.
func (p *Position) loseKing(c Color) (change uint64) {
	p.kings[c] = p.onlyKing(c)
	change = castlingKey(p.castling)
	p.castling &^= rank1 << (56 * c)
	return change ^ castlingKey(p.castling)
}

// attackers returns the men of a side that attack a square.
func (p *Position) attackers(s Square, by Color, occupied Set) Set {
	if s == NoSquare {
		return 0
	}
	l := &lines[s]
	straight := (l[onFile].reach(occupied) | l[onRank].reach(occupied)) & (p.kinds[Rook] | p.kinds[Queen])
	oblique := (l[onDiagonal].reach(occupied) | l[onAntidiagonal].reach(occupied)) & (p.kinds[Bishop] | p.kinds[Queen])
	near := knightSteps[s]&p.kinds[Knight] | kingSteps[s]&p.kinds[King] | pawnSteps[by^1][s]&p.kinds[Pawn]
	return (straight | oblique | near) & p.colors[by]
}

// mayTakeInPassing reports whether a side is not in check after it has taken a pawn in passing.
func (p *Position) mayTakeInPassing(m Move, us Color) bool {
	king := p.kings[us]
	if king == NoSquare {
		return true
	}
	captured := only(m.To() ^ 8)
	rest := p.occupied() ^ only(m.From()) ^ captured | only(m.To())
	return p.attackers(king, us^1, rest)&^captured == 0
}

// passingKey is that of the square where a pawn may be taken in passing; 0 where no legal move of the side takes it.
func passingKey(p *Position, by Color) uint64 {
	takers := pawnSteps[by^1][p.enPassant&63] & p.men(Pawn, by)
	if takers == 0 {
		return 0
	}
	for ; takers != 0; takers &= takers - 1 {
		if p.mayTakeInPassing(newMove(takers.First(), p.enPassant, inPassing), by) {
			return mixed(passingSeed + uint64(p.enPassant&7))
		}
	}
	return 0
}
