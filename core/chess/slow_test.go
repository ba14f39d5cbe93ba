package chess

import (
	"slices"
	"testing"
)

// slow is a board that knows the laws by looking at squares one after the other. It shares nothing with Position but the men and rights
// that it copies, so that each can be tested by the other.
type slow struct {
	men       [8][8]Piece // by rank and file
	turn      Color
	rooks     []Square // that may castle
	enPassant Square
}

func slowOf(p *Position) *slow {
	b := &slow{turn: p.Turn, enPassant: p.enPassant}
	for s := range NoSquare {
		b.men[s/8][s%8] = p.On(s)
		if p.castling.Has(s) {
			b.rooks = append(b.rooks, s)
		}
	}
	return b
}

func (b *slow) on(s Square) Piece { return b.men[s/8][s%8] }

func (b *slow) put(s Square, piece Piece) { b.men[s/8][s%8] = piece }

// goes reports whether a man on a square would reach another if it were alone on the board, not as a pawn that takes.
func (b *slow) goes(from, to Square, takes bool) bool {
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	piece := b.on(from)
	f, r := max(files, -files), max(ranks, -ranks)
	switch piece.Kind() {
	case Knight:
		return f*r == 2
	case Bishop:
		return f == r && f > 0
	case Rook:
		return f*r == 0 && f+r > 0
	case Queen:
		return (f == r || f*r == 0) && f+r > 0
	case King:
		return f < 2 && r < 2 && f+r > 0
	case Pawn:
		forward, home := 1, 1
		if piece.Color() == Black {
			forward, home = -1, 6
		}
		if takes {
			return f == 1 && ranks == forward
		}
		return f == 0 && (ranks == forward || ranks == 2*forward && from.Rank() == home)
	}
	return false
}

// way returns the squares between two on a line.
func (b *slow) way(from, to Square) (way []Square) {
	sign := func(n int) int { return min(1, max(-1, n)) }
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	if files != 0 && ranks != 0 && files != ranks && files != -ranks {
		return nil
	}
	for f, r := from.File()+sign(files), from.Rank()+sign(ranks); At(f, r) != to; f, r = f+sign(files), r+sign(ranks) {
		way = append(way, At(f, r))
	}
	return way
}

func (b *slow) isFree(squares []Square) bool {
	return !slices.ContainsFunc(squares, func(s Square) bool { return b.on(s) != 0 })
}

// attackers returns the men of a side that attack a square.
func (b *slow) attackers(s Square, by Color) (list []Square) {
	for from := range NoSquare {
		if piece := b.on(from); piece != 0 && piece.Color() == by && b.goes(from, s, true) && b.isFree(b.way(from, s)) {
			list = append(list, from)
		}
	}
	return list
}

// king returns where the king of a side is, if it has one alone.
func (b *slow) king(c Color) Square {
	at := NoSquare
	for s := range NoSquare {
		if b.on(s) == King.Of(c) {
			if at != NoSquare {
				return NoSquare
			}
			at = s
		}
	}
	return at
}

// checks returns the men that give check to a side.
func (b *slow) checks(c Color) []Square {
	if king := b.king(c); king != NoSquare {
		return b.attackers(king, c^1)
	}
	return nil
}

// after returns the board after a man went from one square to another.
func (b *slow) after(from, to Square) *slow {
	c := *b
	piece := c.on(from)
	if piece.Kind() == Pawn && from.File() != to.File() && c.on(to) == 0 {
		c.put(At(to.File(), from.Rank()), 0)
	}
	c.put(from, 0)
	c.put(to, piece)
	c.turn ^= 1
	return &c
}

// isPseudo reports whether a man may go from one square to another, if the king could be taken.
func (b *slow) isPseudo(from, to Square) bool {
	piece, other := b.on(from), b.on(to)
	if piece == 0 || piece.Color() != b.turn || other != 0 && other.Color() == b.turn {
		return false
	}
	takes := other != 0 || piece.Kind() == Pawn && to == b.enPassant && from.File() != to.File()
	return b.goes(from, to, takes) && b.isFree(b.way(from, to))
}

func (b *slow) isLegal(from, to Square) bool {
	return b.isPseudo(from, to) && len(b.after(from, to).checks(b.turn)) == 0
}

// castled returns the squares that castling with a rook needs empty or safe, and the board after it.
func (b *slow) castled(rook Square) (empty, safe []Square, after *slow) {
	king := b.king(b.turn)
	to, rookTo := At(2, king.Rank()), At(3, king.Rank())
	if rook > king {
		to, rookTo = At(6, king.Rank()), At(5, king.Rank())
	}
	empty = slices.Concat([]Square{to, rookTo}, b.way(king, to), b.way(rook, rookTo))
	if king == to {
		safe = []Square{to}
	} else {
		safe = append(b.way(king, to), to)
	}
	empty = slices.DeleteFunc(empty, func(s Square) bool { return s == king || s == rook })
	c := *b
	c.put(king, 0)
	c.put(rook, 0)
	c.put(to, King.Of(b.turn))
	c.put(rookTo, Rook.Of(b.turn))
	return empty, safe, &c
}

func (b *slow) canCastle(rook Square) bool {
	empty, safe, after := b.castled(rook)
	lifted := *b
	lifted.put(b.king(b.turn), 0)
	lifted.put(rook, 0)
	return len(b.checks(b.turn)) == 0 && b.isFree(empty) && len(after.checks(b.turn)) == 0 &&
		!slices.ContainsFunc(safe, func(s Square) bool { return len(lifted.attackers(s, b.turn^1)) > 0 })
}

// moves returns the legal moves as numbers in order: from, to, what a pawn becomes.
func (b *slow) moves() (list []int) {
	for from := range NoSquare {
		for to := range NoSquare {
			switch piece := b.on(from); {
			case piece == 0 || piece.Color() != b.turn:
			case piece.Kind() == King && b.on(to) == Rook.Of(b.turn) && slices.Contains(b.rooks, to):
				if b.canCastle(to) {
					list = append(list, numbered(from, to, NoKind))
				}
			case b.isLegal(from, to) && piece.Kind() == Pawn && (to.Rank() == 0 || to.Rank() == 7):
				for kind := Knight; kind <= Queen; kind++ {
					list = append(list, numbered(from, to, kind))
				}
			case b.isLegal(from, to):
				list = append(list, numbered(from, to, NoKind))
			}
		}
	}
	return list
}

func numbered(from, to Square, kind Kind) int { return int(from)<<16 | int(to)<<8 | int(kind) }

// TestSlowly: the legal moves, the checkers and the passed square of the key are those of the slow board, in positions of random games.
func TestSlowly(t *testing.T) {
	n, passed := 0, 0
	walkGames(t, 2, numberOfGames()/10, func(p *Position, moves []Move) {
		if n++; n%5 > 0 && p.enPassant == NoSquare && !p.IsCheck() {
			return
		}
		b := slowOf(p)
		var got []int
		for _, m := range moves {
			got = append(got, numbered(m.From(), m.To(), m.Promoted()))
		}
		slices.Sort(got)
		if want := b.moves(); !slices.Equal(got, want) {
			t.Fatalf("%s: %x, not %x", AppendFEN(nil, p), got, want)
		}
		var checkers Set
		for _, s := range b.checks(p.Turn) {
			checkers |= only(s)
		}
		if checkers != p.checkers {
			t.Fatalf("%s: checkers %x, not %x", AppendFEN(nil, p), p.checkers, checkers)
		}
		if p.enPassant == NoSquare {
			return
		}
		takes := false
		for from := range NoSquare {
			takes = takes || b.on(from).Kind() == Pawn && from.File() != p.enPassant.File() && b.isLegal(from, p.enPassant)
		}
		q := *p
		q.enPassant = NoSquare
		if takes != (computeKey(&q) != p.Key()) {
			t.Fatalf("16.1.3.4-b %s: the key has the square: %t", AppendFEN(nil, p), !takes)
		}
		if takes {
			passed++
		}
	})
	if passed < 10 {
		t.Errorf("%d captures in passing", passed)
	}
}
