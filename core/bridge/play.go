package bridge

import "math/bits"

// Winner returns which of the four cards of a trick wins it: the place, from 0, in the order in which they were played (3.6).
func Winner(cards *[4]Card, trump Denomination) (place int) {
	all := Hand(1)<<cards[0] | 1<<cards[1] | 1<<cards[2] | 1<<cards[3]
	can := all & Pack.Of(Suit(trump)) // none where there is no trump
	if can == 0 {
		can = all.Of(cards[0].Suit())
	}
	// Which of the four it is nobody can foresee, and so nothing branches here.
	highest := Card(bits.Len64(uint64(can)) - 1)
	place = 3
	if cards[2] == highest {
		place = 2
	}
	if cards[1] == highest {
		place = 1
	}
	if cards[0] == highest {
		place = 0
	}
	return place
}
