package game

import (
	"iter"

	"pbn/core/chess"
	"pbn/core/tree"
)

// At returns the position after a move of a game; that of the start for -1. Words change nothing.
func At(g *Game, move int) chess.Position {
	p := g.Start
	if move < 0 {
		return p
	}
	line := make([]int32, 0, g.Moves[move].Ply)
	for k := int32(move); k >= 0; k = g.Moves[k].Parent {
		line = append(line, k)
	}
	var u chess.Undo
	for i := len(line) - 1; i >= 0; i-- {
		if m := &g.Moves[line[i]]; m.Flags&Word == 0 {
			p.Do(m.Move, &u)
		}
	}
	return p
}

// Turn returns who makes a move, and the number that it has (8.2.2).
func (g *Game) Turn(move int) (number int, of chess.Color) {
	plies := int(g.Moves[move].Ply) - 1 + int(g.Start.Turn)
	return int(g.Start.Number) + plies/2, chess.Color(plies % 2)
}

// LastOfMainLine returns the last move of the main line, -1 where that has none.
func (g *Game) LastOfMainLine() int {
	last, end := -1, 0
	for i := range g.Variations {
		v := &g.Variations[i]
		if int(v.First) > end {
			last = int(v.First) - 1
		}
		end = max(end, int(v.End))
	}
	if len(g.Moves) > end {
		last = len(g.Moves) - 1
	}
	return last
}

// MainLine returns the numbers of the moves of the main line.
func (g *Game) MainLine() iter.Seq[int] { return tree.MainLine(len(g.Moves), g.Variations) }
