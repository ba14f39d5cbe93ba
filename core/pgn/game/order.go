package game

import "pbn/core/tree"

// sorting has what is attached to moves sorted by them.
type sorting struct {
	counts   tree.Counts
	comments []Comment
	nags     []NAG
	commands []Command
}

// sort sorts the comments, NAGs and commands of a game.
func (s *sorting) sort(g *Game) {
	if len(g.Variations) == 0 {
		return
	}
	g.Comments, s.comments = tree.Sort(g.Comments, s.comments, &s.counts, len(g.Moves), func(c *Comment) int32 { return c.Move })
	g.NAGs, s.nags = tree.Sort(g.NAGs, s.nags, &s.counts, len(g.Moves), func(n *NAG) int32 { return n.Move })
	g.Commands, s.commands = tree.Sort(g.Commands, s.commands, &s.counts, len(g.Moves), func(c *Command) int32 { return c.Move })
}
