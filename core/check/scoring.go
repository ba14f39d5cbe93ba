package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
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
	value = strings.TrimSpace(value)
	diags.ReportAs(diag.TagUnknownScoring, t.ValueSpan, func() string {
		return "The scoring " + diag.Quote(value) + " does not begin with one of the standard, such as MP, IMP, BAM or Rubber; programs may not know it."
	})
}
