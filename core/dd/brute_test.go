package dd

import (
	"math/bits"
	"math/rand/v2"
	"os"
	"runtime"
	"testing"

	"pbn/core/bridge"
)

// proving is the long run: make prove.
var proving = os.Getenv("PBN_PROVE") != ""

// amount is how many cases a proof has: natively, as wasm, and in make prove.
func amount(native, wasm, whole int) int {
	switch {
	case proving:
		return whole
	case runtime.GOOS == "js":
		return wasm
	}
	return native
}

// brute is minimax over a deal of n cards each, without any pruning. It remembers positions only where all hands and the leader are the
// same.
type brute struct {
	n     int
	trump bridge.Denomination
	cards [4][]bridge.Card
	suits [4][4]uint // of each hand, which of its cards are of a suit
	memo  []int8     // of North-South's tricks from the start of a trick, by the cards that each hand has left, and the leader; -1 for unknown
	met   []int      // what is known in memo
}

// rest is what is left of the hands: a bit for each of their cards, n bits a hand.
type rest uint32

func (b *brute) set(hands [4]bridge.Hand, trump bridge.Denomination) {
	b.n, b.trump = hands[0].Len(), trump
	for seat, h := range hands {
		b.cards[seat], b.suits[seat] = b.cards[seat][:0], [4]uint{}
		for c := range bridge.Card(bridge.Cards) {
			if h.Has(c) {
				b.suits[seat][c.Suit()] |= 1 << len(b.cards[seat])
				b.cards[seat] = append(b.cards[seat], c)
			}
		}
	}
	for _, at := range b.met {
		b.memo[at] = -1
	}
	b.met = b.met[:0]
	for range 4<<(4*b.n) - len(b.memo) {
		b.memo = append(b.memo, -1)
	}
}

// all is the deal as it was set.
func (b *brute) all() rest { return 1<<(4*b.n) - 1 }

// of are the cards left that a seat has.
func (b *brute) of(left rest, seat bridge.Seat) uint {
	return uint(left) >> (b.n * int(seat)) & (1<<b.n - 1)
}

// without is what is left without a card of a seat.
func (b *brute) without(left rest, seat bridge.Seat, card int) rest {
	return left &^ (1 << (b.n*int(seat) + card))
}

// tricks are those of North-South from the start of a trick.
func (b *brute) tricks(left rest, leader bridge.Seat) int {
	if b.of(left, leader) == 0 {
		return 0
	}
	at := int(left)<<2 | int(leader)
	if b.memo[at] < 0 {
		var trick [4]bridge.Card
		b.memo[at] = int8(b.play(left, leader, 0, &trick))
		b.met = append(b.met, at)
	}
	return int(b.memo[at])
}

// play is North-South's tricks after so many cards of a trick.
func (b *brute) play(left rest, leader bridge.Seat, played int, trick *[4]bridge.Card) int {
	if played == 4 {
		winner := leader.Next(winnerOf(trick, b.trump))
		v := b.tricks(left, winner)
		if winner.NorthSouth() {
			v++
		}
		return v
	}
	seat := leader.Next(played)
	best := -1
	for x := b.legal(left, seat, played, trick); x != 0; x &= x - 1 {
		card := bits.TrailingZeros(x)
		trick[played] = b.cards[seat][card]
		v := b.play(b.without(left, seat, card), leader, played+1, trick)
		if best < 0 || seat.NorthSouth() == (v > best) {
			best = v
		}
	}
	return best
}

func (b *brute) legal(left rest, seat bridge.Seat, played int, trick *[4]bridge.Card) uint {
	hand := b.of(left, seat)
	if played == 0 {
		return hand
	}
	following := hand & b.suits[seat][trick[0].Suit()]
	if following != 0 {
		return following
	}
	return hand
}

// winnerOf is the law once more, so that the solver is not compared with what it uses.
func winnerOf(trick *[4]bridge.Card, trump bridge.Denomination) (winner int) {
	for i, c := range trick {
		best := trick[winner]
		ruffs := bridge.Denomination(c.Suit()) == trump && bridge.Denomination(best.Suit()) != trump
		if c.Suit() == best.Suit() && c.Rank() > best.Rank() || ruffs {
			winner = i
		}
	}
	return winner
}

// ending deals n cards to each hand: of all cards, of two suits, of the high cards, or so that suits stay together, which makes voids.
func ending(r *rand.Rand, n, kind int) (hands [4]bridge.Hand) {
	pack := r.Perm(bridge.Cards)
	switch kind % 4 {
	case 1:
		suits, few := r.Perm(4), 0
		for i, c := range pack {
			if c/13 == suits[0] || c/13 == suits[1] {
				pack[i], pack[few] = pack[few], c
				few++
			}
		}
	case 2:
		for i, at := range r.Perm(min(4*n+4, len(pack))) {
			pack[i] = at%4*13 + 12 - at/4
		}
	case 3:
		for i := 4*n - 1; i > 0; i-- {
			if j := r.IntN(i); r.IntN(2) == 0 {
				pack[i], pack[j] = max(pack[i], pack[j]), min(pack[i], pack[j])
			}
		}
	}
	for i, c := range pack[:4*n] {
		hands[i/n] = hands[i/n].With(bridge.Card(c))
	}
	return hands
}

func solverOf(t testing.TB, hands [4]bridge.Hand) *Solver {
	t.Helper()
	s := New(0)
	setDeal(t, s, hands)
	return s
}

func setDeal(t testing.TB, s *Solver, hands [4]bridge.Hand) {
	t.Helper()
	if err := s.Deal(hands); err != nil {
		t.Fatal(err)
	}
}
