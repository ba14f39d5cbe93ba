package game

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/rules"
	"pbn/core/source"
)

// reportMisplaced reports the comments among the elements of the section that ends. The first has a fix that moves all of
// them.
func (b *builder) reportMisplaced() {
	for n, k := range b.misplaced {
		if b.items.Items[k].Flags&item.Broken != 0 {
			continue // it is not closed, which was reported
		}
		if n > 0 {
			b.diags.Find(rules.SyntaxCommentInSection, 0, b.span(k))
		} else if b.diags.Find(rules.SyntaxCommentInSection, 0, b.span(k), rules.Flag(b.sectionIsClear())) {
			b.moveMisplaced()
		}
	}
	b.misplaced = b.misplaced[:0]
}

// moveMisplaced gives the last finding the edits that move the comments after what comes after the section's tag already.
func (b *builder) moveMisplaced() {
	to := max(b.game.Tags[b.openTag].Span().End, b.span(b.dataAt-1).End)
	moved, ok := b.moved(b.misplaced, to)
	if !ok {
		return
	}
	b.diags.Said().Part(source.Span{Start: to, End: to}, moved)
	for i := 0; i < len(b.misplaced); i++ {
		span := b.span(b.misplaced[i])
		for i+1 < len(b.misplaced) && b.misplaced[i+1] == b.misplaced[i]+1 {
			i++
			span = span.To(b.span(b.misplaced[i]))
		}
		cut := diag.Cut(b.text, span)
		b.diags.Said().Part(cut.Span, cut.Text)
	}
}

// sectionIsClear reports whether the section has no unexpected text, which may swallow what is moved.
func (b *builder) sectionIsClear() bool {
	items := b.items.Items
	first := b.dataAt
	for first > 0 && items[first].Kind != item.Tag {
		first--
	}
	return !slices.ContainsFunc(items[first:b.at+1], func(i item.Item) bool { return i.Kind == item.Junk })
}
