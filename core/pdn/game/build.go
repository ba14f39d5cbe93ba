package game

import (
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/scan"
	"pbn/core/pdn/values"
	"pbn/core/source"
)

// builder builds games, one after another, in the same memory. It walks over the items once, or twice where the moves are not those of the
// variant that the game says it is.
type builder struct {
	in      input
	game    Game
	starter starter
	line    line
	notes   notes
	mover   mover
	budget  budget
	numbers numbers
	runs    textRuns
	sorting sorting
	// skipsMoves is set where the games have their tags alone.
	skipsMoves bool
	// from and to are the items of the game; what comes before its first tag pair, or after its end, is no part of it.
	from, to int
	// faults are how many faults there were before the moves.
	faults int
}

// build makes the game of the items.
func (b *builder) build(in input) {
	b.in = in
	g := &b.game
	g.Items, g.Span = in.items, source.Span{Start: in.items.Start, End: in.items.End}
	g.Faults = g.Faults[:0]
	readTags(&b.in, g)
	b.reset()
	if b.skipsMoves {
		return
	}
	b.findItems()
	b.budget.begin(len(in.items.Items))
	b.starter.budget, b.mover.budget = &b.budget, &b.budget
	b.faults = len(g.Faults)
	b.starter.kind(&b.in, g, b.from, b.to)
	b.moves()
	for range mostReadings {
		if !b.starter.guessAgain(&b.in, g) {
			break
		}
		b.again()
	}
	if first := b.mover.firstMain; first > 0 && b.starter.otherKind(&b.in, g, first == 1) {
		b.again()
	}
}

// mostReadings is how often a game is read again that has other moves than its text seemed to have.
const mostReadings = 3

// again reads the moves again.
func (b *builder) again() {
	b.game.Faults = b.game.Faults[:b.faults]
	b.reset()
	b.moves()
}

// reset forgets the moves of the game before.
func (b *builder) reset() {
	g := &b.game
	g.Result, g.Ending, g.Marker, g.End = values.Open, values.Open, 0, draughts.NoEnd
	g.Moves, g.Variations, g.Texts = g.Moves[:0], g.Variations[:0], g.Texts[:0]
	g.Comments, g.NAGs, g.Commands = g.Comments[:0], g.NAGs[:0], g.Commands[:0]
	g.Setups, g.SetupFaults, g.Illegal = g.Setups[:0], g.SetupFaults[:0], g.Illegal[:0]
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

// moves reads the moves by the laws of the variant.
func (b *builder) moves() {
	b.starter.start(&b.in, &b.game)
	b.line.begin(&b.game)
	b.notes = notes{in: &b.in, line: &b.line}
	b.mover.begin(&b.in, &b.line, b.to)
	b.numbers = numbers{in: &b.in, line: &b.line}
	b.runs = textRuns{in: &b.in, line: &b.line}
	b.items()
	b.missNumber()
	b.runs.end()
	b.closeAll()
	b.finish()
}

// items walks over the items.
func (b *builder) items() {
	items := b.in.items.Items
	for k := 0; k < len(items); {
		switch i := &items[k]; {
		case i.Kind == scan.Move:
			k = b.move(k)
		case i.Kind == item.Number:
			k = b.number(k)
		case i.Kind == item.BraceComment || i.Kind == item.LineComment:
			b.runs.end()
			b.notes.comment(k, i)
			k++
		case i.Kind > item.Escape:
			k = b.other(k, i)
		default:
			k++
		}
	}
}

// isOutside reports whether nothing but comments is read where an item is: before the game, after it, or after its marker.
func (b *builder) isOutside(k int) bool {
	return k < b.from || k >= b.to || b.line.hasEnded
}

// move reads a word. It returns the first item after what was read.
func (b *builder) move(k int) (next int) {
	if b.isOutside(k) {
		return b.text(k)
	}
	before := len(b.game.Moves)
	next = b.mover.move(k)
	if next == 0 {
		return b.oddWord(k)
	}
	b.runs.end()
	b.numbers.of(before)
	return next
}

// oddWord reads a word that is no move as it is.
func (b *builder) oddWord(k int) (next int) {
	w := &b.mover.words
	switch {
	case b.looseResult(k), b.literalEscape(k):
		return k + 1
	case b.numbers.ellipsis(k):
		b.runs.end()
		return k + 1
	case w.isUnknown(k):
		last := k
		for last+1 < b.to && b.mover.isMove(last+1) && w.isUnknown(last+1) {
			last++
		}
		b.unknown(k, last, UnknownMove)
		return last + 1
	case w.isMeantAsMove(k):
		b.unknown(k, k, UnreadableMove)
		return k + 1
	}
	return b.text(k)
}

// unknown keeps items as a move that cannot be read.
func (b *builder) unknown(first, last int, kind FaultKind) {
	b.runs.end()
	move := len(b.game.Moves)
	if !b.line.now.isText {
		b.game.fault(kind, b.in.from(first, last), int32(move))
	}
	b.line.addWord(first, last)
	b.numbers.of(move)
}

// text takes text that means nothing where it is.
func (b *builder) text(k int) (next int) {
	b.missNumber()
	b.runs.add(k)
	return k + 1
}

// literalEscape reads \r, \n or \t where white space should be (E-f): the backslash is the item before. It reports whether that is there.
func (b *builder) literalEscape(k int) bool {
	word := b.in.bytes(k)
	if !b.runs.isOpen || b.runs.last != k-1 || !b.in.isGlued(k) || len(word) != 1 || string(b.in.bytes(k-1)) != `\` {
		return false
	}
	if c := word[0]; c != 'r' && c != 'n' && c != 't' {
		return false
	}
	if b.runs.first < k-1 {
		b.runs.last = k - 2
		b.runs.end()
	}
	b.runs.isOpen = false
	b.line.addText(k-1, k, false)
	b.game.fault(LiteralEscape, b.in.from(k-1, k), b.line.now.last)
	return true
}

// number takes the number of a move, or a move whose first square it is.
func (b *builder) number(k int) (next int) {
	if b.isOutside(k) {
		return b.text(k)
	}
	if _, periods := b.in.items.Items[k].MoveNumber(); periods == 0 {
		before := len(b.game.Moves)
		next = b.mover.move(k)
		if next == 0 && !b.numbers.isNext(k) && b.mover.digits(k) {
			next = k + 1
		}
		if next > 0 {
			b.runs.end()
			b.numbers.of(before)
			return next
		}
	}
	b.missNumber()
	b.runs.end()
	b.numbers.begin(k)
	return k + 1
}

// other reads an item that is rarer than moves, numbers and comments.
func (b *builder) other(k int, i *item.Item) (next int) {
	switch {
	case i.Kind == item.Junk:
		return b.junk(k, i)
	case i.Kind == item.Marker:
		return b.marker(k, values.Result(i.Val))
	case b.isOutside(k):
		return b.text(k)
	}
	switch i.Kind {
	case item.NAG:
		b.runs.end()
		b.notes.nag(k, i)
	case item.Suffix:
		b.runs.end()
		return b.notes.strength(k)
	case item.Open:
		b.runs.end()
		return b.open(k)
	case item.Close:
		b.close(k)
	case item.Setup:
		b.setup(k, i)
	}
	return k + 1
}

// setup takes a position among the moves.
func (b *builder) setup(k int, i *item.Item) {
	b.missNumber()
	b.runs.end()
	if i.Flags&item.Broken != 0 {
		b.game.fault(UnterminatedSetup, b.in.span(k), b.line.now.last)
	}
	b.line.setup(&b.in, k)
}

// open begins a variation, unless a strength is in the parentheses (L-8).
func (b *builder) open(k int) (next int) {
	items := b.in.items.Items
	if end := int(items[k].Val); items[k].Flags&item.Broken == 0 && b.isStrength(k, end) {
		b.line.addText(k, k, true)
		b.notes.strength(k + 1)
		if move := b.line.now.last; move >= 0 && b.line.now.starts == 0 && !b.in.isGlued(k) && int(b.game.Moves[move].Last) == k-1 {
			b.game.fault(StrengthSpace, b.in.from(k, end), move)
		}
		b.line.addText(end, end, true)
		return end + 1
	}
	b.missNumber()
	if b.line.open(k); b.game.Variations[len(b.game.Variations)-1].Of < 0 {
		b.game.fault(VariationOfNothing, b.in.span(k), b.line.now.last)
	}
	return k + 1
}

// isStrength reports whether nothing but a strength is between two parentheses.
func (b *builder) isStrength(k, end int) bool {
	items := b.in.items.Items
	for n := k + 1; n < end; n++ {
		if b.line.steps++; items[n].Kind != item.Suffix {
			return false
		}
	}
	return end > k+1
}

// close ends a variation.
func (b *builder) close(k int) {
	b.missNumber()
	b.runs.end()
	if len(b.line.frames) == 0 {
		b.game.fault(LoneParenthesis, b.in.span(k), b.line.now.last)
		b.line.addText(k, k, false)
		return
	}
	v := b.line.close()
	if v.First == v.End {
		b.game.fault(EmptyVariation, b.in.from(int(v.Item), k), b.line.now.last)
	}
}

// junk takes unexpected text, unless it is a part of a tag pair or a number.
func (b *builder) junk(k int, i *item.Item) (next int) {
	switch {
	case i.Flags&item.Inside != 0:
		return k + 1
	case !b.isOutside(k) && isPeriods(b.in.bytes(k)):
		b.periods(k)
		return k + 1
	}
	return b.text(k)
}

// periods reads periods that are apart from a number: the number goes on, or three of them stand for a move. Where the second player is to
// move that is the one that was made, else one that nobody knows.
func (b *builder) periods(k int) {
	isEllipsis := len(b.in.bytes(k)) == 3
	isSecond := b.line.now.position.Turn != b.line.first()
	switch {
	case isEllipsis && !isSecond:
		b.unknown(k, k, UnknownMove)
	case b.numbers.isOpen():
		b.numbers.goesOn(k, isEllipsis)
	case isEllipsis:
		b.runs.end()
		b.line.addText(k, k, true)
	default:
		b.text(k)
	}
}

// isPeriods reports whether a text has nothing but periods.
func isPeriods(text []byte) bool {
	for _, c := range text {
		if c != '.' {
			return false
		}
	}
	return true
}
