package turn

import (
	"bytes"
	"testing"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/pbntest"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
	"pbn/core/testkit"
)

// board is a generated board, as a file of its own.
type board struct {
	text []byte
	in   source.Encoding
	game *game.Game
}

// eachBoard calls a law with boards of generated files. PBN_GENERATED gives how many files there are.
func eachBoard(t *testing.T, law func(b board)) {
	for n := range testkit.Generated(6, 2) {
		var texts [][]byte
		var in source.Encoding
		pbn.Parse(pbn.Bytes(pbntest.Boards(pbntest.Kind(n%2), 12, uint64(n/2))), func(text *source.Text, g *game.Game) {
			in = text.Encoding
			texts = append(texts, bytes.Clone(text.Bytes[g.Span.Start:g.Span.End]))
		})
		for _, text := range texts {
			_, g, err := only(text, in)
			if err != nil {
				t.Fatal(err)
			}
			law(board{text, in, g})
		}
	}
}

// TestLawsOfTurning: cards, auction, play, contract, score, names and tables go with the seats; turned back, a board is what it was.
func TestLawsOfTurning(t *testing.T) {
	eachBoard(t, func(b board) {
		for by := 1; by < 4; by++ {
			turned, _, err := Seats(b.text, b.in, by)
			if err != nil {
				t.Fatal(err)
			}
			isTurned(t, b, turned, by)
			if again, _, err := Seats(turned, b.in, 4-by); err != nil || !bytes.Equal(again, b.text) {
				t.Errorf("turned by %d and back: %v\n%s\nwas\n%s", by, err, again, b.text)
			}
		}
	})
}

// TestLawsOfNumbering: a board with another number is the same, turned where that is asked, and has the dealer and the vulnerability of its number
// unless it is said to keep its own.
func TestLawsOfNumbering(t *testing.T) {
	number := 0
	eachBoard(t, func(b board) {
		number += 3
		for _, turns := range []bool{false, true} {
			out, kept, err := Numbering{Turns: turns}.Game(b.text, b.in, number)
			if err != nil {
				t.Fatal(err)
			}
			_, g, err := only(out, b.in)
			if err != nil {
				t.Fatal(err)
			}
			dealer, vulnerable := values.UsualBoard(number)
			if kept.Dealer == (g.Dealer == dealer) || kept.Vulnerable == (g.Vulnerable() == vulnerable) || turns && kept.Dealer {
				t.Errorf("board %d has dealer %v and vulnerability %v: %+v", number, g.Dealer, g.Vulnerable(), kept)
			}
			by := 0
			if turns {
				by = dealer.From(b.game.Dealer)
			}
			areCardsTurned(t, b, g, by)
		}
	})
}

// isTurned compares all that a board says of seats and sides with what it was before it was turned.
func isTurned(t *testing.T, b board, turned []byte, by int) {
	t.Helper()
	_, g, err := only(turned, b.in)
	if err != nil {
		t.Fatal(err)
	}
	areCardsTurned(t, b, g, by)
	isOther := by%2 == 1
	if vulnerable := b.game.Vulnerable(); g.Vulnerable() != turnedVulnerability(vulnerable, by) || (g.Vulnerable() != vulnerable) != (isOther && (vulnerable == values.NorthSouthVulnerable || vulnerable == values.EastWestVulnerable)) {
		t.Errorf("turned by %d, %v is vulnerable, and was %v", by, g.Vulnerable(), vulnerable)
	}
	for place, tag := range groups[0] {
		if to := groups[0][(place+by)%4]; g.Said(to) != b.game.Said(tag) {
			t.Errorf("turned by %d, %v is %s and %v was %s", by, to, g.Said(to), tag, b.game.Said(tag))
		}
	}
	before := pbn.Validate(pbn.Bytes(b.text), pbn.Options{})
	after := pbn.Validate(pbn.Bytes(turned), pbn.Options{})
	if n, was := after.Diagnostics.Count(diag.Error), before.Diagnostics.Count(diag.Error); n != was || after.Diagnostics.Count(diag.Warning) != before.Diagnostics.Count(diag.Warning) {
		t.Errorf("turned by %d, %d errors, and %d before:\n%s", by, n, was, turned)
	}
}

// areCardsTurned compares who holds, calls and plays what, and what comes of it.
func areCardsTurned(t *testing.T, b board, g *game.Game, by int) {
	t.Helper()
	turned := func(s bridge.Seat) bridge.Seat {
		if !s.Known() {
			return s
		}
		return s.Next(by)
	}
	for seat := range bridge.NoSeat {
		hand, _ := b.game.Deal.Hand(seat)
		if now, known := g.Deal.Hand(seat.Next(by)); !known || now != hand {
			t.Errorf("turned by %d, the hand of %v is another", by, seat)
		}
	}
	areMovesTurned := func(what string, before, after []game.Move) {
		if len(before) != len(after) {
			t.Errorf("turned by %d, %d %s are %d", by, len(before), what, len(after))
			return
		}
		for i := range before {
			if before[i].String() != after[i].String() || turned(before[i].Seat) != after[i].Seat {
				t.Errorf("turned by %d, %s %d is %v by %v, and was %v by %v", by, what, i+1, after[i].String(), after[i].Seat, before[i].String(), before[i].Seat)
			}
		}
	}
	if b.game.Auction != nil {
		areMovesTurned("calls", b.game.Auction.Moves, g.Auction.Moves)
	}
	if b.game.Play != nil {
		areMovesTurned("cards", b.game.Play.Moves, g.Play.Moves)
	}
	contract, declarer, _ := b.game.LedTo()
	if now, by, _ := g.LedTo(); now != contract || by != turned(declarer) || g.Said(tags.Result) != b.game.Said(tags.Result) {
		t.Errorf("%v by %v was %v by %v", now, by, contract, declarer)
	}
	if side, now := b.game.Said(tags.Score), g.Said(tags.Score); side != "" && (side[2:] != now[2:] || (side[:2] == now[:2]) != (by%2 == 0)) {
		t.Errorf("turned by %d, the score %s is %s", by, side, now)
	}
}
