package lin

import (
	"bytes"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

// reader makes boards of the commands of a text, or of the parameters of a link. It holds one at a time.
type reader struct {
	text  *source.Text
	diags *diag.List
	// ended gets each board.
	ended  func(*board)
	around surroundings
	board  *board // the one that is being read
	match  *match
	lists  []*list // of the match
	// hasRooms reports whether any board is in a closed room, capitals whether C is one, too: alone it is a chapter of a lesson.
	hasRooms, capitals bool
	// unknown is the last command, if it is not known, and those of its name before it; its name is zero otherwise.
	unknown command
}

func newReader(text *source.Text, diags *diag.List, ended func(*board)) *reader {
	r := &reader{text: text, diags: diags, ended: ended, match: &match{}}
	has := func(command string) bool { return bytes.Contains(text.Bytes, []byte(command)) }
	r.capitals = has("QX|O") || has("QX|C") || has("qx|O")
	r.hasRooms = has("qx|c") || has("QX|c") || r.capitals && (has("qx|C") || has("QX|C"))
	r.begin(source.Span{})
	return r
}

// begin begins a board, unless nothing was said about the one before it.
func (r *reader) begin(at source.Span) {
	if r.board != nil && r.board.isEmpty() {
		r.around.leave(r.diags, false)
		r.board.begin, r.board.match = at, r.match
		return
	}
	r.endBoard(false)
	if r.board == nil {
		r.board = &board{}
	}
	*r.board = board{text: r.text, begin: at, match: r.match, dealer: bridge.NoSeat, tricks: -1, hasRooms: r.hasRooms}
}

// endBoard hands over the board that was read. One without a deal is no board.
func (r *reader) endBoard(isEnd bool) {
	b := r.board
	if b == nil || b.isEmpty() {
		return
	}
	if !b.isBoard() {
		r.around.leave(r.diags, isEnd)
		return
	}
	if b.hasLabel && b.hasRoom && !bytes.Equal(r.text.Slice(b.label), r.text.Slice(b.qxNumber)) {
		otherCommand.Find(r.diags, b.qx)
		b.remark(b.qx)
	}
	b.fromLists()
	r.ended(b)
}

// end ends the text, and returns what follows the last board.
func (r *reader) end() []source.Span {
	r.endMatch()
	r.endBoard(true)
	r.around.leave(r.diags, true)
	return r.around.kept
}

// endMatch keeps the lists of the match that say something of boards that are not in the file.
func (r *reader) endMatch() {
	if r.board.isBoard() {
		r.board.fromLists()
	}
	for _, l := range r.lists {
		switch {
		case l.isUsed():
		case r.board.isBoard():
			otherCommand.Find(r.diags, l.span)
			// It is not about the last card of the last board.
			r.board.remarks = append(r.board.remarks, l.span)
		default:
			r.around.add(remark{span: l.span, isCommand: true})
		}
	}
	r.lists = nil
	r.around.release()
}

// fromLists gives a board what the lists of its match say of it.
func (b *board) fromLists() {
	m := b.match
	number, ok := b.number()
	at := number - m.first
	if m.first == 0 {
		at = 0
	}
	if ok {
		b.entry = m.results.field(2*at + int(b.room))
	}
	for i := range b.names {
		if b.hasNames {
			m.players.repeats(b.text, len(b.names)*at+i, b.names[i])
			continue
		}
		if ok {
			b.names[i] = m.players.field(len(b.names)*at + i)
		}
		if b.names[i].Start < b.names[i].End {
			continue
		}
		if m.names != nil && b.room == closedRoom && len(m.names.fields) >= 2*len(b.names) {
			b.names[i] = m.names.field(len(b.names) + i)
		} else {
			b.names[i] = m.names.field(i)
		}
	}
}

// list reads a list of what is said about the boards of a match.
func (r *reader) list(c *command) *list {
	l := &list{fields: split(r.text.Bytes, c.value), span: c.span}
	l.used = make([]bool, len(l.fields))
	r.lists = append(r.lists, l)
	return l
}

// commands reads the commands of a span.
func (r *reader) commands(s source.Span) {
	scan := scanner{text: r.text, diags: r.diags, at: s.Start, end: s.End}
	for {
		c, ok := scan.next()
		if !ok || c.name != r.unknown.name {
			r.endUnknown()
		}
		if !ok {
			return
		}
		before := r.around.count
		r.command(&c)
		r.around.note(&c, r.board, before)
	}
}

// command reads a command.
func (r *reader) command(c *command) {
	b := r.board
	value := trimmed(r.text.Bytes, c.value)
	isEmpty := value.Start == value.End
	switch code(c.name) {
	case 'v'<<8 | 'g':
		r.vugraph(c)
	case 'm'<<8 | 'n':
		r.title(c, value)
	case 'r'<<8 | 's':
		r.match.results = r.list(c)
	case 'p'<<8 | 'w':
		r.match.players = r.list(c)
	case 'p'<<8 | 'n':
		r.names(c)
	case 'q'<<8 | 'x':
		r.room(c, value)
	case 'm'<<8 | 'd':
		r.deal(c, value)
	case 's'<<8 | 'v':
		vulnerable, ok := readVulnerability(r.text.Slice(value))
		if !ok {
			r.unreadable(badVulnerability, c)
			return
		}
		if b.vulSpan.Start < b.vulSpan.End && vulnerable != b.vulnerable {
			r.keep(c)
			return
		}
		b.vulnerable, b.vulSpan = vulnerable, value
	case 'a'<<8 | 'h':
		r.header(c, value)
	case 'm'<<8 | 'b':
		r.auction(value, false)
	case 'a'<<8 | 'n':
		r.explain(value)
	case 'p'<<8 | 'c':
		r.play(value, false)
		if n := len(b.cards); !c.isEnd && n > 0 && b.cards[n-1].isLow {
			// Its rank is cut off.
			b.cards = b.cards[:n-1]
			r.remark(c.span)
		}
	case 'm'<<8 | 'c':
		tricks, ok := readTricks(r.text.Slice(value))
		switch {
		case ok && b.tricks >= 0 && b.tricks != tricks:
			r.keep(c)
		case ok:
			b.tricks, b.tricksSpan, b.claim = tricks, value, c.span
		case !isEmpty:
			r.unreadable(badTricks, c)
		}
	case 'u'<<8 | 'p':
		if !r.takeBack(c, value) {
			r.other(c, isEmpty)
		}
	case 'n'<<8 | 't', 'a'<<8 | 't':
		if !isEmpty {
			r.remark(value)
		}
	case 'p'<<8 | 'g':
		// The end of a page.
		if !isEmpty {
			r.remark(value)
		}
	case 0: // text outside
		r.remark(c.span)
	case 'z'<<8 | 'z':
		if score, ok := readScore(r.text.Slice(value)); ok && (b.score == "" || b.score == score) {
			b.score, b.scoreSpan = score, value
		} else if !isEmpty {
			r.keep(c)
		}
	default:
		r.other(c, isEmpty)
	}
}

// screen has the commands that are known to say how something looks, or what no tag of PBN says.
const screen = "bg bm bn bt cp cq cr cs ct dd dt fa fb fc fh fi fp ha hc hd hf ho hs ht ia ib ih ip kb lb lc ld lf lg lh ls mp nd pf rh sa sb " +
	"sc sd se sh sk ss st sx tc td tu ub up va vb wt 0b 1b 2b 3b 4b 5b 6b 7b 8b 9b"

// other keeps a command as a remark, unless it has no value and is known to say nothing then.
func (r *reader) other(c *command, isEmpty bool) {
	switch {
	case !isScreen(c.name):
		if r.unknown.name != c.name {
			r.unknown = *c
		}
		r.unknown.span.End = c.span.End
	case !isEmpty:
		r.keep(c)
	}
}

// endUnknown keeps commands that are not known. Those of one name in a row are one remark: old vugraph files have auctions of ob.
func (r *reader) endUnknown() {
	if r.unknown.name == (name{}) {
		return
	}
	unknownCommand.Find(r.diags, r.unknown.span)
	r.remark(r.unknown.span)
	r.unknown = command{}
}

func isScreen(n name) bool {
	for i := 0; i < len(screen); i += len("bg ") {
		if screen[i] == n[0] && screen[i+1] == n[1] {
			return true
		}
	}
	return false
}

// unreadable reports a command whose value cannot be read, and keeps it.
func (r *reader) unreadable(kind diag.Kind[diag.None], c *command) {
	kind.Find(r.diags, c.span)
	r.remark(c.span)
}

// keep keeps a command that PBN has no place for.
func (r *reader) keep(c *command) {
	otherCommand.Find(r.diags, c.span)
	r.remark(c.span)
}

// vugraph reads vg, which begins a match; one without any value ends it.
func (r *reader) vugraph(c *command) {
	r.endMatch()
	t := r.text.Bytes
	r.match = &match{isMatch: len(bytes.Trim(r.text.Slice(c.value), ", \t\r\n")) > 0}
	r.begin(c.span)
	m := r.match
	if !m.isMatch {
		return
	}
	title, segment, fields := matchFields(t, c.value)
	m.title, m.segment = title, segment
	if fields == nil && title == trimmed(t, c.value) {
		return // a title alone, as BBO Helper has it
	}
	if fields == nil {
		r.unreadable(badMatch, c)
		return
	}
	m.first, _ = readNumber(r.text.Slice(fields[vgFirst]))
	isWhole := true
	if s := fields[vgScoring]; s.Start < s.End {
		m.scoringSpan = s
		switch t[s.Start] | 0x20 {
		case 'i':
			m.scoring = imps
		case 'p', 'm':
			m.scoring = matchpoints
		case 'b':
			m.scoring = boardAMatch
		default:
			isWhole = false
		}
	}
	if len(fields) > vgTeam1 {
		m.teams[0] = fields[vgTeam1]
	}
	if len(fields) > vgTeam2 {
		m.teams[1] = fields[vgTeam2]
	}
	for i := vgCarryover1; i < len(fields); i++ {
		value := r.text.Slice(fields[i])
		isWhole = isWhole && (i == vgTeam2 || len(value) == 0 || i < vgRest && string(value) == "0")
	}
	if !isWhole {
		r.keep(c)
	}
}

// title reads mn, the name of what follows. A match has its own.
func (r *reader) title(c *command, value source.Span) {
	switch m := r.match; {
	case r.board.used():
		next := *m
		r.match = &next
		r.around.release()
		r.begin(c.span)
	case m.title.Start < m.title.End && value.Start < value.End:
		r.keep(c)
		return
	}
	r.match.title = value
	r.board.titled = value.Start < value.End
}

// names reads pn. In a match those before a board are those of all boards, until there are others; so are eight names anywhere.
func (r *reader) names(c *command) {
	if b := r.board; b.hasTurns() || b.hasDeal && b.hasNames {
		r.begin(c.span)
	}
	names := split(r.text.Bytes, c.value)
	if len(names) > 4 && len(names) != 8 {
		r.unreadable(badNames, c)
	}
	b, eight := r.board, len(names) >= 8
	if eight || r.match.isMatch && !b.hasRoom {
		next := *r.match
		next.names = r.list(c)
		r.match, b.match = &next, &next
		return
	}
	if b.hasNames {
		r.keep(c)
		return
	}
	copy(b.names[:], names)
	b.hasNames = true
}

// room reads qx, which begins a board.
func (r *reader) room(c *command, value source.Span) {
	if r.board.used() {
		r.begin(c.span)
	}
	b := r.board
	b.hasRoom, b.begin, b.qx = true, c.span, c.span
	fields := split(r.text.Bytes, value)
	in, number, isChapter := readRoom(r.text.Bytes, fields[0], r.capitals)
	b.room = in
	if _, ok := readNumber(r.text.Slice(number)); !ok && value.Start < value.End {
		if number = boardLabel(r.text, number); number.Start == number.End {
			r.unreadable(badBoard, c)
			return
		}
	}
	if isChapter {
		r.keep(c) // its letter
	}
	b.qxNumber = number
	if !b.hasLabel {
		b.label = number
	}
}

// header reads ah. The board is called what it says, whatever number the match gives to it.
func (r *reader) header(c *command, value source.Span) {
	if value.Start == value.End {
		return
	}
	label := boardLabel(r.text, value)
	if label.Start == label.End {
		r.remark(value)
		return
	}
	if b := r.board; b.hasTurns() || b.hasDeal && b.hasLabel {
		r.begin(c.span)
	}
	if r.board.hasLabel {
		r.keep(c)
		return
	}
	r.board.label, r.board.hasLabel = label, true
}

// deal reads md, which begins a board if the last one has a deal.
func (r *reader) deal(c *command, value source.Span) {
	if r.board.hasDeal {
		r.begin(c.span)
	}
	t, b := r.text.Bytes, r.board
	b.hasDeal = true
	r.around.arrive(b)
	if b.begin.Start == b.begin.End {
		b.begin = c.span
	}
	if value.Start < value.End {
		switch d := t[value.Start]; {
		case d >= '1' && d <= '4':
			b.dealer, b.dealerSpan = order[d-'1'], source.Span{Start: value.Start, End: value.Start + 1}
			value.Start++
		case d == '0':
			value.Start++
		default:
			if _, isSuit := bridge.ParseSuit(d); !isSuit && d != ',' {
				badDealer.Find(r.diags, source.Span{Start: value.Start, End: value.Start + 1})
				r.remark(c.span)
				value.Start++
			}
		}
	}
	hands := split(t, value)
	if len(hands) > len(order) {
		tooManyHands.Find(r.diags, c.span)
		r.remark(c.span)
		hands = hands[:len(order)]
	}
	for i, h := range hands {
		r.hand(order[i], h)
	}
	r.fourthHand(source.Span{Start: value.End, End: value.End})
}

// hand reads a hand.
func (r *reader) hand(seat bridge.Seat, s source.Span) {
	h, fault := readHand(r.text.Bytes, s)
	if fault != 0 {
		fault.Find(r.diags, h.span)
		r.remark(h.span)
	}
	r.board.hands[seat] = h
}

// fourthHand gives the cards that are left to the hand that is not given, if three are whole. Its place is at the end of the others.
func (r *reader) fourthHand(at source.Span) {
	var deal bridge.Deal
	for seat, h := range r.board.hands {
		deal.Hands[seat], deal.Known[seat] = h.cards, h.known
	}
	seat, cards := deal.Fourth()
	if !seat.Known() {
		return
	}
	h := &r.board.hands[seat]
	h.known, h.cards, h.span = true, cards, at
	// In the order in which a hand is written.
	for card := bridge.Card(bridge.Cards); card > 0; card-- {
		if cards.Has(card - 1) {
			h.places = append(h.places, place{card - 1, at})
		}
	}
}
