package draughts

// MoveFault is why a move is not legal. In brackets is the clause of the ledger.
type MoveFault uint8

// The faults, which the other fields of Reason make exact.
const (
	NoFault      MoveFault = iota
	OffBoard               // the board has no such square
	GameOver               // the side on turn has no legal move (D-l)
	NoPiece                // nothing is on At (D-a)
	OtherSide              // the piece on At is of the side that is not on turn (D-b)
	Occupied               // a piece is on At, where the move ends (D-c)
	NotOnLine              // the squares are not on a line along which the piece moves or captures (D-c)
	TooFar                 // a man, and a king that does not fly, goes one square, or over one piece (D-c)
	Blocked                // the piece on At is in the way (D-c)
	GoesBack               // a man does not go back, or does not capture backwards in this variant (D-d)
	KingMustRest           // the king on At has moved too often in a row (D-k)
	CaptureOwed            // the move is one, if there were no captures (D-e)
	TakesNothing           // there is no such capture (D-f)
	GoesOn                 // the capture has to go on (D-g)
	TooFew                 // another capture takes more pieces (D-h)
	KingFirst              // a king has to capture, not a man (D-i)
	FewerKings             // another capture takes as many pieces, and more kings (D-i)
	KingsLater             // another capture takes a king earlier (D-i)
	WorthLess              // another capture is worth more (D-i)
	KingIsSafe             // a man may not take the king on At (D-j)
	NotYetKing             // the man is not a king before its capture has ended (D-11)
	JumpsAgain             // the capture would go over a piece a second time, or over where one was taken (D-10)
	OtherWay               // the capture with these two squares goes another way (G-12)
)

// Reason is why a move is not legal.
type Reason struct {
	Fault MoveFault
	At    Square // NoSquare where the fault names none
	// Index is the square of the text that the board does not have, from 0.
	Index int
	// Takes is how many pieces the capture would take, if it is one that the laws forbid.
	Takes int
	// Owed is a legal capture that has to be made instead, of several one that is like it; its Count is 0 where there is none. [AppendLong]
	// writes its way.
	Owed Move
}

// Why says why a text is no legal move. It is asked where [Board.Find] has found none; where there is one, it returns NoFault. In a position
// whose captures have more ways than are followed (see [MostSteps]) it may know no better than TakesNothing.
func Why(b *Board, p *Position, w *Pattern, list *Moves) Reason {
	none := Reason{At: NoSquare}
	for i := range w.Count() {
		if w.Square(b, i) == NoSquare {
			none.Fault, none.Index = OffBoard, i
			return none
		}
	}
	if _, count := b.Find(p, w, list); count > 0 || w.count < 2 {
		return none
	}
	q := inquiry{b: b, p: p, w: w, list: list, from: w.Square(b, 0), to: w.Square(b, w.Count()-1), best: Move{From: NoSquare}}
	us := p.Turn & 1
	switch {
	case len(b.Moves(p, list)) == 0 && !b.mustRest(p, q.from):
		return Reason{Fault: GameOver, At: NoSquare}
	case p.sides[us^1].Has(q.from):
		return Reason{Fault: OtherSide, At: q.from}
	case !p.sides[us].Has(q.from):
		return Reason{Fault: NoPiece, At: q.from}
	}
	if list.HasCaptures() {
		q.best = q.nearest(Move{})
	}
	r := q.capture()
	if r.Fault == NoFault {
		r = q.quiet()
	}
	if r.Owed.Count == 0 && q.best.Count > 0 {
		r.Owed = q.best
	}
	return r
}

// inquiry is the search for a reason.
type inquiry struct {
	b        *Board
	p        *Position
	w        *Pattern
	list     *Moves
	from, to Square
	best     Move // a legal capture
	steps    int  // so far, of the captures by other laws: together not many more than those of one position may take
}

// nearest returns the legal capture that is most like another: one that takes all that it takes, else from the same square and to the same.
func (q *inquiry) nearest(m Move) (best Move) {
	most := -1
	for _, one := range q.b.Moves(q.p, q.list) {
		like := 0
		if one.From == q.from {
			like = 2
			if m.Taken.without(one.Taken).IsEmpty() {
				like = 4
			}
		}
		if one.To == q.to {
			like++
		}
		if like > most {
			best, most = one, like
		}
	}
	return best
}

// find finds the capture that the text means by other laws.
func (q *inquiry) find(laws *Laws, each listing) (m Move, ok bool) {
	if q.steps > MostSteps {
		return m, false
	}
	laws.Order = AnyCapture
	captures(q.b, q.p, q.list, laws, each)
	q.steps += q.list.steps
	m, count := q.b.findAmong(q.p, q.w, q.list.list, laws)
	return m, count > 0
}

// capture says why a capture is not legal, if some other law would have it.
func (q *inquiry) capture() Reason {
	laws := q.b.variant.Laws
	isMan := !q.p.kings.Has(q.from)
	if m, ok := q.find(&laws, aResult); ok {
		return Reason{Fault: q.precedence(&m), At: NoSquare, Takes: int(m.Count), Owed: q.nearest(m)}
	}
	if m, ok := q.find(&laws, aStart); ok {
		return Reason{Fault: GoesOn, At: NoSquare, Takes: int(m.Count), Owed: q.nearest(m)}
	}
	if q.w.count > 2 && q.best.Count > 0 && q.best.From == q.from && q.best.To == q.to {
		return Reason{Fault: OtherWay, At: NoSquare}
	}
	for _, other := range [...]struct {
		fault   MoveFault
		applies bool
		laws    func(*Laws)
	}{
		{KingIsSafe, isMan && laws.KingsSafe, func(l *Laws) { l.KingsSafe = false }},
		{GoesBack, isMan && !laws.Backwards, func(l *Laws) { l.Backwards = true }},
		{NotYetKing, isMan && !laws.Passing, func(l *Laws) { l.Passing = true }},
		{TooFar, !isMan && !laws.Flying, func(l *Laws) { l.Flying = true }},
		{TooFar, !isMan && laws.LandsNext, func(l *Laws) { l.LandsNext = false }},
		{NotOnLine, !laws.Straight, func(l *Laws) { l.Straight = true }},
		{JumpsAgain, !laws.LeavesAtOnce, func(l *Laws) { l.LeavesAtOnce = true }},
	} {
		if !other.applies {
			continue
		}
		changed := laws
		other.laws(&changed)
		if m, ok := q.find(&changed, aStart); ok {
			r := Reason{Fault: other.fault, At: NoSquare, Takes: int(m.Count)}
			if other.fault == KingIsSafe {
				r.At = m.Taken.and(q.p.kings).First()
			}
			return r
		}
	}
	return q.crowned(isMan)
}

// crowned says that a man captures as a king does.
func (q *inquiry) crowned(isMan bool) Reason {
	if isMan {
		crowned := *q
		position := *q.p
		position.kings.add(q.from)
		crowned.p = &position
		laws := q.b.variant.Laws
		if m, ok := crowned.find(&laws, aStart); ok {
			return Reason{Fault: TooFar, At: NoSquare, Takes: int(m.Count)}
		}
	}
	return Reason{At: NoSquare}
}

// precedence says which law prefers other captures to one.
func (q *inquiry) precedence(m *Move) MoveFault {
	best, kings := &q.best, q.p.kings
	isKing, bestIsKing := kings.Has(m.From), kings.Has(best.From)
	order := q.b.variant.Laws.Order
	switch {
	case order == ByValue && value(m, kings) < value(best, kings):
		return WorthLess
	case order == MostPieces || order == MostKings || order == ItalianOrder:
		if m.Count < best.Count {
			return TooFew
		}
	}
	switch {
	case order != MostKings && bestIsKing && !isKing:
		return KingFirst
	case m.Taken.and(kings).Count() < best.Taken.and(kings).Count():
		return FewerKings
	}
	return KingsLater
}

func value(m *Move, kings Set) uint64 {
	return valueOf(uint64(m.Count), uint64(m.Taken.and(kings).Count()))
}

// quiet says why the move is none that takes nothing.
func (q *inquiry) quiet() Reason {
	b, p := q.b, q.p
	isWrittenAsCapture := q.w.count > 2 || q.w.Sign == ':' || q.w.Sign == 'x'
	if isWrittenAsCapture {
		return Reason{Fault: TakesNothing, At: NoSquare}
	}
	if p.occupied().Has(q.to) {
		return Reason{Fault: Occupied, At: q.to}
	}
	if _, count := b.findQuiet(p, q.from, q.to); count > 0 {
		return Reason{Fault: CaptureOwed, At: NoSquare}
	}
	d := b.direction(q.from, q.to)
	if d == directions {
		return Reason{Fault: NotOnLine, At: NoSquare}
	}
	isMan, next := !p.kings.Has(q.from), &b.next[d&7]
	first := next[q.from&(places-1)]
	switch {
	case isMan && (d < downRight) != (p.Turn&1 == White):
		return Reason{Fault: GoesBack, At: NoSquare}
	case first != q.to && (isMan || !b.variant.Laws.Flying):
		return Reason{Fault: TooFar, At: NoSquare}
	}
	for s := first; s != q.to && s != NoSquare; s = next[s&(places-1)] {
		if p.occupied().Has(s) {
			return Reason{Fault: Blocked, At: s}
		}
	}
	return Reason{Fault: KingMustRest, At: q.from}
}
