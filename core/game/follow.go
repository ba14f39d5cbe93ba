package game

import (
	"pbn/core/bridge"
	"pbn/core/source"
)

// finishAuction gives each call its caller, and finds what the auction leads to.
func finishAuction(g *Game) {
	a := g.Auction
	seat := g.Tags[a.Tag].Read().Seat()
	if !seat.Known() {
		seat = g.Dealer
	}
	a.First = bridge.NoSeat
	var laws bridge.Auction
	for i := range a.Moves {
		m := &a.Moves[i]
		if a.First == bridge.NoSeat && m.Kind != HyphenMove && m.TakesTurn() {
			a.First = seat
		}
		m.Seat = bridge.NoSeat
		if m.TakesTurn() {
			m.Seat = seat
		}
		Follow(&laws, m)
		if m.TakesTurn() && seat.Known() {
			seat = seat.Next(1)
		}
	}
	if a.First == bridge.NoSeat {
		a.First = seat
	}
	a.State = state(a.Moves, laws.Ended())
	a.Contract, a.Declarer, a.Led = laws.Contract()
	if !a.First.Known() && !a.Contract.PassedOut {
		a.Declarer, a.Led = bridge.NoSeat, false
	}
	if !g.Dealer.Known() {
		g.Dealer = a.First
	}
}

// Follow tells the laws of a move; what comes after the end of the auction changes nothing.
func Follow(laws *bridge.Auction, m *Move) {
	switch {
	case laws.Ended():
	case m.Kind == CallMove:
		laws.Add(m.Seat, m.Call)
	case m.Kind == BadMove:
		laws.AddUnknown()
	}
}

func state(moves []Move, finished bool) State {
	if finished {
		return Finished
	}
	s := Unfinished
	for i := range moves {
		switch moves[i].Kind {
		case PlusMove:
			return Continued
		case StarMove:
			s = Stopped
		}
	}
	return s
}

// finishPlay gives each card its player: the columns are players, the lines tricks (3.6).
func finishPlay(g *Game, spare *[]int) {
	p := g.Play
	p.First = g.Tags[p.Tag].Read().Seat()
	if _, declarer, _ := g.LedTo(); !p.First.Known() && declarer.Known() {
		p.First = declarer.Next(1)
	}
	turns := (*spare)[:0]
	for i := range p.Moves {
		m := &p.Moves[i]
		m.Seat = bridge.NoSeat
		if !m.TakesTurn() {
			continue
		}
		if p.First.Known() {
			m.Seat = p.First.Next(len(turns))
		}
		turns = append(source.Room(turns), i)
	}
	cards := 13
	if g.IsEndPosition() {
		cards = g.Deal.MaxCards()
	}
	p.State = state(p.Moves, len(turns) >= 4*cards && p.hasFourCards(turns[4*(cards-1):4*cards]))
	*spare = turns
	makeTricks(g, turns)
}

// hasFourCards reports whether each move of a line is a card, whichever column is the first.
func (p *Play) hasFourCards(line []int) bool {
	for _, i := range line {
		if kind := p.Moves[i].Kind; kind == HyphenMove || kind == PlusMove {
			return false
		}
	}
	return true
}

// LedTo is the contract and its declarer: from the tags, and where those do not say, from a finished auction.
func (g *Game) LedTo() (c bridge.Contract, declarer bridge.Seat, ok bool) {
	c, declarer, ok = g.Contract()
	if a := g.Auction; a != nil && a.Led {
		if !ok {
			c, ok = a.Contract, true
		}
		if !declarer.Known() {
			declarer = a.Declarer
		}
	}
	return c, declarer, ok
}
