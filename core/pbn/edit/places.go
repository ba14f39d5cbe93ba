package edit

import (
	"bytes"

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

// taken takes a part of the text out; removals finds what else goes with it.
func taken(part source.Span) diag.Splice { return diag.Splice{Start: part.Start, End: part.End} }

// removals widens what is taken out, in the order of the text, by the blanks between and before, and by the lines on which nothing else is:
// an empty line would end the game.
func removals(text []byte, all []*diag.Splice) {
	for len(all) > 0 {
		n := 1
		for n < len(all) && isOnlyBlanks(text[all[n-1].End:max(all[n-1].End, all[n].Start)]) {
			all[n].Start = all[n-1].End
			n++
		}
		first, last := all[0], all[n-1]
		start, end := first.Start, last.End
		for start > 0 && isBlank(text[start-1]) {
			start--
		}
		if start > 0 && !source.IsLineEnd(text[start-1]) {
			first.Start = start
		} else {
			last.End = lineRest(text, end)
		}
		all = all[n:]
	}
}

// lineRest returns where the blanks after an offset end, or the next line begins where nothing else is on this one.
func lineRest(text []byte, end int) int {
	for end < len(text) && isBlank(text[end]) {
		end++
	}
	switch {
	case end == len(text):
	case text[end] == '\r' && end+1 < len(text) && text[end+1] == '\n':
		end += len("\r\n")
	case source.IsLineEnd(text[end]):
		end++
	}
	return end
}

func isOnlyBlanks(text []byte) bool { return len(bytes.TrimLeft(text, " \t")) == 0 }

func isBlank(c byte) bool { return c == ' ' || c == '\t' }
