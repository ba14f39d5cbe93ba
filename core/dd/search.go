package dd

import (
	"math/bits"

	"pbn/core/bridge"
)

// search looks for the tricks that North-South win in one denomination.
type search struct {
	hands  [4]uint64
	trumps uint64        // the trump lane; none at no trump
	suits  [4]*suitTable // of the lanes
	tricks [16]trick     // by the cards left in a hand
	moves  [64][16]uint8 // by the cards left and the place in the trick
	cuts   [1 << cutBits]uint32
	table  table

	positions uint64
	ask       func() bool // asked now and then whether to go on
	stopped   bool
}

// trick is what stays the same while a trick is played.
type trick struct {
	all, gone uint64 // the cards left before it, and those that are gone
	lane      uint64 // of the suit led
}

const (
	cutBits  = 14
	hashing  = 0x9E3779B97F4A7C15
	askAfter = 1 << 10 // positions: in the hardest deals the search runs 11 million blocks of statements for so many
)

// load sets the hands, in lanes.
func (s *search) load(hands *[4]bridge.Hand, lanes *[4]uint8, suits *[4]suitTable, isSuit bool) {
	for seat, h := range hands {
		s.hands[seat] = inLanes(h, lanes)
	}
	for suit, lane := range lanes {
		s.suits[lane] = &suits[suit]
	}
	s.trumps = 0
	if isSuit {
		s.trumps = laneBits << trumpsAt
	}
}

// forget empties what was learnt of another deal or denomination.
func (s *search) forget() {
	s.table.clear()
	clear(s.cuts[:])
	s.stopped = false
}

// goOn asks whether to go on.
func (s *search) goOn() bool {
	if !s.stopped && !s.ask() {
		s.stopped = true
	}
	return !s.stopped
}

// solve returns the tricks of North-South with a leader, from bounds that come together around a guess. 0 if it was stopped.
func (s *search) solve(leader, guess int) int {
	n := count(s.hands[0])
	low, high := 0, n
	for low < high {
		need := min(max(guess, low+1), high)
		v, _ := s.lead(n, leader, need)
		if s.stopped {
			return 0
		}
		if v < need {
			high = v
		} else {
			low = v
		}
		guess = v
	}
	return low
}

// lead searches from the start of a trick with n cards in each hand. It returns a number of North-South's tricks that is at most theirs if
// it is at least need, and at least theirs if it is less; and its basis, the cards whose owners and order it rests on, besides the shape.
func (s *search) lead(n, leader, need int) (tricks int, basis uint64) {
	h := &s.hands
	all := h[0] | h[1] | h[2] | h[3]
	if n == 1 {
		return s.last(leader, all)
	}
	t0 := s.suits[0][all&ranks]
	t1 := s.suits[1][all>>16&ranks]
	t2 := s.suits[2][all>>32&ranks]
	t3 := s.suits[3][all>>48&ranks]
	upper := t0&laneBits | t1&laneBits<<16 | t2&laneBits<<32 | t3<<48
	lower := t0>>16&laneBits | t1>>16&laneBits<<16 | t2>>16&laneBits<<32 | t3>>16<<48
	key := (t0>>32&laneBits|t1>>32&laneBits<<16|t2>>32&laneBits<<32|t3>>32<<48)&(1<<60-1) | uint64(leader)<<60
	t := &s.table
	slots := t.slots
	for i := int(key * hashing >> t.shift); ; i++ {
		e := &slots[i&(len(slots)-1)]
		if e.key == key {
			if p := t.find(&e.list, upper, lower, int8(need)); p != nil {
				e.list.used = 1
				if int(p.low) >= need {
					return int(p.low), t.basis(p.depth, all)
				}
				return int(p.high), t.basis(p.depth, all)
			}
			break
		}
		if e.key == 0 {
			break
		}
	}
	s.positions++
	if s.positions&(askAfter-1) == 0 && !s.goOn() {
		s.positions-- // so that each position after a stop comes here, too
		return 0, 0
	}
	v, basis := s.bound(n, leader, need, all)
	if v < 0 {
		v, basis = s.tryLeads(n, leader, need, all)
	}
	if s.stopped {
		return 0, 0
	}
	runs := t0>>48 | t1>>48<<16 | t2>>48<<32 | t3>>48<<48
	low, high := v, n
	if v < need {
		low, high = 0, v
	}
	return v, t.store(key, upper, lower, all, runs, basis, low, high)
}

// tryLeads tries the leads, of cards that are equally good one.
func (s *search) tryLeads(n, leader, need int, all uint64) (tricks int, basis uint64) {
	trick := &s.tricks[n&15]
	trick.all, trick.gone = all, ^all&deck
	hand := s.hands[leader&3]
	up := nextUp(hand, all, trick.gone)
	choice := hand &^ up
	moves := &s.moves[n*4&63]
	ours := leader&1 == 0

	hash := (hand*4 + uint64(leader)) * hashing
	at := hash >> (64 - cutBits)
	tag := uint32(hash>>8) &^ 63
	first := uint64(0)
	if cut := s.cuts[at]; cut&^63 == tag {
		first = 1 << (cut & 63) & hand
	}
	best := n
	if ours {
		best = 0
	}
	skip := uint64(0)
	i, moveCount := 0, 0
	card := first
	if first == 0 {
		moveCount = s.orderLeads(moves, leader, choice, all)
		card = 1 << (moves[0] & 63)
		i = 1
	}
	for {
		if card&skip == 0 {
			place := uint(bits.TrailingZeros64(card))
			trick.lane = laneBits << (place & 0x30)
			s.hands[leader&3] = hand ^ card
			v, b := s.follow(n, 1, (leader+1)&3, need, card, leader, card)
			s.hands[leader&3] = hand
			if (v >= need) == ours {
				if card != first {
					s.cuts[at] = tag | uint32(place)
				}
				return v, b
			}
			if ours {
				best = max(best, v)
			} else {
				best = min(best, v)
			}
			basis |= b
			skip |= below(b&trick.lane, card, trick.lane)
			if moveCount == 0 {
				choice &^= bottom(card, hand, all, trick.lane)
			}
		}
		if moveCount == 0 {
			choice &^= skip
			if choice == 0 {
				break
			}
			moveCount = s.orderLeads(moves, leader, choice, all)
		}
		if i >= moveCount {
			break
		}
		card = 1 << (moves[i&15] & 63)
		i++
	}
	if lowestOfLanes(basis)&hand&up != 0 {
		basis |= widened(basis, hand, all)
	}
	return best, basis
}

// below returns the cards of a suit that do as the card did: those that its result, with this basis in the suit, would not tell from it.
func below(basis, card, lane uint64) uint64 {
	if basis == 0 {
		return lane
	}
	if low := lowest(basis); card < low {
		return (low - 1) & lane
	}
	return 0
}

// follow searches from a trick in which k cards were played, the best of them by winner.
func (s *search) follow(n, k, seat, need int, best uint64, winner int, played uint64) (tricks int, basis uint64) {
	trick := &s.tricks[n&15]
	lane := trick.lane
	hand := s.hands[seat&3]
	if k == 1 && (seat&1 == 0 && need == 1 || seat&1 == 1 && need == n) {
		if card, wins := s.winsTrick(seat, best, lane); wins {
			if seat&1 == 1 {
				return n - 1, card
			}
			return 1, card
		}
	}
	legal := hand & lane
	winning := s.trumps
	if legal == 0 {
		legal = hand
	}
	if best&lane != 0 {
		winning |= lane
	}
	up := nextUp(legal, trick.all, trick.gone)
	choice := legal &^ up
	ours := seat&1 == 0
	moves := &s.moves[(n*4+k)&63]
	value := n
	if ours {
		value = 0
	}
	skip := uint64(0)
	moveCount := 1
	if choice&(choice-1) == 0 {
		moves[0] = uint8(bits.TrailingZeros64(choice))
	} else {
		moveCount = s.orderFollowers(moves, k, seat, choice, best, winner, lane)
	}
	for i := 0; i < moveCount; i++ {
		card := uint64(1) << (moves[i&15] & 63)
		if card&skip != 0 {
			continue
		}
		nextBest, nextWinner := best, winner
		if card&winning > best {
			if up&legal != 0 {
				card = top(card, legal, trick.all)
			}
			nextBest, nextWinner = card, seat
		}
		s.hands[seat&3] = hand ^ card
		var v int
		var b uint64
		if k < 3 {
			v, b = s.follow(n, k+1, (seat+1)&3, need, nextBest, nextWinner, played|card)
		} else {
			v, b = s.next(n, need, nextBest, nextWinner, played|card)
		}
		s.hands[seat&3] = hand
		if (v >= need) == ours {
			return v, b
		}
		if ours {
			value = max(value, v)
		} else {
			value = min(value, v)
		}
		basis |= b
		cardLane := laneOf(card)
		skip |= below(b&cardLane, card, cardLane)
	}
	if lowestOfLanes(basis)&legal&up != 0 {
		basis |= widened(basis, legal, trick.all)
	}
	return value, basis
}

// next counts a finished trick and goes on with the one after it.
func (s *search) next(n, need int, best uint64, winner int, played uint64) (tricks int, basis uint64) {
	won := winner&1 ^ 1
	switch more := need - won; {
	case more <= 0:
		tricks = won
	case more > n-1:
		tricks = won + n - 1
	default:
		tricks, basis = s.lead(n-1, winner, more)
		tricks += won
	}
	if played&laneOf(best) != best {
		basis |= best
	}
	return tricks, basis
}

// last plays the last trick.
func (s *search) last(leader int, all uint64) (tricks int, basis uint64) {
	best, winner := s.hands[leader&3], leader
	lane := laneOf(best)
	winning := lane | s.trumps
	for k := 1; k < 4; k++ {
		seat := (leader + k) & 3
		if card := s.hands[seat]; card&winning > best {
			best, winner = card, seat
			if card&lane == 0 {
				winning = s.trumps
			}
		}
	}
	if (all^best)&laneOf(best) != 0 {
		basis = best
	}
	return winner&1 ^ 1, basis
}
