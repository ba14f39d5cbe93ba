package dd

import (
	"math/rand/v2"
	"testing"

	"pbn/core/bridge"
)

// TestEndings compares all results of endings with brute force, from any first guess.
func TestEndings(t *testing.T) {
	s := New(0)
	b := &brute{}
	results := 0
	for n, deals := range []int{1: amount(100, 50, 500), 2: amount(500, 100, 2000), 3: amount(1000, 150, 4000), 4: amount(800, 100, 5000),
		5: amount(25, 5, 400), 6: amount(1, 0, 200)} {
		r := rand.New(rand.NewPCG(uint64(n), 7))
		for i := range deals {
			hands := ending(r, n, i)
			setDeal(t, s, hands)
			for d := range bridge.NoTrump + 1 {
				if err := s.prepare(d); err != nil {
					t.Fatal(err)
				}
				b.set(hands, d)
				for leader := range bridge.NoSeat {
					want := b.tricks(b.all(), leader)
					if got := s.search.solve(int(leader), r.IntN(n+2)); got != want {
						t.Fatalf("%v in %v, %v leads: North-South have %d tricks, not %d", hands, d, leader, got, want)
					}
					results++
				}
			}
		}
	}
	t.Log(results, "results")
}

// TestCardValues compares what each card is worth with brute force, all through random plays. Some break the law: revokes, and leads of
// another player; then the values are of what is left.
func TestCardValues(t *testing.T) {
	s := New(0)
	b := &brute{}
	values, revokes, wrongLeads := 0, 0, 0
	for n, deals := range []int{1: amount(100, 30, 500), 2: amount(500, 60, 2000), 3: amount(500, 80, 4000), 4: amount(300, 40, 3000),
		5: amount(15, 2, 300)} {
		r := rand.New(rand.NewPCG(uint64(n), 8))
		for i := range deals {
			hands := ending(r, n, i)
			setDeal(t, s, hands)
			d, first := bridge.Denomination(r.IntN(5)), bridge.Seat(r.IntN(4))
			b.set(hands, d)
			p := s.Play(d, first)
			alone := s.Play(d, first) // is mostly asked for best cards only, and not always
			declarer := first.Next(3)
			left, leader, won := b.all(), first, 0
			var trick [4]bridge.Card
			for k := 0; k < 4*n; k++ {
				if p.Done() || p.Player() != leader.Next(k%4) || p.Tricks() != declarers(won, k/4, declarer) {
					t.Fatalf("%v: card %d: done %v, player %v, %d tricks", hands, k, p.Done(), p.Player(), p.Tricks())
				}
				if k%4 == 0 && r.IntN(8) == 0 {
					leader = leader.Next(1 + r.IntN(3)) // a wrong lead
					card := b.cards[leader][anyBit(r, b.of(left, leader))]
					if p.Put(card) || !p.Accept(leader, card) || !alone.Accept(leader, card) {
						t.Fatalf("%v: the lead of %v by %v", hands, card, leader)
					}
					wrongLeads++
					trick[0] = card
					left = b.without(left, leader, indexOf(b.cards[leader], card))
					continue
				}
				seat := leader.Next(k % 4)
				legal := b.legal(left, seat, k%4, &trick)
				got, err := p.Values(nil)
				if err != nil {
					t.Fatal(err)
				}
				most := bestOf(got, seat.Side() == declarer.Side())
				if r.IntN(8) == 0 {
					alone.Values(nil)
				}
				if r.IntN(4) > 0 {
					holdsOptimum(t, alone, got, most)
				}
				for i, card := range b.cards[seat] {
					if legal>>i&1 == 0 {
						continue
					}
					trick[k%4] = card
					want := Value{card, declarers(won+b.play(b.without(left, seat, i), leader, k%4+1, &trick), n, declarer)}
					if len(got) == 0 || got[0] != want {
						t.Fatalf("%v in %v, %v leads, after %d cards: %v, not %v", hands, d, first, k, got, want)
					}
					got = got[1:]
					values++
				}
				if len(got) > 0 {
					t.Fatalf("%v: %v may not be played", hands, got)
				}
				hand := b.of(left, seat)
				i := anyBit(r, legal)
				if hand != legal && r.IntN(4) == 0 {
					i = anyBit(r, hand&^legal)
					if p.Put(b.cards[seat][i]) || !p.Accept(seat, b.cards[seat][i]) {
						t.Fatalf("%v: the revoke with %v by %v", hands, b.cards[seat][i], seat)
					}
					revokes++
				} else if !p.Put(b.cards[seat][i]) {
					t.Fatalf("%v: %v by %v is refused", hands, b.cards[seat][i], seat)
				}
				if !alone.Accept(seat, b.cards[seat][i]) {
					t.Fatalf("%v: %v by %v is not accepted", hands, b.cards[seat][i], seat)
				}
				trick[k%4] = b.cards[seat][i]
				left = b.without(left, seat, i)
				if k%4 == 3 {
					leader = leader.Next(winnerOf(&trick, d))
					if leader.NorthSouth() {
						won++
					}
				}
			}
			if values, err := p.Values(nil); !p.Done() || len(values) > 0 || err != nil {
				t.Fatalf("%v: %v after the last card, %v", hands, values, err)
			}
			holdsOptimum(t, alone, nil, declarers(won, n, declarer))
		}
	}
	if revokes < 20 || wrongLeads < 20 {
		t.Errorf("only %d revokes, %d wrong leads", revokes, wrongLeads)
	}
	t.Logf("%d values, %d revokes, %d wrong leads", values, revokes, wrongLeads)
}

// holdsOptimum holds that the best cards of a position are those of the most tricks.
func holdsOptimum(t *testing.T, p *Position, values []Value, most int) {
	t.Helper()
	var want bridge.Hand
	for _, v := range values {
		if v.Tricks == most {
			want = want.With(v.Card)
		}
	}
	if best, tricks, err := p.Optimum(); best != want || tricks != most || err != nil {
		t.Fatalf("%v in %v, %v to play: %v with %d tricks, not %v with %d, %v", p.left, p.trump, p.Player(), best, tricks, want, most, err)
	}
}

// declarers are the tricks of the declaring side where North-South have so many of them.
func declarers(northSouth, tricks int, declarer bridge.Seat) int {
	if declarer.NorthSouth() {
		return northSouth
	}
	return tricks - northSouth
}

func anyBit(r *rand.Rand, set uint) int {
	for {
		if i := r.IntN(13); set>>i&1 == 1 {
			return i
		}
	}
}

func indexOf(cards []bridge.Card, card bridge.Card) int {
	for i, c := range cards {
		if c == card {
			return i
		}
	}
	return -1
}
