package answers

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/source"
	"pbn/core/wire"
)

// readableForm is the form of js/src/pbn/types/game.ts.
type readableForm struct{ inherited standing }

func (*readableForm) span(w *wire.Writer, t *source.Text, g *game.Game) {
	wire.WriteSpan(w, "span", t.Range(g.Span))
}

func (*readableForm) tags(w *wire.Writer, t *source.Text, g *game.Game) {
	w.List("tags", len(g.Tags), func(i int) { writeTag(w, t, &g.Tags[i]) })
}

func writeTag(w *wire.Writer, text *source.Text, t *game.Tag) {
	w.Open('{')
	w.StringField("name", t.Name)
	w.StringField("value", t.Value)
	if t.Inherits {
		w.StringField("inherited", t.Inherited())
	}
	writeItems(w, t)
	writeTagDetails(w, t)
	wire.WriteSpan(w, "span", text.Range(t.Span()))
	w.Close('}')
}

func (p *readableForm) standing(w *wire.Writer, g *game.Game) {
	if s := &p.inherited; s.follow(g) {
		w.Name("standing")
		w.Open('{')
		for _, name := range s.absentNames(g) {
			value, _ := g.Standing.Get(name)
			w.StringField(name, value)
		}
		w.Close('}')
	}
}

func (*readableForm) hands(w *wire.Writer, d *game.Deal) {
	w.Name("hands")
	w.Open('{')
	for seat := bridge.North; seat <= bridge.West; seat++ {
		w.Name(seat.String())
		if hand, known := d.Hand(seat); known {
			writeHand(w, hand)
		} else {
			w.Null()
		}
	}
	w.Close('}')
}

func writeHand(w *wire.Writer, h bridge.Hand) {
	w.Open('{')
	for _, suit := range bridge.Suits {
		w.Comma()
		w.Out = append(h.AppendRanks(append(w.Out, '"', suit.Letter(), '"', ':', '"'), suit), '"')
	}
	w.Close('}')
}

func (*readableForm) moves(w *wire.Writer, moves []game.Move, _ game.MoveKind) {
	w.List("moves", len(moves), func(i int) { writeMove(w, &moves[i]) })
}

func writeMove(w *wire.Writer, m *game.Move) {
	w.Open('{')
	w.FilledField("seat", m.Seat.String())
	w.StringField("text", m.String())
	w.StringField("kind", moveKinds[m.Kind])
	writeParts(w, m)
	writeMoveDetails(w, m)
	w.Close('}')
}

func (*readableForm) tricks(w *wire.Writer, tricks []game.Trick) {
	w.List("tricks", len(tricks), func(i int) { writeTrick(w, &tricks[i]) })
}

func writeTrick(w *wire.Writer, t *game.Trick) {
	w.Open('{')
	w.FilledField("leader", t.Leader.String())
	w.FilledField("winner", t.Winner.String())
	w.Name("moves")
	wire.Ints(w, t.Moves())
	w.Close('}')
}

func (*readableForm) table(w *wire.Writer, t *game.Tag, s *game.Section) {
	w.StringField("value", t.Effective())
	if s.Columns != nil {
		w.Name("columns")
		writeColumns(w, s.Columns)
	}
}
