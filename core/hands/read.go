package hands

import (
	"bytes"
	"slices"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

// Board is a deal that was found.
type Board struct {
	Deal   bridge.Deal
	Dealer bridge.Seat // NoSeat if nothing says who it is
	// Vulnerable is the value of the tag, and Number that of Board; "" if the text does not say.
	Vulnerable, Number string
	// Span is from the first to the last hand.
	Span source.Span
}

// MostBytes is how long a text may be.
const MostBytes = 1 << 20

// Read returns the deals of a text. What was found is of the rules of this package, and numbered as the deals are.
func Read(text *source.Text, diags *diag.List) []Board {
	if len(text.Bytes) > MostBytes {
		longText.Find(diags, source.Span{}).Say(limit{MiB: MostBytes >> 20})
		diags.EndGame(text, 0, "", nil)
		return nil
	}
	r := reader{text: text, diags: diags, turn: bridge.NoSeat}
	s := scanner{t: text.Bytes}
	r.clear()
	at := 0
	if text.HasByteOrderMark() {
		at = len("\uFEFF")
	}
	for at < len(s.t) {
		end, next := len(s.t), len(s.t)
		if n := bytes.IndexByte(s.t[at:], '\n'); n >= 0 {
			end, next = at+n, at+n+1
		}
		line := source.Span{Start: at, End: end}
		s.line(line)
		namesCards := s.namesCards()
		if namesCards {
			s.tokens = slices.DeleteFunc(s.tokens, func(t token) bool { return t.kind == suitToken })
		}
		if namesCards || len(s.tokens) == 0 && s.strange {
			r.outside = append(r.outside, line)
		}
		r.line(s.tokens)
		at = next
	}
	r.endBoard()
	if len(r.boards) == 0 {
		noDeal.Find(diags, source.Span{End: min(1, len(s.t))})
	} else {
		for _, line := range r.outside {
			otherLine.Find(diags, trimmed(s.t, line))
		}
	}
	diags.EndGame(text, 0, "", nil)
	return r.boards
}

func trimmed(t []byte, s source.Span) source.Span {
	for s.Start < s.End && blank(t[s.Start:s.End]) > 0 {
		s.Start += blank(t[s.Start:s.End])
	}
	for s.End > s.Start && (t[s.End-1] == ' ' || t[s.End-1] == '\r' || t[s.End-1] == '\t') {
		s.End--
	}
	return s
}

// building is a hand that is being read.
type building struct {
	cards cards
	// suits is how many suits it has, next the first suit that may come.
	suits, next int
	span        source.Span
}

func (b *building) add(t *token) {
	if b.suits == 0 {
		b.span = t.span
	}
	b.cards.hand |= t.cards.hand
	b.cards.small = b.cards.small || t.cards.small
	b.cards.twice = b.cards.twice || t.cards.twice
	b.suits++
	b.next = t.suit + 1
	b.span.End = max(b.span.End, t.span.End)
}

// looseHand is a hand whose seat is not known yet.
type looseHand struct {
	cards cards
	// beside is West or East for a hand that is beside another, else nobody.
	beside bridge.Seat
}

// reader makes boards of tokens.
type reader struct {
	text    *source.Text
	diags   *diag.List
	boards  []Board
	outside []source.Span

	board Board
	// given says which seats have a hand, also one that is not known.
	given [4]bool
	loose []looseHand
	// labels are the seats that were named, and whose hands come next.
	labels []bridge.Seat
	// turn is whose hand comes next in a row of hands with points; nobody if it is not known.
	turn bridge.Seat
	// open are the hands that are being read: one, or West and East.
	open   [2]building
	inPair bool
}

func (r *reader) clear() {
	r.board = Board{Dealer: bridge.NoSeat}
	r.given, r.loose = [4]bool{}, nil
}

// line reads the tokens of a line.
func (r *reader) line(tokens []token) {
	r.turn = bridge.NoSeat
	if left, right, ok := pair(tokens); ok && (r.inPair || r.open[0].suits == 0 || left.suit < r.open[0].next) {
		if r.open[0].suits > 0 && left.suit < r.open[0].next {
			r.endOpen()
		}
		r.inPair = true
		r.open[0].add(left)
		r.open[1].add(right)
		if left.suit == len(suitLetters)-1 {
			r.endPair()
		}
		return
	}
	for i := range tokens {
		if i+1 < len(tokens) && tokens[i].kind == seatToken && tokens[i+1].isOfHand() {
			// Seats that were named before were not meant for this hand: "West led the king."
			r.endOpen()
			r.labels = r.labels[:0]
		}
		r.token(&tokens[i])
	}
}

// pair returns the two suits of a line that has the same suit of two hands, whatever else it has.
func pair(tokens []token) (left, right *token, ok bool) {
	for i := range tokens {
		if tokens[i].kind != suitToken {
			continue
		}
		switch {
		case left == nil:
			left = &tokens[i]
		case right == nil && tokens[i].suit == left.suit:
			right = &tokens[i]
		default:
			return nil, nil, false
		}
	}
	return left, right, right != nil
}

func (r *reader) token(t *token) {
	if r.inPair && t.kind == seatToken {
		return // the middle of a diagram
	}
	switch t.kind {
	case suitToken:
		if r.inPair {
			r.endPair()
		}
		b := &r.open[0]
		if b.suits > 0 && t.suit < b.next {
			r.endHand(b, bridge.NoSeat)
		}
		b.add(t)
		if t.suit == len(suitLetters)-1 {
			r.endHand(b, bridge.NoSeat)
		}
		return
	case seatToken:
		r.endOpen()
		r.labels = append(r.labels, t.seat)
		r.turn = bridge.NoSeat
	case handToken:
		r.endOpen()
		r.place(t.cards, r.whose(), bridge.NoSeat, t.span)
	case unknownToken:
		if seat := r.whose(); seat.Known() {
			r.given[seat] = true
		}
	case boardToken:
		r.endOpen()
		if r.count() > 0 || r.board.Number != "" {
			r.nextBoard()
		}
		r.board.Number = t.text
	case dealerToken:
		if r.isOfNext(r.board.Dealer.Known()) {
			r.nextBoard()
		}
		if r.board.Dealer == bridge.NoSeat {
			r.board.Dealer = t.seat
		}
	case vulnerableToken:
		if r.isOfNext(r.board.Vulnerable != "") {
			r.nextBoard()
		}
		if r.board.Vulnerable == "" {
			r.board.Vulnerable = t.text
		}
	}
}

// nextBoard ends a board where a text says that another begins. Seats that were named until then, as in "West led", have no hand.
func (r *reader) nextBoard() {
	r.endBoard()
	r.labels = nil
}

// isOfNext reports whether the dealer or the vulnerability is that of the next board: this one has its own before its hands, or is said to be
// of the next one already.
func (r *reader) isOfNext(has bool) bool { return has && r.open[0].suits == 0 && r.count() > 0 }

// whose returns whose hand comes next on a line: of the seat that was named, or of the seat after the last hand.
func (r *reader) whose() bridge.Seat {
	if len(r.labels) > 0 {
		r.turn = r.labels[0]
		r.labels = r.labels[1:]
	}
	seat := r.turn
	if seat.Known() {
		r.turn = seat.Next(1)
	}
	return seat
}

// endOpen ends the hands that are being read.
func (r *reader) endOpen() {
	if r.inPair {
		r.endPair()
	} else if r.open[0].suits > 0 {
		r.endHand(&r.open[0], bridge.NoSeat)
	}
}

func (r *reader) endPair() {
	r.inPair = false
	// The last two seats that were named are theirs; one alone is not.
	if len(r.labels) < 2 {
		r.labels = nil
	} else {
		r.labels = r.labels[len(r.labels)-2:]
	}
	r.endHand(&r.open[0], bridge.West)
	r.endHand(&r.open[1], bridge.East)
}

// endHand ends a hand that came suit by suit.
func (r *reader) endHand(b *building, beside bridge.Seat) {
	of := *b
	*b = building{}
	seat := bridge.NoSeat
	if len(r.labels) > 0 {
		seat = r.labels[0]
		r.labels = r.labels[1:]
	}
	if of.suits < len(suitLetters) && of.cards.hand.Len() != 13 {
		partOfHand.Find(r.diags, of.span)
		return
	}
	r.place(of.cards, seat, beside, of.span)
}

// count returns how many hands the board has.
func (r *reader) count() (n int) {
	for _, is := range r.given {
		if is {
			n++
		}
	}
	return n + len(r.loose)
}

// place gives a hand to a seat, or keeps it until it is known whose it is.
func (r *reader) place(c cards, seat, beside bridge.Seat, span source.Span) {
	if r.count() == 4 || seat.Known() && r.given[seat] || beside.Known() && r.hasBeside(beside) {
		r.endBoard()
	}
	if c.small {
		handWithX.Find(r.diags, span)
	}
	if c.twice {
		cardTwice.Find(r.diags, span)
	}
	if r.board.Span == (source.Span{}) {
		r.board.Span = span
	}
	r.board.Span.End = max(r.board.Span.End, span.End)
	if !seat.Known() {
		r.loose = append(r.loose, looseHand{c, beside})
		return
	}
	r.give(seat, c)
}

// hasBeside reports whether the board has a hand without a name in this place beside another.
func (r *reader) hasBeside(place bridge.Seat) bool {
	return slices.ContainsFunc(r.loose, func(u looseHand) bool { return u.beside == place })
}

func (r *reader) give(seat bridge.Seat, c cards) {
	r.given[seat] = true
	if !c.small {
		r.board.Deal.Hands[seat], r.board.Deal.Known[seat] = c.hand, true
	}
}

// endBoard ends a board, and begins another.
func (r *reader) endBoard() {
	if r.open[0].suits > 0 {
		r.endOpen()
	}
	// Hands that are not known are no deal.
	if r.board.Span != (source.Span{}) {
		r.seats()
		if r.fill() {
			handThatIsLeft.Find(r.diags, r.board.Span)
		}
		r.boards = append(source.Room(r.boards), r.board)
		r.diags.EndGame(r.text, len(r.boards), r.board.Number, nil)
	}
	r.clear()
}

// order is who has the hands that are not beside others, by how many they are: first those of a diagram.
func order(n int, isDiagram bool) []bridge.Seat {
	switch {
	case isDiagram, n == 2:
		return []bridge.Seat{bridge.North, bridge.South, bridge.East, bridge.West}
	case n == 1:
		return []bridge.Seat{bridge.South, bridge.North, bridge.East, bridge.West}
	}
	return []bridge.Seat{bridge.North, bridge.East, bridge.South, bridge.West}
}

// ofNobody returns what is found where nothing says whose so many hands are.
func ofNobody(hands int) diag.Kind[diag.None] {
	switch hands {
	case 1:
		return handOfNobody
	case 2:
		return pairOfNobody
	}
	return handsOfNobody
}

// seats finds out whose the hands are that had no name.
func (r *reader) seats() {
	var alone []cards
	isDiagram, isBelow := false, false
	for _, u := range r.loose {
		if u.beside.Known() && !r.given[u.beside] {
			r.give(u.beside, u.cards)
			isDiagram = true
		} else {
			alone, isBelow = append(alone, u.cards), isDiagram
		}
	}
	// A hand alone is North above West and East, and South below them.
	seats := order(len(alone), isDiagram && !isBelow)
	if first, ok := r.next(len(alone)); ok && !isDiagram && len(alone) < len(r.given) {
		seats = []bridge.Seat{first, first.Next(1), first.Next(2)}
	} else if len(alone) > 0 && !isDiagram {
		ofNobody(len(alone)).Find(r.diags, r.board.Span)
	}
	for _, c := range alone {
		for _, seat := range seats {
			if !r.given[seat] {
				r.give(seat, c)
				break
			}
		}
	}
}

// next returns whose hand comes after those that have a seat, if these are beside each other and all others are without: that is a deal as
// the Deal tag has it, over several lines.
func (r *reader) next(without int) (first bridge.Seat, ok bool) {
	named := len(r.given) - without
	for seat := bridge.North; seat <= bridge.West; seat++ {
		n := 0
		for n < len(r.given) && r.given[seat.Next(n)] {
			n++
		}
		if n == named && r.count() == len(r.given) {
			return seat.Next(n), true
		}
	}
	return bridge.NoSeat, false
}

// fill gives the fourth hand what the other three leave, if each has thirteen cards and no card is there twice.
func (r *reader) fill() bool {
	seat, hand := r.board.Deal.Fourth()
	if !seat.Known() || r.given[seat] {
		return false
	}
	r.board.Deal.Hands[seat], r.board.Deal.Known[seat] = hand, true
	return true
}
