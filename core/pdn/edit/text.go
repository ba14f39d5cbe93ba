package edit

import (
	"sort"

	"pbn/core/amend"
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/pdn/scan"
	"pbn/core/pdn/spell"
	"pbn/core/tree"
)

// Text returns where everything of the game is.
func (g *Game) Text() *amend.Text {
	t := &amend.Text{
		Source: g.text, Span: g.game.Span, Items: g.game.Items, Format: spell.Format(), MoveKind: scan.Move, Marker: int(g.game.Marker),
		Variations: g.game.Variations, Comments: g.game.Comments, Texts: g.game.Texts, ByWords: true,
	}
	for i := range g.game.Tags {
		t.Tags = append(t.Tags, g.tag(&g.game.Tags[i]))
	}
	for k := range g.game.Moves {
		t.Moves = append(t.Moves, g.word(k))
	}
	for _, n := range g.game.NAGs {
		t.NAGs = append(t.NAGs, g.glyph(n))
	}
	for i := range g.game.Variations {
		if v := &g.game.Variations[i]; v.First < v.End && (v.Of < 0 || v.Of >= v.First) {
			t.WhyFixed = ": a variation is not behind the move that it replaces: mend that first"
		}
	}
	return t
}

func (g *Game) tag(t *game.Tag) amend.TagPair {
	return amend.TagPair{
		Name: t.Name(g.text), Value: t.Text(g.text), IsDuplicate: t.Flags&game.Duplicate != 0,
		Whole: g.game.Items.Span(int(t.Item), g.text.Bytes), Inner: t.TextSpan(),
	}
}

// word returns where a move is: with its setup and its number, if they are right before it.
func (g *Game) word(k int) amend.Word {
	m := &g.game.Moves[k]
	first := draughts.White
	if g.game.Board != nil {
		first = g.game.Board.Variant().Start
	}
	w := amend.Word{
		First: int(m.Item), Item: int(m.Item), Last: int(m.Last), Setup: -1, Number: int(m.Number),
		IsSecond: (m.Flags&game.Black != 0) != (first == draughts.Black), Starts: m.Flags&game.Starts != 0,
	}
	if number := int(m.NumberItem) - 1; number >= 0 && g.isOneWith(number, w.Item) {
		w.First = number
	}
	if m.Setup >= 0 {
		s := &g.game.Setups[m.Setup]
		w.Setup, w.FEN = int(s.Item), s.Value.Span()
		if g.isOneWith(w.Setup, w.First) {
			w.First = w.Setup
		}
	}
	return w
}

// isOneWith reports whether what is between an item and another belongs to a move: nothing is said of another one there.
func (g *Game) isOneWith(first, last int) bool {
	for k := first + 1; k < last; k++ {
		switch g.game.Items.Items[k].Kind {
		case item.None, item.Number, item.Junk, scan.Move:
		default:
			return false
		}
	}
	return true
}

// glyph returns where a NAG is: perhaps in parentheses, (!), or with several signs, !!!, which are texts that belong to the move.
func (g *Game) glyph(n tree.NAG) amend.Glyph {
	out := amend.Glyph{First: int(n.Item), Last: int(n.Item), Move: int(n.Move), Number: int(n.Number), Before: n.Before}
	texts, items := g.game.Texts, g.game.Items.Items
	i := sort.Search(len(texts), func(i int) bool { return int(texts[i].First) > out.First })
	if i < len(texts) && texts[i].IsPart && int(texts[i].First) == out.First+1 && items[out.First+1].Kind == item.Suffix {
		out.Last = int(texts[i].Last)
	}
	if i > 0 && texts[i-1].IsPart && int(texts[i-1].Last) == out.First-1 && items[out.First-1].Kind == item.Open {
		out.First, out.Last = out.First-1, int(items[out.First-1].Val)
	}
	return out
}
