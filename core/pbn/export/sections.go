package export

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// auction writes the auction section: four calls a line, the dealer's first (3.5).
func (w *Writer) auction(g *game.Game) {
	a := g.Auction
	if a == nil {
		return
	}
	t := g.Tags[a.Tag]
	isEmpty := len(a.Moves) == 0 && len(a.Notes) == 0 && len(t.Comments()) == 0
	turns, stars := w.columns(a.Moves)
	hyphens := 0
	for a.First.Known() && hyphens < len(turns) && a.Moves[turns[hyphens]].Kind == game.HyphenMove {
		hyphens++
	}
	if w.differences.isOn() {
		w.ofMoves.auction(&w.differences, a, &t, turns[:hyphens], isEmpty)
	}
	var before []game.Comment
	var escapes []game.Escape
	for _, i := range turns[:hyphens] {
		hyphen := &a.Moves[i]
		comments := hyphenComments(hyphen)
		escapes = append(escapes, hyphen.Escapes()...)
		if len(comments) > 0 {
			comments[0].AddEscapesBefore(escapes)
			escapes = nil
		}
		before = append(before, comments...)
	}
	if turns = turns[hyphens:]; len(turns) == 0 && len(escapes) > 0 {
		t.AddEscapes(escapes)
		escapes = nil
	}
	w.moves(g, &t, &sequence{a.First, before, escapes, hyphens, a.Moves, turns, stars, a.After, a.Notes, a.State})
	if w.differences.isOn() {
		afterEnd := rules.AuctionCallAfterEnd
		if a.SurplusIsHyphens(w.differences.text) {
			afterEnd = rules.AuctionMisplacedHyphen
		}
		w.ofMoves.endMoves(&w.differences, a.Surplus, afterEnd)
	}
}

// play writes the play section: four cards a line, the opening leader's first (3.6).
func (w *Writer) play(g *game.Game) {
	p := g.Play
	if p == nil {
		return
	}
	t := g.Tags[p.Tag]
	isEmpty := len(p.Moves) == 0 && len(p.Notes) == 0 && len(t.Comments()) == 0
	first, turned := p.First, 0
	_, declarer, _ := g.LedTo()
	isLed := first.Known() && declarer.Known() && !g.IsShort()
	if isLed {
		first = declarer.Next(1)
		turned = first.From(p.First)
	}
	turns, stars := w.columns(p.Moves)
	if w.differences.isOn() {
		w.ofMoves.play(&w.differences, g, &t, turns, first, isLed, isEmpty)
	}
	for len(turns)%4 != 0 {
		turns = append(turns, notKnown)
	}
	for i := 0; turned > 0 && i < len(turns); i += 4 {
		turnColumns(turns[i:i+4], turned)
	}
	w.moves(g, &t, &sequence{first, nil, nil, turned, p.Moves, turns, stars, p.After, p.Notes, p.State})
	if w.differences.isOn() {
		w.ofMoves.endMoves(&w.differences, p.Surplus, rules.PlayTooManyCards)
	}
}

// columns returns the moves that are in the four columns, and each "*", which is in no column.
func (w *Writer) columns(moves []game.Move) (turns, stars []int32) {
	turns, stars = w.turns[:0], w.stars[:0]
	for i := range moves {
		if moves[i].TakesTurn() {
			turns = append(turns, int32(i))
		} else {
			stars = append(stars, int32(i))
		}
	}
	w.turns, w.stars = turns, stars
	return turns, stars
}

// moves writes an auction or a play; one that has nothing after its tag is left out, if the game has another tag, and an unfinished one is
// closed.
func (w *Writer) moves(g *game.Game, t *game.Tag, s *sequence) {
	if w.tagPairs > 0 && len(s.turns) == 0 && len(s.stars) == 0 && len(s.notes) == 0 && len(t.Comments()) == 0 && len(s.before) == 0 {
		if w.differences.isOn() {
			w.ofTags.tag(&w.differences, t, false)
		}
		w.output.escapes(t.Escapes())
		return
	}
	if s.first.Known() {
		t.SetValue(s.first.String())
	}
	w.tagWithComments(g, t)
	w.comments(s.before, ofMove, 0)
	w.output.lines.End()
	w.output.escapes(s.escapes)
	for i := 0; i < len(s.turns); i++ {
		if i%4 == 0 {
			w.output.lines.End()
			if w.copyCards(s, i) {
				i += 3
				continue
			}
		}
		m := s.turn(i)
		isFirst := (i+s.columns)%4 == 0
		if w.output.hasPlain && m.Kind <= game.CardMove && !m.HasExtra() {
			w.plainMove(m, isFirst)
			continue
		}
		most := habits.WrapLine
		if i%4 > 0 && s.turn(i-1).IsSkipTo(m) { // they are not parted (3.9)
			most = habits.MaxLine
		} else if length := s.skipLength(i); length > 0 && !w.output.lines.HasRoom(length) {
			w.output.lines.End()
		}
		w.move(m, isFirst, most)
	}
	for _, i := range s.stars {
		w.output.lines.End()
		w.move(&s.moves[i], true, habits.WrapLine)
	}
	if s.state == game.Unfinished && len(s.stars) == 0 {
		w.output.lines.End()
		w.output.word("*")
	}
	w.comments(s.after, ofText, 0)
	w.output.lines.End()
	isMisplaced := false
	for i := range s.notes {
		n := &s.notes[i]
		w.tag(g, &g.Tags[n.Tag])
		if before := g.BeforeNote(n.Tag); before.Number != tags.Note {
			isMisplaced = before.Number != tags.Auction && before.Number != tags.Play
		}
		if (isMisplaced || n.AfterCards) && w.differences.isOn() {
			w.differences.count(rules.NoteMisplaced)
		}
	}
}

// copyCards writes four cards from a turn on, if the source has them on a line as they are written, with nothing around them; ok is false
// if it may not. It does what plainMove does four times, and saves most of its work: text that is the same from the first one's start on
// was read as these four. Auctions have fewer lines, and few of four calls without a note or an alert.
func (w *Writer) copyCards(s *sequence, turn int) (ok bool) {
	const blanks, length = uint64(' ') << 16, len("SA SK SQ SJ")
	o, d := &w.output, &w.differences
	if !o.hasPlain || !d.isOn() || d.source.Embedded || s.columns%4 != 0 || turn+4 > len(s.turns) {
		return false
	}
	place := s.turns[turn]
	if place < 0 || s.turns[turn+3] != place+3 {
		return false
	}
	moves := s.moves[place : place+4]
	var words [4]uint64 // each with a blank after it
	for i := range words {
		m := &moves[i]
		if m.Kind != game.CardMove || m.HasExtra() { // a line of calls is left at its first
			return false
		}
		words[i] = uint64(cardWords[m.Card])&0xFFFF | blanks
	}
	start, text := moves[0].Span().Start, d.text.Bytes
	if start+16 > len(text) || !d.startsLine(start) {
		return false
	}
	// What all four are, in two numbers; of the second there are three bytes.
	head, tail := words[0]|words[1]<<24|words[2]<<48, words[2]>>16|words[3]<<8
	if source.EightBytes(text[start:]) != head || source.EightBytes(text[start+8:])&0xFFFFFF != tail&0xFFFFFF {
		return false
	}
	at := len(o.lines.Bytes)
	o.lines.Bytes = slices.Grow(o.lines.Bytes, 16)[:at+16]
	source.PutEightBytes(o.lines.Bytes[at:], head)
	source.PutEightBytes(o.lines.Bytes[at+8:], tail)
	o.lines.Bytes, o.lines.Column = o.lines.Bytes[:at+length], length
	return true
}

// plainMove is move for a call or card with nothing around it.
func (w *Writer) plainMove(m *game.Move, isFirst bool) {
	word := wordOf(m)
	begins := w.output.short(word)
	d := &w.differences
	switch {
	case !d.isOn():
	case d.isAsWritten(m.Span(), word, isFirst):
		w.ofMoves.goOn(m, isFirst, false)
	default:
		w.ofMoves.move(d, m, m.String(), isFirst, begins)
	}
}

// move writes a move with its irregularities, annotations and comments: the comments of the move itself, the note
// reference, then the NAGs ascending, each with its comments (3.5.2). isFirst reports whether it was the first of four in the source, most
// is how many characters its line may have.
func (w *Writer) move(m *game.Move, isFirst bool, most int) {
	w.output.escapes(m.Escapes())
	text := moveText(m)
	first, rest := text, ""
	if utf8.RuneCountInString(text) > habits.MaxLine { // irregularities are repeated so often
		first, rest, _ = strings.Cut(text, " ")
	}
	begins := w.output.wordWithin(first, most)
	for word := range strings.FieldsSeq(rest) {
		w.output.word(word)
	}
	if w.differences.isOn() {
		w.ofMoves.move(&w.differences, m, text, isFirst, begins)
		w.ofMoves.annotations(&w.differences, m)
	}
	w.comments(m.Comments(), ofMove, 0)
	if len(m.Annotations()) == 0 {
		return
	}
	w.annotations = ordered(w.annotations, m.Annotations())
	for _, a := range w.annotations {
		w.output.word(a.String())
		w.comments(a.Comments, ofMove, 0)
	}
}

// sections writes the supplemental sections, sorted by name (3.1).
func (w *Writer) sections(g *game.Game) {
	sections := w.inOrder[:0]
	for i := range g.Sections {
		sections = append(sections, int32(i))
	}
	w.inOrder = sections
	slices.SortStableFunc(sections, func(a, b int32) int {
		return strings.Compare(g.Tags[g.Sections[a].Tag].Name, g.Tags[g.Sections[b].Tag].Name)
	})
	for _, place := range sections {
		s := &g.Sections[place]
		w.tag(g, &g.Tags[s.Tag])
		w.ofRows.begin(s)
		for _, row := range s.Rows {
			if !w.copyRow(s, row) {
				w.row(s, row)
			}
		}
		w.ofRows.end(&w.differences)
	}
}

// copyRow is row for one that the source has as it is written; ok is false if it may not.
func (w *Writer) copyRow(s *game.Section, row []game.Element) (ok bool) {
	o, d := &w.output, &w.differences
	if !o.isPlain || !d.isOn() || d.source.Embedded {
		return false
	}
	line, ok := s.SourceLine(row, d.text.Bytes, d.game.Span.Start+len("\uFEFF"))
	if ok {
		o.lines.Bytes = append(append(o.lines.Bytes, d.text.Slice(line)...), lineEnd...)
	}
	return ok
}

// unreadElement returns what is written for an element that its column cannot hold. Replacing characters that the output lacks must not
// make it one that it can: the others of its row would then be read by their columns.
func unreadElement(s *game.Section, column int, e *game.Element, quoted string) string {
	written, _ := game.Unquote(quoted[1 : len(quoted)-1])
	if written != e.Text && s.CanHold(column, &game.Element{Text: written, IsString: true}) {
		return `"` + game.Escaped(written+"???") + `"`
	}
	return quoted
}

// row writes a row of a table, or a line of another section: one space between the elements, and more where a column
// has a width (5.2). A line that is too long and may be broken has one element a line.
func (w *Writer) row(s *game.Section, row []game.Element) {
	words := w.words[:0]
	for i := range row {
		e := &row[i]
		if escapes := e.Escapes(); len(escapes) > 0 {
			w.output.escapes(escapes)
		}
		word := e.Raw()
		form, changed := s.Form(row, i)
		if changed && w.differences.isOn() {
			w.ofRows.element(&w.differences, s, row, i, form)
		}
		switch {
		case changed && e.IsString:
			word = `"` + form + `"`
		case changed:
			word = form
		case e.IsString:
			if word = w.output.quoted(e); !s.CanHold(i, e) {
				word = unreadElement(s, i, e, word)
			}
		}
		words = append(words, word)
	}
	w.words, w.line = words, s.AppendLine(w.line[:0], words)
	if w.differences.isOn() {
		w.ofRows.row(&w.differences, s, row, w.line)
	}
	span := row[0].Span().To(row[len(row)-1].Span())
	switch {
	case s.Columns == nil && utf8.RuneCount(w.line) > habits.MaxLine:
		for i, word := range words {
			w.output.line(word, row[i].Span())
		}
	case w.output.isPlain: // The line before has ended.
		w.output.lines.Bytes = append(w.output.lines.Bytes, w.line...)
		w.output.lines.Column = len(w.line)
		w.output.endOwnLine(span)
	default:
		w.output.line(string(w.line), span)
	}
}
