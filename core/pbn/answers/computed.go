package answers

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/wire"
)

// computed writes what js/src/pbn/unpack.ts adds to a packed game, since it follows from the rest.
func (*readableForm) computed(w *wire.Writer, g *game.Game) {
	w.FilledField("board", g.Said(tags.Board))
	writeNames(w, g)
	contract, declarer, _ := g.LedTo()
	if tricks, known := g.Tricks(); known && g.HasEnded() {
		w.Name("result")
		w.Open('{')
		w.IntField("tricks", tricks)
		if declarer.Known() && contract.Level > 0 && g.HasThirteen() {
			w.IntField("overtricks", tricks-6-contract.Level)
			w.StringField("text", contract.Result(tricks))
		}
		w.Close('}')
	}
	if worth, known := g.Worth(); known {
		writeWorth(w, worth)
	}
}

// writeNames writes the names of the players, where any is known.
func writeNames(w *wire.Writer, g *game.Game) {
	var names [4]string
	for seat, tag := range [...]tags.Tag{tags.North, tags.East, tags.South, tags.West} {
		names[seat] = g.Said(tag)
	}
	if names == ([4]string{}) {
		return
	}
	w.Name("names")
	w.Open('{')
	for seat, name := range names {
		w.FilledField(bridge.Seat(seat).String(), name)
	}
	w.Close('}')
}

func writeWorth(w *wire.Writer, worth game.Worth) {
	w.Name("score")
	w.Open('{')
	w.TrueField("computed", true)
	if !worth.PassedOut {
		w.StringField("side", worth.Side.String())
	}
	w.IntField("points", worth.Points)
	w.Close('}')
}

// writeParts writes a call or a card in parts.
func writeParts(w *wire.Writer, m *game.Move) {
	switch m.Kind {
	case game.CallMove:
		w.Name("call")
		w.Open('{')
		switch m.Call {
		case bridge.Pass:
			w.StringField("kind", "pass")
		case bridge.Double:
			w.StringField("kind", "double")
		case bridge.Redouble:
			w.StringField("kind", "redouble")
		default:
			w.StringField("kind", "bid")
			w.IntField("level", m.Call.Level())
			w.StringField("denomination", m.Call.Denomination().String())
		}
		w.Close('}')
	case game.CardMove:
		w.Name("card")
		w.Open('{')
		w.StringField("suit", string(m.Card.Suit().Letter()))
		w.StringField("rank", string(m.Card.Rank().Letter()))
		w.Close('}')
	}
}
