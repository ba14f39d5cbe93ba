package dd

import (
	"math/bits"
	"strconv"

	"pbn/core/bridge"
)

// Fault is what is wrong with a deal that cannot be solved.
type Fault uint8

// The faults, in the order in which they are looked for.
const (
	// NoCards: no hand has a card.
	NoCards Fault = iota
	// NotACard: a hand has a bit set beyond those of the 52 cards.
	NotACard
	// HandMissing: a hand is not known, or has no cards while others do.
	HandMissing
	// CardTwice: two hands have the same card.
	CardTwice
	// TooMany: a hand has more than 13 cards.
	TooMany
	// Unequal: a hand has fewer cards than another.
	Unequal
)

// DealError is why a deal cannot be solved.
type DealError struct {
	Fault Fault
	// Seat has the hand that is at fault; for CardTwice it is the second in order N E S W, for Unequal one with the fewest cards. NoSeat
	// for NoCards.
	Seat bridge.Seat
	// Other has the card, too (CardTwice), or more cards (Unequal); otherwise NoSeat.
	Other bridge.Seat
	// Card is the one that is there twice (CardTwice).
	Card bridge.Card
	// Cards are how many Seat has.
	Cards int
}

// Error says in English what is wrong.
func (e *DealError) Error() string {
	switch e.Fault {
	case NoCards:
		return "the deal has no cards"
	case NotACard:
		return "the hand of " + e.Seat.Name() + " has something that is not a card"
	case HandMissing:
		return "the hand of " + e.Seat.Name() + " is not given"
	case CardTwice:
		return e.Other.Name() + " and " + e.Seat.Name() + " both have the card " + e.Card.String()
	case TooMany:
		return e.Seat.Name() + " has " + strconv.Itoa(e.Cards) + " cards, more than 13"
	}
	cards := " cards"
	if e.Cards == 1 {
		cards = " card"
	}
	return e.Seat.Name() + " has " + strconv.Itoa(e.Cards) + cards + ", fewer than " + e.Other.Name()
}

// Check returns a *DealError where a deal cannot be solved: each seat needs a hand, all of the same size from 1 to 13 cards, and no card
// may be there twice.
func Check(hands [4]bridge.Hand) error {
	var dealt bridge.Hand
	fewest, most := bridge.North, bridge.North
	for i, h := range hands {
		dealt |= h
		if h.Len() < hands[fewest].Len() {
			fewest = bridge.Seat(i)
		}
		if h.Len() > hands[most].Len() {
			most = bridge.Seat(i)
		}
	}
	if dealt == 0 {
		return &DealError{Fault: NoCards, Seat: bridge.NoSeat, Other: bridge.NoSeat}
	}
	faulty := func(f Fault, s bridge.Seat) *DealError {
		return &DealError{Fault: f, Seat: s, Other: bridge.NoSeat, Cards: hands[s].Len()}
	}
	dealt = 0
	for i, h := range hands {
		seat := bridge.Seat(i)
		switch {
		case h&^bridge.Pack != 0:
			return faulty(NotACard, seat)
		case h == 0:
			return faulty(HandMissing, seat)
		}
	}
	for i, h := range hands {
		if twice := h & dealt; twice != 0 {
			e := faulty(CardTwice, bridge.Seat(i))
			e.Card = bridge.Card(bits.TrailingZeros64(uint64(twice)))
			for e.Other = bridge.North; !hands[e.Other].Has(e.Card); {
				e.Other++
			}
			return e
		}
		dealt |= h
	}
	if hands[most].Len() > tricksInAll {
		return faulty(TooMany, most)
	}
	if hands[fewest].Len() < hands[most].Len() {
		e := faulty(Unequal, fewest)
		e.Other = most
		return e
	}
	return nil
}
