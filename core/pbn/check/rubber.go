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
	who := "neither side has won a game, so neither is"
	switch won {
	case [2]bool{true, true}:
		who = "both sides have won a game and are"
	case [2]bool{true, false}:
		who = "North-South have won a game and are"
	case [2]bool{false, true}:
		who = "East-West have won a game and are"
	}
	if diags.FindBoth(rules.ScoreHistoryVulnerable, 0, t.ValueSpan(), g.Found(tags.Vulnerable).ValueSpan()) {
		diags.Said().Tell(who, g.Vulnerable().String())
	}
}
