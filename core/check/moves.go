package check

import (
	"pbn/core/game"
	"pbn/core/source"
)

// doubts are what one check found doubtful, and another does not build on: one cause has one diagnostic.
type doubts struct {
	// What the auction leads to is not certain, or who makes which call.
	calls, callers bool
	// What is trump, or who leads, is not certain.
	play bool
	// The cards of the play are not certain, or who wins a trick.
	tricks bool
}

// moves checks the auction, the play and what follows from them (3.5 to 3.7, 3.9, 3.10).
func (c *Checker) moves(t *source.Text, g *game.Game) {
	d := &c.doubts
	*d = doubts{}
	if g.Auction != nil {
		a := auctionChecks{text: t, game: g, auction: g.Auction, diags: c.diags, doubts: d}
		a.check()
	}
	endPosition(g, c.diags)
	if g.Play != nil {
		p := playChecks{text: t, game: g, play: g.Play, diags: c.diags, doubts: d, isPart: c.parts.isPart, cards: &c.played}
		p.check()
	}
	result(g, c.diags, d)
	c.parts.last.joinNotes(g, annotations(g, c.diags), c.parts.isPart, c.diags)
}
