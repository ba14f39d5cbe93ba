package game

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// reportMisplaced reports comments among the elements of a section, which begins with an item and ends before another. The first has a fix
// that moves all of them to a place, after what comes after the section's tag already.
func (f *faults) reportMisplaced(comments []int, to, first, end int) {
	for n, k := range comments {
		if f.in.items.Items[k].Flags&item.Broken != 0 {
			continue // it is not closed, which was reported
		}
		if e := rules.CommentInSection.Find(f.in.diags, f.in.span(k)); n == 0 && e.IsKept() {
			e.Say(rules.MoveOfComments{IsSafe: f.isClear(first, end)})
			f.moveMisplaced(e, comments, to)
		}
	}
}

// moveMisplaced gives a finding the edits that move the comments.
func (f *faults) moveMisplaced(e diag.Entry[rules.MoveOfComments], comments []int, to int) {
	moved, ok := f.moved(comments, to)
	if !ok {
		return
	}
	e.Part(source.Span{Start: to, End: to}, moved)
	for i := 0; i < len(comments); i++ {
		span := f.in.span(comments[i])
		for i+1 < len(comments) && comments[i+1] == comments[i]+1 {
			i++
			span = span.To(f.in.span(comments[i]))
		}
		cut := diag.Cut(f.in.text, span)
		e.Part(cut.Place.Span, cut.Text)
	}
}

// isClear reports whether a section, from an item to another, has no unexpected text, which may swallow what is moved. What is before its
// first element belongs to it.
func (f *faults) isClear(first, end int) bool {
	items := f.in.items.Items
	for first > 0 && items[first].Kind != item.Tag {
		first--
	}
	return !slices.ContainsFunc(items[first:end], func(i item.Item) bool { return i.Kind == item.Junk })
}
