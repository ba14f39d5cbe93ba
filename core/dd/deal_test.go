package dd

import (
	"math/rand/v2"
	"testing"

	"pbn/core/bridge"
)

func TestDealsThatCannotBeSolved(t *testing.T) {
	whole := randomDeal(rand.New(rand.NewPCG(1, 2)), 13)
	lowest := func(h bridge.Hand) bridge.Hand { return h & -h }
	for _, c := range []struct {
		name   string
		change func(*[4]bridge.Hand)
		want   DealError
		words  string
	}{
		{"no cards", func(h *[4]bridge.Hand) { *h = [4]bridge.Hand{} },
			DealError{Fault: NoCards, Seat: bridge.NoSeat, Other: bridge.NoSeat}, "the deal has no cards"},
		{"no card", func(h *[4]bridge.Hand) { h[2] |= 1 << 52 },
			DealError{Fault: NotACard, Seat: bridge.South, Other: bridge.NoSeat, Cards: 14}, "the hand of South has something that is not a card"},
		{"no hand", func(h *[4]bridge.Hand) { h[3] = 0 },
			DealError{Fault: HandMissing, Seat: bridge.West, Other: bridge.NoSeat}, "the hand of West is not given"},
		{"a card twice", func(h *[4]bridge.Hand) { h[2] = h[2]&^lowest(h[2]) | h[1]&bridge.Hand(1<<firstCard(h[1])) },
			DealError{Fault: CardTwice, Seat: bridge.South, Other: bridge.East, Card: firstCard(whole[1]), Cards: 13},
			"East and South both have the card " + firstCard(whole[1]).String()},
		{"14 cards", func(h *[4]bridge.Hand) { h[0] |= lowest(h[1]); h[1] &^= lowest(h[1]) },
			DealError{Fault: TooMany, Seat: bridge.North, Other: bridge.NoSeat, Cards: 14}, "North has 14 cards, more than 13"},
		{"unequal", func(h *[4]bridge.Hand) { h[1] &^= lowest(h[1]) },
			DealError{Fault: Unequal, Seat: bridge.East, Other: bridge.North, Cards: 12}, "East has 12 cards, fewer than North"},
		{"a card more in a hand that is neither first nor last", func(h *[4]bridge.Hand) {
			for i := range h {
				for h[i].Len() > 3 {
					h[i] &^= lowest(h[i])
				}
			}
			h[1] |= lowest(whole[1])
		}, DealError{Fault: Unequal, Seat: bridge.North, Other: bridge.East, Cards: 3}, "North has 3 cards, fewer than East"},
		{"one card", func(h *[4]bridge.Hand) { h[3] = lowest(h[3]) },
			DealError{Fault: Unequal, Seat: bridge.West, Other: bridge.North, Cards: 1}, "West has 1 card, fewer than North"},
	} {
		hands := whole
		c.change(&hands)
		s := New(0)
		if err := s.Deal(whole); err != nil {
			t.Fatal(err)
		}
		err := s.Deal(hands)
		if fault, ok := err.(*DealError); !ok || *fault != c.want || err.Error() != c.words {
			t.Errorf("%s: %v, not %s", c.name, err, c.words)
		}
		if _, err := s.Strain(bridge.NoTrump); err != ErrNoDeal {
			t.Errorf("%s: it is solved: %v", c.name, err)
		}
		if s.Play(bridge.NoTrump, bridge.West) != nil {
			t.Errorf("%s: it is played", c.name)
		}
	}
}

func firstCard(h bridge.Hand) (c bridge.Card) {
	for !h.Has(c) {
		c++
	}
	return c
}
