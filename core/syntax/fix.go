package syntax

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbn/core/source"
)

// onlyCommentaryAfterValue reports whether nothing between the value of a tag pair and its end may have been meant as data.
func (p *Parser) onlyCommentaryAfterValue(read *tagPairRead) bool {
	for _, i := range read.inside {
		if i > read.node.Value && !p.isCommentary(i) {
			return false
		}
	}
	return true
}

func (p *Parser) isCommentary(token int32) bool {
	switch p.tree.Tokens[token].Kind {
	case LineComment, BraceComment, EscapeLine:
		return true
	}
	return false
}

// MostMoved bounds how many comments one fix moves.
const MostMoved = 16

// Moved is the text of comments that are put, each on a line of its own, at an offset; ok is false where they cannot be.
func (t *Tree) Moved(comments []int32, to int) (moved string, ok bool) {
	newLine := t.Text.LineEnd()
	if len(comments) > MostMoved {
		return "", false
	}
	isLine := false
	for _, i := range comments {
		text := t.Text.Decode(t.TokenSpan(i))
		if t.Tokens[i].Broken || strings.ContainsRune(text, utf8.RuneError) {
			return "", false
		}
		moved += newLine + text
		isLine = t.Tokens[i].Kind == LineComment
	}
	rest := t.Text.Bytes[to:]
	for n := 0; isLine && n < len(rest) && classes[rest[n]]&lineEnd == 0; n++ {
		if classes[rest[n]]&spaceOrTab == 0 {
			return moved + newLine, rest[0] != '%'
		}
	}
	return moved, true
}

// moveBehind gives the last finding the edits that move the comments inside a tag pair after it.
func (p *Parser) moveBehind(read tagPairRead) {
	if !read.closed {
		return
	}
	for _, i := range read.inside {
		if !p.isCommentary(i) || p.tree.Tokens[i].Kind == EscapeLine {
			return
		}
	}
	end := p.tree.NodeSpan(read.node).End
	p.lexer.lookedAt(end, p.lexer.run(end, blank))
	moved, ok := p.tree.Moved(read.inside, end)
	if !ok {
		return
	}
	n := read.node
	for _, gap := range [...]struct {
		first, end int32
		blank      string
	}{{n.First + 1, n.Name, ""}, {n.Name + 1, n.Value, " "}, {n.Value + 1, n.End - 1, ""}} {
		hasComment := false
		for i := gap.first; i < gap.end; i++ {
			switch {
			case p.isCommentary(i):
				hasComment = true
			case p.tree.Tokens[i].Kind == LineEnd:
				gap.blank = p.tree.Text.LineEnd()
			}
		}
		if hasComment {
			span := source.Span{Start: int(p.tree.Tokens[gap.first].Start), End: int(p.tree.Tokens[gap.end].Start)}
			p.found.Part(span, gap.blank)
		}
	}
	p.found.Part(source.Span{Start: end, End: end}, moved)
}

// mayQuote reports whether a word of a table, which is the last node, means the same in quotes. A backslash in it would have another
// meaning there, and after unexpected text a quote could be read with that.
func (t *Tree) mayQuote(token int32) bool {
	return bytes.IndexByte(t.Bytes(token), '\\') < 0 && t.Nodes[len(t.Nodes)-2].Kind != Unexpected
}
