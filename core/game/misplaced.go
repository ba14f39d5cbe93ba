package game

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
)

// reportMisplaced reports the comments among the elements of the section that ends. The first has a fix that moves all of
// them.
func (b *builder) reportMisplaced() {
	for i, token := range b.misplaced {
		span := b.tree.TokenSpan(token)
		if b.tree.Tokens[token].Broken {
			continue // it is not closed, which was reported
		}
		if i > 0 {
			b.diags.Find(rules.SyntaxCommentInSection, 0, span)
		} else if b.diags.Find(rules.SyntaxCommentInSection, 0, span, rules.Flag(b.sectionIsClear())) {
			b.moveMisplaced()
		}
	}
	b.misplaced = b.misplaced[:0]
}

// moveMisplaced gives the last finding the edits that move the comments after what comes after the section's tag already.
func (b *builder) moveMisplaced() {
	to := max(b.game.Tags[b.openTag].Span.End, b.tree.NodeSpan(b.tree.Nodes[b.dataAt-1]).End)
	moved, ok := b.tree.Moved(b.misplaced, to)
	if !ok {
		return
	}
	b.diags.Said().Part(source.Span{Start: to, End: to}, moved)
	for i := 0; i < len(b.misplaced); i++ {
		span := b.tree.TokenSpan(b.misplaced[i])
		for i+1 < len(b.misplaced) && b.onlyWhiteSpace(b.misplaced[i]+1, b.misplaced[i+1]) {
			i++
			span = span.To(b.tree.TokenSpan(b.misplaced[i]))
		}
		cut := diag.Cut(b.text, span)
		b.diags.Said().Part(cut.Span, cut.Text)
	}
}

// sectionIsClear tells whether the section has no unexpected text, which may swallow what is moved.
func (b *builder) sectionIsClear() bool {
	nodes := b.tree.Nodes
	first := b.dataAt
	for first > 0 && nodes[first].Kind != syntax.TagPair {
		first--
	}
	return !slices.ContainsFunc(nodes[first:b.at+1], func(n syntax.Node) bool { return n.Kind == syntax.Unexpected })
}

// onlyWhiteSpace reports whether there is nothing but white space between two tokens, and no semi-empty line.
func (b *builder) onlyWhiteSpace(from, to int32) bool {
	for _, t := range b.tree.Tokens[from:to] {
		if t.Kind != syntax.Space && t.Kind != syntax.LineEnd {
			return false
		}
	}
	return true
}
