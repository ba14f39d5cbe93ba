package check

import "pbn/core/pgn/game"

// mainLine tells the moves of the main line from those of variations. It is asked for moves in the order of the text.
type mainLine struct {
	game *game.Game
	next int // the first variation that may have the next move
}

// has reports whether a move is one of the main line.
func (m *mainLine) has(move int32) bool {
	v := m.game.Variations
	for m.next < len(v) && v[m.next].End <= move {
		m.next++
	}
	return m.next == len(v) || v[m.next].First > move
}

// lastMove returns the last move of the main line, -1 where there is none.
func lastMove(g *game.Game) int {
	line := mainLine{game: g}
	last := -1
	for k := 0; k < len(g.Moves); {
		if line.has(int32(k)) {
			last = k
			k++
		} else {
			k = int(g.Variations[line.next].End)
		}
	}
	return last
}
