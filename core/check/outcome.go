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
func (m *moves) outcome() {
	if !m.Auction.Led || m.callsDoubtful {
		return
	}
	if m.contract() && !m.callersDoubtful {
		m.declarer()
	}
}

// contract tells whether the denomination of the Contract tag, where it names one, is that of the auction.
func (m *moves) contract() bool {
	led, t := m.Auction.Contract, m.Found(tags.Contract)
	if t == nil {
		return true
	}
	if t.Read().State() != values.Standard {
		return true
	}
	c := t.Read().Contract()
	same := c.PassedOut == led.PassedOut && c.Denomination == led.Denomination
	if same && (c.Level == 0 || c == led) {
		return true
	}
	m.playDoubtful = m.playDoubtful || !same
	if m.diags.FindBoth(rules.AuctionContractMismatch, 0, t.ValueSpan, m.lastBid()) {
		m.diags.Said().Tell(c.String())
		if !led.PassedOut {
			m.diags.Said().Tell(led.String())
		}
	}
	return same
}

// lastBid is where the last bid stands; where all passed, it is the Auction tag.
func (m *moves) lastBid() source.Span {
	span := m.Tags[m.Auction.Tag].Span
	for i := range m.Auction.Moves {
		if move := &m.Auction.Moves[i]; move.Kind == game.CallMove && move.Call.IsBid() {
			span = move.Span
		}
	}
	return span
}

func (m *moves) declarer() {
	a, t := m.Auction, m.Found(tags.Declarer)
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
	m.playDoubtful = true
	form, named := rules.OtherDeclares, by
	switch {
	case swapped && seat == a.Declarer:
		form, named = rules.SwappedDeclarer, seat
	case by == a.Declarer.Next(2) && !swapped:
		form = rules.PartnerDeclares
	}
	m.diags.FindBoth(rules.AuctionDeclarerMismatch, form, t.ValueSpan, m.firstNamed(), uint32(a.Declarer), uint32(named), uint32(a.Contract.Denomination))
}

// firstNamed is where the declarer first bid the denomination.
func (m *moves) firstNamed() source.Span {
	a := m.Auction
	for i := range a.Moves {
		move := &a.Moves[i]
		if move.Kind == game.CallMove && move.Call.IsBid() && move.Seat == a.Declarer && move.Call.Denomination() == a.Contract.Denomination {
			return move.Span
		}
	}
	return m.Tags[a.Tag].Span
}
