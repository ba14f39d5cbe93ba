package diag

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/source"
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
			l.Items[i].Place.Range.Start.Byte = i/8*8 + random.IntN(20)
		}
		if n > 2 {
			l.Items, l.open = l.Items[:n-2], slices.Clone(l.Items[n-2:])
		}
		want := slices.Concat(l.Items, l.open)
		slices.SortStableFunc(want, func(a, b Diagnostic) int { return a.Place.Range.Start.Byte - b.Place.Range.Start.Byte })
		l.Sort()
		if !slices.EqualFunc(l.Items, want, func(a, b Diagnostic) bool { return a.Game == b.Game }) {
			t.Fatalf("%d diagnostics are not in order", n)
		}
		// The same are handed out in some parts.
		apart := &List{Rules: testRules}
		var came []Diagnostic
		for i := range l.order {
			number := slices.IndexFunc(want, func(d Diagnostic) bool { return d.Order == i })
			apart.Add(want[number])
			if random.IntN(9) == 0 || i+1 == l.order {
				apart.HandOut(func(d *Diagnostic) { came = append(came, *d) })
			}
		}
		slices.SortFunc(came, func(a, b Diagnostic) int {
			return cmp.Or(a.Place.Range.Start.Byte-b.Place.Range.Start.Byte, int(a.Order)-int(b.Order))
		})
		if !slices.EqualFunc(came, want, func(a, b Diagnostic) bool { return a.Game == b.Game }) || len(apart.Items) > 0 {
			t.Fatalf("%d diagnostics that were handed out are not in order", n)
		}
	}
}

// TestIsOff: a rule that is off is found where a caller gives it a severity.
func TestIsOff(t *testing.T) {
	row := Row{Name: "tag/colon", Severity: Info, IsOff: true, Forms: []FormRow{{Message: "x"}}}
	text := (&source.Habits{}).Text([]byte("x"), source.UTF8)
	for _, c := range []struct {
		severities map[Rule]Severity
		want       int
	}{{nil, 0}, {map[Rule]Severity{1: Off}, 0}, {map[Rule]Severity{0: Info}, 1}, {map[Rule]Severity{0: Off}, 0}} {
		l := List{Rules: func(Rule) *Row { return &row }, Severities: c.severities}
		Kind[None](0).Find(&l, source.Span{})
		l.EndGame(text, 1, "", nil)
		if l.Found(0) != c.want || len(l.Items) != c.want || l.Keeps(0) != (c.want == 1) {
			t.Errorf("%v: %d found, %d kept", c.severities, l.Found(0), len(l.Items))
		}
	}
}

// TestTally: the first place counts, and all are counted.
func TestTally(t *testing.T) {
	var c Tally
	text := (&source.Habits{}).Text([]byte("a\nb\nc"), source.UTF8)
	if c.More() != 0 {
		t.Error("an empty tally has more")
	}
	for _, at := range []int{2, 4} {
		c.Add(text, source.Span{Start: at, End: at + 1})
	}
	if c.Count != 2 || c.More() != 1 || c.First.Range.Start.Line != 2 {
		t.Errorf("%+v", c)
	}
}
