package dd

import "math/bits"

// bound returns a value as lead does where the tricks that a side is sure of settle it; -1 where they do not.
func (s *search) bound(n, leader, need int, all uint64) (tricks int, basis uint64) {
	ours := leader&1 == 0
	target := need
	if !ours {
		target = n - need + 1
	}
	sure, basis := s.quick(n, leader, target, all)
	if sure >= target {
		if ours {
			return sure, basis
		}
		return n - sure, basis
	}
	target = n + 1 - target
	sure, basis = s.later(n, leader, target, all)
	if sure >= target {
		if ours {
			return n - sure, basis
		}
		return sure, basis
	}
	return -1, 0
}

// lowestOf returns the lowest of the n highest cards.
func lowestOf(n int, cards uint64) uint64 {
	for k := count(cards); k > n; k-- {
		cards &= cards - 1
	}
	return lowest(cards)
}

// topTrumps returns the tricks that two partners with these trumps take with the highest of them, at most target where the opponents have
// trumps.
func topTrumps(mine, partners, theirs uint64, target int) (tricks int, basis uint64) {
	longest := max(count(mine), count(partners))
	if theirs == 0 {
		return longest, 0
	}
	longest = min(longest, target)
	winners := above(mine|partners, theirs)
	tricks = min(count(winners), longest)
	return tricks, lowestOf(longest, winners) << trumpsAt
}

// quick returns tricks that the leader's side can take at once, without losing one before.
func (s *search) quick(n, leader, target int, all uint64) (tricks int, basis uint64) {
	h := &s.hands
	mine, left, partners, right := h[leader&3], h[(leader+1)&3], h[(leader+2)&3], h[(leader+3)&3]
	var trumpBasis, myBasis, partnersBasis uint64
	trumpTricks := 0
	end := uint(64)
	var leftTrumps, rightTrumps uint64
	entry := false // to the partner's winners
	if s.trumps != 0 {
		leftTrumps, rightTrumps = left>>trumpsAt, right>>trumpsAt
		myTrumps, partnersTrumps := mine>>trumpsAt, partners>>trumpsAt
		trumpTricks, trumpBasis = topTrumps(myTrumps, partnersTrumps, leftTrumps|rightTrumps, target)
		end = trumpsAt
		if trumpTricks >= target {
			return trumpTricks, trumpBasis
		}
		if leftTrumps|rightTrumps != 0 && myTrumps != 0 {
			run := count(above(myTrumps, leftTrumps|rightTrumps|partnersTrumps))
			if run > 0 && count(leftTrumps) <= run && count(rightTrumps) <= run {
				if k, b := s.drawn(n, leader, target); k >= target {
					return k, b
				}
			}
		}
	}
	myTricks, partnersTricks := trumpTricks, trumpTricks
	for at := uint(0); at < end; at += 16 {
		m := mine >> at & ranks
		p := partners >> at & ranks
		if m|p == 0 {
			continue
		}
		l := left >> at & ranks
		r := right >> at & ranks
		topTheirs := uint(bits.Len64(l | r))
		if (m|p)>>topTheirs == 0 {
			continue
		}
		lenL, lenR, lenM, lenP := count(l), count(r), count(m), count(p)
		rounds := 13 // before an opponent ruffs
		if leftTrumps != 0 {
			rounds = lenL
		}
		if rightTrumps != 0 {
			rounds = min(rounds, lenR)
		}
		longest := max(lenL, lenR) // of the opponents
		myMost, partnersMost := max(longest, lenP), max(longest, lenM)
		m0, p0 := m, p
		for ; lenM > rounds; lenM-- {
			m &= m - 1
		}
		for ; lenP > rounds; lenP-- {
			p &= p - 1
		}
		myWinners, partnersWinners := m>>topTheirs<<topTheirs, p>>topTheirs<<topTheirs
		nm, np := count(myWinners), count(partnersWinners)
		if nm|np == 0 {
			continue
		}
		myLow := lowestOf(myMost, myWinners) << at
		partnersLow := lowestOf(partnersMost, partnersWinners) << at
		// Once the opponents have none left, the long cards win too.
		if nm >= longest && nm > 0 && (count(p0) <= nm || p0 < lowest(m0)) {
			nm = lenM
		}
		if np >= longest && np > 0 && (count(m0) <= np || m0 < lowest(p0)) {
			np = lenP
		}
		if np == 0 {
			if missing := target - myTricks; nm > missing {
				nm = missing
				if missing < myMost {
					myLow = lowestOf(missing, myWinners) << at
				}
			}
			myTricks += nm
			myBasis |= myLow
		} else if k := suitTricks(m, p, nm, np, lenM, lenP); k > 0 {
			myTricks += k
			myBasis |= myLow | partnersLow
		}
		if nm == 0 {
			partnersTricks += np
			partnersBasis |= partnersLow
		} else if k := suitTricks(p, m, np, nm, lenP, lenM); k > 0 {
			partnersTricks += k
			partnersBasis |= myLow | partnersLow
		}
		if m != 0 && np > 0 && bits.Len64(p) > bits.Len64(lowest(m)) {
			entry = true
			partnersBasis |= partnersLow
		}
		if myTricks >= target {
			return min(myTricks, n), trumpBasis | myBasis
		}
	}
	if entry && partnersTricks > myTricks {
		return min(partnersTricks, n), trumpBasis | partnersBasis
	}
	if myTricks == 0 && target == 1 && s.trumps != 0 {
		return slowTrump(mine>>trumpsAt, partners>>trumpsAt, leftTrumps, rightTrumps, all>>trumpsAt, true, n)
	}
	return min(myTricks, n), trumpBasis | myBasis
}

// drawn returns the tricks of a leader who draws the trumps of both opponents from the top and goes on with the winners in hand.
func (s *search) drawn(n, leader, target int) (tricks int, basis uint64) {
	h := &s.hands
	mine, left, partners, right := h[leader&3], h[(leader+1)&3], h[(leader+2)&3], h[(leader+3)&3]
	rounds := max(count(left>>trumpsAt), count(right>>trumpsAt))
	basis = lowestOf(rounds, mine>>trumpsAt) << trumpsAt
	tricks = count(mine >> trumpsAt)
	if count(partners>>trumpsAt) > rounds {
		tricks = rounds // the partner's trumps may win the others
	}
	if tricks >= target {
		return tricks, basis
	}
	for at := uint(0); at < trumpsAt; at += 16 {
		m := mine >> at & ranks
		if m == 0 {
			continue
		}
		winners := above(m, (left|partners|right)>>at&ranks)
		k := count(winners)
		if k == 0 {
			continue
		}
		longest := max(count(left>>at&ranks), count(right>>at&ranks), count(partners>>at&ranks))
		if longest > 0 {
			basis |= lowestOf(longest, winners) << at
		}
		if k >= longest {
			k = count(m)
		}
		tricks += k
		if tricks >= target {
			break
		}
	}
	return min(tricks, n), basis
}

// suitTricks returns the tricks that the leader and the partner take in a suit in which they have nm and np winners.
func suitTricks(mine, partners uint64, nm, np, lenM, lenP int) int {
	if np == 0 {
		return nm
	}
	if nm == 0 {
		if mine != 0 {
			return np
		}
		return 0
	}
	if partners != 0 && bits.Len64(mine) < bits.Len64(lowest(partners)) {
		return np
	}
	if lowest(mine) > partners {
		return nm
	}
	if np == lenP {
		np--
	}
	return min(nm+np, lenM)
}

// slowTrump returns a trump trick that two partners are sure of without the ace: a guarded king or queen over the opponent who has what is
// higher. x has the trumps of one of them and y those of the partner, a is on the left of x and b on the right; all has them all.
func slowTrump(x, y, a, b, all uint64, lead bool, n int) (tricks int, basis uint64) {
	if x|y == 0 || all&(all-1) == 0 {
		return 0, 0
	}
	ace := highest(all)
	all ^= ace
	king := highest(all)
	all ^= king
	if (x|y)&king != 0 && (a|b)&ace != 0 {
		if x&king != 0 && x != king && b&ace != 0 && (!lead || n >= 3) || y&king != 0 && y != king && a&ace != 0 {
			return 1, king << trumpsAt
		}
		if all == 0 {
			return 0, 0
		}
		queen := highest(all)
		if (x|y)&queen != 0 {
			withKing, withQueen := x, x
			if y&king != 0 {
				withKing = y
			}
			if y&queen != 0 {
				withQueen = y
			}
			if count(withKing) > 1 || count(withQueen) > 1 {
				return 1, queen << trumpsAt
			}
		}
		return 0, 0
	}
	if all == 0 {
		return 0, 0
	}
	queen := highest(all)
	all ^= queen
	if count(all) < 2 {
		return 0, 0
	}
	both := ace | king
	if x&queen != 0 && count(x) >= 3 && b&both == both && (!lead || n >= 4) || y&queen != 0 && count(y) >= 3 && a&both == both {
		return 1, queen << trumpsAt
	}
	return 0, 0
}

// later returns tricks that the leader's opponents are sure to take at some time.
func (s *search) later(n, leader, target int, all uint64) (tricks int, basis uint64) {
	h := &s.hands
	mine, left, partners, right := h[leader&3], h[(leader+1)&3], h[(leader+2)&3], h[(leader+3)&3]
	if s.trumps != 0 && all>>trumpsAt != 0 {
		l, r, m, p := left>>trumpsAt, right>>trumpsAt, mine>>trumpsAt, partners>>trumpsAt
		tricks, basis = topTrumps(l, r, m|p, target)
		if tricks != 0 || target > 1 {
			return tricks, basis
		}
		return slowTrump(l, r, p, m, all>>trumpsAt, false, n)
	}
	// Without trumps: each suit of which an opponent has the highest card, when the leader's side cannot take all the tricks in the others.
	onLeft, onRight := true, true // all those highest cards
	suits, safe := 0, 0
	for at := uint(0); at < 64; at += 16 {
		cards := all >> at & ranks
		if cards == 0 {
			continue
		}
		ace := highest(cards)
		m := mine >> at & ranks
		p := partners >> at & ranks
		if (m|p)&ace != 0 {
			safe += max(count(m), count(p))
			continue
		}
		if m|p == 0 {
			continue
		}
		if left>>at&ace != 0 {
			onRight = false
		} else {
			onLeft = false
		}
		suits++
		basis |= ace << at
	}
	if safe >= n || suits == 0 {
		return 0, 0
	}
	if onLeft || onRight {
		return min(suits, n-safe), basis
	}
	return 1, basis
}

// winsTrick reports whether the side of a player in second seat surely wins the trick, and the card that it rests on.
func (s *search) winsTrick(seat int, best, lane uint64) (basis uint64, wins bool) {
	hand, third, fourth := s.hands[seat&3], s.hands[(seat+1)&3], s.hands[(seat+2)&3]
	if third&lane == 0 && third&s.trumps != 0 {
		return 0, false
	}
	if own := (hand | fourth) & lane; bits.Len64(own) > bits.Len64((third|best)&lane) {
		return highest(own), true
	}
	ruffs := hand&lane == 0 && hand&s.trumps != 0 || fourth&lane == 0 && fourth&s.trumps != 0
	return 0, lane != s.trumps && ruffs
}
