package answers

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/wire"
)

// computed writes what js/src/pbn/unpack.ts adds to a packed game, since it follows from the rest.
func (*readableForm) computed(w *wire.Writer, g *game.Game) {
	w.FilledField("board", g.Said(tags.Board))
	writeNames(w, g)
	contract, declarer, led := g.LedTo()
	tricks, known := tricksOf(g)
	ended := g.Play == nil || g.Play.State != game.Continued
	whole := hasThirteen(g.Deal)
	if known && ended {
		w.Name("result")
		w.Open('{')
		w.IntField("tricks", tricks)
		if declarer.Known() && contract.Level > 0 && whole {
			w.IntField("overtricks", tricks-6-contract.Level)
			w.StringField("text", contract.Result(tricks))
		}
		w.Close('}')
	}
	switch v := g.Vulnerable(); {
	case led && contract.PassedOut:
		writeScore(w, "", 0)
	case contract.Level > 0 && declarer.Known() && known && tricks <= 13 && v != values.VulnerabilityUnknown && ended && whole:
		side := declarer.Side()
		writeScore(w, side.String(), contract.Score(tricks, v.Sides()[side], bridge.Duplicate))
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

func writeScore(w *wire.Writer, side string, points int) {
	w.Name("score")
	w.Open('{')
	w.TrueField("computed", true)
	w.FilledField("side", side)
	w.IntField("points", points)
	w.Close('}')
}

// tricksOf returns the tricks of declarer, by the Result tag or else by the play.
func tricksOf(g *game.Game) (tricks int, ok bool) {
	if tricks, _, ok = g.DeclarersTricks(); ok {
		return tricks, true
	}
	return g.TricksOfDeclarer()
}

// hasThirteen reports whether the longest hand of a deal has thirteen cards, or none is known.
func hasThirteen(d *game.Deal) bool {
	longest := 0
	for seat := bridge.North; d != nil && seat <= bridge.West; seat++ {
		if h, known := d.Hand(seat); known {
			longest = max(longest, h.Len())
		}
	}
	return longest == 0 || longest == 13
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
