package check

import (
	"testing"
)

// TestDistance: what has to be inserted, removed or changed, up to the most that is asked for.
func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"Board", "Board", 0}, {"xBoard", "Board", 1}, {"oard", "Board", 1}, {"Boad", "Board", 1},
		{"Boaard", "Board", 1}, {"Boarx", "Board", 1},
		{"Boar", "Board", 1}, {"Boards", "Board", 1}, {"xoard", "Board", 1}, {"Baord", "Board", 2}, {"abcd", "dcba", 4},
		{"abcdefgh", "abxdefgy", 2},
	} {
		for most := range 6 {
			got := distance(c.a, c.b, most)
			if isNear := c.want < most; isNear && got != c.want || !isNear && got < most {
				t.Errorf("from %q to %q, up to %d: %d, want %d", c.a, c.b, most, got, c.want)
			}
		}
	}
}
