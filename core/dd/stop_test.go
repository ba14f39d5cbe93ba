package dd

import (
	"math/rand/v2"
	"testing"

	"pbn/core/bridge"
)

// TestStop stops tables at a random moment, and the values and the best cards of a play at once: nothing that was not found is returned,
// and what is solved then is right.
func TestStop(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	s, other := New(0), New(0)
	stops, ofValues, ofBest := 0, 0, 0
	for range amount(12, 3, 60) {
		hands := randomDeal(r, 13)
		want := tableOf(t, other, hands)
		setDeal(t, s, hands)
		asked, until := 0, r.IntN(20)
		s.Poll = func(Progress) bool { asked++; return asked <= until }
		got, err := s.Table()
		if stopped := asked > until; stopped {
			stops++
			if err != ErrStopped || got != (bridge.DoubleDummy{}) {
				t.Fatalf("%v: stopped with %v, %v", hands, got, err)
			}
		} else if err != nil || got != want {
			t.Fatalf("%v: %v, %v, not %v", hands, got, err, want)
		}
		p := s.Play(bridge.NoTrump, bridge.West)
		asked, until = 0, 0
		own := []Value{{Tricks: 99}}
		if values, err := p.Values(own); asked > 0 {
			ofValues++
			if err != ErrStopped || len(values) != len(own) {
				t.Fatalf("%v: stopped with %v, %v", hands, values, err)
			}
		}
		asked = 0
		if best, _, err := p.Optimum(); asked > 0 {
			ofBest++
			if err != ErrStopped || best != 0 {
				t.Fatalf("%v: stopped with %v, %v", hands, best, err)
			}
		}
		s.Poll = nil
		values, err := p.Values(nil)
		if err != nil || bestOf(values, false) != want[bridge.South][bridge.NoTrump] {
			t.Fatalf("%v: values after a stop %v, %v", hands, values, err)
		}
		if got, err := s.Table(); err != nil || got != want {
			t.Fatalf("%v: after a stop %v, %v, not %v", hands, got, err, want)
		}
	}
	if stops < amount(3, 1, 20) || ofValues < amount(3, 1, 20) || ofBest < amount(3, 1, 20) {
		t.Errorf("only %d tables, %d values and %d best cards were stopped", stops, ofValues, ofBest)
	}
}

// TestStopEndsAtOnce counts the positions that are searched after a stop: at most as many as between two calls of Poll, however many tricks
// the search is deep in, in which the other cards of each hand are left.
func TestStopEndsAtOnce(t *testing.T) {
	deals := recorded(t, "hard.txt")
	s := New(0)
	stops := 0
	for _, i := range []int{0, 5, 8, 9, 11}[:amount(5, 2, 5)] {
		for _, after := range []int{1, 7, 20, 45}[:amount(3, 2, 4)] {
			for _, d := range []bridge.Denomination{bridge.NoTrump, bridge.Denomination(bridge.Spades)} {
				setDeal(t, s, deals[i].hands)
				asked, at := 0, uint64(0)
				s.Poll = func(p Progress) bool { asked, at = asked+1, p.Positions; return asked < after }
				if _, err := s.Strain(d); err != ErrStopped {
					continue
				}
				stops++
				if more := int64(s.search.positions - at); asked != after || more > askAfter {
					t.Errorf("deal %d in %v, stop %d: %d positions more, asked %d times", i, d, after, more, asked)
				}
			}
		}
	}
	if stops < amount(20, 4, 30) {
		t.Errorf("only %d were stopped", stops)
	}
}

// TestStopInASweep stops in each step of a sweep.
func TestStopInASweep(t *testing.T) {
	d := recorded(t, "hard.txt")[2]
	s := New(0)
	s.search.table.init(1<<14, 1<<15)
	for i := range amount(7, 2, 100) {
		until := 2 * i
		setDeal(t, s, d.hands)
		var last Progress
		asked := 0
		s.Poll = func(p Progress) bool {
			if p.Positions == last.Positions {
				asked++
			}
			last = p
			return asked <= until
		}
		if _, err := s.Strain(bridge.NoTrump); err != ErrStopped || asked != until+1 {
			t.Fatalf("stop %d: %v", until, err)
		}
		if s.Poll = nil; i%3 > 0 {
			continue
		}
		got, err := s.Strain(bridge.Denomination(bridge.Clubs))
		if err != nil {
			t.Fatal(err)
		}
		for declarer, tricks := range got {
			if tricks != d.table[declarer][bridge.Clubs] {
				t.Fatalf("after stop %d: %v in clubs, recorded are %v", until, got, d.table)
			}
		}
	}
}

// TestProgress holds that Poll is called in each denomination of a long search, and that it counts them and the positions;
// a search of one counts none.
func TestProgress(t *testing.T) {
	d := recorded(t, "hard.txt")[2]
	s := New(0)
	var last Progress
	seen := [5]int{}
	s.Poll = func(p Progress) bool {
		if p.Denominations < last.Denominations || p.Positions != last.Positions && p.Positions != last.Positions+askAfter {
			t.Fatalf("%v after %v", p, last)
		}
		last = p
		seen[p.Denominations]++
		return true
	}
	if got := tableOf(t, s, d.hands); got != d.table {
		t.Fatal(got)
	}
	for i, n := range seen {
		if n == 0 {
			t.Errorf("no progress in denomination %d: %v", i+1, seen)
		}
	}
	s.Poll = func(p Progress) bool { last = p; return false }
	if _, err := s.Strain(bridge.NoTrump); err != ErrStopped || last.Denominations != 0 {
		t.Errorf("in a search after the table: %+v, %v", last, err)
	}
}

// TestTakingTurns lets two positions and results of other deals take turns on one solver.
func TestTakingTurns(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 6))
	s := New(0)
	hands := [2][4]bridge.Hand{randomDeal(r, 9), randomDeal(r, 13)}
	var positions, alone [2]*Position
	for i, h := range hands {
		setDeal(t, s, h)
		positions[i] = s.Play(bridge.Denomination(3*i), bridge.South)
		alone[i] = solverOf(t, h).Play(bridge.Denomination(3*i), bridge.South)
	}
	for k := 0; k < 2*4*9; k++ {
		p, other := positions[k%2], alone[k%2]
		got, err := p.Values(nil)
		want, otherErr := other.Values(nil)
		if err != nil || otherErr != nil || len(got) != len(want) {
			t.Fatal(got, want, err, otherErr)
		}
		for i := range got {
			if got[i] != want[i] {
				t.Fatalf("after %d cards: %v, alone %v", k, got, want)
			}
		}
		card := got[r.IntN(len(got))].Card
		if !p.Put(card) || !other.Put(card) {
			t.Fatal(card)
		}
		if k%5 == 0 {
			setDeal(t, s, randomDeal(r, 5))
			if _, err := s.Strain(bridge.Denomination(r.IntN(5))); err != nil {
				t.Fatal(err)
			}
		}
	}
}
