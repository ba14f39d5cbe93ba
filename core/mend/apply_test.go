package mend

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"pbn/core/diag"
	"pbn/core/source"
)

// TestApply: of fixes that overlap the first is made, and one that does not fit is left out.
func TestApply(t *testing.T) {
	edit := func(from, to int, text string) diag.Edit {
		return diag.Edit{Place: diag.Place{Range: source.Range{Start: source.Position{Byte: from}, End: source.Position{Byte: to}}}, Text: text}
	}
	fix := func(edits ...diag.Edit) diag.Fix { return diag.Fix{Edits: edits} }
	for _, c := range []struct {
		fixes []diag.Fix
		out   string
	}{
		{nil, "abcdef"},
		{[]diag.Fix{fix(edit(4, 5, "E")), fix(edit(0, 1, "A"))}, "AbcdEf"},
		{[]diag.Fix{fix(edit(1, 3, "x")), fix(edit(2, 4, "y")), fix(edit(1, 1, "z"))}, "axdef"},
		{[]diag.Fix{fix(edit(1, 3, "")), fix(edit(3, 3, "z"))}, "azdef"},
		{[]diag.Fix{fix(edit(3, 3, "z")), fix(edit(3, 3, "y")), fix(edit(2, 4, ""))}, "abczdef"},
		{[]diag.Fix{fix(edit(5, 6, "F"), edit(0, 1, "A")), fix(edit(2, 3, "C"), edit(0, 1, "a"))}, "AbcdeF"},
		{[]diag.Fix{fix(edit(0, 3, ""), edit(2, 4, "")), fix(edit(6, 9, "")), fix(edit(3, 2, "")), fix(edit(-1, 2, "")), fix()}, "abcdef"},
		{[]diag.Fix{fix(edit(6, 6, "ж“é"))}, "abcdef?\x93\xe9"},
	} {
		if out, _ := Apply([]byte("abcdef"), source.Windows1252, c.fixes); string(out) != c.out {
			t.Errorf("%+v: %q, want %q", c.fixes, out, c.out)
		}
	}
}

// TestApplyInAnyOrder compares fixes in random order with what Apply promises, one fix after another.
func TestApplyInAnyOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 9))
	const size = 40
	start := func(e diag.Edit) int { return e.Place.Range.Start.Byte }
	end := func(e diag.Edit) int { return e.Place.Range.End.Byte }
	overlaps := func(e, o diag.Edit) bool {
		return start(e) == start(o) || start(e) < start(o) && end(e) > start(o) || start(o) < start(e) && end(o) > start(e)
	}
	for range 2000 {
		var fixes []diag.Fix
		var made []diag.Edit
		want := 0
		for range 20 {
			var fix diag.Fix
			for range 1 + random.IntN(2) {
				from := random.IntN(size)
				to := min(size, from+random.IntN(4))
				fix.Edits = append(fix.Edits,
					diag.Edit{Place: diag.Place{Range: source.Range{Start: source.Position{Byte: from}, End: source.Position{Byte: to}}}})
			}
			if len(fix.Edits) == 2 && overlaps(fix.Edits[0], fix.Edits[1]) {
				fix.Edits = fix.Edits[:1]
			}
			fixes = append(fixes, fix)
			if !slices.ContainsFunc(fix.Edits, func(e diag.Edit) bool {
				return slices.ContainsFunc(made, func(o diag.Edit) bool { return overlaps(e, o) })
			}) {
				made = append(made, fix.Edits...)
				want++
			}
		}
		left := size
		for _, e := range made {
			left -= end(e) - start(e)
		}
		if out, applied := Apply(make([]byte, size), source.Latin1, fixes); applied != want || len(out) != left {
			t.Fatalf("%+v: %d applied, %d bytes are left, want %d and %d", fixes, applied, len(out), want, left)
		}
	}
}

// TestApplyBackwards would not end in time if each fix moved those that come after it in the file.
func TestApplyBackwards(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	const n = 500_000
	fixes := make([]diag.Fix, n)
	for i := range fixes {
		place := source.Range{Start: source.Position{Byte: 2 * i}, End: source.Position{Byte: 2*i + 1}}
		fixes[n-1-i] = diag.Fix{Edits: []diag.Edit{{Place: diag.Place{Range: place}}}}
	}
	if out, applied := Apply(make([]byte, 2*n), source.Latin1, fixes); applied != n || len(out) != n {
		t.Errorf("%d fixes of %d were applied, %d bytes are left", applied, n, len(out))
	}
}
