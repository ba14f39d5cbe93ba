package check

import (
	"pbn/core/diag"
	"pbn/core/game"
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
	m.diags.ReportBoth(diag.AuctionContractMismatch, t.ValueSpan, m.lastBid(), "the last bid of the auction", func() string {
		if led.PassedOut {
			return "All players passed in the auction, so the contract is Pass, not " + c.String() + "."
		}
		return "By the auction the contract is " + led.String() + ", not " + c.String() + "."
	})
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
	m.diags.ReportBoth(diag.AuctionDeclarerMismatch, t.ValueSpan, m.firstNamed(), "the bid that makes the declarer", func() string {
		switch {
		case swapped && seat == a.Declarer:
			return "^" + seat.String() + " means that " + seat.Name() + " played the hand in place of " + seat.Next(2).Name() + ", but by the auction " +
				seat.Name() + " is the declarer; write " + seat.String() + "."
		case by == a.Declarer.Next(2) && !swapped:
			return "By the auction " + a.Declarer.Name() + ", who bid " + a.Contract.Denomination.String() + " first, is the declarer, not " + seat.Name() +
				". If " + seat.Name() + " played the hand all the same, write ^" + seat.String() + "."
		}
		return "By the auction " + a.Declarer.Name() + " is the declarer, not " + by.Name() + ": " + a.Declarer.Name() + "’s side made the last bid, and " +
			a.Declarer.Name() + " was first to bid " + a.Contract.Denomination.String() + "."
	})
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
