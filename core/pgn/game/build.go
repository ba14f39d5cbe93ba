package game

import (
	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// builder builds games, one after another, in the same memory. It walks over the items once, with one position: a move is made, and what it
// takes to take it back is kept on the path. So a variation costs what its moves cost, at any depth.
type builder struct {
	in      input
	game    Game
	line    line
	notes   notes
	numbers numbers
	odd     oddReader
	sorting sorting
	runs    textRuns
	// skipsMoves is set where the games have their tags alone.
	skipsMoves bool
	checks     missingChecks

	variants variants
	// skipTo is the first item after those that were read with one before.
	skipTo int
	// isCareful is set where no word is what its letters are in English.
	isCareful bool
	// from and to are the items of the game; what comes before its first tag pair, or after its end, is no part of it.
	from, to int
	// guess is where the first move is that was read by a guess, or the first after which others may belong to another line; -1 where none is.
	guess int
	ended afterMarker
}

// build makes the game of the items.
func (b *builder) build(in input) {
	b.in = in
	b.reset()
	joinItems(&b.in)
	if k := readTags(&b.in, &b.game); k >= 0 {
		b.guessAt(int(in.items.Items[k].Start))
	}
	if b.skipsMoves {
		return
	}
	b.findItems()
	drop := firstDrop(&b.in, b.from, b.to)
	readStart(&b.in, &b.game, drop >= 0)
	b.variants.add(&b.in, &b.game, drop)
	b.line.begin(&b.game)
	b.notes = notes{in: &b.in, game: &b.game, line: &b.line, suffixOf: -2}
	b.numbers, b.skipTo = numbers{in: &b.in}, 0
	b.runs.reset(&b.in, &b.line)
	language, isSure := languageOf(&b.in, &b.game, b.from, b.to, &b.line.steps)
	if !isSure {
		b.guessFromFirstMove()
	}
	b.odd.reset(&b.in, &b.line, language)
	b.isCareful = b.odd.language != nil
	b.items()
	b.runs.end()
	b.closeAll(len(in.items.Items) - 1)
	b.finish()
	reportText(&b.in)
}

// reset forgets the game before.
func (b *builder) reset() {
	g := &b.game
	b.guess, b.ended = -1, afterMarker{}
	g.Items, g.Span = b.in.items, source.Span{Start: b.in.items.Start, End: b.in.items.End}
	g.Result, g.Marker, g.End = values.Unknown, 0, chess.NoEnd
	g.Moves, g.Variations, g.Texts = g.Moves[:0], g.Variations[:0], g.Texts[:0]
	g.Comments, g.NAGs, g.Commands = g.Comments[:0], g.NAGs[:0], g.Commands[:0]
}

// findItems finds the items that the game has.
func (b *builder) findItems() {
	items := b.in.items
	b.from, b.to = 0, len(items.Items)
	if items.Tail >= 0 {
		b.to = items.Tail
	}
	if items.Tags > 0 {
		for items.Items[b.from].Kind != item.Tag {
			b.from++
		}
	}
}

// guessFromFirstMove takes note that the moves may be in another language than they were read in.
func (b *builder) guessFromFirstMove() {
	for k := b.from; k < b.to; k++ {
		if i := &b.in.items.Items[k]; i.Kind == scan.Move {
			b.guessAt(int(i.Start))
			return
		}
	}
}

// items walks over the items.
func (b *builder) items() {
	items := b.in.items.Items
	for k := range items {
		switch i := &items[k]; {
		case k < b.skipTo:
		case i.Kind == scan.Move:
			b.move(k, i)
		case i.Kind == item.BraceComment || i.Kind == item.LineComment:
			b.runs.end()
			b.notes.comment(k, i)
		case i.Kind == item.Number:
			b.number(k)
		case i.Kind > item.Escape:
			b.other(k, i)
		}
	}
	b.numbers.miss(&b.runs)
	b.runs.end()
}

// other reads an item that is rarer than moves, numbers and comments.
func (b *builder) other(k int, i *item.Item) {
	isInGame := k >= b.from && k < b.to
	switch {
	case i.Kind == item.Junk:
		b.junk(k, i)
	case i.Kind == item.Marker:
		b.numbers.miss(&b.runs)
		b.runs.end()
		b.marker(k, values.Result(i.Val))
	case !isInGame:
		b.text(k)
	case i.Kind == item.NAG:
		b.runs.end()
		b.notes.nag(k, i)
	case i.Kind == item.Suffix:
		b.runs.end()
		b.notes.suffix(k, i)
	case i.Kind == item.Open:
		b.runs.end()
		b.open(k)
	case i.Kind == item.Close:
		b.close(k, i)
	}
}

// number takes the number of a move.
func (b *builder) number(k int) {
	if b.isOutside(k) {
		b.text(k)
		return
	}
	if b.numbers.isNullMove(k) {
		b.null(k)
		return
	}
	b.numbers.number(k, &b.runs)
}

// open begins a variation, unless what is in the parentheses belongs to the move before them (ledger 8.2.3.5-d).
func (b *builder) open(k int) {
	items := b.in.items.Items
	if k > 0 && k+2 < len(items) && items[k+2].Kind == item.Close && b.odd.inParentheses(k+1) {
		if items[k+1].Kind == item.Suffix {
			b.notes.suffix(k+1, &items[k+1])
		}
		b.line.addText(k, k+2, true)
		b.skipTo = k + 3
		return
	}
	isOpen := items[k].Flags&item.Broken != 0
	if b.line.hasEnded && len(b.line.frames) == 0 {
		canMove := b.ended.isCleanTo(items, k)
		e := rules.VariationAfterResult.Find(b.in.diags, b.in.span(k)).Beside(b.in.span(int(b.game.Marker - 1)))
		if !isOpen && canMove {
			end := int(items[items[k].Val].End)
			e.Part(source.Span{Start: end, End: end}, " "+b.game.Result.String())
		}
	}
	b.numbers.item = 0
	if b.line.open(k); b.game.Variations[len(b.game.Variations)-1].Of < 0 {
		rules.VariationOfNothing.Find(b.in.diags, b.in.span(k))
	}
}

// close ends a variation.
func (b *builder) close(k int, i *item.Item) {
	items := b.in.items.Items
	switch {
	case len(b.line.frames) == 0 && k > 0 && items[k-1].Kind == item.Number && items[k-1].End == i.Start:
		b.markAfterNumber(b.in.span(k), isNumber(&items[k-1]))
		b.line.addText(k, k, false)
		return
	case len(b.line.frames) == 0:
		b.numbers.miss(&b.runs)
		b.runs.end()
		rules.ParenthesisTooMany.Find(b.in.diags, b.in.span(k))
		return
	}
	b.numbers.miss(&b.runs)
	b.runs.end()
	v := b.line.close()
	if v.First == v.End {
		span := b.in.span(int(v.Item))
		rules.EmptyVariation.Find(b.in.diags, source.Span{Start: span.Start, End: int(i.End)})
	}
}

// junk takes unexpected text, unless it is a part of a tag pair, a number or a null move.
func (b *builder) junk(k int, i *item.Item) {
	switch text := b.in.bytes(k); {
	case i.Flags&item.Inside != 0:
	case string(text) == "<>" && !b.isOutside(k):
		b.null(k)
	case b.numbers.item == k && isPeriods(text):
		// "1 . e4": the number goes on.
		b.numbers.item, b.numbers.hasPeriod = k+1, true
	default:
		b.text(k)
	}
}

// isPeriods reports whether a text has nothing but periods and blanks.
func isPeriods(text []byte) bool {
	for _, c := range text {
		if c != '.' && c > ' ' {
			return false
		}
	}
	return true
}
