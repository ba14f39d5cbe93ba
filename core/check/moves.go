package check

import (
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
	diags *diag.List

	// What the auction leads to is not certain, or who makes which call.
	callsDoubtful, callersDoubtful bool
	// What is trump, or who leads, is not certain.
	playDoubtful bool
	// The cards of the play are not certain, or who wins a trick.
	tricksDoubtful bool
}

func checkMoves(t *source.Text, g *game.Game, diags *diag.List) {
	m := &moves{text: t, Game: g, diags: diags}
	m.auction()
	m.endPosition()
	m.play()
	m.result()
	m.annotations()
}

// insertBefore is a safe fix that puts tags on lines of their own before a tag, and before the escape lines that belong to it.
func (m *moves) insertBefore(title string, t *game.Tag, tags ...string) []diag.Fix {
	at := t.Span.Start
	if len(t.Escapes) > 0 {
		at = t.Escapes[0].Span.Start
	}
	lineEnd, text := m.lineEnd(at), ""
	for _, tag := range tags {
		text += tag + lineEnd
	}
	return diag.Replace(title, source.Span{Start: at, End: at}, text)
}

// remove is a safe fix that takes a token out, with the space before it. What stands around it stays apart.
func (m *moves) remove(title string, token source.Span) []diag.Fix {
	bytes, apart := m.text.Bytes, " "
	if token.End == len(bytes) || bytes[token.End] <= ' ' {
		apart = ""
	}
	if bytes[token.Start-1] == ' ' {
		token.Start--
	}
	return diag.Replace(title, token, apart)
}

// closing is the safe fix that puts "*" behind the last move and all that belongs to it. What stands behind a semi-empty
// line does not.
func (m *moves) closing(list []game.Move) []diag.Fix {
	last := &list[len(list)-1]
	end := m.behind(last.Comments, last.Span.End)
	for _, a := range last.Annotations {
		if m.semiEmpty(end, a.Span.Start) {
			break
		}
		end = m.behind(a.Comments, a.Span.End)
	}
	if m.isOpen(last, end) {
		return nil
	}
	return diag.Replace("End it with “*”", source.Span{Start: end, End: end}, m.lineEnd(end)+"*")
}

// isOpen tells whether what stands behind a move, up to an offset, takes in what comes next: a comment that is not closed, or
// text that was kept, such as a mark without its call.
func (m *moves) isOpen(last *game.Move, end int) bool {
	return slices.ContainsFunc(last.AllComments(), func(c game.Comment) bool {
		return c.Kind == game.TextComment || c.Kind == game.BraceComment && c.Span.End == end && m.text.Bytes[end-1] != '}'
	})
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
	for _, c := range m.text.Bytes[start:max(start, end)] {
		switch {
		case c == '\n' && blank:
			return true
		case c == '\n':
			blank = true
		case c != ' ' && c != '\t' && c != '\r':
			blank = false
		}
	}
	return false
}

// lineEnd is the line end that the file has behind a place. It does not look beyond the longest line (2.3).
func (m *moves) lineEnd(at int) string {
	const longest = 255
	rest := m.text.Bytes[at:min(len(m.text.Bytes), at+longest)]
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
