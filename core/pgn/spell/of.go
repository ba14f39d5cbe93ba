package spell

import (
	"slices"
	"sort"

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
		out.Moves[k] = Move{Word: text.Decode(g.Items.Span(int(m.Item), text.Bytes)), Made: m.Move}
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
		out.Commands = append(out.Commands, Command{name, value})
	}
	return out
}

// Difference says where two games differ; "" where they say the same. What goes to the end of a line and what is in braces is the same, and
// a word that is a move in read, but not in g, is that move: it was judged after others that were no moves.
func (g *Game) Difference(read *Game) string {
	switch {
	case !slices.Equal(counted(g.Tags), counted(read.Tags)):
		return "tags"
	case g.Result != read.Result:
		return "result"
	case !slices.Equal(g.NAGs, read.NAGs) || !sameComments(g.Comments, read.Comments):
		return "comments"
	case len(g.Moves) != len(read.Moves):
		return "moves"
	}
	for k := range g.Moves {
		a, b := &g.Moves[k], &read.Moves[k]
		isSame := a.Made == b.Made
		if a.Made == 0 {
			isSame = a.Word == b.Word
		}
		if !isSame || a.Opens != b.Opens || a.Closes != b.Closes || !slices.Equal(a.NAGs, b.NAGs) ||
			!slices.Equal(a.NAGsBefore, b.NAGsBefore) || !sameComments(a.Comments, b.Comments) {
			return pathTo(g.Moves, k)
		}
	}
	switch {
	case !sameComments(g.After, read.After):
		return "comments"
	case !slices.Equal(g.Texts, read.Texts) || !slices.Equal(g.Escapes, read.Escapes):
		return "texts"
	}
	return ""
}

// counted returns the tags that count, sorted by their names: their order means nothing.
func counted(tags []Tag) []Tag {
	tags = slices.DeleteFunc(slices.Clone(tags), func(t Tag) bool { return t.Duplicate })
	sort.SliceStable(tags, func(i, k int) bool { return tags[i].Name < tags[k].Name })
	return tags
}

func sameComments(a, b []Comment) bool {
	return slices.EqualFunc(a, b, func(a, b Comment) bool {
		return a.Text == b.Text && a.Before == b.Before && slices.Equal(a.Commands, b.Commands)
	})
}
