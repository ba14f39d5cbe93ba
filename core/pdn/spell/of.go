package spell

import (
	"pbn/core/given"
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/source"
	"pbn/core/tree"
)

// Of returns a game that was read. Its texts are its own. A setup that no move is made from is text that means nothing.
func Of(text *source.Text, g *game.Game) *Game {
	ending := g.Ending
	if g.Marker == 0 {
		ending = g.Result
	}
	out := &Game{Result: ending.String(), Moves: make([]Move, len(g.Moves))}
	for i := range g.Tags {
		t := &g.Tags[i]
		out.Tags = append(out.Tags, Tag{Name: t.Name(text), Value: t.Text(text), Duplicate: t.Flags&game.Duplicate != 0})
	}
	isUsed := make([]bool, len(g.Setups))
	for k := range g.Moves {
		m := &g.Moves[k]
		out.Moves[k].Word = text.Decode(g.SpanOf(k))
		if m.Flags&game.Word == 0 {
			out.Moves[k].Made = m.Move
		}
		if m.Setup >= 0 {
			out.Moves[k].Setup = text.Decode(g.Setups[m.Setup].Value.Span())
			isUsed[m.Setup] = true
		}
	}
	around := given.Around{Items: g.Items, Variations: g.Variations, Comments: g.Comments, NAGs: g.NAGs, Texts: g.Texts}
	out.Add(text, around, func(c *tree.Comment) Comment { return CommentOf(text, g, c) })
	for i := range g.Setups {
		if !isUsed[i] {
			out.Texts = append(out.Texts, text.Decode(g.Items.Span(int(g.Setups[i].Item), text.Bytes)))
		}
	}
	return out
}

// CommentOf returns a comment that was read.
func CommentOf(text *source.Text, g *game.Game, c *tree.Comment) Comment {
	out := Comment{Text: g.SaidIn(text, c), ToEnd: g.Items.Items[c.Item].Kind == item.LineComment, Before: c.Before}
	commands := g.CommandsOf(c)
	for i := range commands {
		name, value := commands[i].Parts(text)
		out.Commands = append(out.Commands, Command{Name: name, Value: value})
	}
	return out
}
