package check

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
)

// rubberHistory is the points below the line of the games of a rubber, the last of them not finished, by side (4.2.6).
type rubberHistory [2][]int

// readHistory reads "NS a b / c [d [e]] EW a b / c [d [e]]"; both sides have as many games.
func readHistory(v string) (h rubberHistory, ok bool) {
	if len(v) > longestScore {
		return h, false
	}
	words := strings.Fields(strings.ReplaceAll(v, "/", " / "))
	const shortest, longest = 5, 7 // words of a side: NS a b / c [d [e]]
	half := len(words) / 2
	if half < shortest || half > longest || len(words)%2 != 0 {
		return h, false
	}
	for side := range bridge.Side(2) {
		own := words[half*int(side):][:half]
		if own[0] != side.String() || !isDigits(own[1]) || !isDigits(own[2]) || own[3] != "/" {
			return h, false
		}
		for _, below := range own[4:] {
			if !isDigits(below) {
				return h, false
			}
			h[side] = append(h[side], points(below))
		}
	}
	return h, true
}

func isHistory(v string) bool {
	_, ok := readHistory(v)
	return ok
}

// vulnerable tells which sides have won a game; ok is false where a finished game has no winner, or two.
func (h rubberHistory) vulnerable() (sides [2]bool, ok bool) {
	const won = 100
	for i := range len(h[0]) - 1 {
		ns, ew := h[bridge.NorthSouth][i] >= won, h[bridge.EastWest][i] >= won
		if ns == ew {
			return sides, false
		}
		sides[bridge.NorthSouth] = sides[bridge.NorthSouth] || ns
		sides[bridge.EastWest] = sides[bridge.EastWest] || ew
	}
	return sides, true
}

// historyVulnerable compares the games that were won in a rubber with Vulnerable (4.2.6).
func historyVulnerable(g *game.Game, diags *diag.List) {
	t := g.Found(rubberHistoryTag)
	if t == nil {
		return
	}
	history, ok := readHistory(t.Effective())
	if _, known := sure(g, vulnerableTag); !known || !ok {
		return
	}
	won, clear := history.vulnerable()
	if !clear || won == g.Vulnerable.Sides() {
		return
	}
	who := "neither side has won a game, so none is"
	switch won {
	case [2]bool{true, true}:
		who = "both sides have won a game and are"
	case [2]bool{true, false}:
		who = "North-South have won a game and are"
	case [2]bool{false, true}:
		who = "East-West have won a game and are"
	}
	diags.ReportBoth(diag.ScoreHistoryVulnerable, t.ValueSpan, g.Found(vulnerableTag).ValueSpan, "the vulnerability", func() string {
		return "By this history " + who + " vulnerable, but Vulnerable is " +
			g.Vulnerable.String() + "."
	})
}
