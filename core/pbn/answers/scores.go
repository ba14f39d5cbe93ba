package answers

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/wire"
)

// What the texts of a game mean is written beside them, typed, so that nobody else has to read PBN: of the tags here those that most
// files have, in sections the elements that are not as the standard writes them.

// writeBid writes the members of a contract.
func writeBid(w *wire.Writer, c bridge.Contract) {
	if c.Level > 0 {
		w.IntField("level", c.Level)
	}
	w.StringField("denomination", c.Denomination.String())
	w.FilledField("risk", c.Risk.String())
}

// scoreTags are the tags of scores, in the order in which they are shown.
var scoreTags = [...]tags.Tag{tags.Score, tags.ScoreIMP, tags.ScoreMP, tags.ScorePercentage, tags.ScoreRubber}

// writeScores writes what the score tags say (4.2), where they can be read.
func writeScores(w *wire.Writer, g *game.Game) {
	list := w.Begun("scores")
	for _, tag := range scoreTags {
		value, ok := g.KnownOf(tag)
		if !ok {
			continue
		}
		scores, ok := values.ReadScores(value, tag == tags.ScoreRubber)
		for i := 0; ok && i < len(scores); i++ {
			s := &scores[i]
			list.Item()
			w.StringField("tag", tag.String())
			if !s.OfDeclarer {
				w.StringField("side", s.Side.String())
			}
			w.NumberField("score", s.Number)
			if s.HasBelow {
				w.IntField("below", s.Below)
			}
			w.Close('}')
		}
	}
	list.End()
}

// writePar writes what the tags say of par, where they can be read.
func writePar(w *wire.Writer, g *game.Game) {
	list := w.Begun("par")
	for _, reader := range values.ParReaders {
		value, ok := g.Known(reader.Tag)
		if !ok {
			continue
		}
		par, ok := reader.Read(value)
		if !ok {
			continue
		}
		list.Item()
		w.StringField("tag", reader.Tag)
		if par.HasPoints {
			w.Name("score")
			w.Open('{')
			w.StringField("side", par.Side.String())
			w.IntField("points", par.Points)
			w.Close('}')
		}
		if len(par.Contracts) > 0 {
			w.List("contracts", len(par.Contracts), func(i int) {
				c := &par.Contracts[i]
				w.Open('{')
				writeBid(w, c.Contract)
				w.StringField("declarer", c.Declarer)
				if c.HasTricks {
					w.IntField("overtricks", c.Overtricks)
				}
				w.Close('}')
			})
		}
		w.Close('}')
	}
	list.End()
}

// writeOpenCards writes what the tags say of the tricks with open cards, where they can be read.
func writeOpenCards(w *wire.Writer, g *game.Game) {
	list := w.Begun("openCards")
	for _, reader := range values.OpenCardsReaders {
		value, ok := g.Known(reader.Tag)
		if !ok {
			continue
		}
		cards, ok := reader.Read(value)
		if !ok {
			continue
		}
		list.Item()
		w.StringField("tag", reader.Tag)
		w.Name("tricks")
		w.Open('{')
		for seat := bridge.North; seat <= bridge.West; seat++ {
			if tricks := &cards.Tricks[seat]; cards.Known[seat] {
				w.List(seat.String(), len(tricks), func(i int) { w.Int(tricks[i]) })
			}
		}
		w.Close('}')
		w.Close('}')
	}
	list.End()
}
