package export

import (
	"strings"
	"unicode/utf8"

	"pbn/core/game"
	"pbn/core/source"
)

// escapes writes escape lines, each on a line of its own (2.4).
func (w *Writer) escapes(lines []string, span source.Span) {
	for _, text := range lines {
		w.line(w.fit(strings.ReplaceAll(text, "\t", " "), inComment, span), span)
	}
}

// comments writes the comments of an element, each behind one space. A comment begins a new line where it does not fit,
// where it has several lines, and, behind a tag, the first always does (3.8).
func (w *Writer) comments(comments []game.Comment) {
	for i := range comments {
		c := &comments[i]
		w.escapes(c.Escapes, c.Span)
		text := w.commentText(c)
		if w.column > 0 && (strings.Contains(text, "\n") || w.column+1+utf8.RuneCountInString(text) > wrapLine) {
			w.endLine()
		}
		if w.column > 0 {
			w.put(" ")
		}
		for k, line := range strings.Split(text, "\n") {
			if k > 0 {
				w.out = append(w.out, '\r', '\n')
				w.column = 0
			}
			w.put(line)
		}
		if text[0] == ';' {
			w.endLine()
		}
	}
}

// commentText is a comment with its delimiters, its lines short enough. A comment to the end of the line that is too
// long becomes a brace comment.
func (w *Writer) commentText(c *game.Comment) string {
	text := w.fit(c.Text, inComment, c.Span)
	if c.Kind == game.LineComment && utf8.RuneCountInString(text) < maxLine {
		return ";" + text
	}
	if c.Kind != game.BraceComment {
		text = strings.ReplaceAll(text, "}", ")")
	}
	return "{" + wrap(text, 1) + "}"
}
