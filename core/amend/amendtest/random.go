package amendtest

import (
	"math/rand/v2"

	"pbn/core/amend"
	"pbn/core/given"
)

// Random makes edits at random, most of which can be made.
type Random struct{ Rand *rand.Rand }

// NewRandom returns what makes edits of a seed.
func NewRandom(seed, notation uint64) Random { return Random{rand.New(rand.NewPCG(seed, notation))} }

// One returns one of some texts.
func (r Random) One(of ...string) string { return of[r.Rand.IntN(len(of))] }

// Of returns some edits of one of so many games; edit makes one of the game with a number.
func (r Random) Of(games int, edit func(game int) (amend.Edit, bool)) (edits []amend.Edit) {
	if games == 0 {
		return nil
	}
	wanted := 1 + r.Rand.IntN(games)
	for range 1 + r.Rand.IntN(3) {
		if e, ok := edit(wanted); ok {
			edits = append(edits, e)
		}
	}
	return edits
}

// Edit returns an edit, of a kind up to the last one, of a game with some moves. Its value is to be chosen for the notation, by the move that
// it is of, or after which moves are appended; -1 of none.
func (r Random) Edit(game int, last amend.Kind, all []given.Move) (e amend.Edit, move int) {
	e = amend.Edit{
		Game: game, Kind: amend.Kind(r.Rand.IntN(int(last) + 1)), Removes: r.Rand.IntN(3) == 0, Place: r.Rand.IntN(3) - 1, Glyph: r.Rand.IntN(12),
	}
	if e.Place == amend.New && (e.Kind == amend.Comment || e.Kind == amend.Variation) {
		e.Removes = false
	}
	if len(all) == 0 {
		return e, -1
	}
	if move = r.Rand.IntN(len(all)); e.Kind == amend.Promote {
		for k := move; k < len(all); k++ {
			if all[k].Opens > 0 {
				move = k
				break
			}
		}
	}
	e.At = given.Path(all, move)
	e.Before = all[move].Opens > 0 && r.Rand.IntN(2) == 0
	if e.Kind == amend.Append {
		move = lastOf(all, move)
	}
	return e, move
}

// lastOf returns the last move of the line that a move is in.
func lastOf(all []given.Move, move int) int {
	depth := -all[move].Closes
	for k := move + 1; depth >= 0 && k < len(all); k++ {
		if depth += all[k].Opens; depth == 0 {
			move = k
		}
		depth -= all[k].Closes
	}
	return move
}
