package check

import (
	"bytes"
	"slices"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
)

// insertBefore gives the last finding the edit that puts tags on lines of their own before a tag, and before the escape lines that belong
// to it.
func insertBefore(text *source.Text, diags *diag.List, t *game.Tag, tags ...string) {
	at := t.Span.Start
	if len(t.Escapes) > 0 && onlyEscapeLines(text.Bytes[t.Escapes[0].Span.Start:at]) {
		at = t.Escapes[0].Span.Start
	}
	lineEnd, lines := lineEndAfter(text, at), ""
	for _, tag := range tags {
		lines += tag + lineEnd
	}
	diags.Said().Part(source.Span{Start: at, End: at}, lines)
}

// onlyEscapeLines tells whether the lines of a text that ends inside of a line are escape lines, and that has only blanks.
func onlyEscapeLines(text []byte) bool {
	for {
		end := bytes.IndexAny(text, "\r\n")
		if end < 0 {
			return !slices.ContainsFunc(text, func(c byte) bool { return !isSpaceOrTab(c) })
		}
		if text[0] != '%' {
			return false
		}
		text = bytes.TrimPrefix(bytes.TrimPrefix(text[end:], []byte{'\r'}), []byte{'\n'})
	}
}

// closing gives the last finding the edit that puts "*" after the last move and all that belongs to it. What comes after a semi-empty
// line does not.
func closing(text *source.Text, diags *diag.List, list []game.Move) {
	last := &list[len(list)-1]
	end := endAfter(text, last.Comments, last.Span.End)
	for _, a := range last.Annotations {
		if hasSemiEmpty(text, end, a.Span.Start) {
			break
		}
		end = endAfter(text, a.Comments, a.Span.End)
	}
	if leavesOpen(text, last, end) {
		return
	}
	diags.Said().Part(source.Span{Start: end, End: end}, lineEndAfter(text, end)+"*")
}

// leavesOpen tells whether what comes after a move, up to an offset, takes in what comes next: a comment that is not closed, or
// text that was kept, such as a mark without its call.
func leavesOpen(text *source.Text, last *game.Move, end int) bool {
	return hasText(last) || slices.ContainsFunc(last.AllComments(), func(c game.Comment) bool { return c.Span.End == end && isOpenBrace(text, c) })
}

// isCut tells whether a comment that is not closed ends a section: it may have moves in it.
func isCut(t *source.Text, list []game.Move) bool {
	return len(list) > 0 && slices.ContainsFunc(list[len(list)-1].AllComments(), func(c game.Comment) bool { return isOpenBrace(t, c) })
}

func isOpenBrace(t *source.Text, c game.Comment) bool {
	return c.Kind == game.BraceComment && t.Bytes[c.Span.End-1] != '}'
}

// isMisspelt tells whether unexpected text that may be meant as a mark, such as "^i", comes after a move, or, where that is nil, after the tag
// of the section: so it is the next move's.
func isMisspelt(section *game.Tag, before *game.Move) bool {
	comments := section.Comments
	if before != nil {
		comments = before.Comments
		for i := range before.Annotations {
			if behind := before.Annotations[i].Comments; len(behind) > 0 {
				comments = behind
			}
		}
	}
	n := len(comments)
	return n > 0 && comments[n-1].Kind == game.TextComment && comments[n-1].Text[0] == '^'
}

// endAfter is the end of the last of some comments that no semi-empty line parts from what comes before.
func endAfter(text *source.Text, comments []game.Comment, end int) int {
	for _, c := range comments {
		if hasSemiEmpty(text, end, c.Span.Start) {
			break
		}
		end = c.Span.End
	}
	return end
}

// hasSemiEmpty tells whether more than one line ends between two places, between which there is nothing but escape lines.
func hasSemiEmpty(text *source.Text, start, end int) bool {
	blank := false
	between := text.Bytes[start:max(start, end)]
	for i, c := range between {
		switch {
		case c == '\n' && i > 0 && between[i-1] == '\r':
		case source.IsLineEnd(c) && blank:
			return true
		case source.IsLineEnd(c):
			blank = true
		case !isSpaceOrTab(c):
			blank = false
		}
	}
	return false
}

// lineEndAfter is the line end that the file has after a place. It does not look beyond the longest line (2.3).
func lineEndAfter(text *source.Text, at int) string {
	rest := text.Bytes[at:min(len(text.Bytes), at+maxLine+1)]
	for i, c := range rest {
		switch {
		case c == '\n':
			return "\n"
		case c == '\r' && i+1 < len(rest) && rest[i+1] == '\n':
			return "\r\n"
		case c == '\r':
			return "\r"
		}
	}
	return "\n"
}

// kept is a place that a later game may name. In a window, which moves on, it is found now, and else where it is reported.
func kept(t *source.Text, span source.Span) diag.Place {
	if t.Complete {
		return diag.At(span)
	}
	return diag.PlaceIn(t, span)
}
