package check

import (
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
)

// scorings are the systems and the modifiers that the standard names (3.4.12).
var scorings = strings.Fields(`MP MatchPoints IMP Cavendish Chicago Rubber BAM Instant
	Butler Experts Cross Mean Median OldMP Mitchell Ascherman Bastille EMP`)

// unknownScoring reports a Scoring that begins with none of the names that the standard has.
func unknownScoring(g *game.Game, diags *diag.List) {
	t := g.Found(scoringTag)
	value, ok := g.KnownOf(scoringTag)
	if t == nil || t.Value == "#" || !ok {
		return
	}
	begins := func(name string) bool { return len(value) >= len(name) && strings.EqualFold(value[:len(name)], name) }
	if value = strings.TrimSpace(value); slices.ContainsFunc(scorings, begins) {
		return
	}
	diags.ReportAs(diag.TagUnknownScoring, t.ValueSpan, func() string {
		return "The scoring " + diag.Quote(value) + " does not begin with one of the standard, such as MP, IMP, BAM or Rubber; programs may not know it."
	})
}
