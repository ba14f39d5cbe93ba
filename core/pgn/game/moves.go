package game

import (
	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// move reads a move. What is not SAN, or no legal move as it is written, is read with care.
func (b *builder) move(k int, i *item.Item) {
	l := &b.line
	s := chess.Pattern(i.Val)
	if s == 0 || i.Flags&item.Odd != 0 || l.isText || b.isCareful || l.hasEnded || k < b.from || s&chess.IsNull != 0 {
		b.oddMove(k, i)
		return
	}
	m, count := l.position.Find(s)
	if count != 1 {
		b.oddMove(k, i)
		return
	}
	b.numbers.item = 0
	if b.runs.isOpen {
		b.runs.end()
	}
	flags := Canonical
	if !l.position.IsCanonical(s, m) {
		flags = 0
		b.odd.reportPlain(k, s, m)
	}
	l.do(k, m, flags)
	if made := &b.game.Moves[l.last]; s&(chess.HasCheck|chess.HasMate) != markOf(made.Flags) {
		made.Flags &^= Canonical
		b.mark(k, s)
	}
}

// isOutside reports whether nothing but comments is read where an item is: before the game, after it, or after its marker.
func (b *builder) isOutside(k int) bool {
	return k < b.from || k >= b.to || b.line.hasEnded && len(b.line.frames) == 0
}

// mark reports the mark of the last move if it is not that of a pattern (8.2.3.5).
func (b *builder) mark(k int, s chess.Pattern) {
	is, has := markOf(b.game.Moves[b.line.last].Flags), s&(chess.HasCheck|chess.HasMate)
	switch {
	case is == has:
	case is == 0:
		b.odd.say(rules.NoCheck, k, b.line.lastSAN())
	case has == chess.HasMate:
		b.odd.say(rules.NoMate, k, b.line.lastSAN())
	case !b.odd.isMarkedAfter(k):
		b.checks.add(b, k)
	}
}

// null reads a null move (ledger 8.2-d).
func (b *builder) null(k int) {
	l := &b.line
	b.numbers.item = 0
	b.runs.end()
	switch {
	case l.isText:
		b.word(k)
		return
	case l.position.IsCheck():
		rules.NullInCheck.Find(b.in.diags, b.in.span(k)).Say(rules.IllegalMove{Number: l.nextNumber()})
		b.word(k)
		return
	}
	rules.NullMove.Find(b.in.diags, b.in.span(k))
	flags := Flags(0)
	if string(b.in.bytes(k)) == "--" {
		flags = Canonical
	}
	l.do(k, chess.Null, flags)
}

// word keeps a move as text; what comes after it in its line cannot be judged, either.
func (b *builder) word(k int) {
	b.numbers.item = 0
	b.runs.end()
	b.line.addWord(k)
}

// text takes text that means nothing where it is.
func (b *builder) text(k int) {
	b.numbers.asText(&b.runs)
	b.runs.add(k)
}

// oddMove reads a word that is not SAN, or is no legal move as it is written, or not to be judged.
func (b *builder) oddMove(k int, i *item.Item) {
	l := &b.line
	isOdd := i.Flags&item.Odd != 0 || i.Val == 0
	if b.isOutside(k) {
		b.text(k)
		return
	}
	if !isOdd && chess.Pattern(i.Val)&chess.IsNull != 0 {
		b.null(k)
		return
	}
	word := b.odd.fold(k)
	switch {
	case isOdd && b.oddWord(k, word):
	case l.isText && isOdd && !isMeantAsMove(word):
		b.text(k)
	case l.isText:
		b.word(k)
	default:
		b.spelledMove(k, i, word)
	}
}

// oddWord reads a word that is something else than a move. It reports whether it is.
func (b *builder) oddWord(k int, word []byte) bool {
	l := &b.line
	switch {
	case isNull(word):
		b.null(k)
		return true
	case b.oddNumber(k, word):
		return true
	case b.odd.isPart(k, word):
		b.skipTo = b.odd.part(k, word)
		return true
	case b.sign(k, word):
		return true
	case isCastling(word) && !l.isText && l.canCastle(word):
		return false
	}
	return mayBeResult(word) && b.looseResult(k, b.in.decode(k))
}

// oddNumber reads the number of a move with an ellipsis, or a colon, in place of its periods. It reports whether the word is one, or the
// ellipsis after a number.
func (b *builder) oddNumber(k int, word []byte) bool {
	n, span := digits(word), b.in.span(k)
	switch {
	case n == len(word) && b.odd.isFolded && (n > 0 || b.numbers.item == k):
		if n > 0 {
			b.numbers.number(k, &b.runs)
		}
		e := rules.NonASCIIWord.Find(b.in.diags, span)
		if e.IsKept() {
			e.Say(rules.ReadAs{Move: e.Text(string(word) + "...")})
		}
	case n > 0 && string(word[n:]) == ":":
		b.numbers.number(k, &b.runs)
		b.markAfterNumber(source.Span{Start: span.End - 1, End: span.End}, false)
	default:
		return false
	}
	b.numbers.item, b.numbers.hasPeriod = k+1, true
	return true
}

// markAfterNumber reports a mark that takes the place of the period after the number of a move, or comes after it.
func (b *builder) markAfterNumber(at source.Span, hasPeriod bool) {
	rules.MarkAfterNumber.Find(b.in.diags, at).Say(rules.NumberMark{HasPeriod: hasPeriod})
}

// sign reads a sign that stands for a NAG. It reports whether the word is one.
func (b *builder) sign(k int, word []byte) bool {
	number, ok := b.odd.nag(word)
	isLetter := len(word) > 0 && isLetter(word[0])
	if !ok || isLetter && (b.line.last < 0 || b.line.starts != 0) {
		return false
	}
	b.numbers.asText(&b.runs)
	b.runs.end()
	b.odd.reportSign(b.in.span(k), number)
	b.notes.add(k, int32(number))
	return true
}

// spelledMove reads a move in other forms than SAN, makes it, and reports its forms, or the reason why it is not legal.
func (b *builder) spelledMove(k int, i *item.Item, word []byte) {
	f := b.odd.find(k, word)
	switch {
	case f.count == 1:
		b.makeSpelled(k, &f, word)
		return
	case f.count > 1:
		b.odd.reportAmbiguous(k, &f)
	case i.Flags&item.Odd == 0 && i.Val != 0 && !b.isCareful:
		b.odd.reportIllegal(k, &f, chess.Pattern(i.Val))
	case isMeantAsMove(word):
		b.odd.reportIllegal(k, &f, 0)
	default:
		b.text(k)
		return
	}
	b.word(k)
}

// makeSpelled makes a move that was found by its spelling, with what is glued to it.
func (b *builder) makeSpelled(k int, f *foundMove, word []byte) {
	l := &b.line
	b.numbers.item = 0
	b.runs.end()
	if f.second != chess.NoMove {
		b.odd.reportTwo(k, f, word)
		l.do(k, f.move, 0)
		l.do(k, f.second, 0)
		return
	}
	number, rest := b.odd.locate(k, f, word)
	if b.odd.spelled.isGuess {
		b.guessAt(b.odd.spelled.span.Start)
	}
	san := l.position.SAN(f.move)
	l.do(k, f.move, 0)
	san |= markOf(b.game.Moves[l.last].Flags)
	if b.isCareful {
		b.odd.isForeign(k, san)
		if string(b.in.bytes(k)) == textOf(san) {
			b.game.Moves[l.last].Flags |= Canonical
		}
	}
	b.odd.report(k, f, san, number)
	if s := &f.spelling; s.mark != 0 || s.forms&looseForm == 0 {
		b.mark(k, s.mark)
	}
	if b.skipTo = max(b.skipTo, f.end); f.end > k+1 {
		l.addText(k+1, f.end-1, true)
	}
	if f.nag > 0 {
		b.odd.reportSign(source.Span{Start: b.odd.spelled.span.End, End: rest}, f.nag)
		b.notes.add(k, int32(f.nag))
	}
	if f.hasMarker {
		b.gluedMarker(k, source.Span{Start: rest, End: int(b.in.items.Items[k].End)}, f.result)
	}
}
