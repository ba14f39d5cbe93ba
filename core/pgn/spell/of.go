package spell

import (
	"pbn/core/chess"
	"pbn/core/given"
	"pbn/core/pgn/game"
	"pbn/core/source"
)

// Of returns a game that was read. Its texts are its own.
func Of(text *source.Text, g *game.Game) *Game {
	out := &Game{Result: g.Result.String(), Moves: make([]Move, len(g.Moves))}
	for i := range g.Tags {
		t := &g.Tags[i]
		out.Tags = append(out.Tags, Tag{Name: t.Name(text), Value: t.Text(text), Duplicate: t.Flags&game.Duplicate != 0})
	}
	for k := range g.Moves {
		m := &g.Moves[k]
		out.Moves[k].Word = text.Decode(g.Items.Span(int(m.Item), text.Bytes))
		if m.Move != chess.NoMove {
			out.Moves[k].Made = m.Move
		}
	}
	around := given.Around{Items: g.Items, Variations: g.Variations, Comments: g.Comments, NAGs: g.NAGs, Texts: g.Texts}
	out.Add(text, around, func(c *game.Comment) Comment { return CommentOf(text, g, c) })
	return out
}

// CommentOf returns a comment that was read.
func CommentOf(text *source.Text, g *game.Game, c *game.Comment) Comment {
	out := Comment{Text: g.SaidIn(text, c), ToEnd: g.IsLine(c), Before: c.Before}
	commands := g.CommandsOf(c)
	for i := range commands {
		name, value := commands[i].Parts(text)
		out.Commands = append(out.Commands, Command{Name: name, Value: value})
	}
	return out
}
