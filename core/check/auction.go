package check

import (
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/tags"
	"pbn/core/values"
)

// auction checks who calls, the calls themselves, and what they lead to (3.5, 3.9).
func (m *moves) auction() {
	a := m.Auction
	if a == nil {
		return
	}
	m.dealer()
	m.firstColumn()
	m.calls()
	if a.State == game.Unfinished && len(a.Moves) > 0 && !isCut(m.text, a.Moves) {
		if m.diags.Find(rules.AuctionUnfinished, 0, m.Tags[a.Tag].Span, 1) {
			m.closing(a.Moves)
		}
	}
	m.outcome()
}

// dealer checks that the Dealer tag stands before the auction (3.1).
func (m *moves) dealer() {
	t := &m.Tags[m.Auction.Tag]
	if d := m.Found(tags.Dealer); d != nil {
		if d.Span.Start > t.Span.Start {
			m.diags.FindBoth(rules.AuctionNoDealer, rules.DealerAfterAuction, t.Span, d.Span)
		}
		return
	}
	first := m.Auction.First
	switch {
	case !first.Known():
		m.diags.Find(rules.AuctionNoDealer, rules.NoDealer, t.Span)
	case m.diags.Find(rules.AuctionNoDealer, rules.NoDealerButCaller, t.Span, uint32(first)):
		m.insertBefore(t, `[Dealer "`+first.String()+`"]`)
	}
}

// firstColumn checks that the value of the tag and the hyphens before the first call lead to the dealer (3.5).
func (m *moves) firstColumn() {
	t, dealer := &m.Tags[m.Auction.Tag], m.Found(tags.Dealer)
	if dealer == nil || t.Read().State() != values.Standard {
		return
	}
	first, seat, standard := t.Read().Seat(), dealer.Read().Seat(), dealer.Read().State() == values.Standard
	hyphens, span := 0, t.ValueSpan
	for i := range m.Auction.Moves {
		switch move := &m.Auction.Moves[i]; {
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
			m.callersDoubtful = true
			if m.diags.FindBoth(rules.AuctionFirstColumn, 0, span, dealer.ValueSpan, uint32(first), uint32(seat), uint32(hyphens)) {
				m.diags.Said().Part(t.ValueSpan, `"`+seat.Next(-hyphens).String()+`"`)
			}
			return
		}
	}
}
