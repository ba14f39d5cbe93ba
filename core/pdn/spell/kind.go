package spell

import (
	"strconv"

	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/pdn/variant"
)

// kindOf returns which game a game is: what its caller says, or its tags, or else what reading finds by its moves (V-9). What its caller says
// becomes its tag GameType.
func (f *Finder) kindOf(g *Game) (kind values.GameType, place, why string) {
	at := g.TagAt(tags.GameType.String())
	inTag, state := values.GameType{}, values.Silent
	if at >= 0 {
		inTag, state = values.ReadGameType(g.Tags[at].Value)
	}
	if g.Variant != "" {
		kind, ok := typeOf(g.Variant)
		switch {
		case !ok:
			return kind, "variant", "is " + strconv.Quote(g.Variant) + ", but has to be the name or the number of a variant"
		case state >= values.Odd && inTag.Number != kind.Number:
			return kind, "variant", "is " + strconv.Quote(g.Variant) + ", but the tag GameType says " + strconv.Quote(g.Tags[at].Value)
		case state >= values.Odd:
			return inTag, "", ""
		}
		setTag(g, tags.GameType, string(values.AppendGameType(nil, kind)))
		return kind, "", ""
	}
	if state >= values.Odd {
		return inTag, "", ""
	}
	if at := g.TagAt(tags.Variant.String()); at >= 0 {
		if named, ok := values.NamedGame(g.Tags[at].Value); ok {
			return named, "", ""
		}
	}
	guess := f.variants.Find(stepsOf(g))
	if guess.Number == 0 {
		return kind, "variant", "is not given, and the moves are legal in none"
	}
	return values.Numbered(guess.Number), "", ""
}

// typeOf returns the game that a number or a name says.
func typeOf(text string) (values.GameType, bool) {
	if kind, state := values.ReadGameType(text); state == values.Standard {
		_, _, ok := kind.Variant()
		return kind, ok
	}
	return values.NamedGame(text)
}

// stepsOf returns the main line of a game, as it is replayed to find its variant.
func stepsOf(g *Game) (steps []variant.Step) {
	fen := g.Start
	if at := g.TagAt(tags.FEN.String()); fen == "" && at >= 0 && !values.SaysNothing(g.Tags[at].Value) {
		fen = g.Tags[at].Value
	}
	if fen != "" {
		steps = append(steps, variant.Step{FEN: fen})
	}
	for _, k := range g.MainLine() {
		m := &g.Moves[k]
		if m.Setup != "" {
			steps = append(steps, variant.Step{FEN: m.Setup})
		}
		if w, ok := game.ReadWord(m.Word); ok {
			steps = append(steps, variant.Step{Move: w})
		}
	}
	return steps
}
