package game

import (
	"bytes"

	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/scan"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
)

// marker takes the marker that ends the game, or another one. It returns the next item.
func (b *builder) marker(k int, result values.Result) (next int) {
	b.missNumber()
	b.runs.end()
	g, l := &b.game, &b.line
	switch {
	case k < b.from || l.hasEnded:
		f := g.fault(EmptyGame, b.in.span(k), l.now.last)
		if g.Marker > 0 {
			f.Other = b.in.span(int(g.Marker - 1)).Short()
		}
		l.addText(k, k, false)
	case b.in.isStar(k) && b.mover.isLegalAfter(k+1):
		g.fault(Star, b.in.span(k), l.now.last)
		b.notes.add(k, k, 7)
	case len(l.frames) > 0 && b.isClosedAfter(k):
		g.fault(VariationResult, b.in.span(k), l.now.last)
		l.addText(k, k, false)
	default:
		b.endAt(k, result)
	}
	return k + 1
}

// missNumber takes note that no move has followed the last number: without a period it is text.
func (b *builder) missNumber() {
	if k := b.numbers.miss(); k >= 0 {
		b.runs.add(k)
	}
}

// endAt ends the game with a result.
func (b *builder) endAt(k int, result values.Result) {
	b.closeAll()
	b.line.hasEnded = true
	b.game.Ending, b.game.Marker = result, uint32(k+1)
}

// closeAll ends the variations that are open, and takes note that they were not closed.
func (b *builder) closeAll() {
	for len(b.line.frames) > 0 {
		v := b.line.close()
		b.game.fault(UnclosedVariation, b.in.span(int(v.Item)), b.line.now.last)
	}
	b.line.nothingFollows()
}

// isClosedAfter reports whether a right parenthesis comes after an item, comments and NAGs aside.
func (b *builder) isClosedAfter(k int) bool {
	items := b.in.items.Items
	for k++; k < len(items); k++ {
		switch items[k].Kind {
		case item.BraceComment, item.LineComment, item.NAG, item.None:
			b.line.steps++
		default:
			return items[k].Kind == item.Close
		}
	}
	return false
}

// looseResult takes a result that is not written as the standard has it. It reports whether the word is one.
func (b *builder) looseResult(k int) bool {
	const longest = 16
	i := &b.in.items.Items[k]
	if i.End-i.Start > longest {
		return false
	}
	result, state := values.ReadResult(b.in.text.Peek(b.in.span(k)))
	if state != values.Odd || b.hasMovesAfter(k) {
		return false
	}
	b.missNumber()
	b.runs.end()
	b.endAt(k, result)
	return true
}

// hasMovesAfter reports whether the line goes on after an item: with a number, a move or a parenthesis.
func (b *builder) hasMovesAfter(k int) bool {
	items := b.in.items.Items
	for k++; k < b.to; k++ {
		b.line.steps++
		switch items[k].Kind {
		case item.Number, item.Open, item.Close, item.Setup, scan.Move:
			return true
		case item.Marker:
			return false
		}
	}
	return false
}

// finish does what needs the whole game.
func (b *builder) finish() {
	g, l := &b.game, &b.line
	b.sorting.sort(g)
	if !l.now.isText {
		g.End = draughts.EndOf(g.Board, &l.now.position, &b.mover.list)
		b.mover.spend()
	}
	g.Result = g.Ending
	if t := g.Tag(tags.Result); t != nil && g.Result == values.Open {
		g.Result, _ = values.ReadResult(t.Peek(b.in.text))
	}
	if g.Marker == 0 {
		b.missingMarker()
	}
}

// missingMarker notes that nothing ends the game.
func (b *builder) missingMarker() {
	g := &b.game
	items := b.in.items.Items
	k := len(items) - 1
	for k > 0 && (items[k].Kind == item.None || items[k].Flags&item.Inside != 0) {
		k--
	}
	if k >= 0 {
		g.fault(MissingSeparator, b.in.span(k), b.line.now.last)
	}
}

// IsMarks reports whether a text is marks of a forum alone (L-18): those of two games may be together.
func IsMarks(text []byte) bool {
	const longest = len("[/pdn]")
	for mark := range bytes.FieldsSeq(text) {
		if len(mark) > longest || !bytes.EqualFold(mark, []byte("[pdn]")) && !bytes.EqualFold(mark, []byte("[/pdn]")) {
			return false
		}
	}
	return true
}

// textRuns collects runs of unexpected text, each of which has one fault.
type textRuns struct {
	in   *input
	line *line
	// first and last are the items of the run that is open.
	first, last int
	isOpen      bool
}

// add takes an item that does not belong where it is. Items in a row are one run.
func (r *textRuns) add(k int) {
	if r.isOpen && (k > r.last+1 || r.in.bytes(k)[0] == '[' && r.in.text.Bytes[r.in.items.Items[r.last].End-1] == ']') {
		r.end()
	}
	if !r.isOpen {
		r.first, r.isOpen = k, true
	}
	r.last = k
}

// end ends the run that is open.
func (r *textRuns) end() {
	if !r.isOpen {
		return
	}
	r.isOpen = false
	r.line.addText(r.first, r.last, false)
	span := r.in.from(r.first, r.last)
	text := r.in.text.Slice(span)
	kind := UnexpectedText
	switch {
	case IsMarks(text):
		kind = ForumMark
	case len(text) > 1 && text[0] == '[' && text[len(text)-1] == ']':
		kind = TagPair
	}
	r.line.game.fault(kind, span, r.line.now.last)
}
