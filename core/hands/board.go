package hands

import (
	"bytes"
	"slices"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

// building is a hand that is being read suit by suit.
type building struct {
	cards cards
	// suits is how many suits it has, next the first suit that may come.
	suits, next int
	span        source.Span
	// isBesideText says that a line of it has other words, too.
	isBesideText bool
}

func (b *building) add(t *token) {
	if b.suits == 0 {
		b.span = t.span
	}
	b.cards.join(&t.cards)
	b.suits++
	b.next = t.suit + 1
	b.span.End = max(b.span.End, t.span.End)
}

// label is a seat that was named.
type label struct {
	seat bridge.Seat
	span source.Span
	// isAmongWords says that its line has words besides hands and their seats, and was not kept whole.
	isAmongWords bool
}

// looseHand is a hand whose seat is not known yet.
type looseHand struct {
	cards cards
	// beside is West or East for a hand that is beside another, else nobody.
	beside bridge.Seat
}

// reader makes boards of tokens.
type reader struct {
	scanner scanner
	t       []byte
	text    *source.Text
	boards  []Board
	found   []finding
	// links are those that have no deal.
	links []source.Span
	// isForeign says that a board has letters of another language.
	isForeign bool

	board Board
	// facts are where the text says what is known of the board; auction where its calls are.
	facts   []source.Span
	calls   []source.Span
	lead    source.Span
	foreign source.Span
	// cut is a hand of the board that could not be read.
	cut source.Span
	// whole says that a hand has thirteen cards.
	whole bool
	// given says which seats have a hand, also one that is not known.
	given [4]bool
	loose []looseHand
	// labels are the seats that were named, and whose hands come next.
	labels []label
	// isAmongWords says that the line that is being read has words besides hands and their seats, and is not kept whole.
	isAmongWords bool
	// turn is whose hand comes next in a row of hands with points; nobody if it is not known.
	turn bridge.Seat
	// open are the hands that are being read: one, or West and East.
	open   [2]building
	inPair bool
}

func (r *reader) clear() {
	r.board = Board{Dealer: bridge.NoSeat, Declarer: bridge.NoSeat}
	r.given, r.loose, r.whole = [4]bool{}, nil, false
	r.facts, r.calls, r.lead, r.foreign, r.cut = nil, nil, source.Span{}, source.Span{}, source.Span{}
}

// find notes what was found in the board that is being read.
func (r *reader) find(kind diag.Kind[diag.None], span source.Span) {
	r.found = append(source.Room(r.found), finding{kind, span, len(r.boards) + 1})
}

// keep keeps what is no part of a deal.
func (r *reader) keep(s source.Span) {
	if s = trimmed(r.t, s); s.Start < s.End && !isDecoration(r.t[s.Start:s.End]) {
		r.board.Remarks = append(source.Room(r.board.Remarks), s)
	}
}

// read reads the tokens of a line, which has other words, too, or not.
func (r *reader) read(tokens []token, isBesideText bool) {
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
			r.dropLabels(0)
		}
		r.token(&tokens[i])
		if isBesideText && tokens[i].kind == suitToken {
			r.open[0].isBesideText = r.open[0].suits > 0
		}
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
		r.suit(t)
		return
	case seatToken:
		r.endOpen()
		if len(r.labels) >= mostLabels {
			r.dropLabels(mostLabels - 1)
		}
		r.labels = append(r.labels, label{t.seat, t.span, r.isAmongWords})
		r.turn = bridge.NoSeat
	case handToken:
		r.endOpen()
		seat, isForeign := r.whose()
		t.cards.foreign = t.cards.foreign || isForeign
		r.place(t.cards, seat, bridge.NoSeat, t.span)
	case unknownToken:
		if seat, _ := r.whose(); seat.Known() {
			r.given[seat] = true
		}
	case linToken:
		r.lin(t)
	default:
		r.fact(t)
	}
}

func (r *reader) suit(t *token) {
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
}

// lin places the hands of a board of LIN.
func (r *reader) lin(t *token) {
	r.endOpen()
	if r.count() > 0 {
		r.endBoard()
	}
	r.dropLabels(0)
	for i := range t.lin.hands {
		if seat := bridge.South.Next(i); t.lin.known[seat] {
			r.place(t.lin.hands[seat], seat, bridge.NoSeat, t.span)
		}
	}
	if t.lin.dealer.Known() {
		r.setDealer(t.lin.dealer, t.span)
	} else {
		r.find(handsOfLIN, t.span)
	}
}

// label returns the seat that was named first of those whose hands come, nobody if none was. A seat in letters of another language is
// foreign.
func (r *reader) label() (seat bridge.Seat, isForeign bool) {
	if len(r.labels) == 0 {
		return bridge.NoSeat, false
	}
	seat = r.labels[0].seat
	r.labels = r.labels[1:]
	return seat, !seat.Known()
}

// whose returns whose hand comes next on a line: of the seat that was named, or of the seat after the last hand.
func (r *reader) whose() (seat bridge.Seat, isForeign bool) {
	if len(r.labels) > 0 {
		r.turn, isForeign = r.label()
	}
	seat = r.turn
	if seat.Known() {
		r.turn = seat.Next(1)
	}
	return seat, isForeign
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
	r.lastTwo()
	r.endHand(&r.open[0], bridge.West)
	r.endHand(&r.open[1], bridge.East)
}

// lastTwo leaves the last two seats that were named, for hands beside each other; one alone is not theirs.
func (r *reader) lastTwo() {
	last := 2
	if len(r.labels) < last {
		last = 0
	}
	r.dropLabels(last)
}

// mostLabels is how many seats are remembered: a hand comes soon after its seat, and what is kept is soon in its place.
const mostLabels = 8

// dropLabels forgets the seats that were named, except so many at the end. What is among words is kept with them.
func (r *reader) dropLabels(except int) {
	drop := r.labels[:len(r.labels)-except]
	for i := range drop {
		if drop[i].isAmongWords {
			r.keep(drop[i].span)
		}
	}
	r.labels = r.labels[len(drop):]
}

// fewCards are as many as a text names that is no hand.
const fewCards = 5

// cutIfHand notes that the board has a hand that could not be read, if what is left of a line looks like one.
func (r *reader) cutIfHand(s source.Span, words []byte) {
	if r.known() < len(r.given) && r.scanner.l.looksLikeHand(words) {
		r.cut = s
		line := bytes.LastIndexByte(r.t[:s.Start], '\n')
		if n := len(r.boards); n > 0 && r.boards[n-1].Span.End > line && r.boards[n-1].Deal.Known != [4]bool{true, true, true, true} {
			r.dropBoard()
		}
	}
}

// dropBoard forgets the last board, which has lost a hand.
func (r *reader) dropBoard() {
	n := len(r.boards)
	var after []finding
	for i := len(r.found) - 1; i >= 0 && (r.found[i].board == 0 || r.found[i].board >= n); i-- {
		if f := r.found[i]; f.board != n {
			f.board = min(f.board, n)
			after = append(after, f)
		}
		r.found = r.found[:i]
	}
	slices.Reverse(after)
	r.found = append(r.found, after...)
	r.board.Remarks = append(r.boards[n-1].Remarks, r.board.Remarks...)
	r.boards = r.boards[:n-1]
}

// endHand ends a hand that came suit by suit.
func (r *reader) endHand(b *building, beside bridge.Seat) {
	of := *b
	*b = building{}
	seat, isForeign := r.label()
	of.cards.foreign = of.cards.foreign || isForeign
	switch {
	case of.cards.isWhole(), of.suits == len(suitLetters) && (of.cards.n == 13 || !of.isBesideText):
		r.place(of.cards, seat, beside, of.span)
	case of.isBesideText:
		r.keep(of.span)
	default:
		r.isForeign = r.isForeign || of.cards.foreign && of.suits > 1
		r.find(partOfHand, of.span)
		r.keep(of.span)
		if of.cards.n >= fewCards {
			r.cut = of.span
		}
	}
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

// known returns how many of them have cards.
func (r *reader) known() (n int) {
	for _, is := range r.board.Deal.Known {
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
		r.find(handWithX, span)
	}
	if c.twice {
		r.find(cardTwice, span)
	}
	if c.foreign && r.foreign == (source.Span{}) {
		r.foreign = span
	}
	r.whole = r.whole || c.n == 13
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

// endBoard ends a board, and begins another, which has what was kept if this is no board.
func (r *reader) endBoard() {
	if r.open[0].suits > 0 {
		r.endOpen()
	}
	var kept []source.Span
	switch {
	case r.board.Span == (source.Span{}): // hands that are not known are no deal
		for _, s := range append(r.facts, append(r.calls, r.lead)...) {
			r.keep(s)
		}
		kept = r.board.Remarks
	case r.foreign != (source.Span{}):
		r.dropFindings()
		r.found = append(r.found, finding{otherLetters, r.foreign, 0})
		r.isForeign = true
		kept = r.board.Remarks
	case r.cut != (source.Span{}):
		r.dropFindings()
		r.found = append(r.found, finding{cutHand, trimmed(r.t, r.cut), 0})
		kept = r.board.Remarks
	case !r.whole && r.count() < 4 && slices.ContainsFunc(r.loose, func(u looseHand) bool { return !u.beside.Known() }):
		r.dropFindings() // some cards of nobody, which a text speaks of
		r.keep(r.board.Span)
		kept = r.board.Remarks
	default:
		r.seats()
		if r.fill() {
			r.find(handThatIsLeft, r.board.Span)
		}
		r.settle()
		r.boards = append(source.Room(r.boards), r.board)
	}
	r.clear()
	r.board.Remarks = kept
}

// dropFindings forgets what was found in lines that turned out to be no board.
func (r *reader) dropFindings() {
	for len(r.found) > 0 && r.found[len(r.found)-1].board == len(r.boards)+1 {
		r.found = r.found[:len(r.found)-1]
	}
}

// end ends the text: what comes after the last board is kept with it.
func (r *reader) end() {
	r.dropLabels(0)
	r.endBoard()
	for i := range r.found {
		if r.found[i].board > len(r.boards) {
			r.found[i].board = 0
		}
	}
	if n := len(r.boards); n > 0 {
		r.boards[n-1].Remarks = append(r.boards[n-1].Remarks, r.board.Remarks...)
	}
	for i := range r.boards {
		sortSpans(r.boards[i].Remarks)
		r.boards[i].Remarks = joined(r.t, r.boards[i].Remarks)
	}
}

// joined returns sorted spans with those as one that have nothing but blanks of a line between them.
func joined(t []byte, spans []source.Span) []source.Span {
	n := 0
	for _, s := range spans {
		if n > 0 && s.Start >= spans[n-1].End {
			if from := afterBlanks(t, spans[n-1].End, s.Start); from == s.Start && bytes.IndexByte(t[spans[n-1].End:from], '\n') < 0 {
				spans[n-1].End = s.End
				continue
			}
		}
		spans[n] = s
		n++
	}
	return spans[:n]
}

// sortSpans sorts spans of which few are far from their places.
func sortSpans(spans []source.Span) {
	for i := range spans {
		for k := i; k > 0 && spans[k].Start < spans[k-1].Start; k-- {
			spans[k], spans[k-1] = spans[k-1], spans[k]
		}
	}
}
