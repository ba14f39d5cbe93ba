package dd

import "math/bits"

// orderLeads puts the cards of a choice into the order in which they are tried, and returns how many there are. Which card comes first
// decides how much is searched, never the result.
func (s *search) orderLeads(moves *[16]uint8, leader int, choice, all uint64) int {
	h := &s.hands
	hand, left, partners, right := h[leader&3], h[(leader+1)&3], h[(leader+2)&3], h[(leader+3)&3]
	var ruff, finesse, high, plain, bad, trump uint64
	var lower uint64 // cards that are led as they are, not as the highest of those that are as good
	trumps := s.trumps
	for at := uint(0); at < 64; at += 16 {
		m := hand >> at & ranks
		if m == 0 {
			continue
		}
		lane := uint64(laneBits) << at
		suit := choice & lane
		if suit == 0 {
			continue
		}
		ends := highest(suit) | lowest(suit)
		if suit&(suit-1) != 0 {
			lower |= lowest(suit)
		}
		if lane == trumps {
			trump |= ends
			continue
		}
		l := left >> at & ranks
		r := right >> at & ranks
		if trumps != 0 && (l == 0 && left&trumps != 0 || r == 0 && right&trumps != 0) {
			continue
		}
		p := partners >> at & ranks
		x := all >> at & ranks
		var tops [5]uint64
		for i := 0; i < len(tops) && x != 0; i++ {
			tops[i] = highest(x)
			x ^= tops[i]
		}
		ace, king, queen, jack, ten := tops[0], tops[1], tops[2], tops[3], tops[4]
		ours := m | p
		if p&(p-1) != 0 && l&(l-1) != 0 {
			if p&king != 0 && l&ace != 0 ||
				p&ace != 0 && l&king != 0 && (p&queen != 0 || queen|jack != 0 && ours&(queen|jack) == queen|jack) ||
				p&king != 0 && l&queen != 0 && (p&jack != 0 || jack|ten != 0 && ours&(jack|ten) == jack|ten) {
				finesse |= ends
				continue
			}
		}
		if trumps != 0 && m&(m-1) != 0 && r&(r-1) != 0 {
			if m&ace != 0 && r&king != 0 || m&king != 0 && r&ace != 0 && ours&queen == 0 {
				bad |= highest(suit)
				continue
			}
		}
		if l != 0 && r != 0 && count(ours&(ace|king|queen)) >= 2 {
			high |= ends
			continue
		}
		if trumps != 0 && p == 0 && l != 0 && r != 0 && partners&trumps != 0 && count(partners&trumps) <= count(hand&trumps) && lowest(m) != ace {
			ruff |= lowest(suit)
			continue
		}
		plain |= ends
	}
	var order [4]uint // the lanes: first those in which the partner is long and the opponents are short
	var worth [4]int
	for i := uint(0); i < 4; i++ {
		lane := uint64(laneBits) << (i * 16)
		v := count(partners&lane) - 2*count((left|right)&lane)
		j := i
		for j > 0 && worth[(j-1)&3] < v {
			worth[j&3], order[j&3] = worth[(j-1)&3], order[(j-1)&3]
			j--
		}
		worth[j&3], order[j&3] = v, i*16
	}
	n := 0
	for _, group := range [7]uint64{ruff, finesse, high, plain, bad, trump, choice &^ (ruff | finesse | high | plain | bad | trump)} {
		if group == 0 {
			continue
		}
		for _, at := range order {
			for x := group & (laneBits << at); x != 0; {
				place := bits.Len64(x) - 1
				card := uint64(1) << uint(place)
				x ^= card
				if card&lower == 0 {
					place = bits.TrailingZeros64(top(card, hand, all))
				}
				moves[n&15] = uint8(place)
				n++
			}
		}
	}
	return n
}

// addUp adds cards to the moves from the lowest, and returns how many moves there are then.
func addUp(moves *[16]uint8, n int, cards uint64) int {
	for ; cards != 0; cards &= cards - 1 {
		moves[n&15] = uint8(bits.TrailingZeros64(cards))
		n++
	}
	return n
}

// addDown adds cards to the moves from the highest.
func addDown(moves *[16]uint8, n int, cards uint64) int {
	for cards != 0 {
		place := bits.Len64(cards) - 1
		moves[n&15] = uint8(place)
		n++
		cards ^= 1 << uint(place)
	}
	return n
}

// orderFollowers is as orderLeads for the other players of a trick, of which k cards were played. Cheap cards come first where they do as
// well: what is stored then rests on fewer ranks and fits more positions.
func (s *search) orderFollowers(moves *[16]uint8, k, seat int, choice, best uint64, winner int, lane uint64) int {
	if choice&lane != 0 {
		return s.orderInSuit(moves, k, seat, choice, best, winner, lane)
	}
	n := 0
	trumps := s.trumps
	if ruffs := choice & trumps; ruffs != 0 {
		ls := s.hands[(seat+1)&3] & lane
		partnerWins := winner == (seat+2)&3
		switch {
		case partnerWins && (k == 3 || ls != 0 && (best > ls || best&trumps != 0)):
			ruffs = 0
		case best&trumps != 0:
			if partnerWins {
				ruffs = 0
			}
			ruffs &^= best<<1 - 1
		case k == 3 || ls != 0 || s.hands[(seat+1)&3]&trumps == 0:
			ruffs = lowest(ruffs)
		}
		n = addUp(moves, n, ruffs)
		choice &^= ruffs
	}
	return addDiscards(moves, n, s.hands[seat&3], choice, trumps)
}

// orderInSuit is orderFollowers for a player who can follow suit.
func (s *search) orderInSuit(moves *[16]uint8, k, seat int, choice, best uint64, winner int, lane uint64) int {
	higher := choice &^ (best<<1 - 1)
	partnerWins := winner == (seat+2)&3
	if best&lane == 0 || higher == 0 || k == 3 && partnerWins {
		return addUp(moves, 0, choice)
	}
	if k == 3 {
		n := addUp(moves, 0, higher)
		return addUp(moves, n, choice&^higher)
	}
	theirs := s.hands[(seat+1)&3] & lane
	ownHighest := highest(choice)
	if partnerWins && (theirs == 0 || best > theirs || theirs&^(best-1) == theirs&^(ownHighest-1)) {
		return addUp(moves, 0, choice)
	}
	partners := s.hands[(seat+2)&3] & lane
	if k == 1 && partners > best {
		if bits.Len64(theirs) < bits.Len64(partners) || // the partner wins it
			bits.Len64(theirs) > bits.Len64(partners|choice) && theirs&^(highest(partners)-1) == theirs&^(ownHighest-1) {
			return addUp(moves, 0, choice)
		}
	}
	n := 0
	if lowest(higher) > theirs {
		n = addUp(moves, 0, higher)
	} else {
		n = addDown(moves, 0, higher)
	}
	return addUp(moves, n, choice&^higher)
}

// addDiscards adds the cards of a hand that can neither follow suit nor win: first the lowest of each suit, those of the longest suits
// before.
func addDiscards(moves *[16]uint8, n int, hand, choice, trumps uint64) int {
	var low [4]uint64
	var length [4]int
	suits := 0
	for at := uint(0); at < 64; at += 16 {
		lane := uint64(laneBits) << at
		if x := choice & lane; x != 0 && lane != trumps {
			i, long := suits, count(hand&lane)
			for ; i > 0 && long > length[(i-1)&3]; i-- {
				low[i&3], length[i&3] = low[(i-1)&3], length[(i-1)&3]
			}
			low[i&3], length[i&3] = lowest(x), long
			choice &^= lowest(x)
			suits++
		}
	}
	for _, card := range low[:suits] {
		n = addUp(moves, n, card)
	}
	return addUp(moves, n, choice)
}
