package game

import (
	"pbn/core/bridge"
	"pbn/core/source"
)

// Deal is the value of the Deal tag (3.4.11).
type Deal struct {
	Cards bridge.Deal
	First bridge.Seat // whose hand is given first
	// Named is how many cards the hands name, those that are named twice counted twice.
	Named int
	// places are where the cards are, in the order of the text. Of a deal that is written plainly they are found when they are asked for,
	// in its value, which is at an offset.
	places []CardPlace
	plain  string
	at     int
	// HandSpans are where the given hands are.
	HandSpans [4]source.Span
	// Doubtful reports whether a hand has an "x" for a card, and so is not known.
	Doubtful bool
	// Unreadable are the texts of those hands.
	Unreadable [4]string
	// IsStandard reports whether it is written as the standard has it, except for case and for the order of the hands and ranks.
	IsStandard bool
	// Dialect reports whether something is not as the standard has it, but was read all the same.
	Dialect bool
	// Derived is the seat whose hand is not given but follows from the three others, and NoSeat where none does;
	// DerivedHand is that hand.
	Derived     bridge.Seat
	DerivedHand bridge.Hand
}

// CardPlace is where a card is in the source.
type CardPlace struct {
	Card bridge.Card
	Seat bridge.Seat
	Span source.Span
}

// MaxCards returns the number of cards of the longest hand: fewer than 13 is an end position (3.10).
func (d *Deal) MaxCards() int {
	longest := 0
	for _, h := range d.Cards.Hands {
		longest = max(longest, h.Len())
	}
	return longest
}

// IsEndPosition reports whether the hands alone say that this is an end position (3.10): they are short and even.
func (d *Deal) IsEndPosition() bool { return d.isShort() && d.hasEvenHands() }

// isShort reports whether every hand has fewer than thirteen cards.
func (d *Deal) isShort() bool {
	longest := d.MaxCards()
	return longest > 0 && longest < 13
}

// hasEvenHands reports whether two hands or more have as many cards as the longest, and no hand lacks more than the card that may be on the
// table.
func (d *Deal) hasEvenHands() bool {
	longest, hands := d.MaxCards(), 0
	for seat := bridge.North; seat <= bridge.West; seat++ {
		n := d.Cards.Hands[seat].Len()
		if d.Cards.Known[seat] && n < longest-1 {
			return false
		}
		if d.Cards.Known[seat] && n == longest {
			hands++
		}
	}
	return longest > 0 && hands > 1
}

// Repeats reports whether a hand names a card twice, so that the hand alone does not tell all that was written.
func (d *Deal) Repeats() bool {
	cards := 0
	for _, h := range d.Cards.Hands {
		cards += h.Len()
	}
	return cards != d.Named
}

// Places returns where the cards are, in the order of the text.
func (d *Deal) Places() []CardPlace {
	if d.plain == "" || len(d.places) > 0 {
		return d.places
	}
	for n := range 4 {
		seat, suit := d.First.Next(n), 0
		for at := d.HandSpans[seat].Start; at < d.HandSpans[seat].End; at++ {
			rank, isRank := bridge.ParseRank(d.plain[at-d.at])
			if !isRank { // a dot
				suit++
				continue
			}
			d.places = append(d.places, CardPlace{bridge.NewCard(bridge.Suits[suit], rank), seat, source.Span{Start: at, End: at + 1}})
		}
	}
	return d.places
}

// standard returns the deal as the standard writes it from a hand on. The order of its ranks is as it was, or descending as in export
// format.
func (d *Deal) standard(first bridge.Seat, isSorted bool) string {
	var ranks [4][4][]byte
	for _, p := range d.places {
		ranks[p.Seat][p.Card.Suit()] = append(ranks[p.Seat][p.Card.Suit()], p.Card.Rank().Letter())
	}
	out := []byte(first.String())
	separator := byte(':')
	for i := range 4 {
		seat := first.Next(i)
		out = append(out, separator)
		separator = ' '
		if !d.Cards.Known[seat] {
			out = append(out, '-')
			continue
		}
		for k, suit := range bridge.Suits {
			if k > 0 {
				out = append(out, '.')
			}
			if isSorted {
				out = d.Cards.Hands[seat].AppendRanks(out, suit)
			} else {
				out = append(out, ranks[seat][suit]...)
			}
		}
	}
	return string(out)
}

// Hand returns the hand of a seat that is given, or follows from the others.
func (d *Deal) Hand(seat bridge.Seat) (h bridge.Hand, known bool) {
	if d.Derived == seat && !d.Cards.Known[seat] {
		return d.DerivedHand, true
	}
	return d.Cards.Hands[seat], d.Cards.Known[seat]
}
