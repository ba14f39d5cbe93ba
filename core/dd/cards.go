package dd

import (
	"math/bits"

	"pbn/core/bridge"
)

// Sets of cards are numbers of four lanes of 16 bits, a suit in each: the two in the lowest bit, the ace in bit 12. Trumps are in the
// highest lane, so that of the cards of the suit led and of the trumps the one that wins is the largest number.
const (
	ranks    = 1<<13 - 1 // of a lane
	laneBits = 1<<16 - 1
	lows     = 0x0001000100010001
	highs    = 0x8000800080008000
	deck     = ranks * lows
	trumpsAt = 48 // the place of the trump lane
)

// lanesOf returns the lane of each suit, which is also the suit of each lane.
func lanesOf(d bridge.Denomination) [4]uint8 {
	lanes := [4]uint8{0, 1, 2, 3}
	if d != bridge.NoTrump {
		lanes[d&3], lanes[3] = 3, uint8(d&3)
	}
	return lanes
}

// inLanes returns the cards of a hand in lanes.
func inLanes(h bridge.Hand, lanes *[4]uint8) (cards uint64) {
	for suit, lane := range lanes {
		cards |= uint64(h) >> (13 * suit) & ranks << (16 * lane)
	}
	return cards
}

func count(cards uint64) int { return bits.OnesCount64(cards) }

// highest returns the highest card of a set that is not empty.
func highest(cards uint64) uint64 { return 1 << (uint(bits.Len64(cards)-1) & 63) }

func lowest(cards uint64) uint64 { return cards & -cards }

// above returns the cards of a lane that are higher than the highest of others.
func above(cards, others uint64) uint64 {
	n := uint(bits.Len64(others))
	return cards >> n << n
}

// laneOf returns the lane of a card, or of the lowest of several.
func laneOf(card uint64) uint64 { return laneBits << (uint(bits.TrailingZeros64(card)) & 0x30) }

// lowestOfLanes returns the lowest card of each lane.
func lowestOfLanes(cards uint64) uint64 { return cards &^ ((cards | highs) - lows) }

// nextUp returns the cards left that come next above one of a hand. A card of the hand that is among them is as good as the one below.
func nextUp(hand, all, gone uint64) uint64 {
	up := hand << 1
	return (up | (gone + (up & gone))) & all
}

// bottom returns the lowest card of a hand that is as good as the card.
func bottom(card, hand, all, lane uint64) uint64 {
	others := all &^ hand & (card - 1) & lane
	return lowest(above(hand&(card|(card-1))&lane, others))
}

// top returns the highest card of a hand that is as good as the card.
func top(card, hand, all uint64) uint64 {
	lane := laneOf(card)
	others := all &^ hand &^ (card | (card - 1)) & lane
	same := hand & lane
	if others != 0 {
		same &= lowest(others) - 1
	}
	return highest(same)
}

// widened returns cards of the hand to which those the value rests on are to be extended when all its moves were tried: in each lane the
// lowest that is as good as the lowest of them.
func widened(basis, hand, all uint64) (more uint64) {
	for at := uint(0); at < 64; at += 16 {
		w := lowest(basis >> at & ranks)
		own := hand >> at & ranks
		if own&w == 0 {
			continue
		}
		others := all >> at & ranks &^ own & (w - 1)
		more |= lowest(above(own&(w-1), others)) << at
	}
	return more
}
