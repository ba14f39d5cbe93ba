package search

import (
	"slices"

	"pbn/core/pgn/game"
)

// Path returns the place of the move that was found, as pathTo of js/src/pgn/game/lines.ts has it: the index of a move in its line, then, where
// it is replaced by a variation, which one that is and the index in that, and so on. It is empty for the start of the game, and valid until the
// next call of Find.
func (q *Query) Path() []int32 { return q.path }

// setPath finds the place of a move.
func (q *Query) setPath(g *game.Game, move int32) {
	q.around = q.around[:0]
	for i := range g.Variations {
		v := &g.Variations[i]
		if v.First > move {
			break
		}
		if v.End > move {
			q.around = append(q.around, int32(i))
		}
	}
	// From the inside out: each variation that is around the move, or around what that one replaces.
	q.path = q.path[:0]
	n := len(q.around)
	for ; n > 0; n-- {
		v := &g.Variations[q.around[n-1]]
		if v.First > move {
			continue
		}
		q.path = append(q.path, int32(g.Moves[move].Ply-g.Moves[v.Of].Ply), numberOf(g, q.around[n-1]))
		move = v.Of
	}
	q.path = append(q.path, int32(g.Moves[move].Ply)-1)
	slices.Reverse(q.path)
}

// numberOf returns how many of the variations before one replace the same move, and have moves.
func numberOf(g *game.Game, variation int32) (number int32) {
	of := g.Variations[variation].Of
	for i := variation - 1; i >= 0 && g.Variations[i].First > of; i-- {
		if g.Variations[i].Of == of && hasMoves(g, int(i)) {
			number++
		}
	}
	return number
}

// hasMoves reports whether a variation has moves that are not those of a variation in it.
func hasMoves(g *game.Game, variation int) bool {
	v := g.Variations[variation]
	k := v.First
	for i := variation + 1; i < len(g.Variations) && g.Variations[i].First == k && k < v.End; i++ {
		k = max(k, g.Variations[i].End)
	}
	return k < v.End
}
