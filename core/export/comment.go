package export

import (
	"strings"
	"unicode/utf8"

	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/syntax"
)

// escapes writes escape lines, each on a line of its own (2.4). One that only other characters would make a line of the header
// gets another "%".
func (w *Writer) escapes(escapes []game.Escape) {
	for _, e := range escapes {
		text := w.fit(e.Text, inComment, e.Span)
		if text != e.Text && game.IsHeaderLine(text) {
			text = "%" + text
		}
		w.line(text, e.Span)
	}
}

// comments writes the comments of an element, each behind one space. A comment begins a new line where it does not fit,
// where it has several lines, and, behind a tag, the first always does (3.8). tagEnd is where the tag ends that they belong to.
func (w *Writer) comments(comments []game.Comment, of owner, tagEnd int) {
	for i := range comments {
		c := &comments[i]
		if w.differences.isOn() {
			w.differences.comment(c, of, i == 0, tagEnd)
		}
		w.escapes(c.Escapes)
		text, toLineEnd := w.commentText(c)
		if w.column > 0 && (strings.IndexByte(text, '\n') >= 0 || !w.hasRoom(utf8.RuneCountInString(text)+commentDelimiters(toLineEnd))) {
			w.endLine()
		}
		if w.column > 0 {
			w.put(" ")
		}
		if toLineEnd {
			w.put(";")
			w.put(text)
			w.endLine()
			continue
		}
		w.put("{")
		for {
			line, rest, more := strings.Cut(text, "\n")
			w.put(line)
			if !more {
				break
			}
			w.out = append(w.out, lineEnd...)
			w.column, text = 0, rest
		}
		w.put("}")
	}
}

// commentText is a comment without its delimiters, its lines short enough. A comment to the end of the line that is too long becomes a brace
// comment.
func (w *Writer) commentText(c *game.Comment) (text string, toLineEnd bool) {
	text = w.fit(c.Text, inComment, c.Span)
	if c.Kind == game.LineComment && utf8.RuneCountInString(text) < source.MaxLine {
		return text, true
	}
	if c.Kind != game.BraceComment {
		text = strings.ReplaceAll(text, "}", ")")
	}
	if len(text) > source.MaxLine-2 || strings.IndexByte(text, '\n') >= 0 {
		text = guard(wrap(guard(text)))
	}
	return text, false
}

// commentDelimiters is how many characters delimit a comment.
func commentDelimiters(toLineEnd bool) int {
	if toLineEnd {
		return len(";")
	}
	return len("{}")
}

// guard indents the lines that would end the comment when it is read again: those that look like the tags of another
// game, where the comment has a left brace too. A source has none such in a comment, but other quotes, a tab or a break can make one.
func guard(text string) string {
	if !strings.Contains(text, "\n[") || !strings.Contains(text, "{") {
		return text
	}
	lines := strings.Split(text, "\n")
	for i := 1; i < len(lines); i++ {
		if syntax.BeginsGame([]byte(lines[i])) && strings.TrimSpace(lines[i-1]) == "" {
			lines[i] = " " + lines[i]
		}
	}
	return strings.Join(lines, "\n")
}
