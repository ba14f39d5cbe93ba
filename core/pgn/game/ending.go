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
		}
		return
	}
	b.endAt(k, result)
}

// endAt ends the game with a result.
func (b *builder) endAt(k int, result values.Result) {
	b.line.closeAll()
	b.line.hasEnded = true
	b.game.Result, b.game.Marker = result, uint32(k+1)
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
	e := kind.Find(b.in.diags, b.lastSpan())
	if e.IsKept() {
		e.Say(rules.MissingResult{Result: e.Text(g.Result.String())})
	}
}

// lastSpan returns where the last item of the game is.
func (b *builder) lastSpan() source.Span {
	items := b.in.items.Items
	k := len(items) - 1
	for ; k > 0 && items[k].Kind == item.None; k-- {
	}
	return b.in.span(k)
}

// looseResult takes a result that is not written as the standard has it (ledger 8.2.6-d, 8.2.6-f). It reports whether the word is one.
func (b *builder) looseResult(k int, word string) bool {
	var kind diag.Kind[rules.MissingResult]
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
		e.Say(rules.MissingResult{Result: e.Text(result.String())})
	}
	b.endAt(k, result)
	return true
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
