package check

import (
	"pbn/core/draughts"
	"pbn/core/pdn/game"
)

// walker goes over the moves of games with the positions in which they are made: a game is gone over once, at any depth of its variations.
type walker struct{ frames []frame }

// frame is a line that is open: its last move, what that follows, and the positions before and after it, where they are known.
type frame struct {
	last, parent  int32
	before, after draughts.Position
	// knows and knew report whether after and before are known.
	knows, knew bool
}

const none = -1

// walk calls a function with each move that is made in a position that is known.
func (w *walker) walk(g *game.Game, visit func(move int, before *draughts.Position)) {
	w.frames = append(w.frames[:0], frame{last: none, parent: none - 1, after: g.Start, knows: g.HasStart})
	for k := range g.Moves {
		m := &g.Moves[k]
		f := w.lineOf(m)
		f.before, f.knew, f.parent, f.last = f.after, f.knows, m.Parent, int32(k)
		if m.Setup >= 0 {
			f.before, f.knew = g.Setups[m.Setup].Position, g.Setups[m.Setup].IsRead
		}
		if f.knew {
			visit(k, &f.before)
		}
		if f.knows = f.knew && m.Flags&game.Word == 0; f.knows {
			var u draughts.Undo
			f.after = f.before
			f.after.Do(&m.Move, &u)
		}
	}
}

// lineOf returns the line that a move goes on with; a variation begins a new one.
func (w *walker) lineOf(m *game.Move) *frame {
	starts := m.Flags&game.Starts != 0
	top := len(w.frames) - 1
	for ; top > 0; top-- {
		if f := &w.frames[top]; f.last == m.Parent || starts && f.parent == m.Parent {
			break
		}
	}
	w.frames = w.frames[:top+1]
	if !starts {
		return &w.frames[top]
	}
	f := w.frames[top]
	if f.last != m.Parent {
		f.after, f.knows = f.before, f.knew
	}
	w.frames = append(w.frames, f)
	return &w.frames[top+1]
}
