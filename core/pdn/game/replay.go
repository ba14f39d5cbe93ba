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

// Before returns the position in which a move is made, or would be made if it were legal; it is valid until the next call. The moves before it are
// made then, unless they were: so moves have to be asked for in their order.
func (r *Replay) Before(k int) *draughts.Position {
	for len(r.after) < k {
		m := &r.game.Moves[len(r.after)]
		p := *r.from(m)
		if m.Flags&Word == 0 {
			var u draughts.Undo
			p.Do(&m.Move, &u)
		}
		r.after = append(r.after, p)
	}
	return r.from(&r.game.Moves[k])
}

// from returns the position that a move is made from, of a move that comes after those that were made.
func (r *Replay) from(m *Move) *draughts.Position {
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
