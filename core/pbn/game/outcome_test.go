package game

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn/tags"
)

// TestPlainTricks: four plain cards, which are read at once, have the same outcome as when they are read card by card.
func TestPlainTricks_3_6_a(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 6))
	won := 0
	for range 2000 {
		moves := make([]Move, r.IntN(53))
		deck := r.Perm(bridge.Cards)
		suited := r.IntN(2) == 0 // in each line cards of one suit, as in most
		for i := range moves {
			card := bridge.Card(deck[i])
			if suited {
				card = bridge.Card(13*(i/4%4) + (deck[i] % 13))
			}
			moves[i] = Move{Kind: CardMove, Card: card}
		}
		if len(moves) > 0 && r.IntN(4) == 0 {
			moves[r.IntN(len(moves))] = Move{Kind: []MoveKind{HyphenMove, StarMove, BadMove}[r.IntN(3)]}
		}
		contract := bridge.Contract{Level: 1 + r.IntN(7), Denomination: bridge.Denomination(r.IntN(5))}
		as := finalContract{contract: contract, declarer: bridge.Seat(r.IntN(4)), ok: r.IntN(4) > 0, isFound: true}
		if r.IntN(4) == 0 {
			as.declarer = bridge.NoSeat
		}
		value := []string{"N", "E", "S", "W", "?"}[r.IntN(5)]
		finished := func(extra *moveExtra) *Play {
			g := &Game{Tags: []Tag{{Name: "Play", Number: tags.Play, Value: value}}, final: as, Play: &Play{Moves: make([]Move, len(moves))}}
			copy(g.Play.Moves, moves)
			for i := range moves {
				g.Play.Moves[i].extra = extra
			}
			finishPlay(g)
			for i := range moves {
				g.Play.Moves[i].extra = nil
			}
			return g.Play
		}
		plain, general := finished(nil), finished(&moveExtra{})
		for i := range general.Tricks {
			if general.Tricks[i].Winner.Known() {
				won++
			}
		}
		if len(plain.Tricks) == 0 {
			plain.Tricks, general.Tricks = nil, nil
		}
		if !reflect.DeepEqual(plain, general) {
			t.Fatalf("%v, %+v from %s:\n%+v\nand not\n%+v", moves, as, value, plain, general)
		}
	}
	if won < 5000 {
		t.Errorf("only %d tricks are won", won)
	}
}
