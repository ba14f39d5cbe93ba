package game

import "pbn/core/draughts"

// Replay plays a game again, to know the positions in which its moves are made. It keeps one after each move, so none is made twice.
type Replay struct {
	game  *Game
	after []draughts.Position
	list  draughts.Moves
}

// Begin begins with a game.
func (r *Replay) Begin(g *Game) { r.game, r.after = g, r.after[:0] }

// Before returns the position in which a move is made, or would be made if it were legal; it is valid until the next call.
func (r *Replay) Before(k int) *draughts.Position {
	for n := len(r.after); n < k; n++ {
		r.after = append(r.after, *r.from(n))
		if m := &r.game.Moves[n]; m.Flags&Word == 0 {
			var u draughts.Undo
			r.after[n].Do(&m.Move, &u)
		}
	}
	return r.from(k)
}

// from returns the position before a move, which those before it have been made of.
func (r *Replay) from(k int) *draughts.Position {
	m := &r.game.Moves[k]
	switch {
	case m.Setup >= 0:
		return &r.game.Setups[m.Setup].Position
	case m.Parent >= 0:
		return &r.after[m.Parent]
	}
	return &r.game.Start
}

// AppendText appends a legal move as PDN 3.0 writes it: short, and long where it is ambiguous. p is the position before it.
func (r *Replay) AppendText(out []byte, p *draughts.Position, m *draughts.Move) []byte {
	b := r.game.Board
	if m.Count == 0 {
		return draughts.AppendShort(out, b, m)
	}
	return draughts.Append(out, b, p, m, b.Moves(p, &r.list))
}
