package edit

import (
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// endOfComments returns where the last of some comments ends, or an offset after which they come.
func endOfComments(offset int, comments []game.Comment) int {
	for i := range comments {
		offset = max(offset, comments[i].Span().End)
	}
	return offset
}

// endsInOpenComment reports whether the last of some comments has no right brace.
func endsInOpenComment(text []byte, comments []game.Comment) bool {
	n := len(comments)
	return n > 0 && comments[n-1].Kind == game.BraceComment && text[comments[n-1].Span().End-1] != '}'
}

// endOfTag returns where a tag ends, with its comments.
func endOfTag(t *game.Tag) int { return endOfComments(t.Span().End, t.Comments()) }

// endOfMove returns where a move ends, with its annotations and comments.
func endOfMove(m *game.Move) int {
	end := endOfComments(m.Span().End, m.Comments())
	for _, a := range m.Annotations() {
		end = endOfComments(max(end, a.Span().End), a.Comments)
	}
	return end
}

// taken takes a part of the text out; mend.Arrange finds what else goes with it: an empty line would end the game.
func taken(part source.Span) diag.Splice { return diag.Splice{Start: part.Start, End: part.End} }
