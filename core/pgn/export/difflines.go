package export

import (
	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/scribe"
	"pbn/core/source"
)

// lineReader compares the white space and the words of a game with those of export format, in one walk over its items.
type lineReader struct {
	layout scribe.Layout
	d      *differences
	items  []item.Item
	// move and text are the next of each list.
	move, text int
	// nag is the last NAG of the move; -1 where there is none.
	nag int
	// hasNumber is set after a number, interrupted where a move of Black has one, mayHave where it has one once other things are mended.
	hasNumber, interrupted, mayHave bool
}

// read reads a game. Of one that has text in place of moves it compares the lines alone.
func (l *lineReader) read(d *differences, isText bool) {
	g := d.game
	*l = lineReader{layout: scribe.Layout{IsOfText: l.layout.IsOfText}, d: d, items: g.Items.Items, nag: -1, interrupted: true}
	if l.layout.IsOfText == nil {
		l.layout.IsOfText = l.isOfText
	}
	l.layout.Begin(d, d.text, g.Items, habits.WrapLine)
	for k := range l.items {
		i := &l.items[k]
		if i.Kind == item.None || i.Flags&item.Inside != 0 {
			if i.Kind.IsCommentary() && i.Kind != item.Escape {
				d.find(commentElsewhere, l.layout.At(k), 0)
			}
			continue
		}
		l.layout.Item(k)
		span := l.layout.At(k)
		if at := source.FirstTab(d.text.Slice(span)); at >= 0 && i.Kind == item.Escape {
			d.find(tab, source.Span{Start: span.Start + at, End: span.Start + at + 1}, 0)
		}
		if !isText {
			l.item(k, span)
		}
		l.layout.Last = k
	}
	l.layout.End()
}

// isOfText reports whether an item is text that has no place in the moves, which other rules report.
func (l *lineReader) isOfText(k int) bool {
	texts := l.d.game.Texts
	for l.text < len(texts) && int(texts[l.text].Last) < k {
		l.text++
	}
	return l.text < len(texts) && int(texts[l.text].First) <= k
}

// item compares an item of the moves with what is written for it.
func (l *lineReader) item(k int, span source.Span) {
	d, i := l.d, &l.items[k]
	switch {
	case l.isOfText(k):
	case scribe.IsComment(i):
		l.comment(k, span)
		return
	case i.Kind == item.Number && l.numberIsOfMove(k):
		l.hasNumber = true
		return
	case i.Kind == item.Open || i.Kind == item.Close:
		l.interrupted, l.nag = true, -1
	case i.Kind == item.NAG:
		if l.nag > int(i.Val) || l.layout.Last >= 0 && (scribe.IsComment(&l.items[l.layout.Last]) || l.items[l.layout.Last].Kind == item.Close) && l.move > 0 && i.Val > 0 {
			d.find(nagOrder, span, 0)
		}
		l.nag, l.interrupted = int(i.Val), true
	case i.Kind == item.Suffix && !d.reduced:
		d.find(suffix, span, int(nagOf(i.Val)))
		l.nag, l.mayHave = int(nagOf(i.Val)), true
	case !l.moves(k):
		l.mayHave = true // a sign that is a NAG
	}
	l.hasNumber = false
}

// nagOf returns the NAG of a suffix, by its one or two characters.
func nagOf(marks uint32) int32 {
	for n, text := range [...]string{"!", "?", "!!", "??", "!?", "?!"} {
		val := uint32(text[0])
		if len(text) == 2 {
			val |= uint32(text[1]) << 8
		}
		if val == marks {
			return int32(n + 1)
		}
	}
	return 6
}

// numberIsOfMove reports whether a number is that of the next move.
func (l *lineReader) numberIsOfMove(k int) bool {
	moves := l.d.game.Moves
	if l.move == len(moves) {
		return false
	}
	for k++; k < len(l.items) && l.items[k].Kind == item.None; k++ {
	}
	return int(moves[l.move].Item) == k
}

// moves compares the moves that an item is. It reports whether it is any.
func (l *lineReader) moves(k int) (any bool) {
	d, moves := l.d, l.d.game.Moves
	for ; l.move < len(moves) && int(moves[l.move].Item) == k; l.move++ {
		m := &moves[l.move]
		if m.Flags&(game.Canonical|game.Word) == 0 && m.Move != chess.Null {
			d.find(notSAN, l.layout.At(k), l.move)
		}
		l.number(k)
		any = true
		l.nag, l.interrupted, l.hasNumber, l.mayHave = -1, false, false, false
	}
	return any
}

// number compares the number before a move with what is written: one that is wrong is reported as that.
func (l *lineReader) number(k int) {
	d := l.d
	number, of := d.game.Turn(l.move)
	needs := of == chess.White || l.interrupted
	switch {
	case !l.hasNumber && needs && (of == chess.White || !l.mayHave):
		d.find(numberMissing, l.layout.At(k), l.move)
	case l.hasNumber && !needs && !l.mayHave:
		d.find(numberTooMany, l.layout.At(l.layout.Last), l.move)
	case l.hasNumber:
		at := l.layout.At(l.layout.Last)
		is, periods := l.items[l.layout.Last].MoveNumber()
		if is == number && (periods != 1+2*int(of) || at.End-at.Start != digitsOf(number)+periods) {
			d.find(numberForm, at, l.move)
		}
	}
}

func digitsOf(number int) (n int) {
	for n = 1; number >= 10; number /= 10 {
		n++
	}
	return n
}

// comment compares a comment with its layout in export format (ledger 5-h).
func (l *lineReader) comment(k int, span source.Span) {
	d := l.d
	if l.items[k].Kind == item.LineComment {
		d.find(lineComment, span, 0)
	}
	if !l.layout.InMoves && d.game.Items.Tags > 0 || d.game.Marker > 0 && k >= int(d.game.Marker) {
		d.find(commentElsewhere, span, 0)
	}
	if inside := l.layout.Inside(k); inside.End == inside.Start {
		return // which has a rule of its own
	}
	l.layout.Comment(k)
	l.interrupted = true
}
