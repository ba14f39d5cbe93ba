package check

import (
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// auctionChecks checks an auction.
type auctionChecks struct {
	text    *source.Text
	game    *game.Game
	auction *game.Auction
	diags   *diag.List
	doubts  *doubts
	// isExport reports that the file is checked as export format.
	isExport bool
}

// check checks who calls, the calls themselves, and what they lead to (3.5, 3.9).
func (c *auctionChecks) check() {
	c.dealer()
	c.firstColumn()
	c.calls()
	if a := c.auction; a.State == game.Unfinished && len(a.Moves) > 0 && !a.MayBeFinished() && !isCut(c.text, a.Moves) {
		if e := rules.AuctionWithoutEnd.Find(c.diags, c.game.Tags[a.Tag].Span()); e.IsKept() {
			closeMoves(c.text, a.Moves, e)
		}
	}
	c.outcome()
}

// dealer checks that the Dealer tag is before the auction (3.1).
func (c *auctionChecks) dealer() {
	t := &c.game.Tags[c.auction.Tag]
	if d := c.game.Found(tags.Dealer); d != nil {
		if d.Span().Start > t.Span().Start {
			rules.DealerAfterAuction.Find(c.diags, t.Span()).Beside(d.Span())
		}
		return
	}
	first := c.auction.First
	if !first.Known() {
		rules.NoDealer.Find(c.diags, t.Span())
		return
	}
	before, isSafe := placeOf(tags.Dealer, c.text, c.game, t, c.isExport)
	if e := rules.NoDealerButCaller.Find(c.diags, t.Span()).Say(rules.FirstCaller{Dealer: first, IsSafe: isSafe}); e.IsKept() {
		e.Part(insertedBefore(c.text, before, `[Dealer "`+first.String()+`"]`))
	}
}

// firstColumn checks that the first call, by the value of the tag and the hyphens before the call, is the dealer's (3.5).
func (c *auctionChecks) firstColumn() {
	t, dealer := &c.game.Tags[c.auction.Tag], c.game.Found(tags.Dealer)
	if dealer == nil || !t.Read().Understood() {
		return
	}
	first, seat := t.Read().Seat(), dealer.Read().Seat()
	hyphens, span := 0, t.ValueSpan()
	for i := range c.auction.Moves {
		switch move := &c.auction.Moves[i]; {
		case move.Kind == game.StarMove:
			return
		case move.Kind == game.HyphenMove:
			if hyphens == 0 {
				span = move.Span()
			}
			span.End = move.Span().End
			hyphens++
		case !seat.Known() || hyphens > 3 || first.Next(hyphens) == seat:
			return
		default:
			c.doubts.callers = true
			better := seat.Next(-hyphens)
			e := rules.FirstCallOfOther.Find(c.diags, span).Beside(dealer.ValueSpan())
			e.Say(rules.FirstCall{First: first, Dealer: seat, Hyphens: uint8(hyphens), Wanted: uint8(seat.From(first)), Better: better})
			if e.IsKept() {
				e.Part(t.ValueSpan(), `"`+better.String()+`"`)
			}
			return
		}
	}
}

// outcome compares Contract and Declarer with what the auction leads to (3.4.13, 3.4.14). If Contract names another denomination, that
// may be why the declarer is another one.
func (c *auctionChecks) outcome() {
	if !c.auction.Led {
		return
	}
	c.emptyContract()
	if c.doubts.calls {
		return
	}
	if c.compareContract() && !c.doubts.callers {
		c.compareDeclarer()
	}
}

// compareContract compares Contract with the auction. It returns false if the tag names another denomination.
func (c *auctionChecks) compareContract() bool {
	led, t := c.auction.Contract, c.game.Found(tags.Contract)
	if t == nil || !t.Read().Understood() {
		return true
	}
	contract := t.Read().Contract()
	same := contract.PassedOut == led.PassedOut && contract.Denomination == led.Denomination
	if same && (contract.Level == 0 || contract == led) {
		return true
	}
	c.doubts.play = c.doubts.play || !same
	kind := rules.OtherContract
	if led.PassedOut {
		kind = rules.ContractThoughPass
	}
	if e := kind.Find(c.diags, t.ValueSpan()).Beside(c.lastBid()); e.IsKept() {
		e.Say(rules.TwoContracts{Given: e.Text(contract.String()), ByAuction: e.Text(led.String())})
	}
	return same
}

// emptyContract reports a Contract that says that there is none, unless that is reported of Declarer.
func (c *auctionChecks) emptyContract() {
	t, declarer := c.game.Found(tags.Contract), c.game.Found(tags.Declarer)
	if t == nil || t.Value != "" || declarer != nil && declarer.Value == "" || c.auction.Contract.PassedOut {
		return
	}
	if e := rules.EmptyContract.FindAs(c.diags, diag.Warning, t.ValueSpan()).Beside(c.lastBid()); e.IsKept() {
		led, _ := c.game.Outcome(tags.Contract)
		e.Say(rules.TwoContracts{ByAuction: e.Text(led)})
	}
}

// lastBid returns the place of the last bid; if all passed, that of the Auction tag.
func (c *auctionChecks) lastBid() source.Span {
	span := c.game.Tags[c.auction.Tag].Span()
	for i := range c.auction.Moves {
		if move := &c.auction.Moves[i]; move.Kind == game.CallMove && move.Call.IsBid() {
			span = move.Span()
		}
	}
	return span
}

func (c *auctionChecks) compareDeclarer() {
	a, t := c.auction, c.game.Found(tags.Declarer)
	if t == nil {
		return
	}
	seat, swapped := t.Read().Seat(), t.Read().Swapped()
	by := seat
	if swapped {
		by = seat.Next(2)
	}
	// If all passed, another rule reports a declarer.
	if !seat.Known() || by == a.Declarer || a.Contract.PassedOut {
		return
	}
	c.doubts.play = true
	kind, given := rules.OtherDeclarer, by
	switch {
	case swapped && seat == a.Declarer:
		kind, given = rules.SwappedDeclarer, seat
	case by == a.Declarer.Next(2) && !swapped:
		kind = rules.PartnerDeclares
	}
	e := kind.Find(c.diags, t.ValueSpan()).Beside(c.firstNamed())
	e.Say(rules.TwoDeclarers{Given: given, ByAuction: a.Declarer, Denomination: a.Contract.Denomination})
}

// firstNamed returns the place where the declarer first bid the denomination.
func (c *auctionChecks) firstNamed() source.Span {
	a := c.auction
	for i := range a.Moves {
		move := &a.Moves[i]
		if move.Kind == game.CallMove && move.Call.IsBid() && move.Seat == a.Declarer && move.Call.Denomination() == a.Contract.Denomination {
			return move.Span()
		}
	}
	return c.game.Tags[a.Tag].Span()
}
