package check

import (
	"math"
	"testing"
)

// TestShared: what two ranges have in common is told with a score that can be made, if they have one.
func TestShared(t *testing.T) {
	for _, c := range []struct{ low, high, otherLow, otherHigh, want int }{
		{391, 409, 400, 419, 400}, {391, 419, 395, 399, 395}, {-399, -381, -395, 9, -390}, {-420, -420, math.MinInt, -1, -420},
		{0, math.MaxInt, 5, math.MaxInt, 10},
		{math.MinInt, 19, math.MinInt, -1, -10}, {math.MinInt, 0, math.MinInt, 9, 0},
		{0, 20, 10, 30, 10}, {1, 10, 5, 20, 10}, {1, 9, 5, 20, 5}, {1, 11, 5, 20, 10}, {11, 11, 0, 20, 11}, {-9, 0, -20, 5, 0},
		{math.MinInt, 7, math.MinInt, 9, 0}, {math.MinInt, 7, 1, 9, 1},
	} {
		if got := shared(scoreRange{low: c.low, high: c.high}, scoreRange{low: c.otherLow, high: c.otherHigh}); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}
