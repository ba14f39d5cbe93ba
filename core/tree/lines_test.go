package tree

import (
	"fmt"
	"testing"
)

// TestLines: moves 1 and 2 replace move 0, move 3 move 2; move 5 comes before 6, which it replaces; 7 replaces nothing; one variation is empty.
func TestLines(t *testing.T) {
	var l Lines
	l.Set(8, []Variation{
		{Of: 0, First: 1, End: 4}, {Of: 2, First: 3, End: 4}, {Of: 0, First: 4, End: 4}, {Of: 6, First: 5, End: 6}, {Of: -1, First: 7, End: 8},
	})
	got := fmt.Sprint(l.First, l.Next, l.Firsts, l.VariationOf, l.NextOf, l.Replacing())
	if want := "0 [4 2 -1 -1 6 -1 -1 -1] [1 3 -1 5 7] [0 -1 1 -1 -1 -1 3 -1 4] [-1 -1 -1 -1 -1] 4"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if l.Set(0, nil); l.First != -1 || l.Replacing() != -1 {
		t.Errorf("%+v", l)
	}
}
