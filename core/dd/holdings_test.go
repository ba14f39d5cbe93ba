package dd

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"pbn/core/bridge"
)

// TestSuitTable compares each set of cards of a suit with what is counted from the top: no ending that can be solved by brute force has
// nine cards of a suit.
func TestSuitTable(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		var hands [4]bridge.Hand
		var owner [13]int
		for rank := range owner {
			owner[rank] = random.IntN(4)
			hands[owner[rank]] = hands[owner[rank]].With(bridge.NewCard(bridge.Hearts, bridge.Rank(rank)))
		}
		var table suitTable
		table.fill(&hands, bridge.Hearts)
		for set := range table {
			var want uint64
			n, last := 0, -1
			for rank := 12; rank >= 0; rank-- {
				if set>>rank&1 == 0 {
					continue
				}
				at := 14 - 2*n
				if n > 7 {
					at = 30 - 2*(n-8)
				}
				want |= uint64(owner[rank]) << at
				want += 1 << (32 + 4*owner[rank])
				if owner[rank] != last {
					want = want&(1<<48-1) | uint64(n)<<48
				}
				n, last = n+1, owner[rank]
			}
			if n != bits.OnesCount(uint(set)) || table[set] != want {
				t.Fatalf("owners %v, cards %013b: %x, want %x", owner, set, table[set], want)
			}
		}
	}
}
