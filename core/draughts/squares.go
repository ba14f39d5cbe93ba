package draughts

import (
	"iter"
	"math/bits"
)

// Square is a square that is played on. Squares are numbered row by row from the top left as White sees the board, with gaps: so a step in a
// direction is the same distance everywhere, and steps over the edge end in a gap. [Board] knows where they are and what they are called.
type Square uint8

// NoSquare is no square.
const NoSquare Square = 127

// places is one more than the largest number of a square or of none.
const places = 128

// Set is a set of squares.
type Set struct{ low, high uint64 }

func only(s Square) (set Set) {
	set.add(s)
	return set
}

// Has reports whether a square is in the set.
func (set Set) Has(s Square) bool { return (set.low>>s|set.high>>(s-64))&1 != 0 }

// IsEmpty reports whether there is no square in it.
func (set Set) IsEmpty() bool { return set.low|set.high == 0 }

// Count returns how many squares there are.
func (set Set) Count() int { return bits.OnesCount64(set.low) + bits.OnesCount64(set.high) }

// First returns the square nearest to the top left, or NoSquare if the set is empty.
func (set Set) First() Square {
	switch {
	case set.low != 0:
		return Square(bits.TrailingZeros64(set.low))
	case set.high != 0:
		return Square(64 + bits.TrailingZeros64(set.high))
	}
	return NoSquare
}

// Last returns the square nearest to the bottom right, or NoSquare if the set is empty.
func (set Set) Last() Square {
	switch {
	case set.high != 0:
		return Square(127 - bits.LeadingZeros64(set.high))
	case set.low != 0:
		return Square(63 - bits.LeadingZeros64(set.low))
	}
	return NoSquare
}

// All goes through the squares in their order.
func (set Set) All() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for ; !set.IsEmpty(); set = set.rest() {
			if !yield(set.First()) {
				return
			}
		}
	}
}

// rest is the set without its first square.
func (set Set) rest() Set {
	if set.low != 0 {
		return Set{set.low & (set.low - 1), set.high}
	}
	return Set{0, set.high & (set.high - 1)}
}

func (set *Set) add(s Square) {
	if s < 64 {
		set.low |= 1 << s
	} else {
		set.high |= 1 << (s & 63)
	}
}

func (set *Set) remove(s Square) {
	if s < 64 {
		set.low &^= 1 << s
	} else {
		set.high &^= 1 << (s & 63)
	}
}

func (set Set) and(other Set) Set { return Set{set.low & other.low, set.high & other.high} }

func (set Set) or(other Set) Set { return Set{set.low | other.low, set.high | other.high} }

func (set Set) without(other Set) Set { return Set{set.low &^ other.low, set.high &^ other.high} }

// down has each square so many places further, up so many places before.
func (set Set) down(n uint8) Set {
	return Set{set.low << (n & 63), set.high<<(n&63) | set.low>>((64-n)&63)}
}

func (set Set) up(n uint8) Set {
	return Set{set.low>>(n&63) | set.high<<((64-n)&63), set.high >> (n & 63)}
}
