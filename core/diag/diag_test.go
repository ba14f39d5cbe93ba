package diag

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestQuote(t *testing.T) {
	if got := Quote("a\n" + strings.Repeat("é", 100)); got != "“a "+strings.Repeat("é", 58)+"…”" {
		t.Error(got)
	}
}

// TestSort: diagnostics come in the order of the file, and those at one place in the order in which they were found.
func TestSort(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for n := range 60 {
		l := &List{Rules: testRules}
		for i := range n {
			l.Add(Diagnostic{Rule: aWord, Game: i})
			l.Items[i].Range.Start.Byte = i/8*8 + random.IntN(20)
		}
		if n > 2 {
			l.Items, l.open = l.Items[:n-2], slices.Clone(l.Items[n-2:])
		}
		want := slices.Concat(l.Items, l.open)
		slices.SortStableFunc(want, func(a, b Diagnostic) int { return a.Range.Start.Byte - b.Range.Start.Byte })
		l.Sort()
		if !slices.EqualFunc(l.Items, want, func(a, b Diagnostic) bool { return a.Game == b.Game }) {
			t.Fatalf("%d diagnostics are not in order", n)
		}
	}
}
