package game

import (
	"pbn/core/item"
	"pbn/core/tree"
)

// notes adds what is said of moves: comments, their commands, and NAGs.
type notes struct {
	in   *input
	line *line
}

// comment adds a comment with its commands.
func (n *notes) comment(k int, i *item.Item) {
	l, g := n.line, n.line.game
	move, before := l.owner()
	g.Comments = append(roomAfter(l, g.Comments, k), tree.Comment{Item: uint32(k), Move: move, Before: before, AfterEnd: l.hasEnded})
	if i.Kind == item.BraceComment {
		n.commands(k, i, move, before)
	} else {
		g.fault(LineComment, n.in.span(k), move)
	}
	if i.Flags&item.Broken != 0 && i.Flags&item.Inside == 0 {
		span := n.in.span(k)
		whole := span.Short()
		span.End = span.Start + 1
		g.fault(UnterminatedComment, span, move).Other = whole
	}
}

// nag adds a NAG (L-9).
func (n *notes) nag(k int, i *item.Item) {
	l := n.line
	if i.Flags&item.Broken != 0 {
		l.game.fault(UnexpectedText, n.in.span(k), l.now.last)
		l.addText(k, k, false)
		return
	}
	if i.Val > 255 {
		l.game.fault(NAGRange, n.in.span(k), l.now.last)
	}
	n.add(k, k, int32(min(i.Val, 1<<30)))
}

// strength adds the NAG of a strength, which may have several items (L-8), and returns the first item after it.
func (n *notes) strength(k int) (next int) {
	items := n.in.items.Items
	last := k
	for last+1 < len(items) && items[last+1].Kind == item.Suffix && n.in.isGlued(last+1) {
		last++
	}
	l := n.line
	number := int32(0)
	if last == k {
		number = tree.SuffixNAG(items[k].Val)
	} else {
		l.game.fault(OddStrength, n.in.from(k, last), l.now.last)
	}
	if m := l.now.last; m >= 0 && l.now.starts == 0 && int(l.game.Moves[m].Last) == k-1 && !n.in.isGlued(k) {
		l.game.fault(StrengthSpace, n.in.from(k, last), m)
	}
	n.add(k, last, number)
	return last + 1
}

// add adds a NAG of the items from one number to another.
func (n *notes) add(first, last int, number int32) {
	l, g := n.line, n.line.game
	move, before := l.owner()
	for i := len(g.NAGs) - 1; i >= 0 && i > len(g.NAGs)-8 && g.NAGs[i].Move == move && number > 0; i-- {
		if g.NAGs[i].Number == number && g.NAGs[i].Before == before {
			f := g.fault(DoubleNAG, n.in.from(first, last), move)
			f.Value, f.Other = number, n.in.span(int(g.NAGs[i].Item)).Short()
			break
		}
	}
	g.NAGs = append(roomAfter(l, g.NAGs, first), tree.NAG{Item: uint32(first), Move: move, Number: number, Before: before})
	if last > first {
		l.addText(first+1, last, true)
	}
}
