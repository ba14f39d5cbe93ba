package dd

import (
	"testing"

	"pbn/core/bridge"
)

// FuzzPlay deals and plays what the bytes say. No deal and no card may panic, and what is refused changes nothing.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 4, 1, 200, 7, 7, 60})
	f.Add([]byte{0, 5, 5})
	f.Add([]byte("\x0251423041230512345"))
	f.Fuzz(func(t *testing.T, data []byte) {
		next := func() (b int) {
			if len(data) > 0 {
				b, data = int(data[0]), data[1:]
			}
			return b
		}
		n := next() % 6
		var hands [4]bridge.Hand
		for i := range 4 * n {
			hands[i%4] |= 1 << (next() % 54)
		}
		s := New(1)
		err := s.Deal(hands)
		if fault, ok := err.(*DealError); err != nil && (!ok || fault.Error() == "") {
			t.Fatal(err)
		}
		d, leader := bridge.Denomination(next()), bridge.Seat(next())
		p := s.Play(d, leader)
		if p == nil {
			if err == nil && d <= bridge.NoTrump && leader.Known() {
				t.Fatalf("%v is not played", hands)
			}
			return
		}
		for len(data) > 0 {
			best, _, err := p.Optimum()
			if err != nil {
				t.Fatal(err)
			}
			if best&^p.Legal() != 0 || (best == 0) != p.Done() {
				t.Fatalf("best %v, legal %v, done %v", best, p.Legal(), p.Done())
			}
			before := *p
			values, err := p.Values(nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(values) != p.Legal().Len() || (len(values) == 0) != p.Done() {
				t.Fatalf("%d values, %d cards, done %v", len(values), p.Legal().Len(), p.Done())
			}
			before.guess, before.isKnown, before.best = p.guess, p.isKnown, p.best
			if card := bridge.Card(next()); card%2 == 0 {
				if !p.Put(card) && *p != before {
					t.Fatalf("%v is refused: %v, before %v", card, *p, before)
				}
			} else if seat := bridge.Seat(next()); !p.Accept(seat, card/2) && *p != before {
				t.Fatalf("%v by %v is refused: %v, before %v", card, seat, *p, before)
			}
		}
	})
}
