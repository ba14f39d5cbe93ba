package syntax

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/source"
)

// mostEdits bounds what one fix changes.
const mostEdits = 100

// CloseString is the fix of a string that is not closed, or has a quote inside without a backslash: its value stays. Where a
// right bracket stands in what was not closed, the string is closed before it, which may be meant. The value of a tag pair that has
// no right bracket at all gets that, too.
func (t *Tree) CloseString(token int32, lacksBracket bool, diags *diag.List) []diag.Fix {
	span := t.TokenSpan(token)
	raw := t.Text.Slice(span)
	end := len(raw)
	closed := end > 1 && raw[end-1] == '"'
	if closed {
		end--
	}
	title, safe, edits := "Close the string", true, diags.Edits()
	if closed {
		title = "Write \\ before the quotes and the backslash inside"
	} else if i := bytes.LastIndexByte(raw, ']'); i >= 0 {
		title, safe = "Close the string before “]”", false
		end = i
	}
	insert := func(at int, what string) {
		at += span.Start
		edits = append(edits, diag.Edit{Place: diag.At(source.Span{Start: at, End: at}), Text: what})
	}
	closing := ""
	for i := 1; i < end && len(edits) <= mostEdits; i++ {
		switch {
		case raw[i] == '"':
			insert(i, `\`)
		case raw[i] != '\\':
		case i+1 == end:
			closing = `\`
		case raw[i+1] == '"' || raw[i+1] == '\\':
			i++
		}
	}
	if !closed {
		closing += `"`
		if lacksBracket && end == len(raw) {
			closing += "]"
		}
	}
	if closing != "" {
		insert(end, closing)
	}
	if len(edits) > mostEdits {
		return nil
	}
	return diags.Fix(title, safe, edits...)
}

// closeTag is the fix of a tag pair without a right bracket. What stands behind the value may have been meant as data.
func (p *Parser) closeTag(read tagPairRead) []diag.Fix {
	safe := true
	for _, i := range read.inside {
		if i > read.node.Value {
			safe = safe && p.isCommentary(i)
		}
	}
	end := p.tree.NodeSpan(read.node).End
	fix := p.diags.Replace("Write “]” after the value", source.Span{Start: end, End: end}, "]")
	fix[0].Safe = safe
	return fix
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

// moveBehind is the fix of comments inside a tag pair: they go behind it.
func (p *Parser) moveBehind(read tagPairRead) []diag.Fix {
	if !read.closed {
		return nil
	}
	for _, i := range read.inside {
		if !p.isCommentary(i) || p.tree.Tokens[i].Kind == EscapeLine {
			return nil
		}
	}
	end := p.tree.NodeSpan(read.node).End
	p.lexer.lookedAt(end, p.lexer.run(end, blank))
	moved, ok := p.tree.Moved(read.inside, end)
	if !ok {
		return nil
	}
	fix := diag.Fix{Title: "Move the comments after the tag", Safe: true}
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
			fix.Edits = append(fix.Edits, diag.Edit{Place: diag.At(span), Text: gap.blank})
		}
	}
	fix.Edits = append(fix.Edits, diag.Edit{Place: diag.At(source.Span{Start: end, End: end}), Text: moved})
	return []diag.Fix{fix}
}

// closeComment closes a comment where it was ended; it may be meant to end earlier.
func closeComment(t Token) []diag.Fix {
	end := int(t.End)
	return []diag.Fix{{Title: "Close the comment before the next tag", Edits: []diag.Edit{{Place: diag.At(source.Span{Start: end, End: end}), Text: "}"}}}}
}

// putInQuotes makes a string of a word of a table, which is the last node. A backslash in it would have another meaning
// there, and behind unexpected text a quote could be read with that.
func (t *Tree) putInQuotes(token int32) []diag.Fix {
	span := t.TokenSpan(token)
	if bytes.IndexByte(t.Text.Slice(span), '\\') >= 0 || t.Nodes[len(t.Nodes)-2].Kind == Unexpected {
		return nil
	}
	start, end := diag.At(source.Span{Start: span.Start, End: span.Start}), diag.At(source.Span{Start: span.End, End: span.End})
	return []diag.Fix{{Title: "Put it in quotes", Safe: true, Edits: []diag.Edit{{Place: start, Text: `"`}, {Place: end, Text: `"`}}}}
}
