package dd

import (
	"errors"

	"pbn/core/bridge"
)

// DefaultLimit is the memory of a solver, in bytes, where there is enough; a telephone has less.
const DefaultLimit = 32 << 20

// ErrStopped is the error of a search that Poll ended. What was found until then is not returned; the solver can be used again.
var ErrStopped = errors.New("the search was stopped")

// ErrNoDeal is the error of a search before a deal was set.
var ErrNoDeal = errors.New("no deal was set")

// Progress is how far a solver is.
type Progress struct {
	// Denominations are how many of the five Table has finished for this deal; 0 in other searches.
	Denominations int
	// Positions are how many were searched since the deal was set.
	Positions uint64
}

// Solver solves one deal at a time. It is not safe for use by several goroutines at the same time.
type Solver struct {
	// Poll, if it is not nil, is called every few milliseconds of a search, which ends with ErrStopped where it returns false. It may not
	// call the solver.
	Poll func(Progress) bool

	hands  [4]bridge.Hand
	suits  [4]suitTable
	search search

	// The denomination that the patterns are of, if there are any.
	denomination bridge.Denomination
	prepared     bool
	finished     int
}

const tricksInAll = 13

// New returns a solver that keeps the memory of the process below the limit, in bytes; 0 is DefaultLimit. It leaves 8 MB of that to the
// rest of a program compiled to wasm, and takes at least 4. The limit changes how long a search takes, never its result.
func New(limit int) *Solver {
	const others = 8 << 20
	if limit <= 0 {
		limit = DefaultLimit
	}
	s := &Solver{}
	s.search.table.init(sizes(limit - others))
	s.search.ask, s.search.table.goOn = s.ask, s.search.goOn
	return s
}

// ask reports whether to go on searching.
func (s *Solver) ask() bool {
	return s.Poll == nil || s.Poll(Progress{s.finished, s.search.positions})
}

// Deal sets the hands, which have the same number of cards each, from 1 to 13: with fewer than 13 it is an end position. If the deal cannot
// be solved, it returns a *DealError, and the solver has no deal.
func (s *Solver) Deal(hands [4]bridge.Hand) error {
	s.hands, s.prepared, s.search.positions = [4]bridge.Hand{}, false, 0
	if err := Check(hands); err != nil {
		return err
	}
	s.hands = hands
	for suit := range s.suits {
		s.suits[suit].fill(&hands, bridge.Suit(suit))
	}
	return nil
}

// prepare makes the search ready for a denomination; what it has learnt of it for this deal stays.
func (s *Solver) prepare(d bridge.Denomination) error {
	if s.hands[0] == 0 {
		return ErrNoDeal
	}
	lanes := lanesOf(d)
	s.search.load(&s.hands, &lanes, &s.suits, d != bridge.NoTrump)
	if !s.prepared || s.denomination != d {
		s.search.forget()
		s.prepared, s.denomination = true, d
	}
	return nil
}

// Strain returns the tricks that each declarer, N E S W, wins in a denomination.
func (s *Solver) Strain(d bridge.Denomination) (tricks [4]int, err error) {
	if err := s.prepare(d); err != nil {
		return tricks, err
	}
	cards := s.hands[0].Len()
	guess := s.guess(d)
	// First the two declarers of one side: the results of partners are mostly the same.
	for _, declarer := range [4]bridge.Seat{bridge.North, bridge.South, bridge.West, bridge.East} {
		won := s.search.solve(int(declarer.Next(1)), guess)
		if s.search.stopped {
			s.prepared = false
			return [4]int{}, ErrStopped
		}
		guess = min(won+1, cards)
		if tricks[declarer] = won; !declarer.NorthSouth() {
			tricks[declarer] = cards - won
		}
	}
	return tricks, nil
}

// Table returns the tricks of all declarers in all denominations.
func (s *Solver) Table() (table bridge.DoubleDummy, err error) {
	defer func() { s.finished = 0 }()
	for s.finished = 0; s.finished < 5; s.finished++ {
		d := bridge.NoTrump - bridge.Denomination(s.finished)
		tricks, err := s.Strain(d)
		if err != nil {
			return bridge.DoubleDummy{}, err
		}
		for declarer, n := range tricks {
			table[declarer][d] = n
		}
	}
	return table, nil
}

// guess returns about how many tricks North-South win: half of them, and one more for each four points that they have more than the others,
// where each trump counts two. How near it is decides how much is searched, never the result.
func (s *Solver) guess(d bridge.Denomination) int {
	cards, more := s.hands[bridge.North].Len(), 0
	for seat, h := range s.hands {
		points := h.HighCards()
		if d != bridge.NoTrump {
			points += 2 * h.Of(bridge.Suit(d)).Len()
		}
		if !bridge.Seat(seat).NorthSouth() {
			points = -points
		}
		more += points
	}
	return min(max((2*cards+more+2)/4, 0), cards)
}
