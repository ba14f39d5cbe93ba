package spell

import (
	"pbn/core/chess"
	"pbn/core/item"
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
	for i := range g.Variations {
		if v := &g.Variations[i]; v.First < v.End {
			out.Moves[v.First].Opens++
			out.Moves[v.End-1].Closes++
		}
	}
	for _, n := range g.NAGs {
		list := &out.NAGs
		switch {
		case n.Move >= 0 && n.Before:
			list = &out.Moves[n.Move].NAGsBefore
		case n.Move >= 0:
			list = &out.Moves[n.Move].NAGs
		}
		*list = append(*list, int(n.Number))
	}
	for i := range g.Comments {
		c := &g.Comments[i]
		list := &out.Comments
		switch {
		case c.AfterEnd:
			list = &out.After
		case c.Move >= 0:
			list = &out.Moves[c.Move].Comments
		}
		*list = append(*list, CommentOf(text, g, c))
	}
	for i := range g.Texts {
		t := &g.Texts[i]
		span := g.Items.Span(int(t.First), text.Bytes).To(g.Items.Span(int(t.Last), text.Bytes))
		out.Texts = append(out.Texts, text.Decode(span))
	}
	for k := range g.Items.Items {
		if g.Items.Items[k].Kind == item.Escape {
			out.Escapes = append(out.Escapes, text.Decode(g.Items.Span(k, text.Bytes)))
		}
	}
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
