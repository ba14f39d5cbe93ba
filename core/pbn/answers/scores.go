package answers

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// What the texts of a game mean is written beside them, typed, so that nobody else has to read PBN: of the tags here those that most
// files have, in sections the elements that are not as the standard writes them.

// writeBid writes the members of a contract.
func writeBid(w *writer, c bridge.Contract) {
	if c.Level > 0 {
		w.intField("level", c.Level)
	}
	w.stringField("denomination", c.Denomination.String())
	w.filledField("risk", c.Risk.String())
}

// scoreTags are the tags of scores, in the order in which they are shown.
var scoreTags = [...]tags.Tag{tags.Score, tags.ScoreIMP, tags.ScoreMP, tags.ScorePercentage, tags.ScoreRubber}

// writeScores writes what the score tags say (4.2), where they can be read.
func writeScores(w *writer, g *game.Game) {
	list := w.begun("scores")
	for _, tag := range scoreTags {
		value, ok := g.ValueOf(tag)
		if !ok || value == "" {
			continue
		}
		scores, ok := values.ReadScores(value, tag == tags.ScoreRubber)
		for i := 0; ok && i < len(scores); i++ {
			s := &scores[i]
			list.item()
			w.stringField("tag", tag.String())
			if !s.OfDeclarer {
				w.stringField("side", s.Side.String())
			}
			w.numberField("score", s.Number)
			if s.HasBelow {
				w.intField("below", s.Below)
			}
			w.close('}')
		}
	}
	list.end()
}

// writePar writes what the tags say of par, where they can be read.
func writePar(w *writer, g *game.Game) {
	list := w.begun("par")
	for _, reader := range values.ParReaders {
		value, ok := g.Value(reader.Tag)
		if !ok || value == "" {
			continue
		}
		par, ok := reader.Read(value)
		if !ok {
			continue
		}
		list.item()
		w.stringField("tag", reader.Tag)
		if par.HasPoints {
			w.name("score")
			w.open('{')
			w.stringField("side", par.Side.String())
			w.intField("points", par.Points)
			w.close('}')
		}
		if len(par.Contracts) > 0 {
			w.list("contracts", len(par.Contracts), func(i int) {
				c := &par.Contracts[i]
				w.open('{')
				writeBid(w, c.Contract)
				w.stringField("declarer", c.Declarer)
				if c.HasTricks {
					w.intField("overtricks", c.Overtricks)
				}
				w.close('}')
			})
		}
		w.close('}')
	}
	list.end()
}

// writeOpenCards writes what the tags say of the tricks with open cards, where they can be read.
func writeOpenCards(w *writer, g *game.Game) {
	list := w.begun("openCards")
	for _, reader := range values.OpenCardsReaders {
		value, ok := g.Value(reader.Tag)
		if !ok || value == "" {
			continue
		}
		cards, ok := reader.Read(value)
		if !ok {
			continue
		}
		list.item()
		w.stringField("tag", reader.Tag)
		w.name("tricks")
		w.open('{')
		for seat := bridge.North; seat <= bridge.West; seat++ {
			if tricks := &cards.Tricks[seat]; cards.Known[seat] {
				w.list(seat.String(), len(tricks), func(i int) { w.int(tricks[i]) })
			}
		}
		w.close('}')
		w.close('}')
	}
	list.end()
}
