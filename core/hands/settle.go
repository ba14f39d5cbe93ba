package hands

import (
	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

// fact reads what a text says of a board. What it says again is kept.
func (r *reader) fact(t *token) {
	b := &r.board
	switch t.kind {
	case boardToken:
		r.endOpen()
		if r.count() > 0 || b.Number != "" {
			r.nextBoard()
		}
		r.board.Number = t.text
	case dealerToken:
		r.setDealer(t.seat, t.span)
		return
	case vulnerableToken:
		if r.isOfNext(b.Vulnerable != "") {
			r.nextBoard()
		}
		if !r.say(&b.Vulnerable, t) {
			return
		}
	case contractToken:
		if !r.say(&b.Contract, t) {
			return
		}
		if t.seat.Known() {
			b.Declarer = t.seat
		}
	case declarerToken:
		if b.Declarer.Known() {
			r.keep(t.span)
			return
		}
		b.Declarer = t.seat
	case leadToken:
		if b.HasLead {
			r.keep(t.span)
			return
		}
		b.Lead, b.HasLead, r.lead = t.card, true, t.span
		return
	case scoreToken:
		if !r.say(&b.Score, t) {
			return
		}
	}
	r.facts = append(r.facts, t.span)
}

// say gives a value to what the board does not have yet.
func (r *reader) say(value *string, t *token) bool {
	if *value != "" {
		r.keep(t.span)
		return false
	}
	*value = t.text
	return true
}

// setDealer gives the board its dealer.
func (r *reader) setDealer(seat bridge.Seat, span source.Span) {
	if r.isOfNext(r.board.Dealer.Known()) {
		r.nextBoard()
	}
	if r.board.Dealer.Known() {
		r.keep(span)
		return
	}
	r.board.Dealer = seat
	r.facts = append(r.facts, span)
}

// nextBoard ends a board where a text says that another begins. Seats that were named until then, as in "West led", have no hand.
func (r *reader) nextBoard() {
	r.dropLabels(0)
	r.endBoard()
}

// isOfNext reports whether the dealer or the vulnerability is that of the next board: this one has its own before its hands, or is said to
// be of the next one already.
func (r *reader) isOfNext(has bool) bool { return has && r.open[0].suits == 0 && r.count() > 0 }

// settle keeps as a remark what only makes sense with what the board does not have.
func (r *reader) settle() {
	b := &r.board
	if len(b.Calls) > 0 && !b.Dealer.Known() {
		b.Calls = nil
		for _, s := range r.calls {
			r.keep(s)
		}
	}
	if len(b.Calls) > 0 && b.Contract == "" && !b.Declarer.Known() {
		var auction bridge.Auction
		for i, call := range b.Calls {
			auction.Add(b.Dealer.Next(i), call)
		}
		if c, declarer, ok := auction.Contract(); ok && auction.Ended() {
			b.Contract, b.Declarer = c.String(), declarer
		}
	}
	if b.HasLead {
		leader := b.Declarer.Next(1)
		if b.Contract == "" || !b.Declarer.Known() || b.Deal.Known[leader] && !b.Deal.Hands[leader].Has(b.Lead) {
			b.HasLead = false
			r.keep(r.lead)
		}
	}
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
		r.find(ofNobody(len(alone)), r.board.Span)
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

// linkLine reads a line that has a link to Bridge Solver Online, whose deal is in it, or one to deals that are elsewhere.
func (r *reader) linkLine(line source.Span) bool {
	isRead := false
	for at := line.Start; ; {
		l, ok := r.scanner.nextLink(at, line.End)
		if !ok {
			if isRead {
				r.keep(source.Span{Start: at, End: line.End})
			}
			return isRead
		}
		switch {
		case r.scanner.hasNoDeal(&l):
			if !isRead {
				r.endOpen()
			}
			r.keep(source.Span{Start: at, End: l.span.Start})
			r.links = append(r.links, l.span)
			r.keep(l.span)
		case r.solverLink(&l, at):
		default:
			if isRead {
				r.keep(source.Span{Start: at, End: l.span.End})
			}
			at = l.span.End
			if !isRead {
				return false
			}
			continue
		}
		isRead = true
		at = l.span.End
	}
}

// solverLink reads the parameters of a link to Bridge Solver Online, of which the line has more before it.
func (r *reader) solverLink(l *link, before int) bool {
	type param struct{ name, value source.Span }
	var params []param
	hands := 0
	for at := l.query.Start; at < l.query.End; {
		end := at
		for end < l.query.End && r.t[end] != '&' {
			end++
		}
		name := at
		for name < end && r.t[name] != '=' {
			name++
		}
		params = append(params, param{source.Span{Start: at, End: name}, source.Span{Start: min(name+1, end), End: end}})
		switch lower(r.t[at:name]) {
		case "north", "east", "south", "west":
			hands++
		}
		at = end + 1
	}
	if hands < 2 {
		return false
	}
	r.endOpen()
	if r.count() > 0 {
		r.nextBoard()
	}
	r.keep(source.Span{Start: before, End: l.span.Start})
	for _, p := range params {
		whole := source.Span{Start: p.name.Start, End: p.value.End}
		if name := lower(r.t[p.name.Start:p.name.End]); !r.solverParam(name, p.value, whole) {
			r.keep(whole)
		}
	}
	return true
}

// solverParam reads a parameter of such a link, whole with its name.
func (r *reader) solverParam(name string, value, whole source.Span) bool {
	s := &r.scanner
	if value.Start == value.End {
		return true
	}
	t := token{span: whole, seat: bridge.NoSeat}
	switch name {
	case "north", "east", "south", "west":
		c, ok := s.l.dotted(r.t[value.Start:value.End])
		if !ok {
			r.find(partOfHand, value)
			return false
		}
		seat, _ := s.l.seat([]byte(name))
		r.place(c, seat, bridge.NoSeat, value)
		return true
	case "board":
		t.kind = boardToken
	case "dealer":
		t.kind = dealerToken
	case "vul":
		t.kind = vulnerableToken
	case "contract":
		t.kind = contractToken
	case "declarer":
		t.kind = declarerToken
	case "lead":
		t.kind = leadToken
	default:
		return false
	}
	if s.value(&t, value.Start, value.End) != value.End {
		return false
	}
	if t.kind == boardToken && r.count() > 0 && r.board.Number == "" {
		r.board.Number = t.text
		return true
	}
	r.fact(&t)
	return true
}
