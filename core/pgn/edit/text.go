package edit

import (
	"sort"

	"pbn/core/amend"
	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/spell"
	"pbn/core/source"
)

// Text returns where everything of the game is.
func (g *Game) Text() *amend.Text {
	t := &amend.Text{
		Source: g.text, Span: g.game.Span, Items: g.game.Items, Format: spell.Format(), MoveKind: scan.Move, Marker: int(g.game.Marker),
		Variations: g.game.Variations, Comments: g.game.Comments, Texts: g.game.Texts,
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
	return t
}

func (g *Game) tag(t *game.Tag) amend.TagPair {
	whole := g.game.Items.Span(int(t.Item), g.text.Bytes)
	isBare := t.Flags&game.Verbatim != 0
	switch {
	case isBare:
		whole = source.Span{Start: t.NameSpan().Start - 1, End: t.TextSpan().End + 1}
	case t.Flags&game.OverLines != 0:
		whole.End = t.TextSpan().End + len(`"]`)
	}
	return amend.TagPair{
		Name: t.Name(g.text), Value: t.Text(g.text), IsDuplicate: t.Flags&game.Duplicate != 0, Whole: whole, Inner: t.TextSpan(), IsBare: isBare,
	}
}

// word returns where a move is: with its number, if one is before it, and with parts that come after it, as "e.p.".
func (g *Game) word(k int) amend.Word {
	m := &g.game.Moves[k]
	number, of := g.game.Turn(k)
	w := amend.Word{
		First: int(m.Item), Item: int(m.Item), Last: int(m.Item), Setup: -1, Number: number, IsSecond: of == chess.Black,
		Starts: m.Flags&game.Starts != 0,
	}
	for w.First > 0 && g.game.Items.Items[w.First-1].Kind == item.Number {
		w.First--
	}
	texts := g.game.Texts
	for i := sort.Search(len(texts), func(i int) bool { return int(texts[i].First) > w.Item }); i < len(texts); i++ {
		if t := &texts[i]; !t.IsPart || t.Before || int(t.Move) != k {
			break
		}
		w.Last = int(texts[i].Last)
	}
	return w
}

// glyph returns where a NAG is: perhaps in parentheses, (!), which are a part of its move.
func (g *Game) glyph(n game.NAG) amend.Glyph {
	out := amend.Glyph{First: int(n.Item), Last: int(n.Item), Move: int(n.Move), Number: int(n.Number), Before: n.Before}
	texts := g.game.Texts
	if i := sort.Search(len(texts), func(i int) bool { return int(texts[i].Last) >= out.First }); i < len(texts) && int(texts[i].First) <= out.First {
		out.First, out.Last = int(texts[i].First), int(texts[i].Last)
	}
	return out
}
