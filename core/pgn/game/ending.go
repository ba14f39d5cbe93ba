package game

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// marker takes the marker that ends the game, or another one (ledger 8.2.5-g, 8.2.6-b).
func (b *builder) marker(k int, result values.Result) {
	g := &b.game
	switch {
	case len(b.line.frames) > 0 && b.isClosedAfter(k):
		rules.ResultInVariation.Find(b.in.diags, b.in.span(k))
		b.line.addText(k, k, false)
		return
	case b.line.hasEnded:
		e := rules.SameResultAgain.Find(b.in.diags, b.in.span(k)).Beside(b.in.span(int(g.Marker - 1)))
		if result != g.Result {
			e.As(rules.OtherResult)
		} else if e.IsKept() {
			isFirst := b.in.items.Items[g.Marker-1].Kind == item.Marker
			e.Say(rules.EndOfGame{IsSafe: isFirst && (b.isOnLine(int(g.Marker), k+1) || b.isLastOnLine(k))})
		}
		return
	}
	b.endAt(k, result)
}

// gluedMarker takes a marker that is glued to the move at an item: as any other, it ends the game, unless it is in a variation that is closed
// right after it (ledger 8.2.5-g, 8.2.6-g).
func (b *builder) gluedMarker(k int, at source.Span, result values.Result) {
	e := rules.GluedMarker.Find(b.in.diags, at)
	if len(b.line.frames) > 0 && b.isClosedAfter(k) {
		e.Say(rules.EndOfGame{IsSafe: b.in.items.Items[k+1].Kind == item.Close})
		return
	}
	e.Say(rules.EndOfGame{IsSafe: e.IsKept() && b.endsLines(k)})
	b.closeAll(-1)
	b.endAt(k, result)
}

// endAt ends the game with a result.
func (b *builder) endAt(k int, result values.Result) {
	b.ended = afterMarker{next: k + 1, isClean: len(b.line.frames) == 0 && b.in.items.Items[k].Kind == item.Marker}
	b.closeAll(k - 1)
	b.line.hasEnded = true
	b.game.Result, b.game.Marker = result, uint32(k+1)
}

// closeAll ends the variations that are open, and reports that they were not closed. The right parenthesis of each should come after the last
// item, and on a line of its own after a comment that goes up to the end of its line. last is -1 where it has to be in an item.
func (b *builder) closeAll(last int) {
	items := b.in.items.Items
	for ; last > 0 && items[last].Kind == item.None; last-- {
	}
	if len(b.line.frames) > 0 {
		b.guessAt(b.in.span(int(b.game.Variations[b.line.frames[0].variation].Item)).Start)
	}
	for n := len(b.line.frames) - 1; n >= 0; n-- {
		v := &b.game.Variations[b.line.frames[n].variation]
		if items[v.Item].Flags&item.Broken == 0 {
			continue // it is closed after the marker
		}
		e := rules.VariationNotClosed.Find(b.in.diags, b.in.span(int(v.Item)))
		if !e.IsKept() || last < 0 {
			continue
		}
		switch end := int(items[last].End); {
		case items[last].Kind == item.LineComment || items[last].Kind == item.Escape:
			e.Part(source.Span{Start: end, End: end}, b.in.text.LineEnd()+")")
		default:
			e.Part(source.Span{Start: end, End: end}, ")")
		}
	}
	b.line.closeAll()
}

// guessAt takes note that what comes from a place on was read by a guess.
func (b *builder) guessAt(at int) {
	if b.guess < 0 || at < b.guess {
		b.guess = at
	}
}

// afterMarker is how far it is known that nothing but comments and variations comes after the marker of a game.
type afterMarker struct {
	next    int
	isClean bool
}

// isCleanTo reports whether nothing else comes between the marker and an item.
func (a *afterMarker) isCleanTo(items []item.Item, k int) bool {
	for ; a.next < k && a.isClean; a.next++ {
		switch i := &items[a.next]; {
		case i.Kind == item.Open && i.Flags&item.Broken == 0:
			a.next = int(i.Val)
		default:
			a.isClean = i.Kind.IsCommentary()
		}
	}
	return a.isClean
}

// isClosedAfter reports whether a right parenthesis comes after an item, comments and NAGs aside (ledger 8.2.5-g).
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

// finish does what needs the whole game.
func (b *builder) finish() {
	g, l := &b.game, &b.line
	b.sorting.sort(g)
	b.odd.reportLanguage(g)
	if !l.isText {
		g.End = chess.EndOf(&l.position)
	}
	if g.Marker == 0 {
		b.findResult()
	}
	if len(g.Moves) > 0 && b.in.items.Tags == 0 {
		rules.GameWithoutTags.Find(b.in.diags, b.in.span(int(g.Moves[0].Item)))
	}
}

// findResult finds the result of a game that lacks its marker: it is that of the tag, or what the final position says (ledger 8.2.6-a).
func (b *builder) findResult() {
	g := &b.game
	kind := rules.ResultUnknown
	if t := g.Tag(tags.Result); t != nil {
		if result, ok := values.ResultOf(t.Value(b.in.text)); ok {
			g.Result, kind = result, rules.ResultByTag
		}
	}
	switch {
	case kind == rules.ResultByTag:
	case g.End == chess.Checkmate:
		kind = rules.ResultByPosition
		if g.Result = values.WhiteWins; b.line.position.Turn == chess.White {
			g.Result = values.BlackWins
		}
	case g.End == chess.Stalemate:
		g.Result, kind = values.Drawn, rules.ResultByPosition
	}
	k := b.last()
	e := kind.Find(b.in.diags, b.in.span(k))
	if e.IsKept() {
		at := b.in.items.GapAfter(b.in.text.Bytes).Start
		e.Say(rules.MissingMarker{Result: e.Text(g.Result.String()), At: int32(at), After: b.lineOfMarker(k)})
	}
}

// last returns the last item of the game; of what is in a tag pair that is the tag pair.
func (b *builder) last() (k int) {
	items := b.in.items.Items
	for k = len(items) - 1; k > 0 && (items[k].Kind == item.None || items[k].Flags&item.Inside != 0); k-- {
	}
	return k
}

// lineOfMarker returns where a marker can be written after the item that is the last one.
func (b *builder) lineOfMarker(k int) uint8 {
	switch i := &b.in.items.Items[k]; {
	case i.Kind == item.BraceComment && i.Flags&item.Broken != 0:
		return rules.Nowhere
	case i.Kind == item.LineComment || i.Kind == item.Escape:
		return rules.OnNextLine
	case i.Kind == item.Tag || k+1 < len(b.in.items.Items):
		return rules.AfterEmptyLine
	}
	return rules.OnSameLine
}

// isOnLine reports whether the items from one number up to another are on the line of the one before them.
func (b *builder) isOnLine(from, to int) bool {
	for k := from; k < to; k++ {
		if b.in.items.Items[k].Flags&item.LineStart != 0 {
			return false
		}
	}
	return true
}

// isLastOnLine reports whether nothing comes after an item on its line.
func (b *builder) isLastOnLine(k int) bool {
	items := b.in.items.Items
	return k+1 == len(items) || items[k+1].Flags&item.LineStart != 0
}

// endsLines reports whether nothing comes on later lines after an item, which would be read as a part of the next game if a marker ended
// this one there.
func (b *builder) endsLines(k int) bool { return b.isOnLine(k+1, len(b.in.items.Items)) }

// looseResult takes a result that is not written as the standard has it (ledger 8.2.6-d, 8.2.6-f). It reports whether the word is one.
func (b *builder) looseResult(k int, word string) bool {
	var kind diag.Kind[rules.OddResult]
	result, state := values.ReadResult(word)
	switch {
	case state == values.Odd:
		kind = rules.ResultInOtherForm
	case values.IsLikeResult(word):
		kind = rules.ResultUnread
	default:
		return false
	}
	if b.line.hasEnded || b.hasMovesAfter(k) {
		return false
	}
	e := kind.Find(b.in.diags, b.in.span(k))
	if e.IsKept() {
		e.Say(rules.OddResult{Result: e.Text(result.String()), IsSafe: b.endsLines(k) && !b.isAfterResult()})
	}
	b.endAt(k, result)
	return true
}

// isAfterResult reports whether the text before what comes next ends with a result, too, which would count if a marker came.
func (b *builder) isAfterResult() bool {
	if !b.runs.isOpen {
		return false
	}
	word := b.in.decode(b.runs.last)
	_, state := values.ReadResult(word)
	return state != values.Bad || values.IsLikeResult(word)
}

// hasMovesAfter reports whether the line goes on after an item: with a number, a move or a parenthesis.
func (b *builder) hasMovesAfter(k int) bool {
	items := b.in.items.Items
	for k++; k < len(items); k++ {
		b.line.steps++
		switch items[k].Kind {
		case item.Number, item.Open, item.Close, scan.Move:
			return true
		case item.Marker:
			return false
		}
	}
	return false
}
