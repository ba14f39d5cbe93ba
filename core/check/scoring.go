package check

import (
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/tags"
	"pbn/core/values"
)

// unknownScoring reports a Scoring that begins with none of the names that the standard has.
func unknownScoring(g *game.Game, diags *diag.List) {
	t := g.Found(tags.Scoring)
	value, ok := g.KnownOf(tags.Scoring)
	if t == nil || t.Value == "#" || !ok || t.Read().State() != values.Bad {
		return
	}
	if diags.Find(rules.TagUnknownScoring, 0, t.ValueSpan) {
		diags.Said().Tell(value)
	}
}
