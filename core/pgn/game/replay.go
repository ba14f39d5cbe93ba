package game

import "pbn/core/chess"

// Replay plays a game again, to find the SAN of moves that are written otherwise. It goes with one position from each of them to the next, in
// the order of the text: a move is made once more for each variation that comes between it and the move after it at most.
type Replay struct {
	game     *Game
	position chess.Position
	path     []step
	// way has the moves from the path to a position, the last first.
	way []int32
	// isSet reports whether position is one of the game.
	isSet bool
}

// Begin begins with a game.
func (r *Replay) Begin(g *Game) { r.game, r.isSet = g, false }

// AppendSAN appends the SAN of a legal move, with its mark of check or mate (8.2.3). The moves have to come in their order.
func (r *Replay) AppendSAN(out []byte, k int) []byte {
	m := &r.game.Moves[k]
	if m.Move == chess.Null {
		return chess.Pattern(chess.IsNull).Append(out)
	}
	san := r.At(m.Parent).SAN(m.Move) | markOf(m.Flags)
	return san.Append(out)
}

// At returns the position after a move, valid until the next call; -1 is the start.
func (r *Replay) At(move int32) *chess.Position {
	if !r.isSet {
		r.position, r.path, r.isSet = r.game.Start, r.path[:0], true
	}
	moves := r.game.Moves
	r.way = r.way[:0]
	for ; move >= 0; move = moves[move].Parent {
		if ply := int(moves[move].Ply); ply <= len(r.path) && r.path[ply-1].move == move {
			break
		}
		r.way = append(r.way, move)
	}
	depth := 0
	if move >= 0 {
		depth = int(moves[move].Ply)
	}
	for n := len(r.path) - 1; n >= depth; n-- {
		r.position.TakeBack(moves[r.path[n].move].Move, &r.path[n].undo)
	}
	r.path = r.path[:depth]
	for i := len(r.way) - 1; i >= 0; i-- {
		r.path = append(r.path, step{move: r.way[i]})
		r.position.Do(moves[r.way[i]].Move, &r.path[len(r.path)-1].undo)
	}
	return &r.position
}
