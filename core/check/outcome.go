package check

import (
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
	"pbn/core/values"
)

// outcome compares Contract and Declarer with what the auction leads to (3.4.13, 3.4.14). Where the tags name another
// denomination, another declarer may follow from that.
func (c *auctionChecks) outcome() {
	if !c.auction.Led || c.doubts.calls {
		return
	}
	if c.contract() && !c.doubts.callers {
		c.declarer()
	}
}

// contract tells whether the denomination of the Contract tag, where it names one, is that of the auction.
func (c *auctionChecks) contract() bool {
	led, t := c.auction.Contract, c.game.Found(tags.Contract)
	if t == nil {
		return true
	}
	if t.Read().State() != values.Standard {
		return true
	}
	contract := t.Read().Contract()
	same := contract.PassedOut == led.PassedOut && contract.Denomination == led.Denomination
	if same && (contract.Level == 0 || contract == led) {
		return true
	}
	c.doubts.play = c.doubts.play || !same
	if c.diags.FindBoth(rules.AuctionContractMismatch, 0, t.ValueSpan, c.lastBid()) {
		c.diags.Said().Tell(contract.String())
		if !led.PassedOut {
			c.diags.Said().Tell(led.String())
		}
	}
	return same
}

// lastBid is where the last bid stands; where all passed, it is the Auction tag.
func (c *auctionChecks) lastBid() source.Span {
	span := c.game.Tags[c.auction.Tag].Span
	for i := range c.auction.Moves {
		if move := &c.auction.Moves[i]; move.Kind == game.CallMove && move.Call.IsBid() {
			span = move.Span
		}
	}
	return span
}

func (c *auctionChecks) declarer() {
	a, t := c.auction, c.game.Found(tags.Declarer)
	if t == nil {
		return
	}
	seat, swapped := t.Read().Seat(), t.Read().Swapped()
	by := seat
	if swapped {
		by = seat.Next(2)
	}
	// Where all passed, another rule reports a declarer.
	if t.Read().State() != values.Standard || by == a.Declarer || a.Contract.PassedOut {
		return
	}
	c.doubts.play = true
	form, named := rules.OtherDeclares, by
	switch {
	case swapped && seat == a.Declarer:
		form, named = rules.SwappedDeclarer, seat
	case by == a.Declarer.Next(2) && !swapped:
		form = rules.PartnerDeclares
	}
	c.diags.FindBoth(rules.AuctionDeclarerMismatch, form, t.ValueSpan, c.firstNamed(), uint32(a.Declarer), uint32(named), uint32(a.Contract.Denomination))
}

// firstNamed is where the declarer first bid the denomination.
func (c *auctionChecks) firstNamed() source.Span {
	a := c.auction
	for i := range a.Moves {
		move := &a.Moves[i]
		if move.Kind == game.CallMove && move.Call.IsBid() && move.Seat == a.Declarer && move.Call.Denomination() == a.Contract.Denomination {
			return move.Span
		}
	}
	return c.game.Tags[a.Tag].Span
}
