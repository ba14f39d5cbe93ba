package game

import (
	"pbn/core/item"
	"pbn/core/pgn/scan"
	"pbn/core/source"
)

// builder builds games, one after another, in the same memory. It walks over the items once, with one position: a move is made, and what it
// takes to take it back is kept on the path. So a variation costs what its moves cost, at any depth.
type builder struct {
	in      input
	game    Game
	line    line
	notes   notes
	sorting sorting
	runs    textRuns
	// skipsMoves is set where the games have their tags alone.
	skipsMoves bool
}

// build makes the game of the items.
func (b *builder) build(in input) {
	b.in = in
	b.reset()
	joinItems(&b.in)
	readTags(&b.in, &b.game)
	if b.skipsMoves {
		return
	}
	readStart(&b.in, &b.game)
	b.line.begin(&b.game)
	b.notes = notes{&b.in, &b.game, &b.line}
	b.runs.reset(&b.in)
	b.items()
	b.runs.end()
	b.line.closeAll()
	b.finish()
	reportText(&b.in)
}

// reset forgets the game before.
func (b *builder) reset() {
	g := &b.game
	g.Items, g.Span = b.in.items, source.Span{Start: b.in.items.Start, End: b.in.items.End}
	g.Result, g.Marker, g.End = scan.Unknown, 0, NoEnd
	g.Moves, g.Variations, g.Comments, g.NAGs, g.Commands = g.Moves[:0], g.Variations[:0], g.Comments[:0], g.NAGs[:0], g.Commands[:0]
}

// items walks over the items.
func (b *builder) items() {
	for k := range b.in.items.Items {
		switch i := &b.in.items.Items[k]; i.Kind {
		case scan.Move:
			b.move(k, i)
		case item.BraceComment, item.LineComment:
			b.notes.comment(k, i)
		case item.NAG:
			b.notes.nag(k, int32(i.Val))
		case item.Suffix:
			b.notes.nag(k, suffixNAG(i.Val))
		case item.Open:
			b.line.open(k)
		case item.Close:
			if len(b.line.frames) > 0 {
				b.line.close()
			}
		case item.Marker:
			b.marker(k, scan.Result(i.Val))
		case item.Junk:
			if i.Flags&item.Inside == 0 {
				b.runs.add(k)
			}
		}
	}
}

// marker takes the marker that ends the game, or another one.
func (b *builder) marker(k int, result scan.Result) {
	g := &b.game
	if b.line.hasEnded || len(b.line.frames) > 0 && b.isClosedAfter(k) {
		return
	}
	b.line.closeAll()
	b.line.hasEnded = true
	g.Result, g.Marker = result, uint32(k+1)
}

// isClosedAfter reports whether a right parenthesis comes after an item, comments and NAGs aside (ledger 8.2.5-g).
func (b *builder) isClosedAfter(k int) bool {
	items := b.in.items.Items
	for k++; k < len(items); k++ {
		switch items[k].Kind {
		case item.BraceComment, item.LineComment, item.NAG:
			b.line.steps++
		default:
			return items[k].Kind == item.Close
		}
	}
	return false
}

// finish does what needs the whole game.
func (b *builder) finish() {
	g, l := &b.game, &b.line
	b.sorting.sort(g)
	if l.isText {
		return
	}
	switch {
	case l.last >= 0 && g.Moves[l.last].Flags&Mate != 0:
		g.End = Checkmate
	case !l.position.HasMove():
		g.End = Stalemate
		if l.position.IsCheck() {
			g.End = Checkmate
		}
	}
}
