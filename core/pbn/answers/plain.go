package answers

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// plain is the form of js/src/pbn/types/game.ts.
type plain struct{ inherited standing }

func (*plain) span(w *writer, t *source.Text, g *game.Game) { writeSpan(w, "span", t.Range(g.Span)) }

func (*plain) tags(w *writer, t *source.Text, g *game.Game) {
	w.list("tags", len(g.Tags), func(i int) { writeTag(w, t, &g.Tags[i]) })
}

func writeTag(w *writer, text *source.Text, t *game.Tag) {
	w.open('{')
	w.stringField("name", t.Name)
	w.stringField("value", t.Value)
	if t.Inherits {
		w.stringField("inherited", t.Inherited())
	}
	writeItems(w, t)
	writeTagDetails(w, t)
	writeSpan(w, "span", text.Range(t.Span()))
	w.close('}')
}

func (p *plain) standing(w *writer, g *game.Game) {
	if s := &p.inherited; s.follow(g) {
		w.name("standing")
		w.open('{')
		for _, name := range s.absentNames(g) {
			value, _ := g.Standing.Get(name)
			w.stringField(name, value)
		}
		w.close('}')
	}
}

func (*plain) hands(w *writer, d *game.Deal) {
	w.name("hands")
	w.open('{')
	for seat := bridge.North; seat <= bridge.West; seat++ {
		w.name(seat.String())
		if hand, known := handOf(d, seat); known {
			writeHand(w, hand)
		} else {
			w.null()
		}
	}
	w.close('}')
}

func writeHand(w *writer, h bridge.Hand) {
	w.open('{')
	for _, suit := range bridge.Suits {
		w.comma()
		w.out = append(h.AppendRanks(append(w.out, '"', suit.Letter(), '"', ':', '"'), suit), '"')
	}
	w.close('}')
}

func (*plain) moves(w *writer, moves []game.Move, _ game.MoveKind) {
	w.list("moves", len(moves), func(i int) { writeMove(w, &moves[i]) })
}

func writeMove(w *writer, m *game.Move) {
	w.open('{')
	w.filledField("seat", m.Seat.String())
	w.stringField("text", m.String())
	w.stringField("kind", moveKinds[m.Kind])
	writeMoveDetails(w, m)
	w.close('}')
}

func (*plain) tricks(w *writer, tricks []game.Trick) {
	w.list("tricks", len(tricks), func(i int) { writeTrick(w, &tricks[i]) })
}

func writeTrick(w *writer, t *game.Trick) {
	w.open('{')
	w.filledField("leader", t.Leader.String())
	w.filledField("winner", t.Winner.String())
	w.list("moves", len(t.Moves), func(i int) { w.int(t.Moves[i]) })
	w.close('}')
}

func (*plain) table(w *writer, t *game.Tag, s *game.Section) {
	w.stringField("value", t.Effective())
	if s.Columns != nil {
		w.name("columns")
		writeColumns(w, s.Columns)
	}
}
