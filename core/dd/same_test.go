package dd

import (
	"math/rand/v2"
	"testing"

	"pbn/core/bridge"
)

// randomDeal returns the hands of a random deal of n cards each.
func randomDeal(r *rand.Rand, n int) (hands [4]bridge.Hand) {
	for i, c := range r.Perm(bridge.Cards)[:4*n] {
		hands[i/n] = hands[i/n].With(bridge.Card(c))
	}
	return hands
}

func tableOf(t testing.TB, s *Solver, hands [4]bridge.Hand) bridge.DoubleDummy {
	t.Helper()
	setDeal(t, s, hands)
	results, err := s.Table()
	if err != nil {
		t.Fatal(err)
	}
	return results
}

// TestSeatsAndSuits turns the seats, which also swaps the sides, and permutes the suits: the results do the same. The solver of the other
// deal has less memory.
func TestSeatsAndSuits(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	s, small := New(0), New(1)
	for i := range amount(10, 3, 150) {
		hands := randomDeal(r, 13-i%6)
		results := tableOf(t, s, hands)
		turn, suits := r.IntN(4), r.Perm(4)
		var moved [4]bridge.Hand
		for seat, h := range hands {
			for c := range bridge.Card(bridge.Cards) {
				if h.Has(c) {
					moved[(seat+turn)%4] |= 1 << bridge.NewCard(bridge.Suit(suits[c.Suit()]), c.Rank())
				}
			}
		}
		got := tableOf(t, small, moved)
		for declarer := range results {
			for d := range results[declarer] {
				to := d
				if d < 4 {
					to = suits[d]
				}
				if got[(declarer+turn)%4][to] != results[declarer][d] {
					t.Fatalf("%v: %v; turned by %d, suits %v: %v", hands, results, turn, suits, got)
				}
			}
		}
	}
}

// TestRanksApart moves the cards of end positions apart: results depend on their order only.
func TestRanksApart(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 4))
	s, other := New(0), New(1)
	for i := range amount(200, 30, 2000) {
		hands := randomDeal(r, 2+i%7)
		all := hands[0] | hands[1] | hands[2] | hands[3]
		var lower [4]bridge.Hand // each suit from the two on
		for suit := range bridge.Suit(4) {
			next := bridge.NewCard(suit, 0)
			for rank := range bridge.Rank(13) {
				for seat, h := range hands {
					if c := bridge.NewCard(suit, rank); h.Has(c) && all.Has(c) {
						lower[seat] = lower[seat].With(next)
						next++
					}
				}
			}
		}
		if want, got := tableOf(t, s, hands), tableOf(t, other, lower); got != want {
			t.Fatalf("%v: %v; with low cards %v", hands, want, got)
		}
	}
}

// TestValueOfAPosition compares the tricks of a deal with the best of the cards' values, which later cards that keep them do not change.
func TestValueOfAPosition(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	s := New(0)
	for range amount(12, 3, 200) {
		hands := randomDeal(r, 13)
		setDeal(t, s, hands)
		d, leader := bridge.Denomination(r.IntN(5)), bridge.Seat(r.IntN(4))
		results, err := s.Strain(d)
		if err != nil {
			t.Fatal(err)
		}
		declarer := leader.Next(3)
		want := results[declarer]
		p, alone := s.Play(d, leader), s.Play(d, leader)
		for k := 0; !p.Done(); k++ {
			values, err := p.Values(nil)
			if err != nil {
				t.Fatal(err)
			}
			best := bestOf(values, p.Player().Side() == declarer.Side())
			if best != want {
				t.Fatalf("%v in %v, %v leads: %d tricks, after %d cards %d", hands, d, leader, want, k, best)
			}
			holdsOptimum(t, alone, values, best)
			// Mostly a best card.
			v := values[r.IntN(len(values))]
			for v.Tricks != best && r.IntN(8) > 0 {
				v = values[r.IntN(len(values))]
			}
			want = v.Tricks
			if !p.Put(v.Card) || !alone.Put(v.Card) {
				t.Fatal(v.Card)
			}
		}
		if p.Tricks() != want {
			t.Fatalf("%v: %d tricks at the end, not %d", hands, p.Tricks(), want)
		}
	}
}

func bestOf(values []Value, most bool) int {
	best := values[0].Tricks
	for _, v := range values {
		if (v.Tricks > best) == most {
			best = v.Tricks
		}
	}
	return best
}

// TestLimits solves deals with tables so small that they are swept again and again, and with wide ones.
func TestLimits(t *testing.T) {
	deals := recorded(t, "random.txt")[:amount(3, 1, 12)]
	deals = append(deals, recorded(t, "hard.txt")[4:4+amount(0, 0, 1)]...)
	swept := 0
	for _, c := range []struct{ patterns, slots int }{{1 << 14, 1 << 16}, {20000, 1 << 10}, {1 << 19, 1 << 13}, {1 << 19, 1 << 18}} {
		s := New(0)
		s.search.table.init(c.patterns, c.slots)
		compare(t, s, deals)
		if got := &s.search.table; len(got.patterns) > c.patterns || len(got.slots) > c.slots {
			t.Errorf("%d patterns, %d slots; the limits are %v", len(got.patterns), len(got.slots), c)
		}
		swept += s.search.table.sweeps
		t.Logf("%v: %d sweeps", c, s.search.table.sweeps)
	}
	if swept < 20 {
		t.Errorf("only %d sweeps", swept)
	}
}
