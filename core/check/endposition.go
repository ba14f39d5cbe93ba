package check

import (
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/tags"
	"pbn/core/values"
)

// endPosition checks that the contract has a level where each hand has thirteen cards, and none in an end position (3.10).
func endPosition(g *game.Game, diags *diag.List) {
	t := g.Found(tags.Contract)
	if t == nil || g.Deal == nil {
		return
	}
	c := t.Read().Contract()
	if t.Read().State() != values.Standard || c.PassedOut {
		return
	}
	cards := g.Deal.MaxCards()
	switch {
	case c.Level == 0 && cards == 13:
		if diags.Find(rules.ContractEndPosition, rules.NoLevel, t.ValueSpan) {
			diags.Said().Tell(t.Value)
		}
	case c.Level > 0 && isEndPosition(g):
		diags.Find(rules.ContractEndPosition, rules.LevelTooMuch, t.ValueSpan, uint32(cards), uint32(c.Denomination))
	}
}
