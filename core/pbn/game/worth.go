package game

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/pbn/values"
)

// Worth is what the contract and the result of a game are worth in duplicate bridge.
type Worth struct {
	PassedOut bool // then nobody has a score
	Side      bridge.Side
	Points    int // those of declarer's side, negative where the contract went down
}

// String returns it as a Score tag has it: "NS 620", "EW -50", or "0".
func (w Worth) String() string {
	if w.PassedOut {
		return "0"
	}
	return w.Side.String() + " " + strconv.Itoa(w.Points)
}

// Worth returns what a game is worth; ok is false where contract, declarer, result or vulnerability are not known, where the play goes on,
// and in an end position.
func (g *Game) Worth() (w Worth, ok bool) {
	contract, declarer, led := g.LedTo()
	if led && contract.PassedOut {
		return Worth{PassedOut: true}, true
	}
	tricks, known := g.Tricks()
	v := g.Vulnerable()
	if !known || contract.Level == 0 || !declarer.Known() || tricks > 13 || v == values.VulnerabilityUnknown || !g.HasEnded() || !g.HasThirteen() {
		return w, false
	}
	side := declarer.Side()
	return Worth{Side: side, Points: contract.Score(tricks, v.Sides()[side], bridge.Duplicate)}, true
}

// Tricks returns the tricks of declarer, by the Result tag or else by the play.
func (g *Game) Tricks() (tricks int, ok bool) {
	if tricks, _, ok = g.DeclarersTricks(); ok {
		return tricks, true
	}
	return g.TricksOfDeclarer()
}

// HasEnded reports whether the play, if there is one, is not to be continued: else Result counts only the tricks so far (3.4.15).
func (g *Game) HasEnded() bool { return g.Play == nil || g.Play.State != Continued }

// HasThirteen reports whether the longest hand that is known has thirteen cards, or none is known.
func (g *Game) HasThirteen() bool {
	longest := 0
	for seat := bridge.North; g.Deal != nil && seat <= bridge.West; seat++ {
		if h, known := g.Deal.Hand(seat); known {
			longest = max(longest, h.Len())
		}
	}
	return longest == 0 || longest == 13
}
