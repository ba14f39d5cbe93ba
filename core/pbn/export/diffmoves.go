package export

import (
	"strings"
	"unicode/utf8"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// moveDifferences compares an auction or a play (3.5, 3.6).
type moveDifferences struct {
	kinds *layoutKinds // of its layout, which is reported once
	bad   diag.Rule    // of calls or cards that are read though the standard has other ones
	told  bool         // a difference in layout was reported
	// annotated reports whether a call or card of the line has anything after it, which may make the line end early.
	annotated bool
	last      source.Span // the last move
	lower     lowerCase   // the calls or cards in lower case
}

// layoutKinds are the kinds of what both an auction and a play can have.
type layoutKinds struct {
	empty, shortLine, asteriskBefore, asteriskBeside diag.Kind[diag.None]
	onFullLine                                       diag.Kind[rules.ExportForm]
}

var ofAuction = layoutKinds{
	empty: rules.EmptyAuction, shortLine: rules.ShortLineOfCalls, asteriskBefore: rules.AsteriskBeforeCall, asteriskBeside: rules.AsteriskBesideCall,
	onFullLine: rules.CallOnFullLine,
}

var ofPlay = layoutKinds{
	empty: rules.EmptyPlay, shortLine: rules.ShortLineOfCards, asteriskBefore: rules.AsteriskBeforeCard, asteriskBeside: rules.AsteriskBesideCard,
	onFullLine: rules.CardOnFullLine,
}

// auction compares an auction. Its hyphens at the start are left out, and all of an empty one.
func (l *moveDifferences) auction(d *differences, a *game.Auction, t *game.Tag, hyphens []int32, isEmpty bool) {
	seat := l.beginMoves(d, t, &ofAuction, rules.AuctionBadCall)
	switch {
	case isEmpty:
		l.leaveOut(d, t)
	case len(hyphens) > 0:
		say(l, d, rules.HyphensBeforeDealer, t.ValueSpan()).Say(rules.LeftColumn{Seat: a.First})
	case a.First.Known() && seat != a.First:
		say(l, d, rules.AuctionNotDealer, t.ValueSpan()).Say(rules.LeftColumn{Seat: a.First})
	}
	if l.asterisks(d, a.Moves); a.State == game.Unfinished && a.MayBeFinished() {
		change(d, rules.OpenAuction, a.Moves[len(a.Moves)-1].Span())
	}
	for i, place := range hyphens {
		m := &a.Moves[place]
		l.move(d, m, moveText(m), i%4 == 0, false)
		l.annotations(d, m)
	}
}

// play compares a play. The first column that is written is that of first: the opening leader if isLed, else as in the source.
func (l *moveDifferences) play(d *differences, g *game.Game, t *game.Tag, turns []int32, first bridge.Seat, isLed, isEmpty bool) {
	seat := l.beginMoves(d, t, &ofPlay, rules.PlayBadCard)
	moves := g.Play.Moves
	switch {
	case isEmpty:
		l.leaveOut(d, t)
		return
	case isLed && seat != first:
		say(l, d, rules.LeaderElsewhere, t.ValueSpan()).Say(rules.LeftColumn{Seat: first})
	case first.Known() && seat != first:
		say(l, d, rules.PlayNotLeader, t.ValueSpan()).Say(rules.LeftColumn{Seat: first})
	case len(turns)%4 != 0:
		say(l, d, rules.ShortTrick, moves[turns[len(turns)-1]].Span())
	}
	l.asterisks(d, moves)
	if g.Play.State == game.Unfinished && len(moves) > 0 && !g.IsPlayUnfinished() {
		say(l, d, rules.OpenPlay, moves[len(moves)-1].Span())
	}
}

// asterisks finds an asterisk with a call or card after it: it is written last.
func (l *moveDifferences) asterisks(d *differences, moves []game.Move) {
	for i := range moves {
		if moves[i].Kind == game.StarMove && i+1 < len(moves) && moves[i+1].TakesTurn() {
			say(l, d, l.kinds.asteriskBefore, moves[i].Span())
		}
	}
}

// beginMoves begins an auction or a play, and compares the value of its tag, which is a seat.
func (l *moveDifferences) beginMoves(d *differences, t *game.Tag, kinds *layoutKinds, bad diag.Rule) bridge.Seat {
	*l = moveDifferences{kinds: kinds, bad: bad}
	seat, _ := values.ReadSeat(t.Value)
	if seat.Known() {
		compareValue(d, t, seat.String())
	}
	return seat
}

// endMoves ends an auction or a play. Calls or cards after the end, if there are any, have been reported.
func (l *moveDifferences) endMoves(d *differences, surplus source.Span, rule diag.Rule) {
	if surplus.End > 0 {
		d.count(rule)
	}
	l.lower.report(d)
}

// leaveOut reports a tag that is left out because nothing comes after it.
func (l *moveDifferences) leaveOut(d *differences, t *game.Tag) {
	l.kinds.empty.Note(&d.last, t.Span())
}

// say notes a difference in layout, the first of an auction or a play.
func say[F any](l *moveDifferences, d *differences, kind diag.Kind[F], at source.Span) diag.Entry[F] {
	if l.told {
		return diag.Entry[F]{}
	}
	l.told = true
	return find(d, kind, at)
}

// move compares a call or card and its irregularities with what is written for it. isFirst reports whether it is the first of four in the
// source, begins whether it begins a line in the output.
func (l *moveDifferences) move(d *differences, m *game.Move, written string, isFirst, begins bool) {
	if m.Span().End == 0 || m.Span() == l.last {
		return // it is not in the source, or one more pass of AP
	}
	if is := d.text.Slice(m.Span()); string(is) != written {
		l.moveForm(d, m, written)
	}
	at := d.before(m.Span().Start)
	switch {
	case at.beginsLine() && !isFirst && !begins && !l.annotated:
		say(l, d, l.kinds.shortLine, m.Span())
	case m.Kind == game.StarMove && !at.beginsLine():
		l.starBeside(d, m)
	case isFirst && !at.beginsLine():
		e := say(l, d, l.kinds.onFullLine, m.Span())
		e.Say(rules.ExportForm{As: e.Text(m.String())})
	}
	if at.isOdd() && (at == indented || !isFirst) {
		d.findForm(rules.MoveGap, m.Span(), m.String())
	}
	l.goOn(m, isFirst, len(m.Comments()) > 0 || len(m.Annotations()) > 0)
}

// starBeside notes an asterisk that is on the line of the moves before it. It is moved to a line of its own, but that is no fault: the
// standard says nothing of it, and its author's program writes it there.
func (l *moveDifferences) starBeside(d *differences, m *game.Move) {
	if !l.told {
		l.told = true
		change(d, l.kinds.asteriskBeside, m.Span())
	}
}

// goOn takes note of a call or card that was compared; isAnnotated reports whether it has anything after it.
func (l *moveDifferences) goOn(m *game.Move, isFirst, isAnnotated bool) {
	l.last = m.Span()
	l.annotated = !isFirst && l.annotated || isAnnotated
}

// moveForm finds how a call or card differs. What breaks the rules of import format has been reported.
func (l *moveDifferences) moveForm(d *differences, m *game.Move, written string) {
	is := d.text.Decode(m.Span())
	if utf8.RuneCountInString(written) > habits.MaxLine { // no line can hold all irregularities
		is = strings.Join(strings.Fields(is), " ")
	}
	lower := &l.lower
	switch {
	case m.Kind == game.BadMove, is == written:
	case is == "AP", is == "ap":
		say(l, d, rules.PassesOfAP, m.Span())
	case strings.EqualFold(is, written) && isInStandardForm(m, is):
		if lower.count++; lower.count == 1 || m.Span().Start < lower.span.Start {
			lower.span, lower.as = m.Span(), m.String()
		}
	case m.Marks() != "":
		d.findForm(rules.MarkGap, m.Span(), written)
	default:
		d.count(l.bad)
	}
}

// isInStandardForm reports whether a call or card, perhaps with marks before it, is written as import format allows it. Else that has been
// reported.
func isInStandardForm(m *game.Move, text string) bool {
	word := text[max(0, len(text)-len(m.String())):]
	standard := true
	switch m.Kind {
	case game.CardMove:
		_, _, standard = values.ReadCard(word)
	case game.CallMove:
		_, _, standard = values.ReadCall(word)
	}
	return standard
}

// annotations compares the annotations of a move with those that are written: NAGs in place of suffixes, the note reference first, the
// NAGs ascending (3.5.2, 3.6.2).
func (l *moveDifferences) annotations(d *differences, m *game.Move) {
	told := false
	var highest *game.Annotation
	for i := range m.Annotations() {
		a := &m.Annotations()[i]
		isLower := i > 0 && compareAnnotations(*a, *highest) < 0
		if !isLower {
			highest = a
		}
		is, as := d.text.Slice(a.Span()), a.String()
		isOpen := a.Kind == game.NoteReference && string(is) == as[:len(as)-1] // which has been reported
		if isOpen {
			d.count(l.bad)
		}
		switch {
		case a.Kind == game.Suffix:
			d.findForm(rules.SuffixOfMove, a.Span(), as)
		case string(is) != as && !isOpen:
			d.findForm(rules.AnnotationForm, a.Span(), as)
		case isLower && !told:
			told = true
			find(d, rules.AnnotationOrder, a.Span())
		case d.before(a.Span().Start).isOdd():
			find(d, rules.AnnotationGap, a.Span())
		}
	}
}
