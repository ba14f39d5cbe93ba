package core

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/source"
)

// Apply makes the edits of fixes, whose diagnostics are of the file as it is, and is the changed file; the file itself
// stays. A fix with an edit that overlaps one of an earlier fix is left out: it is found anew when the result is checked.
// So is one with an edit outside of the file. applied is how many fixes were applied.
func Apply(file []byte, encoding source.Encoding, fixes []diag.Fix) (out []byte, applied int) {
	n := 0
	for _, fix := range fixes {
		n += len(fix.Edits)
	}
	edits, places := make([]diag.Edit, 0, n), placesOf(fixes, n)
	for _, fix := range fixes {
		if places.fit(fix.Edits, len(file)) {
			places.take(fix.Edits)
			edits = append(edits, fix.Edits...)
			applied++
		}
	}
	sortEdits(edits)
	out = make([]byte, 0, len(file)+n)
	at := 0
	for _, e := range edits {
		out = append(out, file[at:start(e)]...)
		out = encoding.Append(out, e.Text)
		at = end(e)
	}
	return append(out, file[at:]...), applied
}

func sortEdits(edits []diag.Edit) {
	slices.SortStableFunc(edits, func(a, b diag.Edit) int { return start(a) - start(b) })
}

func start(e diag.Edit) int { return e.Range.Start.Byte }
func end(e diag.Edit) int   { return e.Range.End.Byte }

// places are where edits start in a file, each once, ascending, and which of them are taken by edits that are made.
type places struct {
	starts []int
	taken  indexSet
	ends   []int // the last end of the edits that are made at a start
}

// placesOf are those of the n edits of fixes.
func placesOf(fixes []diag.Fix, n int) *places {
	p := &places{starts: make([]int, 0, n)}
	for _, fix := range fixes {
		for _, e := range fix.Edits {
			p.starts = append(p.starts, start(e))
		}
	}
	slices.Sort(p.starts)
	p.starts = slices.Compact(p.starts)
	p.taken, p.ends = newIndexSet(len(p.starts)), make([]int, len(p.starts))
	return p
}

// at is the place of an edit.
func (p *places) at(e diag.Edit) int {
	i, _ := slices.BinarySearch(p.starts, start(e))
	return i
}

// fit reports whether the edits of a fix can be made beside those of others: none touches a byte that another one touches, or
// starts where one of another fix does.
func (p *places) fit(fix []diag.Edit, size int) bool {
	own, last := fix, 0
	if len(own) > 1 {
		own = slices.Clone(own)
		sortEdits(own)
	}
	for _, e := range own {
		if start(e) < last || end(e) < start(e) || end(e) > size {
			return false
		}
		last = end(e)
		at := p.at(e)
		if before := p.taken.last(at); before == at || before >= 0 && p.ends[before] > start(e) {
			return false
		}
		if after := p.taken.first(at); after >= 0 && p.starts[after] < end(e) {
			return false
		}
	}
	return len(fix) > 0
}

// take makes the places of a fix's edits theirs.
func (p *places) take(fix []diag.Edit) {
	for _, e := range fix {
		at := p.at(e)
		p.taken.add(at)
		p.ends[at] = max(p.ends[at], end(e))
	}
}
