package game

import (
	"iter"

	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/tree"
)

// CommandsOf returns the commands that are in a comment.
func (g *Game) CommandsOf(c *tree.Comment) []Command {
	return item.CommandsOf(g.Commands, c.Move, c.Item, func(c *Command) (int32, uint32) { return c.Move, c.Item })
}

// Parts returns the name and the parameters of a command.
func (c *Command) Parts(text *source.Text) (name, parameters string) {
	return item.CommandParts(text, c.Whole.Span(), c.Parameters.Span())
}

// IsLine reports whether a comment begins with a semicolon and goes on to the end of its line.
func (g *Game) IsLine(c *tree.Comment) bool { return g.Items.Items[c.Item].Kind == item.LineComment }

// InnerSpan returns where the text of a comment is, without its delimiters.
func (g *Game) InnerSpan(text *source.Text, c *tree.Comment) source.Span {
	return g.Items.Items[c.Item].InnerSpan(text)
}

// SaidIn returns what people read of a comment: without its delimiters, its commands, and the white space around these.
func (g *Game) SaidIn(text *source.Text, c *tree.Comment) string {
	commands := g.CommandsOf(c)
	return g.Items.Items[c.Item].SaidIn(text, len(commands), func(k int) source.Span { return commands[k].Whole.Span() })
}

// SpanOf returns where a move is.
func (g *Game) SpanOf(move int) source.Span {
	m := &g.Moves[move]
	items := g.Items.Items
	return source.Span{Start: int(items[m.Item].Start), End: int(items[m.Last].End)}
}

// LastOfMainLine returns the last move of the main line, -1 where that has none.
func (g *Game) LastOfMainLine() int {
	last, end := none, 0
	for i := range g.Variations {
		v := &g.Variations[i]
		if int(v.First) > end {
			last = int(v.First) - 1
		}
		end = max(end, int(v.End))
	}
	if len(g.Moves) > end {
		last = len(g.Moves) - 1
	}
	return last
}

// MainLine returns the numbers of the moves of the main line.
func (g *Game) MainLine() iter.Seq[int] { return tree.MainLine(len(g.Moves), g.Variations) }
