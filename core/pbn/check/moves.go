package check

import (
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// doubts says what one check found to be doubtful, so that no other builds on it: one cause has one diagnostic.
type doubts struct {
	// Not certain are what the auction leads to, and who makes which call;
	calls, callers bool
	// what is trump, or who leads to the play;
	play bool
	// the cards of the play, or who wins a trick.
	tricks bool
}

// moves checks the auction, the play and what follows from them (3.5 to 3.7, 3.9, 3.10).
func (c *Checker) moves(t *source.Text, g *game.Game) {
	d := &c.doubts
	*d = doubts{}
	if g.Auction != nil {
		a := auctionChecks{text: t, game: g, auction: g.Auction, diags: c.diags, doubts: d, isExport: c.reader.IsExport()}
		a.check()
	}
	checkEndPosition(g, c.diags)
	if g.Play != nil {
		p := playChecks{text: t, game: g, play: g.Play, diags: c.diags, doubts: d, isPart: c.parts.isPart, cards: &c.played, areFilled: c.Fills, isExport: c.reader.IsExport()}
		p.check()
	}
	checkResult(g, c.diags, d)
	c.parts.last.joinNotes(g, checkAnnotations(g, c.reader.IsExport(), c.diags), c.parts.isPart, c.diags)
}
