package answers

import (
	"pbn/core/chess"
	"pbn/core/pgn/game"
)

// sans finds the SAN of moves that are written otherwise. It goes with one position from each of them to the next, in the order of the text:
// a move is made once more for each variation that comes between it and the move after it at most.
type sans struct {
	game     *game.Game
	position chess.Position
	path     []step
	// way has the moves from the path to a position, the last first.
	way []int32
	// isSet reports whether position is one of the game.
	isSet bool
}

type step struct {
	undo chess.Undo
	move int32
}

// begin begins with a game.
func (s *sans) begin(g *game.Game) { s.game, s.isSet = g, false }

// append appends the SAN of a legal move. The moves have to come in their order.
func (s *sans) append(out []byte, k int) []byte {
	m := &s.game.Moves[k]
	if m.Move == chess.Null {
		return chess.Pattern(chess.IsNull).Append(out)
	}
	s.goTo(m.Parent)
	san := s.position.SAN(m.Move)
	switch {
	case m.Flags&game.Mate != 0:
		san |= chess.HasMate
	case m.Flags&game.Check != 0:
		san |= chess.HasCheck
	}
	return san.Append(out)
}

// goTo makes the position that after a move; -1 is the start.
func (s *sans) goTo(move int32) {
	if !s.isSet {
		s.position, s.path, s.isSet = s.game.Start, s.path[:0], true
	}
	moves := s.game.Moves
	s.way = s.way[:0]
	for ; move >= 0; move = moves[move].Parent {
		if ply := int(moves[move].Ply); ply <= len(s.path) && s.path[ply-1].move == move {
			break
		}
		s.way = append(s.way, move)
	}
	depth := 0
	if move >= 0 {
		depth = int(moves[move].Ply)
	}
	for n := len(s.path) - 1; n >= depth; n-- {
		s.position.TakeBack(moves[s.path[n].move].Move, &s.path[n].undo)
	}
	s.path = s.path[:depth]
	for i := len(s.way) - 1; i >= 0; i-- {
		s.path = append(s.path, step{move: s.way[i]})
		s.position.Do(moves[s.way[i]].Move, &s.path[len(s.path)-1].undo)
	}
}
