package export

import (
	"slices"
	"sort"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
)

// tagOrder finds the tags that are written in another order (3.1, 3.4). As few as can be are out of order; each is reported, with the one
// that it is written before, or after.
func (d *differences) tagOrder() {
	if slices.IsSorted(d.order) {
		return
	}
	l := &d.longest
	l.places = l.places[:0]
	for written, start := range d.order {
		l.places = append(l.places, tagPlace{start, written})
	}
	slices.SortFunc(l.places, func(a, b tagPlace) int { return a.start - b.start })
	kept := l.inOrder()
	at := 0
	for i, p := range l.places {
		if at < len(kept) && kept[at] == i {
			at++
			continue
		}
		says, other := comesBefore, sort.Search(len(kept), func(k int) bool { return l.places[kept[k]].written > p.written })
		t, inSection := d.tagNamedAt(p.start)
		for other < len(kept) && d.nameOf(l.places[kept[other]]) == t.Name {
			other++ // another Note of the same section
		}
		if other == len(kept) {
			says, other = comesAfter, len(kept)-1
		}
		neighbour, otherInSection := d.tagNamedAt(l.places[kept[other]].start)
		rule := diag.ExportTagOrder
		if inSection || otherInSection {
			rule = diag.ExportSectionOrder
		}
		d.found = append(d.found, difference{rule: rule, says: says, span: t.NameSpan, as: t.Name, other: neighbour.NameSpan})
	}
}

// tagNamedAt is the tag whose name begins at an offset, and whether it is part of a section.
func (d *differences) tagNamedAt(start int) (t *game.Tag, inSection bool) {
	i := sort.Search(len(d.game.Tags), func(i int) bool { return d.game.Tags[i].NameSpan.Start >= start })
	return &d.game.Tags[i], d.game.InSections()[i]
}

func (d *differences) nameOf(p tagPlace) string {
	t, _ := d.tagNamedAt(p.start)
	return t.Name
}

// tagAt is the tag pair of a span.
func (d *differences) tagAt(span source.Span) *game.Tag {
	i := sort.Search(len(d.game.Tags), func(i int) bool { return d.game.Tags[i].Span.Start >= span.Start })
	return &d.game.Tags[i]
}

// tagPlace is a tag by where it begins in the source, and the how manieth it is that is written.
type tagPlace struct{ start, written int }

// longestRun finds the longest run of tags that are in order.
type longestRun struct {
	places                []tagPlace // in the order of the source
	starts, next, longest []int
}

// inOrder is the most of the places that are in order; where there is a choice, those that come first. (It is the longest increasing
// subsequence, found from the end.)
func (l *longestRun) inOrder() []int {
	starts := l.starts[:0] // the place that the best sequence of each length begins with
	next := slices.Grow(l.next[:0], len(l.places))[:len(l.places)]
	for i, p := range slices.Backward(l.places) {
		n := sort.Search(len(starts), func(k int) bool { return l.places[starts[k]].written < p.written })
		next[i] = -1
		if n > 0 {
			next[i] = starts[n-1]
		}
		if n == len(starts) {
			starts = append(starts, i)
		} else {
			starts[n] = i
		}
	}
	longest := l.longest[:0]
	for i := starts[len(starts)-1]; i >= 0; i = next[i] {
		longest = append(longest, i)
	}
	l.starts, l.next, l.longest = starts, next, longest
	return longest
}
