package check

import (
	"bytes"
	"slices"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// placeOf returns the tag before which one of the mandatory set goes that a game lacks: in a file of export format the first of those that
// come after it there (3.4), and otherwise the given one. isSafe is false if the tags are in another order, or it does not begin a line:
// then no place is the right one.
func placeOf(missing tags.Tag, text *source.Text, g *game.Game, otherwise *game.Tag, isExport bool) (before *game.Tag, isSafe bool) {
	if !isExport {
		return otherwise, true
	}
	isSafe = true
	for i := range g.Tags {
		switch t := &g.Tags[i]; {
		case t.Duplicate:
		case t.Number == tags.Other || t.Number > missing:
			if before == nil {
				before = t
			}
		default:
			isSafe = isSafe && before == nil
		}
	}
	start := before.Span().Start
	return before, isSafe && (start == 0 || source.IsLineEnd(text.Bytes[start-1]))
}

// insertedBefore returns the edit that puts tags, each on a line of its own, before a tag and its escape lines.
func insertedBefore(text *source.Text, t *game.Tag, pairs ...string) (place source.Span, lines string) {
	at := t.Span().Start
	if len(t.Escapes()) > 0 && onlyEscapeLines(text.Bytes[t.Escapes()[0].Span().Start:at]) {
		at = t.Escapes()[0].Span().Start
	}
	lineEnd := lineEndAfter(text, at)
	for _, pair := range pairs {
		lines += pair + lineEnd
	}
	return source.Span{Start: at, End: at}, lines
}

// onlyEscapeLines reports whether all whole lines of a text are escape lines, and the line that it ends in has only blanks.
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

// closeMoves gives a finding the edit that puts "*" after the last move and what belongs to it, up to a semi-empty line.
func closeMoves[F any](text *source.Text, list []game.Move, e diag.Entry[F]) {
	last := &list[len(list)-1]
	end := endAfter(text, last.Comments(), last.Span().End)
	for _, a := range last.Annotations() {
		if hasSemiEmpty(text, end, a.Span().Start) {
			break
		}
		end = endAfter(text, a.Comments, a.Span().End)
	}
	if leavesOpen(text, last, end) {
		return
	}
	e.Part(source.Span{Start: end, End: end}, lineEndAfter(text, end)+"*")
}

// leavesOpen reports whether what a move has up to an offset would take in what is put there: a comment that is not closed, or text that
// was kept, such as a mark without its call.
func leavesOpen(text *source.Text, last *game.Move, end int) bool {
	return hasText(last) || slices.ContainsFunc(last.AllComments(), func(c game.Comment) bool { return c.Span().End == end && isOpenBrace(text, c) })
}

// isCut reports whether a section ends with a comment that is not closed: there may be moves in it.
func isCut(t *source.Text, list []game.Move) bool {
	return len(list) > 0 && slices.ContainsFunc(list[len(list)-1].AllComments(), func(c game.Comment) bool { return isOpenBrace(t, c) })
}

func isOpenBrace(t *source.Text, c game.Comment) bool {
	return c.Kind == game.BraceComment && t.Bytes[c.Span().End-1] != '}'
}

// hasMisspeltMark reports whether there is text such as "^i", which may be meant as a mark of the next move, after a move, or after the
// tag of the section if the move is nil.
func hasMisspeltMark(section *game.Tag, before *game.Move) bool {
	comments := section.Comments()
	if before != nil {
		comments = before.Comments()
		for i := range before.Annotations() {
			if after := before.Annotations()[i].Comments; len(after) > 0 {
				comments = after
			}
		}
	}
	n := len(comments)
	return n > 0 && comments[n-1].Kind == game.TextComment && comments[n-1].Text[0] == '^'
}

// endAfter returns the end of the last of some comments before a semi-empty line; the given end if there is none.
func endAfter(text *source.Text, comments []game.Comment, end int) int {
	for _, c := range comments {
		if hasSemiEmpty(text, end, c.Span().Start) {
			break
		}
		end = c.Span().End
	}
	return end
}

// hasSemiEmpty reports whether there is a semi-empty line between two offsets, with nothing else there but escape lines.
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

// lineEndAfter returns the next line end of the file, LF if there is none within the length of the longest line (2.3).
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

// kept returns a place that a later game may name. A window moves on, so there the place is found now, and otherwise when it is reported.
func kept(t *source.Text, span source.Span) diag.Place {
	if t.Complete {
		return diag.At(span)
	}
	return diag.PlaceIn(t, span)
}

func isSpaceOrTab(c byte) bool { return c == ' ' || c == '\t' || c == '\v' }
