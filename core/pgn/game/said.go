package game

import (
	"pbn/core/item"
	"pbn/core/source"
)

// CommandsOf returns the commands that are in a comment.
func (g *Game) CommandsOf(c *Comment) []Command {
	return item.CommandsOf(g.Commands, c.Move, c.Item, func(c *Command) (int32, uint32) { return c.Move, c.Item })
}

// Parts returns the name and the parameters of a command.
func (c *Command) Parts(text *source.Text) (name, parameters string) {
	return item.CommandParts(text, c.Whole.Span(), c.Parameters.Span())
}

// IsLine reports whether a comment begins with a semicolon and goes on to the end of its line.
func (g *Game) IsLine(c *Comment) bool { return g.Items.Items[c.Item].Kind == item.LineComment }

// SaidIn returns what people read of a comment: without its delimiters, its commands, and the white space around these.
func (g *Game) SaidIn(text *source.Text, c *Comment) string {
	commands := g.CommandsOf(c)
	return g.Items.Items[c.Item].SaidIn(text, len(commands), func(k int) source.Span { return commands[k].Whole.Span() })
}
