package plain

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

// TestNearNames: a name is looked for once, and what was found is kept while there is room.
func TestNearNames(t *testing.T) {
	var near NearNames
	asked := 0
	find := func(name string) string {
		asked++
		return Nearest(name, []string{"Board", "Event"}, Slips(name))
	}
	for _, c := range [][2]string{{"Bord", "Board"}, {"Bord", "Board"}, {"EVENT", "Event"}, {"xyz", ""}, {"xyz", ""}} {
		if got := near.Of(c[0], find); got != c[1] {
			t.Errorf("%q is near to %q", c[0], got)
		}
	}
	if asked != 3 {
		t.Errorf("asked %d times", asked)
	}
	for i := range 3 * mostNear {
		near.Of(string(rune('0'+i)), find)
	}
	if len(near) > mostNear {
		t.Errorf("%d names are kept", len(near))
	}
	if !InOrder([]string{"Adams, M.", "van Wely, L."}) || InOrder([]string{"B", "A"}) || !InOrder([]string{"Š", "A"}) {
		t.Error("names are in another order")
	}
}
