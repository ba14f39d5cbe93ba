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
