package export

import (
	"strings"
	"unicode/utf8"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/values"
)

// moveDifferences compares an auction or a play (3.5, 3.6).
type moveDifferences struct {
	rule diag.Rule // of its layout, which is reported once
	bad  diag.Rule // of what is read though it is not as the standard has it
	told bool
	// annotated reports whether there is something after a call or card of the line so far, which may make it end early.
	annotated bool
	last      source.Span // the last move
	lower     difference  // the calls or cards in lower case
}

// auction compares an auction, whose hyphens at the start are left out; one that is empty is left out as a whole.
func (d *differences) auction(a *game.Auction, t *game.Tag, hyphens []*game.Move, isEmpty bool) {
	seat := d.beginMoves(t, rules.ExportAuctionLayout, rules.AuctionBadCall)
	switch {
	case isEmpty:
		d.leaveOut(t)
	case len(hyphens) > 0:
		d.say(dealersCallFirst, t.ValueSpan, a.First.Name())
	case a.First.Known() && seat != a.First:
		d.say(dealerAsValue, t.ValueSpan, a.First.String())
	}
	d.asterisks(a.Moves)
	for i, m := range hyphens {
		d.move(m, moveText(m), i%4 == 0, false)
		d.annotations(m)
	}
}

// play compares a play, whose first column is that of first: of the opening leader if isLed, else as in the source.
func (d *differences) play(g *game.Game, t *game.Tag, turns []*game.Move, first bridge.Seat, isLed, isEmpty bool) {
	seat := d.beginMoves(t, rules.ExportPlayLayout, rules.PlayBadCard)
	moves := g.Play.Moves
	switch {
	case isEmpty:
		d.leaveOut(t)
		return
	case isLed && seat != first:
		d.say(leaderFirst, t.ValueSpan, first.Name())
	case first.Known() && seat != first:
		d.say(leaderAsValue, t.ValueSpan, first.String())
	case len(turns)%4 != 0:
		d.say(fourCards, turns[len(turns)-1].Span, "")
	}
	d.asterisks(moves)
	if g.Play.State == game.Unfinished && len(moves) > 0 && !g.IsPlayUnfinished() {
		d.say(openPlay, moves[len(moves)-1].Span, "")
	}
}

// asterisks finds an asterisk with a call or card after it: it is written last.
func (d *differences) asterisks(moves []game.Move) {
	for i := range moves {
		if moves[i].Kind == game.StarMove && i+1 < len(moves) && moves[i+1].TakesTurn() {
			d.say(asteriskAtEnd, moves[i].Span, "")
		}
	}
}

// beginMoves begins an auction or a play, and compares the value of its tag, which is a seat.
func (d *differences) beginMoves(t *game.Tag, rule, bad diag.Rule) bridge.Seat {
	d.moves = moveDifferences{rule: rule, bad: bad, lower: difference{rule: rules.ExportLowerCase, says: lowerCaseMoves}}
	seat, _ := values.ReadSeat(t.Value)
	if seat.Known() {
		d.value(t, seat.String())
	}
	return seat
}

// endMoves ends an auction or a play. Calls or cards after the end, if there are any, have been reported.
func (d *differences) endMoves(surplus source.Span, rule diag.Rule) {
	if surplus.End > 0 {
		d.count(rule)
	}
	if d.moves.lower.count > 0 {
		d.put(d.moves.lower)
	}
}

// leaveOut reports a tag that is left out because nothing comes after it.
func (d *differences) leaveOut(t *game.Tag) {
	d.last = append(d.last, difference{rule: d.moves.rule, says: nothingAfter, span: t.Span})
}

// say reports a difference in layout, the first of an auction or a play.
func (d *differences) say(says sentence, span source.Span, as string) {
	if !d.moves.told {
		d.addAs(d.moves.rule, says, span, as)
	}
	d.moves.told = true
}

// move compares a call or card, with its irregularities, with what is written for it. isFirst reports whether it is the first of four in
// the source, begins whether a line that is written begins with it.
func (d *differences) move(m *game.Move, written string, isFirst, begins bool) {
	l := &d.moves
	if m.Span.End == 0 || m.Span == l.last {
		return // it is not in the source, or a pass of AP
	}
	l.last = m.Span
	if is := d.text.Slice(m.Span); string(is) != written {
		d.moveForm(m, written)
	}
	at := d.before(m.Span.Start)
	switch {
	case at.startsLine() && !isFirst && !begins && !l.annotated:
		d.say(shortLine, m.Span, "")
	case m.Kind == game.StarMove && !at.startsLine():
		d.say(asteriskAlone, m.Span, "")
	case isFirst && !at.startsLine():
		d.say(fourOnLine, m.Span, m.String())
	}
	if at.isOdd() && (at == indented || !isFirst) {
		d.addAs(rules.ExportSpacing, moveGap, m.Span, m.String())
	}
	l.annotated = !isFirst && l.annotated || len(m.Comments) > 0 || len(m.Annotations) > 0
}

// moveForm finds how a call or card differs. What is against import format has been reported.
func (d *differences) moveForm(m *game.Move, written string) {
	is := d.text.Decode(m.Span)
	if utf8.RuneCountInString(written) > source.MaxLine { // no line can hold all irregularities
		is = strings.Join(strings.Fields(is), " ")
	}
	lower := &d.moves.lower
	switch {
	case m.Kind == game.BadMove, is == written:
	case strings.EqualFold(is, "ap"):
		d.say(passesOfAP, m.Span, "")
	case strings.EqualFold(is, written):
		if lower.count++; lower.count == 1 || m.Span.Start < lower.span.Start {
			lower.span, lower.as = m.Span, m.String()
		}
	case m.Marks != "":
		d.addAs(rules.ExportSpacing, markGap, m.Span, written)
	default:
		d.count(d.moves.bad)
	}
}

// annotations compares the annotations of a move with those that are written: NAGs in place of suffixes, the note reference first, the
// NAGs ascending (3.5.2, 3.6.2).
func (d *differences) annotations(m *game.Move) {
	told := false
	var highest *game.Annotation
	for i := range m.Annotations {
		a := &m.Annotations[i]
		isLower := i > 0 && compareAnnotations(*a, *highest) < 0
		if !isLower {
			highest = a
		}
		is, as := d.text.Slice(a.Span), a.String()
		switch {
		case a.Kind == game.Suffix:
			d.addAs(rules.ExportSuffix, suffix, a.Span, as)
		case a.Kind == game.NoteReference && string(is) == as[:len(as)-1]: // not closed, which has been reported
			d.count(d.moves.bad)
		case string(is) != as:
			d.addAs(rules.ExportAnnotationOrder, annotationForm, a.Span, as)
		case isLower && !told:
			told = true
			d.add(rules.ExportAnnotationOrder, annotationOrder, a.Span)
		case d.before(a.Span.Start).isOdd():
			d.add(rules.ExportSpacing, annotationGap, a.Span)
		}
	}
}

// rowDifferences compares the rows of a table, or the lines of another section (5.1, 5.2).
type rowDifferences struct {
	lower difference // the elements in lower case
	row   difference // the first row that is not laid out as it is written; its span is empty where there is none
	words []string
	line  []byte
}

// element compares an element with the form in which it is written. What is against import format has been reported.
func (d *differences) element(s *game.Section, row []game.Element, place int, form string) {
	if row[place].Read(s.Columns[place].Type).State() != values.Standard {
		d.count(rules.TableBadElement)
		return
	}
	lower := &d.rows.lower
	if lower.count++; lower.count == 1 {
		lower.span, lower.is, lower.as = row[place].Span, row[place].Text, form
	}
}

// row compares a row with the line that is written.
func (d *differences) row(s *game.Section, row []game.Element, written string) {
	l := &d.rows
	span := row[0].Span.To(row[len(row)-1].Span)
	if l.row.span.End > 0 || d.isLine(span, written) {
		return
	}
	if d.hasTabs && hasTab(d.text.Slice(span)) {
		return // which is reported as that
	}
	// What the elements are written as has been compared: now they are as they are in the source.
	words := l.words[:0]
	for i := range row {
		e := &row[i]
		if e.Raw == "" && e.Text != "" {
			return // it cannot be written as it is, which has been reported
		}
		word := e.Raw
		if e.IsString {
			word = `"` + e.Raw + `"`
		}
		words = append(words, word)
	}
	l.words, l.line = words, s.AppendLine(l.line[:0], words)
	if string(l.line) == written || !d.isLine(span, string(l.line)) {
		if l.row.span = span; d.diags.Keeps(l.row.rule) {
			l.row.as = string(l.line)
		}
	}
}

// isLine reports whether a line, up to the end of a span, is as it is to be written.
func (d *differences) isLine(span source.Span, written string) bool {
	start := span.Start
	for start > d.game.Span.Start && isBlank(d.text.Bytes[start-1]) {
		start--
	}
	if at := d.before(span.Start); !at.startsLine() && at != tabbed {
		return false
	}
	for _, c := range d.text.Bytes[start:span.Start] {
		if (c != ' ' && c != '\t') || !strings.HasPrefix(written, " ") {
			return false
		}
		written = written[1:]
	}
	return string(d.text.Slice(span)) == written || d.text.Decode(span) == written
}

// beginSection and endSection come around the rows of a section.
func (d *differences) beginSection(s *game.Section) {
	d.rows.lower = difference{rule: rules.ExportLowerCase, says: lowerCaseElements}
	d.rows.row = difference{rule: rules.ExportSpacing, says: lineOfSection}
	if s.Columns != nil {
		d.rows.row = difference{rule: rules.ExportTableLayout, says: rowOfTable}
	}
}

func (d *differences) endSection() {
	if d.rows.lower.count > 0 {
		d.put(d.rows.lower)
	}
	if d.rows.row.span.End > 0 {
		d.put(d.rows.row)
	}
}
