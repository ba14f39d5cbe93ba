package check

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/values"
)

// auction checks how the auction is written: from the dealer on, four calls a line (3.5).
func (f *format) auction() {
	a := f.game.Auction
	if a == nil {
		return
	}
	l := moveLines{format: f, rule: diag.ExportAuctionLayout, tag: &f.game.Tags[a.Tag]}
	seat := l.tag.Read().Seat()
	switch hyphens := startingHyphens(a.Moves); {
	case l.leftOut(a.Moves, a.Notes):
	case a.First.Known() && hyphens > 0:
		l.say(l.tag.ValueSpan, "In export format the auction begins with the call of the dealer, "+a.First.Name()+", without hyphens before it.")
	case a.First.Known() && seat != a.First:
		l.say(l.tag.ValueSpan, "In export format the value of Auction is the dealer, "+a.First.String()+".")
	}
	l.check(a.Moves)
	l.afterEnd(diag.AuctionCallAfterEnd, a.Surplus, a.After)
}

func startingHyphens(moves []game.Move) int {
	n := slices.IndexFunc(moves, func(m game.Move) bool { return m.Kind != game.HyphenMove })
	if n < 0 {
		return len(moves)
	}
	return n
}

// play checks how the play is written: from the opening leader on, four cards a line (3.6).
func (f *format) play() {
	p := f.game.Play
	if p == nil {
		return
	}
	l := moveLines{format: f, rule: diag.ExportPlayLayout, tag: &f.game.Tags[p.Tag]}
	_, declarer, _ := f.game.LedTo()
	seat := l.tag.Read().Seat()
	turns := 0
	for i := range p.Moves {
		if p.Moves[i].TakesTurn() {
			turns++
		}
	}
	switch leader := declarer.Next(1); {
	case l.leftOut(p.Moves, p.Notes):
	case declarer.Known() && !f.game.IsEndPosition() && p.First.Known() && seat != leader:
		l.say(l.tag.ValueSpan, "In export format the first column is that of the opening leader, "+leader.Name()+".")
	case p.First.Known() && seat != p.First:
		l.say(l.tag.ValueSpan, "In export format the value of Play is the opening leader, "+p.First.String()+".")
	case turns%4 != 0:
		l.say(lastTurn(p.Moves).Span, "In export format a line of the play has four cards, with “-” for one that is not known or not yet played.")
	}
	if p.State == game.Unfinished && len(p.Moves) > 0 && !playUnfinished(f.game) {
		l.say(p.Moves[len(p.Moves)-1].Span, "In export format a play that ends before all tricks are played ends with “*”.")
	}
	l.check(p.Moves)
	l.afterEnd(diag.PlayTooManyCards, p.Surplus, p.After)
}

// lastTurn is the last move that stands for a player's turn; there is one.
func lastTurn(moves []game.Move) *game.Move {
	i := len(moves) - 1
	for !moves[i].TakesTurn() {
		i--
	}
	return &moves[i]
}

// moveLines checks the lines of an auction or a play. What is wrong with them is said once.
type moveLines struct {
	*format
	rule diag.Rule
	tag  *game.Tag
	told bool
	// turns are the calls or cards so far; annotated tells whether one of the line has something behind it, and start is
	// where the line begins.
	turns     int
	annotated bool
	start     int
	// lower are the calls or cards in lower case.
	lower []*game.Move
}

func (l *moveLines) say(span source.Span, message string) {
	l.sayAs(span, func() string { return message })
}

func (l *moveLines) sayAs(span source.Span, message func() string) {
	if !l.told {
		l.reportAs(l.rule, span, message)
	}
	l.told = true
}

// leftOut tells whether nothing stands behind the tag, so that export leaves it out (3.5, 3.6).
func (l *moveLines) leftOut(moves []game.Move, notes []game.Note) bool {
	if len(moves) > 0 || len(notes) > 0 || len(l.tag.Comments) > 0 {
		return false
	}
	l.say(l.tag.Span, "The tag has nothing after it; export format leaves it out.")
	return true
}

func (l *moveLines) check(moves []game.Move) {
	for i := range moves {
		m := &moves[i]
		if i > 0 && m.Span == moves[i-1].Span {
			continue // a pass of AP, which has been reported
		}
		l.written(m)
		l.place(moves, i)
		l.moveComments(m.Comments)
		l.annotations(m)
		l.annotated = l.annotated || len(m.Comments) > 0 || len(m.Annotations) > 0
	}
	if n := len(l.lower); n > 0 {
		m := l.lower[0]
		l.report(diag.ExportLowerCase, m.Span, "In export format "+diag.Quote(l.text.Decode(m.Span))+" is written "+m.String()+ofThem(n, " in lower case here")+".")
	}
}

// written checks how a call or card is written. What is against import format too has been reported.
func (l *moveLines) written(m *game.Move) {
	want := m.MarksText() + m.String()
	is := l.text.Decode(m.Span)
	if utf8.RuneCountInString(want) > source.MaxLine { // no line can hold all irregularities
		is = strings.Join(strings.Fields(is), " ")
	}
	switch {
	case m.Kind == game.BadMove, is == want:
	case strings.EqualFold(is, "ap"):
		l.say(m.Span, "In export format AP is written out as passes, four calls to a line.")
	case strings.EqualFold(is, want):
		l.lower = append(l.lower, m)
	case m.Marks != "":
		l.report(diag.ExportSpacing, m.Span, "In export format there is one space between an irregularity and its call or card: "+want+".")
	default:
		l.note(l.badMove())
	}
}

// place checks where a move is on its line.
func (l *moveLines) place(moves []game.Move, i int) {
	m := &moves[i]
	turnFollows := i+1 < len(moves) && moves[i+1].TakesTurn()
	at := l.before(m.Span.Start)
	starts := at == lineStart || at == indented
	isFirst := l.turns%4 == 0 || m.Kind == game.StarMove
	if starts {
		full := lineEndBefore(l.text.Bytes, m.Span.Start)-l.start+1+l.endOfSkips(moves, i)-m.Span.Start > source.WrapLine
		if !isFirst && !l.annotated && !full && len(m.Escapes) == 0 {
			l.say(m.Span, "In export format a line ends only after four calls or cards, or where annotations make it too long.")
		}
		l.start = m.Span.Start
	}
	switch {
	case m.Kind == game.StarMove && turnFollows:
		l.say(m.Span, "In export format “*” comes at the end.")
	case m.Kind == game.StarMove && !starts:
		l.say(m.Span, "In export format “*” is on a line of its own.")
	case isFirst && !starts:
		l.sayAs(m.Span, func() string {
			return "In export format a line has four calls or cards; " + diag.Quote(m.String()) + " starts a new one."
		})
	case isOdd(at):
		l.reportAs(diag.ExportSpacing, m.Span, func() string {
			return "In export format " + diag.Quote(m.String()) + " has one space or a line end before it."
		})
	}
	if isFirst {
		l.annotated = false
	}
	if m.TakesTurn() {
		l.turns++
	}
}

// endOfSkips is where a move ends; of skipped players, where the call after them does, which stays on their line (3.9).
func (l *moveLines) endOfSkips(moves []game.Move, i int) int {
	for turn := l.turns; (turn+1)%4 != 0 && i+1 < len(moves) && moves[i].IsSkipTo(&moves[i+1]); turn++ {
		i++
	}
	return moves[i].Span.End
}

// lineEndBefore is where the line before the one that begins at an offset ends.
func lineEndBefore(text []byte, start int) int {
	for start > 0 && isLineEnd(text[start-1]) {
		start--
	}
	return start
}

// annotations checks the annotations of a move: NAGs in place of suffixes, the note reference first, the NAGs ascending, one
// blank before each (3.5.2, 3.6.2).
func (l *moveLines) annotations(m *game.Move) {
	highest, told := -1, false
	for i := range m.Annotations {
		a := &m.Annotations[i]
		place := a.Value
		if a.Kind == game.NoteReference {
			place = -1
		}
		switch is := l.text.Decode(a.Span); {
		case a.Kind == game.Suffix:
			l.reportAs(diag.ExportSuffix, a.Span, func() string { return "In export format " + diag.Quote(is) + " is written " + a.String() + "." })
		case is+"=" == a.String():
			l.note(l.badMove())
		case is != a.String():
			l.report(diag.ExportAnnotationOrder, a.Span, "In export format "+diag.Quote(is)+" is written "+a.String()+".")
		case place < highest && !told:
			told = true
			l.report(diag.ExportAnnotationOrder, a.Span, "In export format the note reference comes first, then the NAGs, the lowest first.")
		case isOdd(l.before(a.Span.Start)):
			l.report(diag.ExportSpacing, a.Span, "In export format an annotation has one space or a line end before it.")
		}
		highest = max(highest, place)
		l.moveComments(a.Comments)
	}
}

// moveComments checks the comments of a move. An alert mark that is kept as a comment has been reported.
func (l *moveLines) moveComments(comments []game.Comment) {
	l.comments(comments, -1)
	for _, c := range comments {
		if c.Kind == game.TextComment && (c.Text[0] == '*' || c.Text[0] == '(') {
			l.note(l.badMove())
		}
	}
}

// afterEnd checks the commentary after the end; calls and cards there have been reported.
func (l *moveLines) afterEnd(rule diag.Rule, surplus source.Span, after []game.Comment) {
	if surplus.End > 0 {
		l.note(rule)
	}
	l.comments(after, -1)
}

// badMove is the rule of what is read, but is not written as the standard has it.
func (l *moveLines) badMove() diag.Rule {
	if l.rule == diag.ExportAuctionLayout {
		return diag.AuctionBadCall
	}
	return diag.PlayBadCard
}

// comments checks where the comments of an element stand: behind a tag, whose end is given, at the start of a line;
// elsewhere there, or behind one blank (3.8).
func (f *format) comments(comments []game.Comment, tagEnd int) {
	for i, c := range comments {
		if c.Kind == game.TextComment || c.Span.Start < tagEnd {
			continue
		}
		switch at := f.before(c.Span.Start); {
		case at == indented:
			f.report(diag.ExportCommentLayout, commentStart(c), "In export format a comment that starts a line has no space before it.")
		case i == 0 && tagEnd >= 0 && at != lineStart && at != tabbed:
			f.report(diag.ExportCommentLayout, commentStart(c), "In export format a comment after a tag starts a new line.")
		case at == otherGap:
			f.report(diag.ExportCommentLayout, commentStart(c), "In export format a comment has one space or a line end before it.")
		}
	}
}

// isOdd tells whether a gap is none that export format has.
func isOdd(at gap) bool { return at == otherGap || at == indented }

func commentStart(c game.Comment) source.Span {
	return source.Span{Start: c.Span.Start, End: c.Span.Start + 1}
}

// sections checks how the elements of the other sections are written: one blank between them, and in a table a row a line,
// as wide as its columns say (5.1, 5.2).
func (f *format) sections() {
	for i := range f.game.Sections {
		s := &f.game.Sections[i]
		f.elements(s)
		rule := diag.ExportSpacing
		message := "In export format there is one space between the values of a section: "
		if s.Columns != nil {
			rule, message = diag.ExportTableLayout, "In export format each row of a table is a line, with one space between its values unless the columns are wider: "
		}
		for _, row := range s.Rows() {
			span := row[0].Span.To(row[len(row)-1].Span)
			want, known := f.rowAsWritten(s, row)
			if known && !(f.hasTabs && hasTab(f.text.Slice(span))) && !f.isLine(span, want) {
				f.reportAs(rule, span, func() string { return message + diag.Quote(string(want)) + "." })
				break
			}
		}
	}
}

// elements checks how the seats, contracts, calls and cards of a table are written. What is against import format too has been reported.
func (f *format) elements(s *game.Section) {
	var first *game.Element
	want, n := "", 0
	for _, row := range s.Rows() {
		for k := range row {
			form, changed := s.Form(row, k)
			if !changed {
				continue
			}
			if row[k].Read(s.Columns[k].Type).State() != values.Standard {
				f.note(diag.TableBadElement)
				continue
			}
			if n++; first == nil {
				first, want = &row[k], form
			}
		}
	}
	if n > 0 {
		f.report(diag.ExportLowerCase, first.Span, "In export format "+diag.Quote(first.Text)+" is written "+want+ofThem(n, " in lower case here")+".")
	}
}

// isLine tells whether a line, up to the end of a span, is as it is to be written.
func (f *format) isLine(span source.Span, want []byte) bool {
	before, is := f.lineBefore(span.Start), f.text.Decode(span)
	return len(want) == len(before)+len(is) && string(want[:len(before)]) == before && string(want[len(before):]) == is
}

// lineBefore are the blanks between the start of a line and an offset, or, where more than blanks stands there, a line end.
func (f *format) lineBefore(offset int) string {
	if at := f.before(offset); at != lineStart && at != indented && at != tabbed {
		return "\n"
	}
	start := offset
	for start > f.game.Span.Start && isBlank(f.text.Bytes[start-1]) {
		start--
	}
	if start == offset {
		return ""
	}
	return string(bytes.ReplaceAll(f.text.Bytes[start:offset], []byte("\t"), []byte(" ")))
}

// rowAsWritten is a row as export format writes it, valid until the next; known is false where an element cannot be written as it
// stands, which has been reported.
func (f *format) rowAsWritten(s *game.Section, row []game.Element) (line []byte, known bool) {
	words := f.file.words[:0]
	for i := range row {
		e := &row[i]
		word := e.Raw
		if e.IsString {
			word = `"` + e.Raw + `"`
		}
		if e.Raw == "" && e.Text != "" {
			return nil, false
		}
		words = append(words, word)
	}
	f.file.words = words
	f.file.line = s.AppendLine(f.file.line[:0], words)
	return f.file.line, true
}
