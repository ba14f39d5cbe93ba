package game

import "pbn/core/draughts"

// Before returns the position in which a move is made, or would be made if it were legal. ok is false where it is not known: in a line that
// is not judged, for the moves after the first of them.
func Before(g *Game, move int) (p draughts.Position, ok bool) {
	m := &g.Moves[move]
	if m.Setup >= 0 {
		return g.Setups[m.Setup].Position, g.Setups[m.Setup].IsRead
	}
	if m.Parent >= 0 && g.Moves[m.Parent].Flags&Word != 0 {
		return p, false
	}
	return At(g, int(m.Parent)), g.HasStart
}

// At returns the position after a move of a game; that of the start for -1. Words change nothing.
func At(g *Game, move int) draughts.Position {
	line := make([]int32, 0, 64)
	k := int32(move)
	p := g.Start
	for ; k >= 0; k = g.Moves[k].Parent {
		line = append(line, k)
		if s := g.Moves[k].Setup; s >= 0 {
			p = g.Setups[s].Position
			break
		}
	}
	var u draughts.Undo
	for i := len(line) - 1; i >= 0; i-- {
		if m := &g.Moves[line[i]]; m.Flags&Word == 0 {
			p.Do(&m.Move, &u)
		}
	}
	return p
}
