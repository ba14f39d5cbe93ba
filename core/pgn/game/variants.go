package game

import (
	"slices"

	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
)

// variants has the names of the variants of a file that are not played by the laws of chess; each is reported once (ledger 8.2-g).
type variants struct{ names []string }

// mostVariants is how many of them are told apart; there are fewer.
const mostVariants = 64

// add takes the variant of a game.
func (v *variants) add(in *input, g *Game) {
	t := g.Tag(tags.Variant)
	if g.Variant != Other || t == nil || len(v.names) == mostVariants {
		return
	}
	name := t.Text(in.text)
	if slices.Contains(v.names, name) {
		return
	}
	v.names = append(v.names, name)
	e := rules.GameOfVariant.Find(in.diags, t.TextSpan())
	if e.IsKept() {
		e.Say(rules.NameOfVariant{Variant: e.Text(name)})
	}
}
