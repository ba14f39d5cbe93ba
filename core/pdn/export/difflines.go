package export

import (
	"bytes"

	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/scan"
	"pbn/core/scribe"
	"pbn/core/source"
)

// lineReader compares the white space and the words of a game with what is written, in one walk over its items.
type lineReader struct {
	layout scribe.Layout
	d      *differences
	items  []item.Item
	plan   *plan
	// hasNumber is set after a number, needs where a move of the second player has one.
	hasNumber, needs bool
	number           int // its item
}

// read reads a game. Of one that has text in place of moves it compares the lines alone.
func (l *lineReader) read(d *differences, isText bool) {
	g := d.game
	*l = lineReader{layout: scribe.Layout{IsOfText: l.layout.IsOfText}, d: d, items: g.Items.Items, plan: &d.writer.moves.plan, needs: true}
	if l.layout.IsOfText == nil {
		l.layout.IsOfText = l.isOfText
	}
	l.layout.Begin(d, d.text, g.Items, habits.WrapLine)
	l.layout.EscapesFrom, l.layout.InMoves = d.writer.moves.body, g.Items.Tags == 0
	for k := 0; k < len(l.items); k++ {
		if i := &l.items[k]; i.Kind == item.None || i.Flags&item.Inside != 0 {
			continue
		}
		l.layout.Item(k)
		if l.layout.Last = k; !isText {
			k = l.item(k)
			l.layout.Skip(k)
		}
	}
	l.layout.End()
	if g.Marker == 0 && !isText {
		d.find(nothingEnds, l.end(), 0)
	}
}

// end returns the last item.
func (l *lineReader) end() source.Span {
	if l.layout.Last < 0 {
		return source.Span{Start: l.d.game.Span.Start, End: l.d.game.Span.Start}
	}
	return l.layout.At(l.layout.Last)
}

// isOfText reports whether an item is text that has no place in the moves or a part of a move, which other rules report.
func (l *lineReader) isOfText(k int) bool {
	if r := l.plan.roles[k]; r.kind == aText {
		return true
	}
	return l.items[k].Kind == item.Marker && l.plan.roles[k].kind == aNAG
}

// item compares an item of the moves with what is written for it, and returns the last one that it has.
func (l *lineReader) item(k int) (last int) {
	i := &l.items[k]
	switch r := l.plan.roles[k]; {
	case r.kind == aMove:
		return l.move(int(r.number))
	case r.kind == aText:
		last = int(l.d.game.Texts[r.number].Last)
		l.needs = l.needs || !l.d.game.Texts[r.number].IsPart
		return last
	case r.kind == aVariation, r.kind == closing:
		l.needs = true
	case r.kind == aSetup:
		l.setup(int(r.number))
	case r.kind == aNAG && i.Kind == item.Suffix:
		l.d.find(strengthElsewhere, l.layout.At(k), int(l.d.game.NAGs[r.number].Number))
	case i.Kind == item.Suffix && l.items[max(k-1, 0)].Kind != scan.Move:
		l.d.find(strengthElsewhere, l.layout.At(k), 0) // it is written with its move
	case scribe.IsComment(i):
		l.comment(k)
	case i.Kind == item.Number:
		l.hasNumber, l.number = true, k
		return k
	case int(l.d.game.Marker) == k+1:
		l.marker(k)
	}
	l.hasNumber = false
	return k
}

// move compares a move and its number. It returns its last item.
func (l *lineReader) move(n int) (last int) {
	d := l.d
	m := &d.game.Moves[n]
	l.moveNumber(n)
	l.needs, l.hasNumber = len(d.writer.moves.lateOf(int32(n))) > 0, false
	if m.Flags&game.Canonical != 0 && d.writer.facts.moveForm == 0 && (d.writer.facts.isSaid || !m.Move.IsCapture()) {
		return int(m.Last)
	}
	span := d.game.SpanOf(n)
	raw := d.text.Bytes[span.Start:span.End]
	if d.spelled = d.writer.moves.spelling.append(d.spelled[:0], n); !bytes.Equal(raw, d.spelled) {
		l.spelling(n, span)
	}
	return int(m.Last)
}

// spelling notes how a move is written otherwise. What is not noted is said by other rules.
func (l *lineReader) spelling(n int, span source.Span) {
	d := l.d
	written, ok := draughts.Parse(string(d.spelled))
	is, isRead := d.writer.moves.spelling.patterns.Of(d.text, d.game, n)
	if !isRead || !ok {
		return
	}
	if is.Forms&draughts.LeadingZero != 0 {
		d.find(leadingZero, span, n)
	}
	if is.Sign == 0 || is.HasLetters() != written.HasLetters() {
		d.find(otherNotation, span, n)
	}
	if is.Count() > 2 && written.Count() == 2 {
		d.find(longCapture, span, n)
	}
	if is.Sign != written.Sign && is.Sign != 0 && (is.Sign != '-' || written.Sign != 'x' && written.Sign != ':') && is.Forms&draughts.UpperCase == 0 {
		d.find(otherSign, span, n)
	}
}

// moveNumber compares the number before a move with what is written: one that is wrong is reported as that.
func (l *lineReader) moveNumber(n int) {
	d := l.d
	m := &d.game.Moves[n]
	second := isSecond(d.game, m)
	needs := !second || l.needs
	span := d.game.SpanOf(n)
	switch {
	case m.NumberItem == 0 && needs:
		d.find(numberMissing, span, n)
	case m.NumberItem > 0 && !needs:
		d.find(numberTooMany, l.layout.At(int(m.NumberItem)-1), n)
	case m.NumberItem > 0:
		at := l.layout.At(int(m.NumberItem) - 1)
		i := &l.items[m.NumberItem-1]
		number, periods := i.MoveNumber()
		isRight := i.Kind == item.Number && number == int(m.Number) && (periods == 1 && !second || periods == 3 && second)
		if isRight && at.End-at.Start != digitsOf(number)+periods {
			d.find(numberForm, at, n)
		}
	}
}

func digitsOf(number int) (n int) {
	for n = 1; number >= 10; number /= 10 {
		n++
	}
	return n
}

// setup compares a position among the moves.
func (l *lineReader) setup(n int) {
	d := l.d
	s := &d.game.Setups[n]
	span := l.layout.At(int(s.Item))
	l.needs = true
	form, ok := appendSetup(nil, &d.writer.output, d.game, s, &d.writer.facts)
	switch raw := d.text.Slice(span); {
	case ok && !bytes.Equal(form, raw):
		d.find(otherFEN, s.Value.Span(), -n-1)
	case !ok && bytes.ContainsAny(raw, "\r\n\t"):
		d.find(setupOverLines, span, 0)
	}
}

// comment compares a comment with its layout.
func (l *lineReader) comment(k int) {
	d := l.d
	if d.game.Marker > 0 && k >= int(d.game.Marker) {
		d.find(commentAfterEnd, l.layout.At(k), 0)
	}
	inside := l.layout.Inside(k)
	if len(bytes.TrimSpace(d.text.Slice(inside))) == 0 {
		d.find(emptyComment, l.layout.At(k), 0)
		return
	}
	l.layout.Comment(k)
	l.needs = true
}

// marker compares what ends the game.
func (l *lineReader) marker(k int) {
	d := l.d
	at := l.layout.At(k)
	if string(d.text.Slice(at)) != d.writer.facts.marker(&d.writer.options) {
		d.find(resultEnds, at, 0)
	}
}
