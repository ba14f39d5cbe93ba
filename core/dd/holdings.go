package dd

import (
	"math/bits"

	"pbn/core/bridge"
)

// suitTable has for each set of cards left in a suit who has them: from bit 0 their owners from the top, two bits each, the first eight in
// bits 14–0, the others in bits 30–22; from bit 32 the lengths of the four hands, four bits each; from bit 48 how many cards are higher
// than the lowest run of one hand.
type suitTable [1 << 13]uint64

const owned = 8 // ranks whose owners are in one lane

// fill makes the table of a suit.
func (t *suitTable) fill(hands *[4]bridge.Hand, suit bridge.Suit) {
	var seats [13]uint64
	for rank := range seats {
		for seat, h := range hands {
			if h.Has(bridge.NewCard(suit, bridge.Rank(rank))) {
				seats[rank] = uint64(seat)
			}
		}
	}
	for set := 1; set < len(t); set++ {
		rest := set & (set - 1)
		seat := seats[bits.TrailingZeros(uint(set))]
		n := bits.OnesCount(uint(rest))
		at := 14 - 2*n
		if n >= owned {
			at = 16 + 14 - 2*(n-owned)
		}
		run := t[rest] >> 48
		if rest != 0 && seats[bits.TrailingZeros(uint(rest))] != seat {
			run = uint64(n)
		}
		t[set] = t[rest]&(1<<48-1) + seat<<at + 1<<(32+4*seat) + run<<48
	}
}
