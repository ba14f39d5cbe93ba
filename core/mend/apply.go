// Package mend applies fixes to files, and judges which of them are safe, for any notation: what a notation reads and checks it hands in.
package mend

import (
	"iter"
	"slices"
	"sort"

	"pbn/core/diag"
	"pbn/core/source"
)

// Apply returns the file with the edits of fixes, whose diagnostics are those of the file; the file itself does not change. A fix with an
// edit that overlaps one of an earlier fix is left out; it is found again when the result is checked. So is a fix with an edit outside of
// the file. applied is how many fixes were applied; if none was, out is the file itself.
func Apply(file []byte, encoding source.Encoding, fixes []diag.Fix) (out []byte, applied int) {
	n := 0
	for _, fix := range fixes {
		n += len(fix.Edits)
	}
	edits := make([]diag.Splice, 0, n)
	for _, fix := range fixes {
		for _, e := range fix.Edits {
			edits = append(edits, diag.Splice{Start: e.Place.Range.Start.Byte, End: e.Place.Range.End.Byte, Text: e.Text})
		}
	}
	return new(applier).apply(file, encoding, func(yield func([]diag.Splice) bool) {
		left := edits
		for _, fix := range fixes {
			n := len(fix.Edits)
			if !yield(left[:n]) {
				return
			}
			left = left[n:]
		}
	})
}

// applier has the memory in which fixes are applied.
type applier struct {
	places places
	made   []*diag.Splice
}

// apply is Apply for the edits of each fix, which it sorts.
func (a *applier) apply(file []byte, encoding source.Encoding, fixes iter.Seq[[]diag.Splice]) (out []byte, applied int) {
	places := &a.places
	places.find(fixes)
	a.made = a.made[:0]
	size := len(file)
	for fix := range fixes {
		if len(fix) > 1 {
			sort.SliceStable(fix, func(i, j int) bool { return fix[i].Start < fix[j].Start })
		}
		if places.fit(fix, len(file)) {
			places.take(fix)
			for i := range fix {
				e := &fix[i]
				a.made = append(source.Room(a.made), e)
				size += len(e.Text) - (e.End - e.Start)
			}
			applied++
		}
	}
	if applied == 0 {
		return file, 0
	}
	sort.SliceStable(a.made, func(i, k int) bool { return a.made[i].Start < a.made[k].Start })
	out = make([]byte, 0, size)
	at := 0
	for _, e := range a.made {
		out = append(out, file[at:e.Start]...)
		out = encoding.Append(out, e.Text)
		at = e.End
	}
	return append(out, file[at:]...), applied
}

// places has the offsets at which edits start in a file, each once, ascending, and which of them are taken by edits that are made.
type places struct {
	starts []int
	taken  indexSet
	ends   []int // of each start: the last end of the edits that are made there
}

// find finds the starts of the edits of fixes.
func (p *places) find(fixes iter.Seq[[]diag.Splice]) {
	p.starts = p.starts[:0]
	for fix := range fixes {
		for _, e := range fix {
			p.starts = append(source.Room(p.starts), e.Start)
		}
	}
	slices.Sort(p.starts)
	p.starts = slices.Compact(p.starts)
	n := len(p.starts)
	p.taken, p.ends = newIndexSet(n), slices.Grow(p.ends[:0], n)[:n]
	clear(p.ends)
}

// at returns the index of an edit's start.
func (p *places) at(e diag.Splice) int {
	i, _ := slices.BinarySearch(p.starts, e.Start)
	return i
}

// fit reports whether the edits of a fix, in their order in the file, can be made besides those that are taken: none changes a byte that
// one of them changes, or starts where one of them does.
func (p *places) fit(fix []diag.Splice, size int) bool {
	last := 0
	for _, e := range fix {
		if e.Start < last || e.End < e.Start || e.End > size {
			return false
		}
		last = e.End
		at := p.at(e)
		if before := p.taken.last(at); before == at || before >= 0 && p.ends[before] > e.Start {
			return false
		}
		if after := p.taken.first(at); after >= 0 && p.starts[after] < e.End {
			return false
		}
	}
	return len(fix) > 0
}

// take marks the places of a fix's edits as taken.
func (p *places) take(fix []diag.Splice) {
	for _, e := range fix {
		at := p.at(e)
		p.taken.add(at)
		p.ends[at] = max(p.ends[at], e.End)
	}
}
