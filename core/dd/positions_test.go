package dd

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/testkit"
)

// TestPositions compares how many positions the search takes for deals, as tables and as plays, with testdata/positions.txt. What only says
// in which order moves are tried, what is guessed first, or when a search may end early changes no result: this is where such a change
// shows. PBN_UPDATE=1 writes the numbers anew, and fails: more of them want a reason.
func TestPositions(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	var got strings.Builder
	got.WriteString("# for each of the first deals of random.txt: positions that are searched for its table, and for a play of it\n")
	s := New(0)
	for i, d := range recorded(t, "random.txt")[:12] {
		tableOf(t, s, d.hands)
		table := s.search.positions
		setDeal(t, s, d.hands)
		r := rand.New(rand.NewPCG(uint64(i), 1))
		p := s.Play(bridge.Denomination(i%5), bridge.Seat(i%4))
		for !p.Done() {
			put(t, r, p)
		}
		fmt.Fprintln(&got, table, s.search.positions)
	}
	testkit.Golden(t, "positions.txt", got.String())
}

// put plays one of the best cards, or sometimes any.
func put(t testing.TB, r *rand.Rand, p *Position) {
	t.Helper()
	best, _, err := p.Optimum()
	if err != nil {
		t.Fatal(err)
	}
	if r.IntN(8) == 0 {
		best = p.Legal()
	}
	for {
		if card := bridge.Card(r.IntN(bridge.Cards)); best.Has(card) && p.Put(card) {
			return
		}
	}
}
