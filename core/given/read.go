package given

import (
	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/tree"
)

// Around is what a game that was read has around its moves, in the order of the text.
type Around struct {
	Items      *item.Game
	Variations []tree.Variation
	Comments   []tree.Comment
	NAGs       []tree.NAG
	Texts      []tree.Text
}

// Add adds to a game with the moves of a text what is around them there; comment says what a comment says.
func (g *Game) Add(text *source.Text, a Around, comment func(c *tree.Comment) Comment) {
	for i := range a.Variations {
		if v := &a.Variations[i]; v.First < v.End {
			g.Moves[v.First].Opens++
			g.Moves[v.End-1].Closes++
		}
	}
	for i := range a.NAGs {
		list := g.nagsAt(&a.NAGs[i])
		*list = append(*list, int(a.NAGs[i].Number))
	}
	for i := range a.Comments {
		list := g.commentsAt(&a.Comments[i])
		*list = append(*list, comment(&a.Comments[i]))
	}
	for i := range a.Texts {
		t := &a.Texts[i]
		span := a.Items.Span(int(t.First), text.Bytes).To(a.Items.Span(int(t.Last), text.Bytes))
		g.Texts = append(g.Texts, text.Decode(span))
	}
	for k := range a.Items.Items {
		if a.Items.Items[k].Kind == item.Escape {
			g.Escapes = append(g.Escapes, text.Decode(a.Items.Span(k, text.Bytes)))
		}
	}
}

func (g *Game) nagsAt(n *tree.NAG) *[]int {
	switch {
	case n.Move >= 0 && n.Before:
		return &g.Moves[n.Move].NAGsBefore
	case n.Move >= 0:
		return &g.Moves[n.Move].NAGs
	}
	return &g.NAGs
}

func (g *Game) commentsAt(c *tree.Comment) *[]Comment {
	switch {
	case c.AfterEnd:
		return &g.After
	case c.Move >= 0:
		return &g.Moves[c.Move].Comments
	}
	return &g.Comments
}
