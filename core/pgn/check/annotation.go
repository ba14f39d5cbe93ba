package check

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/nag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// annotationChecks compare the NAGs of each move with one another (8.2.4, chapter 10).
type annotationChecks struct {
	// reserved are the NAGs of the file whose numbers the standard reserves; firstReserved is the number of the first.
	reserved      diag.Tally
	firstReserved int32
	// Of the move that is being checked: the numbers that it has, a bit each, and where the first of each is among the NAGs of the game.
	has    [256 / 64]uint64
	firsts [256]int32
	// judged is the first NAG from 1 to 6, which judges the move, assessed the first from 10 to 21, which assesses the position; -1 without one.
	// hasSuffix reports whether one of its NAGs is a suffix, such as "!?".
	judged, assessed int32
	hasSuffix        bool
}

// game checks a game.
func (a *annotationChecks) game(t *source.Text, g *game.Game, diags *diag.List) {
	for i := range g.NAGs {
		n := &g.NAGs[i]
		if i == 0 || n.Move != g.NAGs[i-1].Move || n.Before != g.NAGs[i-1].Before {
			a.has, a.judged, a.assessed, a.hasSuffix = [256 / 64]uint64{}, -1, -1, false
		}
		isSuffix := g.Items.Items[n.Item].Kind == item.Suffix
		if isSuffix && a.hasSuffix {
			continue // annotation/repeated has it
		}
		a.hasSuffix = a.hasSuffix || isSuffix
		a.nag(t, g, int32(i), diags)
	}
}

// nag checks a NAG against those of its move before it.
func (a *annotationChecks) nag(t *source.Text, g *game.Game, i int32, diags *diag.List) {
	n := &g.NAGs[i]
	at := g.Items.Span(int(n.Item), t.Bytes)
	switch {
	case n.Number > 255:
		return // annotation/nag-range has it
	case n.Number == 0:
		rules.NullNAG.Find(diags, at).Part(cutOf(t, g, n), "")
		return
	case n.Number >= nag.FirstReserved && g.Items.Items[n.Item].Kind == item.NAG:
		if a.reserved.Add(t, at); a.reserved.Count == 1 {
			a.firstReserved = n.Number
		}
	}
	word, bit := n.Number/64, uint64(1)<<(n.Number%64)
	if a.has[word]&bit != 0 {
		rules.NAGTwice.Find(diags, at).Beside(spanOf(t, g, a.firsts[n.Number])).Part(cutOf(t, g, n), "")
		return
	}
	a.has[word] |= bit
	a.firsts[n.Number] = i
	switch {
	case n.Number <= 6:
		a.compare(t, g, &a.judged, i, rules.MarksContradict, diags)
	case n.Number >= 10 && n.Number <= 21:
		a.compare(t, g, &a.assessed, i, rules.AssessmentsContradict, diags)
	}
}

// compare reports a NAG that says something else than the first of its kind.
func (a *annotationChecks) compare(
	t *source.Text, g *game.Game, first *int32, i int32, kind diag.Kind[rules.ContraryNAGs], diags *diag.List,
) {
	if *first < 0 {
		*first = i
		return
	}
	e := kind.Find(diags, spanOf(t, g, i)).Beside(spanOf(t, g, *first))
	if e.IsKept() {
		own, other := nag.Meaning(uint8(g.NAGs[i].Number)), nag.Meaning(uint8(g.NAGs[*first].Number))
		e.Say(rules.ContraryNAGs{Own: e.Text(own), Other: e.Text(other)})
	}
}

// end reports what is said once a file.
func (a *annotationChecks) end(diags *diag.List) {
	if a.reserved.Count == 0 {
		return
	}
	e := rules.ReservedNAG.FindElsewhere(diags, 0, a.reserved.First)
	if e.IsKept() {
		e.Say(rules.ReservedNAGs{
			Number: a.firstReserved, More: a.reserved.More(), Meaning: e.Text(nag.Meaning(uint8(a.firstReserved))),
		})
	}
}

// spanOf returns where a NAG of a game is.
func spanOf(t *source.Text, g *game.Game, i int32) source.Span {
	return g.Items.Span(int(g.NAGs[i].Item), t.Bytes)
}

// cutOf returns what a fix cuts out that removes a NAG: the parentheses around it, too.
func cutOf(t *source.Text, g *game.Game, n *game.NAG) source.Span {
	items, k := g.Items.Items, int(n.Item)
	span := g.Items.Span(k, t.Bytes)
	if k > 0 && k+1 < len(items) && items[k-1].Kind == item.Open && items[k+1].Kind == item.Close {
		span = source.Span{Start: int(items[k-1].Start), End: int(items[k+1].End)}
	}
	return span
}

// checkVariations reports variations that begin with the move that they replace (ledger 8.2.5-h).
func checkVariations(t *source.Text, g *game.Game, diags *diag.List) {
	for i := range g.Variations {
		v := &g.Variations[i]
		if v.Of < 0 || v.First == v.End {
			continue
		}
		first, of := &g.Moves[v.First], &g.Moves[v.Of]
		if (first.Flags|of.Flags)&game.Word == 0 && first.Move == of.Move {
			rules.SameMove.Find(diags, g.Items.Span(int(first.Item), t.Bytes)).Beside(g.Items.Span(int(of.Item), t.Bytes))
		}
	}
}
