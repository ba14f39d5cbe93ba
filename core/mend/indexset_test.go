package mend

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestIndexSet compares the set with a sorted list, for sizes around those at which it gets another level.
func TestIndexSet(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 5))
	for _, limit := range []int{1, 2, 63, 64, 65, 127, 4095, 4096, 4097, 300_000} {
		set, list := newIndexSet(limit), []int{}
		for range 50 {
			i := random.IntN(limit)
			if at, has := slices.BinarySearch(list, i); !has {
				list = slices.Insert(list, at, i)
				set.add(i)
			}
			for _, i := range []int{0, i, limit - 1, limit, random.IntN(limit)} {
				first, last := -1, -1
				at, has := slices.BinarySearch(list, i)
				if at < len(list) {
					first = list[at]
				}
				if has {
					last = i
				} else if at > 0 {
					last = list[at-1]
				}
				if set.first(i) != first || set.last(i) != last {
					t.Fatalf("of %d: first from %d on is %d, want %d; last up to it is %d, want %d", limit, i, set.first(i), first, set.last(i), last)
				}
			}
		}
	}
}
