// Package search finds games by what is on the board: a position, or the men.
package search

import (
	"pbn/core/chess"
	"pbn/core/pgn/game"
)

// Query is what is looked for in games. Its memory is used again for each of them.
type Query struct {
	// position is the one that is looked for, and fields how many fields its FEN has: without the others, they may be anything. 0 is any
	// position.
	position chess.Position
	fields   int
	// counts are how many men of each kind the sides have; hasCounts reports whether that matters.
	counts    [2][chess.King + 1]int
	hasCounts bool
	// men are how many there are in all.
	men int
	// inVariations is set where variations are looked through, too.
	inVariations bool

	replay game.Replay
	path   []int32
	around []int32
}

// Copy returns a query for the same, with memory of its own.
func (q *Query) Copy() *Query {
	other := *q
	other.replay, other.path, other.around = game.Replay{}, nil, nil
	return &other
}

// Find looks for the first position of a game, in the order of its text, that the query is about. The place of the move that leads to it is
// in [Query.Path] then.
func (q *Query) Find(g *game.Game) bool {
	if !g.HasStart {
		return false
	}
	if q.fits(&g.Start) {
		q.path = q.path[:0]
		return true
	}
	move := -1
	if q.inVariations {
		move = q.findInAll(g)
	} else {
		move = q.findInMainLine(g)
	}
	if move < 0 {
		return false
	}
	q.setPath(g, int32(move))
	return true
}

// findInMainLine returns the first move of the main line after which a position fits, or -1.
func (q *Query) findInMainLine(g *game.Game) int {
	p := g.Start
	var u chess.Undo
	next := 0 // variation
	for k := 0; k < len(g.Moves); k++ {
		for ; next < len(g.Variations) && int(g.Variations[next].First) <= k; next++ {
			k = max(k, int(g.Variations[next].End))
		}
		// Men never come back: from fewer than there should be no move leads to the position.
		if k >= len(g.Moves) || g.Moves[k].Flags&game.Word != 0 || p.Men() < q.men {
			return -1
		}
		if p.Do(g.Moves[k].Move, &u); q.fits(&p) {
			return k
		}
	}
	return -1
}

// findInAll returns the first move of any line after which a position fits, or -1.
func (q *Query) findInAll(g *game.Game) int {
	q.replay.Begin(g)
	for k := range g.Moves {
		if g.Moves[k].Flags&game.Word == 0 && q.fits(q.replay.At(int32(k))) {
			return k
		}
	}
	return -1
}

// The fields of a FEN that are compared where it has them, by how many it then has.
const (
	withTurn = 2 + iota
	withCastling
	withEnPassant
)

// fits reports whether a position is what is looked for.
func (q *Query) fits(p *chess.Position) bool {
	return q.isPosition(p) && (!q.hasCounts || p.Men() == q.men && q.hasMen(p))
}

// isPosition reports whether a position has what the FEN says. Of another one, nearly always the first comparison says so.
func (q *Query) isPosition(p *chess.Position) bool {
	of := &q.position
	switch {
	case q.fields == 0:
		return true
	case q.fields >= withEnPassant:
		return p.Key() == of.Key() && p.SameMen(of) && p.Turn == of.Turn
	}
	return p.SameMen(of) && (q.fields < withTurn || p.Turn == of.Turn) && (q.fields < withCastling || p.SameCastling(of))
}

// hasMen reports whether the men of a position are those that are looked for.
func (q *Query) hasMen(p *chess.Position) bool {
	for c := range q.counts {
		for k := chess.Pawn; k <= chess.King; k++ {
			if p.Count(k, chess.Color(c)) != q.counts[c][k] {
				return false
			}
		}
	}
	return true
}
