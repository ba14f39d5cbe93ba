package scan

import (
	"testing"

	"pbn/core/item"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// TestMarkers_8_2_6: the four markers end a game each, and their values are the results.
func TestMarkers_8_2_6(t *testing.T) {
	var r item.Reader
	r.Reset(habits.PGN.Open([]byte("1. e4 *\n1. d4 1-0\n1. c4 0-1\n1. b4 1/2-1/2\n"), source.Automatic), NewScanner)
	for want := values.Unknown; want <= values.Drawn; want++ {
		g, ok := r.Next()
		if !ok {
			t.Fatal("a game is missing")
		}
		last := g.Items[len(g.Items)-1]
		if last.Kind != item.Marker || values.Result(last.Val) != want {
			t.Errorf("the game ends with %v, not with result %d", last, want)
		}
	}
}
