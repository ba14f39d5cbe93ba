package game

import (
	"sort"
	"strings"

	"pbn/core/item"
	"pbn/core/source"
)

// CommandsOf returns the commands that are in a comment.
func (g *Game) CommandsOf(c *Comment) []Command {
	all := g.Commands
	start := sort.Search(len(all), func(i int) bool {
		return all[i].Move > c.Move || all[i].Move == c.Move && all[i].Item >= c.Item
	})
	end := start
	for end < len(all) && all[end].Item == c.Item {
		end++
	}
	return all[start:end]
}

// Parts returns the name and the parameters of a command.
func (c *Command) Parts(text *source.Text) (name, parameters string) {
	whole, after := c.Whole.Span(), c.Parameters.Span()
	name = text.Decode(source.Span{Start: whole.Start + len("[%"), End: after.Start})
	return strings.TrimRightFunc(name, isBlank), text.Decode(after)
}

// isBlank reports whether a character is white space, or another control character.
func isBlank(c rune) bool { return c <= ' ' }

// IsLine reports whether a comment begins with a semicolon and goes on to the end of its line.
func (g *Game) IsLine(c *Comment) bool { return g.Items.Items[c.Item].Kind == item.LineComment }

// InnerSpan returns where the text of a comment is, without its delimiters.
func (g *Game) InnerSpan(text *source.Text, c *Comment) source.Span {
	i := &g.Items.Items[c.Item]
	s := source.Span{Start: int(i.Start) + 1, End: int(i.End)}
	if i.Kind == item.BraceComment && s.End > s.Start && text.Bytes[s.End-1] == '}' {
		s.End--
	}
	return s
}

// SaidIn returns what people read of a comment: without its delimiters, its commands, and the white space around these.
func (g *Game) SaidIn(text *source.Text, c *Comment) string {
	s := g.InnerSpan(text, c)
	var pieces []string
	add := func(s source.Span) {
		if piece := strings.TrimFunc(text.Decode(s), isBlank); piece != "" {
			pieces = append(pieces, piece)
		}
	}
	commands := g.CommandsOf(c)
	for k := range commands {
		whole := commands[k].Whole.Span()
		add(source.Span{Start: s.Start, End: whole.Start})
		s.Start = whole.End
	}
	add(s)
	return strings.Join(pieces, " ")
}
