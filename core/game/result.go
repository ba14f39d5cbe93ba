package game

import (
	"pbn/core/tags"
)

// DeclarersTricks are the tricks of declarer that the Result tag gives. Where it gives only the other side's, declarer has
// the rest of thirteen, unless the play goes on or is an end position. ok is false where the value contradicts itself, and
// where the declarer must be known and is not.
func (g *Game) DeclarersTricks() (tricks int, corrected, ok bool) {
	v := g.Read(tags.Result)
	r, ok := v.Result(), v.Understood()
	_, declarer, _ := g.LedTo()
	switch {
	case !ok, r.Declarer < 0 && !declarer.Known():
		return 0, false, false
	case r.Declarer >= 0:
		return r.Declarer, r.Corrected, true
	}
	own, other := r.EastWest, r.NorthSouth
	if declarer.NorthSouth() {
		own, other = other, own
	}
	switch {
	case own >= 0 && other >= 0 && g.IsWhole() && own+other != 13, own < 0 && !g.IsWhole():
		return 0, false, false
	case own < 0:
		own = 13 - other
	}
	return own, r.Corrected, true
}

// IsWhole tells whether all thirteen tricks count: the game is no end position and its play is not to be continued.
func (g *Game) IsWhole() bool {
	return !g.IsEndPosition() && (g.Deal == nil || g.Deal.MaxCards() <= 13) &&
		(g.Play == nil || g.Play.State != Continued)
}
