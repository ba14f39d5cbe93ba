package check

import (
	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// sidesWithGame returns which sides have won a game of a rubber; ok is false if a finished game has no winner, or two.
func sidesWithGame(h values.RubberHistory) (sides [2]bool, ok bool) {
	const won = 100
	for i := range h.Games - 1 {
		ns, ew := h.Below[bridge.NorthSouth][i] >= won, h.Below[bridge.EastWest][i] >= won
		if ns == ew {
			return sides, false
		}
		sides[bridge.NorthSouth] = sides[bridge.NorthSouth] || ns
		sides[bridge.EastWest] = sides[bridge.EastWest] || ew
	}
	return sides, true
}

// compareHistory compares the games that were won in a rubber with Vulnerable (4.2.6).
func compareHistory(g *game.Game, diags *diag.List) {
	t := g.Found(tags.ScoreRubberHistory)
	if t == nil {
		return
	}
	history, ok := values.ReadHistory(t.Effective())
	if !ok || !isSure(g, tags.Vulnerable) {
		return
	}
	won, clear := sidesWithGame(history)
	if !clear || won == g.Vulnerable().Sides() {
		return
	}
	kind := rules.NeitherVulnerable
	switch won {
	case [2]bool{true, true}:
		kind = rules.BothVulnerable
	case [2]bool{true, false}:
		kind = rules.NorthSouthVulnerable
	case [2]bool{false, true}:
		kind = rules.EastWestVulnerable
	}
	e := kind.Find(diags, t.ValueSpan()).Beside(g.Found(tags.Vulnerable).ValueSpan())
	e.Say(rules.GivenVulnerability{Given: e.Text(g.Vulnerable().String())})
}
