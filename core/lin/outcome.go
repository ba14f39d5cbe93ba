package lin

import (
	"math/bits"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// outcome is what a board leads to, and who played each card.
type outcome struct {
	contract bridge.Contract
	declarer bridge.Seat // NoSeat if all passed
	ok       bool
	span     source.Span // where the contract comes from

	tricks     int // of declarer; -1 if they are not known
	tricksSpan source.Span

	// seats says who played each of the first cards, placed how many of them are known.
	seats  [mostCards]bridge.Seat
	placed int
}

// outcome works out what a board leads to. The auction counts before the list of results, and the board's own number of tricks, too.
func (c *composer) outcome(b *board) (o outcome) {
	o.declarer, o.tricks, o.tricksSpan = bridge.NoSeat, b.tricks, b.tricksSpan
	var laws bridge.Auction
	seat := b.dealer
	for i := range b.calls {
		if laws.Ended() {
			break
		}
		laws.Add(seat, b.calls[i].call)
		o.span = b.calls[i].span
		if seat.Known() {
			seat = seat.Next(1)
		}
	}
	entry, hasEntry := c.entry(b)
	at := b.entry
	if o.lead(&laws, b.dealer.Known(), entry, hasEntry) {
		o.span = at
	}
	agrees := hasEntry && entry.contract == o.contract && entry.declarer == o.declarer
	if hasEntry && !agrees {
		c.mismatch(b, otherContract, at)
	}
	o.place(b)
	won, allPlayed := o.won(b)
	switch {
	case o.tricks >= 0:
	case allPlayed:
		o.tricks, o.tricksSpan = won, b.cards[len(b.cards)-1].span
	case agrees:
		o.tricks, o.tricksSpan = entry.tricks, at
	}
	if agrees && entry.tricks >= 0 && entry.tricks != o.tricks {
		c.mismatch(b, otherTricks, at)
	}
	if b.tricks >= 0 && (!o.ok || o.contract.PassedOut) {
		b.remarks = append(b.remarks, b.claim)
	}
	return o
}

// isEndPosition reports whether the hands are those of an end position, whose contract PBN writes without its level (3.10).
func (b *board) isEndPosition() bool {
	var d game.Deal
	for seat, h := range b.hands {
		d.Cards.Hands[seat], d.Cards.Known[seat] = h.cards, h.known
	}
	return d.IsEndPosition()
}

// lead finds the contract: that of the auction, of which nobody knows the declarer without a dealer, or else that of the list of results,
// in which case it returns true.
func (o *outcome) lead(laws *bridge.Auction, hasDealer bool, entry result, hasEntry bool) (byEntry bool) {
	o.contract, o.declarer, o.ok = laws.Contract()
	if !hasDealer && !o.contract.PassedOut {
		o.ok, o.declarer = false, bridge.NoSeat
	}
	if byEntry = hasEntry && !o.ok; byEntry {
		o.contract, o.declarer, o.ok = entry.contract, entry.declarer, true
	}
	return byEntry
}

// mismatch reports an entry of the list of results, and keeps it.
func (c *composer) mismatch(b *board, kind diag.Kind[diag.None], at source.Span) {
	kind.Find(c.diags, at)
	b.remarks = append(b.remarks, at)
}

// entry reads the entry of a board in the list of results.
func (c *composer) entry(b *board) (r result, ok bool) {
	text := b.text.Slice(b.entry)
	if len(text) == 0 {
		return r, false
	}
	if r, ok = readResult(text); !ok {
		badResult.Find(c.diags, b.entry)
		b.remarks = append(b.remarks, b.entry)
	}
	return r, ok
}

// place works out who played each card: by the contract, or else by the hands. A card without a rank is the lowest that the player has.
func (o *outcome) place(b *board) {
	if o.ok && o.contract.PassedOut {
		return
	}
	left := b.hands
	leader := bridge.NoSeat
	if o.declarer.Known() {
		leader = o.declarer.Next(1)
	}
	for i := range b.cards {
		t := &b.cards[i]
		if i%4 == 0 && !o.declarer.Known() {
			leader = holder(b, t)
		}
		if !leader.Known() {
			return
		}
		seat := leader.Next(i % 4)
		if t.isLow {
			ranks := left[seat].cards.Of(t.card.Suit())
			if !left[seat].known || ranks == 0 {
				return
			}
			t.card, t.isLow = bridge.Card(bits.TrailingZeros64(uint64(ranks))), false
		}
		left[seat].cards &^= bridge.Hand(0).With(t.card)
		o.seats[i] = seat
		o.placed = i + 1
		if i%4 == 3 && o.declarer.Known() {
			leader = winner(leader, b.cards[i-3:i+1], o.contract.Denomination)
		}
	}
}

// holder returns who has a card in the deal, NoSeat if nobody or more than one player has it.
func holder(b *board, t *turn) bridge.Seat {
	who := bridge.NoSeat
	if t.isLow {
		return who
	}
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if h := &b.hands[seat]; h.known && h.cards.Has(t.card) {
			if who.Known() {
				return bridge.NoSeat
			}
			who = seat
		}
	}
	return who
}

// winner returns who wins a trick of four cards.
func winner(leader bridge.Seat, trick []turn, trump bridge.Denomination) bridge.Seat {
	var cards [4]bridge.Card
	for i := range cards {
		cards[i] = trick[i].card
	}
	return leader.Next(bridge.Winner(&cards, trump))
}

// won returns how many tricks declarer's side has won; ok is false if not all cards were played.
func (o *outcome) won(b *board) (tricks int, ok bool) {
	if o.placed != mostCards || !o.declarer.Known() {
		return 0, false
	}
	for i := 0; i < mostCards; i += 4 {
		if winner(o.seats[i], b.cards[i:i+4], o.contract.Denomination).Side() == o.declarer.Side() {
			tricks++
		}
	}
	return tricks, true
}
