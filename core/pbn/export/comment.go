package export

import (
	"strings"
	"unicode/utf8"

	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/scan"
	"pbn/core/plain"
)

// escapes writes escape lines, each on a line of its own (2.4). One that becomes a line of the header only because characters were
// replaced gets another "%".
func (o *output) escapes(escapes []game.Escape) {
	for _, e := range escapes {
		text := o.fit(e.Text, plain.InEscape, e.Span())
		if text != e.Text && game.IsHeaderLine(text) {
			text = "%" + text
		}
		o.line(text, e.Span())
	}
}

// comment writes a comment after one space. It begins a new line if it does not fit, or has several lines (3.8).
func (o *output) comment(c *game.Comment) {
	o.escapes(c.Escapes())
	text, toLineEnd := o.commentText(c)
	end := strings.IndexByte(text, '\n')
	if o.lines.Column > 0 && (end >= 0 || !o.lines.HasRoom(o.length(text)+commentDelimiters(toLineEnd))) {
		o.lines.End()
	}
	if o.lines.Column > 0 {
		o.lines.PutPlain(" ")
	}
	if toLineEnd {
		o.lines.PutPlain(";")
		o.putOwn(text)
		o.lines.End()
		return
	}
	o.lines.PutPlain("{")
	for ; end >= 0; end = strings.IndexByte(text, '\n') {
		o.putOwn(text[:end])
		o.lines.Bytes = append(o.lines.Bytes, lineEnd...)
		o.lines.Column, text = 0, text[end+1:]
	}
	o.putOwn(text)
	o.lines.PutPlain("}")
}

// commentText returns a comment without its delimiters, with lines that are short enough. One to the end of the line that is too long
// becomes a brace comment.
func (o *output) commentText(c *game.Comment) (text string, toLineEnd bool) {
	if o.isPlain && o.hasShortLines && c.Kind != game.TextComment {
		return c.Text, c.Kind == game.LineComment
	}
	text = o.fit(c.Text, plain.InComment, c.Span())
	if c.Kind == game.LineComment && utf8.RuneCountInString(text) < habits.MaxLine {
		return text, true
	}
	if c.Kind != game.BraceComment {
		text = strings.ReplaceAll(text, "}", ")")
	}
	if len(text) > habits.MaxLine-2 || strings.IndexByte(text, '\n') >= 0 {
		text = guard(wrap(guard(text)))
	}
	return text, false
}

// commentDelimiters returns how many characters delimit a comment.
func commentDelimiters(toLineEnd bool) int {
	if toLineEnd {
		return len(";")
	}
	return len("{}")
}

// guard indents the lines that would end the comment when it is read again: those that look like the tags of another game, if the comment
// has a left brace, too. No comment that was read has such lines, but replacing quotes or tabs and breaking lines can make one.
func guard(text string) string {
	if !strings.Contains(text, "\n[") || !strings.Contains(text, "{") {
		return text
	}
	lines := strings.Split(text, "\n")
	for i := 1; i < len(lines); i++ {
		if scan.BeginsGame([]byte(lines[i])) && strings.TrimSpace(lines[i-1]) == "" {
			lines[i] = " " + lines[i]
		}
	}
	return strings.Join(lines, "\n")
}
