package check

import (
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
	"pbn/core/values"
)

// auctionChecks checks an auction.
type auctionChecks struct {
	text    *source.Text
	game    *game.Game
	auction *game.Auction
	diags   *diag.List
	doubts  *doubts
}

// check checks who calls, the calls themselves, and what they lead to (3.5, 3.9).
func (c *auctionChecks) check() {
	c.dealer()
	c.firstColumn()
	c.calls()
	if a := c.auction; a.State == game.Unfinished && len(a.Moves) > 0 && !isCut(c.text, a.Moves) {
		if c.diags.Find(rules.AuctionUnfinished, 0, c.game.Tags[a.Tag].Span, 1) {
			closing(c.text, c.diags, a.Moves)
		}
	}
	c.outcome()
}

// dealer checks that the Dealer tag stands before the auction (3.1).
func (c *auctionChecks) dealer() {
	t := &c.game.Tags[c.auction.Tag]
	if d := c.game.Found(tags.Dealer); d != nil {
		if d.Span.Start > t.Span.Start {
			c.diags.FindBoth(rules.AuctionNoDealer, rules.DealerAfterAuction, t.Span, d.Span)
		}
		return
	}
	first := c.auction.First
	switch {
	case !first.Known():
		c.diags.Find(rules.AuctionNoDealer, rules.NoDealer, t.Span)
	case c.diags.Find(rules.AuctionNoDealer, rules.NoDealerButCaller, t.Span, uint32(first)):
		insertBefore(c.text, c.diags, t, `[Dealer "`+first.String()+`"]`)
	}
}

// firstColumn checks that the value of the tag and the hyphens before the first call lead to the dealer (3.5).
func (c *auctionChecks) firstColumn() {
	t, dealer := &c.game.Tags[c.auction.Tag], c.game.Found(tags.Dealer)
	if dealer == nil || t.Read().State() != values.Standard {
		return
	}
	first, seat, standard := t.Read().Seat(), dealer.Read().Seat(), dealer.Read().State() == values.Standard
	hyphens, span := 0, t.ValueSpan
	for i := range c.auction.Moves {
		switch move := &c.auction.Moves[i]; {
		case move.Kind == game.StarMove:
			return
		case move.Kind == game.HyphenMove:
			if hyphens == 0 {
				span = move.Span
			}
			span.End = move.Span.End
			hyphens++
		case !standard || hyphens > 3 || first.Next(hyphens) == seat:
			return
		default:
			c.doubts.callers = true
			if c.diags.FindBoth(rules.AuctionFirstColumn, 0, span, dealer.ValueSpan, uint32(first), uint32(seat), uint32(hyphens)) {
				c.diags.Said().Part(t.ValueSpan, `"`+seat.Next(-hyphens).String()+`"`)
			}
			return
		}
	}
}
