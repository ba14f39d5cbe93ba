package check

import (
	"bytes"
	"slices"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
)

// moves checks the auction, the play and what follows from them (3.5 to 3.7, 3.9, 3.10). What one check finds doubtful,
// another does not build on: one cause has one diagnostic.
type moves struct {
	text *source.Text
	*game.Game
	diags  *diag.List
	split  bool   // the game is a part of the one before it
	played *cards // what is known of the cards, in storage that is used again
	// told are the references without a note, and the notes without a reference, that were reported.
	told []toldNote

	// What the auction leads to is not certain, or who makes which call.
	callsDoubtful, callersDoubtful bool
	// What is trump, or who leads, is not certain.
	playDoubtful bool
	// The cards of the play are not certain, or who wins a trick.
	tricksDoubtful bool
}

func (c *Checker) moves(t *source.Text, g *game.Game) {
	m := &c.walk
	*m = moves{text: t, Game: g, diags: c.diags, split: c.split, played: &c.played}
	m.auction()
	m.endPosition()
	m.play()
	m.result()
	m.annotations()
	c.joinNotes(m)
}

// insertBefore gives the last finding the edit that puts tags on lines of their own before a tag, and before the escape lines that belong
// to it.
func (m *moves) insertBefore(t *game.Tag, tags ...string) {
	at := t.Span.Start
	if len(t.Escapes) > 0 && onlyEscapeLines(m.text.Bytes[t.Escapes[0].Span.Start:at]) {
		at = t.Escapes[0].Span.Start
	}
	lineEnd, text := m.lineEnd(at), ""
	for _, tag := range tags {
		text += tag + lineEnd
	}
	m.diags.Said().Part(source.Span{Start: at, End: at}, text)
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
func (m *moves) closing(list []game.Move) {
	last := &list[len(list)-1]
	end := m.behind(last.Comments, last.Span.End)
	for _, a := range last.Annotations {
		if m.semiEmpty(end, a.Span.Start) {
			break
		}
		end = m.behind(a.Comments, a.Span.End)
	}
	if m.isOpen(last, end) {
		return
	}
	m.diags.Said().Part(source.Span{Start: end, End: end}, m.lineEnd(end)+"*")
}

// isOpen tells whether what stands behind a move, up to an offset, takes in what comes next: a comment that is not closed, or
// text that was kept, such as a mark without its call.
func (m *moves) isOpen(last *game.Move, end int) bool {
	return hasText(last) || slices.ContainsFunc(last.AllComments(), func(c game.Comment) bool { return c.Span.End == end && isOpenBrace(m.text, c) })
}

// isCut tells whether a comment that is not closed ends a section: it may have moves in it.
func isCut(t *source.Text, list []game.Move) bool {
	return len(list) > 0 && slices.ContainsFunc(list[len(list)-1].AllComments(), func(c game.Comment) bool { return isOpenBrace(t, c) })
}

func isOpenBrace(t *source.Text, c game.Comment) bool {
	return c.Kind == game.BraceComment && t.Bytes[c.Span.End-1] != '}'
}

// misspelt tells whether unexpected text that may be meant as a mark, such as "^i", stands behind a move, or, where that is
// nil, behind the tag of the section: so it is the next move's.
func (m *moves) misspelt(tag int, before *game.Move) bool {
	comments := m.Tags[tag].Comments
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

// behind is the end of the last of some comments that no semi-empty line parts from what stands before.
func (m *moves) behind(comments []game.Comment, end int) int {
	for _, c := range comments {
		if m.semiEmpty(end, c.Span.Start) {
			break
		}
		end = c.Span.End
	}
	return end
}

// semiEmpty tells whether more than one line ends between two places, of which nothing but escape lines stands.
func (m *moves) semiEmpty(start, end int) bool {
	blank := false
	text := m.text.Bytes[start:max(start, end)]
	for i, c := range text {
		switch {
		case c == '\n' && i > 0 && text[i-1] == '\r':
		case isLineEnd(c) && blank:
			return true
		case isLineEnd(c):
			blank = true
		case !isSpaceOrTab(c):
			blank = false
		}
	}
	return false
}

// restOfLine is what stands behind a place, as far as its line may go, its line end included (2.3).
func (m *moves) restOfLine(at int) []byte {
	return m.text.Bytes[at:min(len(m.text.Bytes), at+maxLine+1)]
}

// lineEnd is the line end that the file has behind a place. It does not look beyond the longest line.
func (m *moves) lineEnd(at int) string {
	rest := m.restOfLine(at)
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
