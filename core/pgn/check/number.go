package check

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// numberChecks compare the numbers of moves with those that the moves have (8.2.2.1). Numbers in a row that are off by the same are one
// finding, at the first of them: a run. A variation may go on with the run of the line that it is in, or have its own.
type numberChecks struct {
	lines []numberedLine
	wrong []wrongNumber
	runs  []numberRun
}

// numberedLine is the main line, or a variation that is open.
type numberedLine struct {
	// off is by how much its last number was off, which belongs to a run then.
	off, run int
	// end is the number of the item that closes it.
	end int
}

// wrongNumber is a number that is off.
type wrongNumber struct {
	item, right int32
	next        int32 // the next of its run, -1 for the last
}

// numberRun has the places of its first and its last number among those that are wrong.
type numberRun struct{ first, last, count int32 }

// longestRun is how many numbers a finding has at most: there is room for so many edits.
const longestRun = 250

// game checks a game.
func (n *numberChecks) game(t *source.Text, g *game.Game, diags *diag.List) {
	if !g.HasStart || g.Variant == game.Other {
		return
	}
	n.wrong, n.runs = n.wrong[:0], n.runs[:0]
	n.walk(g)
	for i := range n.runs {
		n.report(t, g, &n.runs[i], diags)
	}
}

// walk finds the numbers that are wrong. A number is that of the next move, unless it is text, or its line ends before that.
func (n *numberChecks) walk(g *game.Game) {
	items := g.Items.Items
	n.lines = append(n.lines[:0], numberedLine{end: len(items)})
	last, move, variation, text := -1, 0, 0, 0
	for k := range items {
		switch i := &items[k]; {
		case move < len(g.Moves) && int(g.Moves[move].Item) == k:
			if last >= 0 {
				n.compare(g, move, last)
			}
			move, last = move+1, -1
		case i.Kind == item.Number:
			for text < len(g.Texts) && int(g.Texts[text].Last) < k {
				text++
			}
			if text == len(g.Texts) || int(g.Texts[text].First) > k {
				last = k
			}
		case i.Kind == item.Open && variation < len(g.Variations) && int(g.Variations[variation].Item) == k:
			variation, last = variation+1, -1
			n.open(i, len(items))
		case i.Kind == item.Close && n.lines[len(n.lines)-1].end == k:
			last = -1
			n.lines = n.lines[:len(n.lines)-1]
		case i.Kind == item.Marker:
			last = -1
		}
	}
}

// open begins a variation, the left parenthesis of which is an item of so many.
func (n *numberChecks) open(i *item.Item, items int) {
	l := n.lines[len(n.lines)-1]
	if l.end = int(i.Val); i.Flags&item.Broken != 0 {
		l.end = items
	}
	n.lines = append(n.lines, l)
}

// compare compares the number of an item with that of the move after it. What is kept as text has no number that is certain.
func (n *numberChecks) compare(g *game.Game, move, k int) {
	if g.Moves[move].Flags&game.Word != 0 {
		return
	}
	right, _ := g.Turn(move)
	has, _ := g.Items.Items[k].MoveNumber()
	l := &n.lines[len(n.lines)-1]
	off := has - right
	if off == 0 {
		l.off = 0
		return
	}
	at := int32(len(n.wrong))
	n.wrong = append(source.Room(n.wrong), wrongNumber{item: int32(k), right: int32(right), next: -1})
	if off != l.off || n.runs[l.run].count == longestRun {
		l.off, l.run = off, len(n.runs)
		n.runs = append(source.Room(n.runs), numberRun{first: at, last: at, count: 1})
		return
	}
	run := &n.runs[l.run]
	n.wrong[run.last].next = at
	run.last, run.count = at, run.count+1
}

// report reports a run, with the edits that put it right.
func (n *numberChecks) report(t *source.Text, g *game.Game, run *numberRun, diags *diag.List) {
	first := &n.wrong[run.first]
	e := rules.WrongNumber.Find(diags, g.Items.Span(int(first.item), t.Bytes))
	if !e.IsKept() {
		return
	}
	e.Say(rules.NumberOfMove{Number: first.right, More: run.count - 1})
	for at := run.first; at >= 0; at = n.wrong[at].next {
		w := &n.wrong[at]
		e.Part(digitsAt(t, g.Items.Span(int(w.item), t.Bytes)), strconv.Itoa(int(w.right)))
	}
}

// digitsAt returns the digits that a place begins with.
func digitsAt(t *source.Text, at source.Span) source.Span {
	end := at.Start
	for end < at.End && t.Bytes[end] >= '0' && t.Bytes[end] <= '9' {
		end++
	}
	at.End = end
	return at
}
