package turn

import (
	"math/rand/v2"
	"os"
	"testing"

	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/source"
)

// TestTurnedDealsAreWorthTheSame: what each declarer wins with open cards goes with the seats, where boards are turned and where they are
// numbered and turned with that. PBN_PROVE=1 solves 200 deals, else it is one.
func TestTurnedDealsAreWorthTheSame(t *testing.T) {
	deals := 1
	if os.Getenv("PBN_PROVE") != "" {
		deals = 200
	}
	random := rand.New(rand.NewPCG(53, 1))
	solver := dd.New(64 << 20)
	solve := func(game []byte) (hands [4]bridge.Hand, table bridge.DoubleDummy) {
		_, g, err := only(game, source.UTF8)
		if err != nil || g.Deal == nil {
			t.Fatalf("%v\n%s", err, game)
		}
		for seat := range bridge.NoSeat {
			hands[seat], _ = g.Deal.Hand(seat)
		}
		if err := solver.Deal(hands); err != nil {
			t.Fatal(err)
		}
		if table, err = solver.Table(); err != nil {
			t.Fatal(err)
		}
		return hands, table
	}
	for range deals {
		var deal bridge.Deal
		for i, card := range random.Perm(52) {
			deal.Hands[i%4] = deal.Hands[i%4].With(bridge.Card(card))
		}
		deal.Known = [4]bool{true, true, true, true}
		game := append(deal.Append([]byte(`[Dealer "N"]`+"\n"+`[Deal "`), bridge.North), "\"]\n"...)
		by := 1 + random.IntN(3)
		turned, left, err := Seats(game, source.UTF8, by)
		if err != nil || len(left) > 0 {
			t.Fatal(err, left)
		}
		// The dealer of board 1 is North, as in the game.
		numbered, kept, err := Numbering{Turns: true}.Game(game, source.UTF8, 1+by)
		if err != nil || kept.Dealer || kept.Vulnerable || len(kept.Left) > 0 {
			t.Fatal(err, kept)
		}
		hands, table := solve(game)
		for _, made := range [][]byte{turned, numbered} {
			turnedHands, turnedTable := solve(made)
			for seat := range bridge.NoSeat {
				if to := seat.Next(by); hands[seat] != turnedHands[to] || table[seat] != turnedTable[to] {
					t.Errorf("turned by %d, %v has other cards or tricks:\n%s", by, seat, made)
				}
			}
		}
	}
}
