package game

import (
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/source"
)

// move reads the move that begins at an item. It returns the first item after it, or 0 where there is none.
func (b *mover) move(k int) (next int) {
	if !b.words.read(k, b.to) {
		return 0
	}
	l := b.line
	first, last := k, b.words.last
	if l.now.isText {
		l.addWord(first, last)
		return last + 1
	}
	if b.budget.left <= 0 {
		l.game.fault(TooManyWays, b.in.from(first, last), l.now.last)
		l.addWord(first, last)
		return last + 1
	}
	m, count := b.find(&l.now.position)
	switch {
	case count == 0:
		return b.odd(first)
	case count > 1:
		m = b.choose(first, last, &m)
	}
	b.make(first, last, &m, count)
	return last + 1
}

// make makes a legal move, and notes what is odd about how it is written.
func (b *mover) make(first, last int, m *draughts.Move, count int) {
	l, w := b.line, &b.words.pattern
	flags := Flags(0)
	switch {
	case w.Count() > 2:
		flags = Long
	case count == 1 && w.Sign == b.signOf(m) && w.Forms == 0 && b.words.forms == 0 && w.HasLetters() == b.hasLetters && !b.isTurned:
		flags = Canonical
	}
	if count > 1 {
		flags |= Chosen
	}
	if b.isTurned {
		flags |= Turned
	}
	if flags != Canonical {
		b.report(first, last, m)
	}
	l.do(first, last, m, flags)
}

// signOf returns what is written between the squares of a move.
func (b *mover) signOf(m *draughts.Move) byte {
	if m.Count == 0 {
		return '-'
	}
	return b.separator
}

// report notes what is odd about how a legal move is written.
func (b *mover) report(first, last int, m *draughts.Move) {
	g, w := b.line.game, &b.words.pattern
	span, move := b.in.from(first, last), int32(len(g.Moves))
	if b.words.forms&isFolded != 0 || w.Forms&draughts.UpperCase != 0 {
		g.fault(CharacterForm, span, move)
	}
	if b.words.forms&isSpread != 0 {
		g.fault(SpaceInMove, span, move)
	}
	if w.Forms&draughts.MixedSquares != 0 {
		g.fault(MixedSquares, span, move)
	}
	isCapture := w.Sign != '-' || b.separator == '-' && m.IsCapture()
	if w.Sign != 0 && isCapture != m.IsCapture() || w.Forms&draughts.MixedSigns != 0 && w.Sign == '-' {
		g.fault(WrongSign, span, move)
	}
}

// odd reads a move that is not legal in its position as it is written: it may be one after all, by what is around it.
func (b *mover) odd(first int) (next int) {
	l, last := b.line, b.words.last
	switch {
	case b.turn(first) || b.isAhead():
		m, count := b.find(&l.now.position)
		if count > 1 {
			m = b.choose(first, last, &m)
		}
		b.make(first, last, &m, count)
		return last + 1
	}
	if next := b.split(first); next > 0 {
		return next
	}
	b.illegal(first, last)
	return last + 1
}

// turn reads the first move of the game with letters of the other side of the board, or as one of the other player where the FEN does not say
// who begins. It reports whether it is one.
func (b *mover) turn(first int) bool {
	l, g := b.line, b.line.game
	if len(g.Moves) > 0 || len(l.frames) > 0 {
		return false
	}
	if isOpenTurn(g.StartFaults) && !l.now.hasSetup {
		l.now.position.Turn ^= 1
		if _, count := b.find(&l.now.position); count > 0 {
			g.Start.Turn ^= 1
			return true
		}
		l.now.position.Turn ^= 1
	}
	if b.hasLetters || !b.words.pattern.HasLetters() {
		return false
	}
	written := b.words.pattern
	b.words.pattern = written.Turned(g.Board)
	if _, count := b.find(&l.now.position); count > 0 {
		b.isTurned = true
		return true
	}
	b.words.pattern = written
	return false
}

// isAhead reports whether the first move of a variation is legal after the move before it, and not in its place; the variation goes on from
// there then.
func (b *mover) isAhead() bool {
	l := b.line
	if !l.canGoAhead() {
		return false
	}
	p := l.frames[len(l.frames)-1].now.position
	if _, count := b.find(&p); count == 0 {
		return false
	}
	l.goAhead()
	item := int(l.game.Variations[len(l.game.Variations)-1].Item)
	l.game.fault(VariationPlacement, b.in.span(item), l.now.last)
	return true
}

// split reads a capture that is written jump by jump, each a move of its own (D-m). It returns the first item after it, or 0 where it is
// none.
func (b *mover) split(first int) (next int) {
	p := &b.line.now.position
	whole := b.words.pattern
	last, to := b.words.last, whole.Count()
	if whole.Sign == '-' || b.words.forms != 0 || to > 2 {
		return 0
	}
	text := append([]byte(nil), b.in.bytes(first)...)
	for last+1 < b.to && b.isMove(last+1) && b.words.read(last+1, b.to) && to < draughts.MostWritten {
		w := &b.words.pattern
		if a, n := whole.Written(whole.Count() - 1); w.Count() != 2 || w.Sign != whole.Sign || !isAt(w, a, n) {
			break
		}
		last = b.words.last
		text = append(text, b.afterSign(last)...)
		joined, ok := draughts.Parse(string(text))
		if !ok {
			break
		}
		whole, to = joined, joined.Count()
		b.words.pattern, b.words.forms = whole, 0
		if m, count := b.find(p); count == 1 {
			b.line.game.fault(SplitCapture, b.in.from(first, last), int32(len(b.line.game.Moves)))
			b.make(first, last, &m, count)
			return last + 1
		}
	}
	b.words.read(first, b.to)
	return 0
}

// isAt reports whether the first square of a pattern is one.
func isAt(w *draughts.Pattern, column, number int) bool {
	c, n := w.Written(0)
	return c == column && n == number
}

// afterSign returns the word of an item from its sign on.
func (b *mover) afterSign(k int) []byte {
	word := b.in.bytes(k)
	for i, c := range word {
		if isSign(c) {
			return word[i:]
		}
	}
	return nil
}

// illegal keeps a move that is not legal as text, with the reason.
func (b *mover) illegal(first, last int) {
	l, g := b.line, b.line.game
	move := int32(len(g.Moves))
	if len(l.frames) == 0 && b.firstMain == 0 {
		b.firstMain = int(move) + 1
	}
	b.budget.left -= searchesOfWhy * b.cost
	reason := draughts.Why(g.Board, &l.now.position, &b.words.pattern, &b.list)
	g.Illegal = append(source.Room(g.Illegal), Illegal{move, reason})
	if b.words.pattern.Forms&draughts.MixedSquares != 0 {
		g.fault(MixedSquares, b.in.from(first, last), move)
	}
	l.addWord(first, last)
}

// digits reads a number as a move without a separator, if there is one way to part its digits into the squares of a legal move. It
// reports whether it is one.
func (b *mover) digits(k int) bool {
	l := b.line
	word := b.in.bytes(k)
	if l.now.isText || len(word) < 3 || len(word) > 4 {
		return false
	}
	var m draughts.Move
	found, at := 0, 0
	for cut := 1; cut <= 2; cut++ {
		if len(word)-cut > 2 {
			continue
		}
		w, ok := draughts.Parse(string(word[:cut]) + "-" + string(word[cut:]))
		if !ok {
			continue
		}
		b.words.pattern, b.words.forms = w, 0
		if one, count := b.find(&l.now.position); count == 1 {
			found++
			m, at = one, cut
		}
	}
	if found != 1 {
		return false
	}
	l.game.fault(NoSeparator, b.in.span(k), int32(len(l.game.Moves))).Value = int32(int(b.in.items.Items[k].Start) + at)
	l.do(k, k, &m, 0)
	return true
}

// isLegalAfter reports whether the move at an item, perhaps after its number, is legal now.
func (b *mover) isLegalAfter(k int) bool {
	if k < b.to && b.in.items.Items[k].Kind == item.Number {
		k++
	}
	if k >= b.to || b.line.now.isText || !b.words.read(k, b.to) {
		return false
	}
	_, count := b.find(&b.line.now.position)
	return count > 0
}
