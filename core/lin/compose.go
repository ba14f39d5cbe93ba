package lin

import (
	"bytes"
	"slices"
	"sort"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// composer writes boards as PBN, and remembers where in the LIN each piece of it comes from.
type composer struct {
	diags   *diag.List
	out     []byte
	most    int // how many bytes out may have
	origins []origin
	texts   []textFrom
	// Memory that is used again.
	notes []string
}

// origin says that the PBN from an offset on comes from a span of the LIN.
type origin struct{ at, start, end uint32 }

// textFrom says which text the spans of origins refer to, from an offset of the PBN on.
type textFrom struct {
	at   int
	text *source.Text
}

// from says where what comes next is from.
func (c *composer) from(s source.Span) {
	c.origins = append(source.Room(c.origins), origin{uint32(len(c.out)), uint32(s.Start), uint32(s.End)})
}

// in says which text the spans refer to.
func (c *composer) in(text *source.Text) {
	if n := len(c.texts); n == 0 || c.texts[n-1].text != text {
		c.texts = append(c.texts, textFrom{len(c.out), text})
	}
}

// origin returns where a place in the PBN comes from.
func (c *composer) origin(s source.Span) diag.Place {
	if len(c.origins) == 0 || len(c.texts) == 0 {
		return diag.Place{}
	}
	at := func(offset int) origin {
		i := sort.Search(len(c.origins), func(i int) bool { return int(c.origins[i].at) > offset })
		return c.origins[max(0, i-1)]
	}
	first, last := at(s.Start), at(max(s.Start, s.End-1))
	i := sort.Search(len(c.texts), func(i int) bool { return c.texts[i].at > s.Start })
	text := c.texts[max(0, i-1)].text
	span := source.Span{Start: int(first.start), End: int(first.end)}
	if last.start >= first.start && last.end >= first.end {
		span.End = int(last.end)
	}
	return diag.PlaceIn(text, span)
}

func (c *composer) put(text string) { c.out = append(c.out, text...) }

// endLine ends a line that is not empty: an empty one would end the game.
func (c *composer) endLine() {
	c.out = bytes.TrimRight(c.out, " ")
	if n := len(c.out); n > 0 && c.out[n-1] != '\n' {
		c.put("\n")
	}
}

// tag writes a tag pair whose value comes from a span.
func (c *composer) tag(name, value string, s source.Span) {
	c.endLine()
	c.from(s)
	c.put("[" + name + " \"")
	c.value(value)
	c.put("\"]\n")
}

// value writes a text in quotes. A "#" at its start would be a value that is inherited.
func (c *composer) value(text string) {
	if text == "#" || strings.HasPrefix(text, "##") {
		c.put(" ")
	}
	for i := range len(text) {
		switch b := text[i]; {
		case b == '"' || b == '\\':
			c.out = append(c.out, '\\', b)
		case isSpace(b):
			c.out = append(c.out, ' ')
		default:
			c.out = append(c.out, b)
		}
	}
}

// oneLine returns a text with one blank for white space.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// said writes a tag pair with the text of a span, unless that is empty.
func (c *composer) said(name string, text *source.Text, s source.Span) {
	if value := oneLine(text.Decode(s)); value != "" {
		c.tag(name, value, s)
	}
}

// board writes a board as a game.
func (c *composer) board(b *board) {
	c.in(b.text)
	c.makeRoom(b)
	if len(c.out) == 0 {
		c.from(b.begin)
		c.put("% PBN 2.1\n")
	} else {
		c.endLine()
		c.put("\n")
	}
	c.from(b.begin)
	o := c.outcome(b)
	c.remarks(b.text, b.remarks)
	m := b.match
	event := oneLine(b.text.Decode(m.title))
	if event == "" {
		event = "?"
	}
	c.tag("Event", event, b.begin)
	c.said("Board", b.text, b.label)
	c.names(b)
	if b.dealer.Known() {
		c.tag("Dealer", b.dealer.String(), b.dealerSpan)
	}
	if b.vulnerable != values.VulnerabilityUnknown {
		c.tag("Vulnerable", b.vulnerable.String(), b.vulSpan)
	}
	c.deal(b)
	if m.scoring != noScoring {
		c.tag("Scoring", m.scoring.String(), m.scoringSpan)
	}
	if o.ok {
		declarer := o.declarer.String()
		c.tag("Declarer", declarer, o.span)
		contract := o.contract.String()
		if b.isEndPosition() && !o.contract.PassedOut {
			contract = o.contract.Denomination.String()
		}
		c.tag("Contract", contract, o.span)
	}
	if o.tricks >= 0 && o.ok && !o.contract.PassedOut {
		c.tag("Result", strconv.Itoa(o.tricks), o.tricksSpan)
	}
	if b.score != "" {
		tag, value := scoreTag(b.score)
		c.tag(tag.String(), value, b.scoreSpan)
	}
	c.said("Stage", b.text, m.segment)
	c.said("HomeTeam", b.text, m.teams[0])
	c.said("VisitTeam", b.text, m.teams[1])
	if b.hasRoom && b.saysRoom() {
		c.tag("Room", b.room.String(), b.begin)
	}
	c.auction(b)
	c.play(b, &o)
}

// makeRoom makes room for the board and, in a long file, for those that are left, if they are like what was written.
func (c *composer) makeRoom(b *board) {
	read, rest := b.begin.Start, len(b.text.Bytes)-b.begin.Start
	const most = 1 << 10 // bytes, and pieces, of most boards
	if cap(c.out)-len(c.out) < most {
		c.out = source.RoomAfter(slices.Clip(c.out), read, rest)
	}
	if cap(c.origins)-len(c.origins) < most {
		c.origins = source.RoomAfter(slices.Clip(c.origins), read, rest)
	}
}

// names writes the names of the players.
func (c *composer) names(b *board) {
	for i, seat := range order {
		if name := oneLine(decodeName(b.text.Decode(b.names[i]))); name != "" {
			c.tag(seat.Name(), name, b.names[i])
		}
	}
}

// The forms of a comma and a bar in a name.
const (
	encodedComma = "%COMMA%"
	encodedBar   = "%PIPE%"
)

func decodeName(text string) string {
	if !strings.Contains(text, "%") {
		return text
	}
	return strings.ReplaceAll(strings.ReplaceAll(text, encodedComma, ","), encodedBar, "|")
}

// deal writes the deal, each card in the order of the text.
func (c *composer) deal(b *board) {
	if !b.hasDeal {
		return
	}
	first := bridge.North
	if b.dealer.Known() {
		first = b.dealer
	}
	given := false
	for seat := bridge.North; seat <= bridge.West; seat++ {
		given = given || b.hands[seat].known
	}
	if !given {
		return
	}
	c.put("[Deal \"" + first.String() + ":")
	for n := range 4 {
		if n > 0 {
			c.put(" ")
		}
		h := &b.hands[first.Next(n)]
		if !h.known {
			c.put("-")
			continue
		}
		c.hand(h)
	}
	c.put("\"]\n")
}

func (c *composer) hand(h *hand) {
	c.from(h.span) // what is before the first card, where there are no spades
	for i, suit := range bridge.Suits {
		if i > 0 {
			c.put(".")
		}
		for _, p := range h.places {
			if p.card.Suit() == suit {
				c.from(p.span)
				c.out = append(c.out, p.card.Rank().Letter())
			}
		}
	}
}

// auction writes the auction with its notes.
func (c *composer) auction(b *board) {
	if len(b.calls) == 0 && !b.toCome {
		return
	}
	first := b.dealer.String()
	if first == "" {
		first = "?"
		if len(b.calls) > 0 {
			unplacedCalls.Find(c.diags, b.calls[0].span)
		}
	}
	c.endLine()
	c.from(b.begin)
	c.put("[Auction \"" + first + "\"]\n")
	c.notes = c.notes[:0]
	var noteSpans []source.Span
	var laws bridge.Auction
	seat := b.dealer
	for i := range b.calls {
		t := &b.calls[i]
		c.from(t.span)
		c.put(t.call.String())
		if text, at := t.note(b.text); text != "" {
			if n := c.note(text); n > 0 {
				c.put(" =" + strconv.Itoa(n) + "=")
				if n > len(noteSpans) {
					noteSpans = append(noteSpans, at)
				}
			} else {
				surplusNote.Find(c.diags, at)
				c.comment(text, at)
			}
		}
		c.remarks(b.text, t.remarks)
		c.separate(i)
		laws.Add(seat, t.call)
		if seat.Known() {
			seat = seat.Next(1)
		}
	}
	switch {
	case b.toCome:
		c.put("+")
	case !laws.Ended():
		c.put("*")
	}
	for i, text := range c.notes {
		c.tag("Note", strconv.Itoa(i+1)+":"+text, noteSpans[i])
	}
}

// separate writes what comes after a call or a card with a number.
func (c *composer) separate(i int) {
	if c.put(" "); i%4 == 3 {
		c.endLine()
	}
}

// alert begins the note of an alerted call, as game.Note.IsAlert knows it.
const alert = "Alert"

// notAlerted begins the note of a call that is not alerted, if its text looks as if it were.
const notAlerted = "Explained: "

// note returns the text of a call's note, "" if it has none, and where it comes from.
func (t *turn) note(from *source.Text) (text string, at source.Span) {
	at = t.span
	texts := make([]string, len(t.explained))
	for i, s := range t.explained {
		if texts[i] = oneLine(from.Decode(s)); i == 0 {
			at = s
		}
		at.End = s.End
	}
	text = strings.Join(texts, "; ")
	switch {
	case t.alerted && text == "":
		return alert, at
	case t.alerted:
		return alert + ": " + text, at
	case (&game.Note{Text: text}).IsAlert() || strings.HasPrefix(text, notAlerted):
		return notAlerted + text, at
	}
	return text, at
}

// note returns the number of a note with a text, 0 if there are too many.
func (c *composer) note(text string) int {
	for i, other := range c.notes {
		if other == text {
			return i + 1
		}
	}
	if len(c.notes) == game.MaxNote {
		return 0
	}
	c.notes = append(c.notes, text)
	return len(c.notes)
}

// play writes the play: a line for each trick, a column for each player.
func (c *composer) play(b *board, o *outcome) {
	if len(b.cards) == 0 {
		return
	}
	placed := o.placed
	if placed == 0 {
		c.unplaced(b, b.cards)
		return
	}
	c.endLine()
	c.from(b.cards[0].span)
	c.put("[Play \"" + o.seats[0].String() + "\"]\n")
	for start := 0; start < placed; start += 4 {
		var line [4]*turn
		last := 0
		for i := start; i < min(start+4, placed); i++ {
			column := o.seats[i].From(o.seats[0])
			line[column] = &b.cards[i]
			last = max(last, column)
		}
		for _, t := range line[:last+1] {
			if t == nil {
				c.put("- ")
				continue
			}
			c.from(t.span)
			c.put(t.card.String())
			c.remarks(b.text, t.remarks)
			c.put(" ")
		}
		c.endLine()
	}
	if placed < len(b.cards) {
		c.unplaced(b, b.cards[placed:])
	}
	if placed < mostCards {
		c.put(" *")
	}
}

// unplaced writes cards of which nobody knows who played them, and what was said of them, as comments.
func (c *composer) unplaced(b *board, cards []turn) {
	unplacedCards.Find(c.diags, cards[0].span)
	for i := range cards {
		t := &cards[i]
		c.comment("pc|"+t.name()+"|", t.span)
		c.remarks(b.text, t.remarks)
	}
}

// remarks writes remarks as comments.
func (c *composer) remarks(text *source.Text, remarks []source.Span) {
	for _, s := range remarks {
		c.comment(strings.TrimSpace(text.Decode(s)), s)
	}
}

// rest writes what follows the last board as comments at its end.
func (c *composer) rest(text *source.Text, left []source.Span) {
	if len(c.out) > 0 && len(left) > 0 {
		c.in(text)
		c.remarks(text, left)
	}
}

// longestLine is how many bytes of a comment to the end of the line are on one line.
const longestLine = 200

// comment writes a comment.
func (c *composer) comment(text string, s source.Span) {
	if text == "" {
		return
	}
	c.from(s)
	c.put(string(AppendComment(nil, text)))
}

// AppendComment appends a text as a comment of PBN. One with braces is written to the ends of lines, since braces cannot be in braces.
func AppendComment(out []byte, text string) []byte {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	if !strings.ContainsAny(text, "{}") {
		return append(append(append(out, " {"...), strings.ReplaceAll(text, "\n%", "\n %")...), '}')
	}
	for line := range strings.Lines(text) {
		for line = strings.TrimSpace(line); line != ""; {
			end := len(line)
			if end > longestLine {
				if end = strings.LastIndexByte(line[:longestLine], ' ') + 1; end == 0 {
					end = longestLine
				}
				for end < len(line) && line[end]&0xC0 == 0x80 {
					end++
				}
			}
			out = append(append(append(out, " ;"...), line[:end]...), '\n')
			line = line[end:]
		}
	}
	return out
}
