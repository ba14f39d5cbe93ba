package export

import (
	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/source"
)

// spelling writes moves: in the notation of the variant, short, and long where they are ambiguous.
type spelling struct {
	text     *source.Text
	game     *game.Game
	facts    *facts
	replay   game.Replay
	patterns game.Patterns
	list     draughts.Moves
	// sure are the moves whose squares are those of several captures, of which only one can be meant (R-8-a).
	sure []int32
}

// begin begins with a game.
func (s *spelling) begin(text *source.Text, g *game.Game, f *facts) {
	s.text, s.game, s.facts, s.sure = text, g, f, s.sure[:0]
	s.replay.Begin(g)
	for i := range g.Faults {
		if f := &g.Faults[i]; f.Kind == game.AmbiguousCapture && f.Value == 1 {
			s.sure = append(s.sure, f.Move)
		}
	}
}

// isToken reports whether a move that is kept as a word can be written as one: the grammar has it, and no result is written so (L-15).
func (s *spelling) isToken(n int) bool {
	w, ok := s.patterns.Of(s.text, s.game, n)
	if !ok {
		return false
	}
	a, one := w.Written(0)
	b, other := w.Written(1)
	return w.Count() > 2 || a != b || one != other
}

// append appends a move.
func (s *spelling) append(out []byte, n int) []byte {
	m := &s.game.Moves[n]
	switch {
	case m.Flags&game.Word != 0:
		w, _ := s.patterns.Of(s.text, s.game, n)
		return w.AppendTo(out, s.signOfWord(w))
	case m.Flags&game.Canonical != 0 && s.facts.moveForm == 0 && (s.facts.isSaid || !m.Move.IsCapture()):
		i := &s.game.Items.Items[m.Item]
		return append(out, s.text.Bytes[i.Start:i.End]...)
	case !s.facts.isSaid || m.Flags&game.Chosen != 0 && !s.isSure(n):
		return s.asWritten(out, n)
	case m.Move.Count == 0:
		return draughts.AppendAs(out, s.game.Board, nil, &m.Move, nil, s.facts.moveForm)
	}
	p := s.replay.Before(n)
	return draughts.AppendAs(out, s.game.Board, p, &m.Move, s.game.Board.Moves(p, &s.list), s.facts.moveForm)
}

// signOfWord returns what is between the squares of a move that is not known.
func (s *spelling) signOfWord(w *draughts.Pattern) byte {
	if w.Count() == 2 && (w.Sign == '-' || w.Sign == 0) {
		return '-'
	}
	return s.facts.separator
}

// isSure reports whether only one of several captures can be meant.
func (s *spelling) isSure(n int) bool {
	for _, k := range s.sure {
		if int(k) == n {
			return true
		}
	}
	return false
}

// asWritten appends the squares that a legal move has in its text.
func (s *spelling) asWritten(out []byte, n int) []byte {
	m := &s.game.Moves[n]
	sign := byte('-')
	if m.Move.IsCapture() {
		sign = s.facts.separator
	}
	if w, ok := s.patterns.Of(s.text, s.game, n); ok {
		return w.AppendTo(out, sign)
	}
	// It has no sign, or is written jump by jump.
	var squares draughts.Pattern
	short := draughts.AppendShort(nil, s.game.Board, &m.Move)
	squares, _ = draughts.Parse(string(short))
	return squares.AppendTo(out, sign)
}
