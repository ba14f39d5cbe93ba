package dd

import (
	"math/bits"

	"pbn/core/bridge"
)

// Position is a deal in play: the cards left, whose turn it is and the cards on the table. It uses its solver, but any number of positions
// may take turns on one, and the solver may solve other deals between: that costs time only.
type Position struct {
	solver   *Solver
	deal     [4]bridge.Hand
	left     [4]bridge.Hand
	trump    bridge.Denomination
	declarer bridge.Seat
	leader   bridge.Seat // of the trick in progress
	trick    [4]bridge.Card
	played   int    // cards of the trick in progress
	won      [2]int // tricks of each side
	guess    int    // of North-South's tricks in all
	// isKnown says that guess is what they win; best are the cards that keep it, where Optimum was asked for them.
	isKnown bool
	best    bridge.Hand
}

// Value is what a card is worth.
type Value struct {
	Card bridge.Card
	// Tricks are those that the declaring side wins in all, before and after the card, if all play as well as they can from then on.
	Tricks int
}

// Play begins the play of the deal in a denomination; declarer is on the right of the leader. It returns nil if no deal was set, or if the
// leader is not known.
func (s *Solver) Play(d bridge.Denomination, leader bridge.Seat) *Position {
	if s.hands[0] == 0 || !leader.Known() || d > bridge.NoTrump {
		return nil
	}
	return &Position{solver: s, deal: s.hands, left: s.hands, trump: d, declarer: leader.Next(-1), leader: leader, guess: s.guess(d)}
}

// Done reports whether all cards were played.
func (p *Position) Done() bool { return p.left[p.Player()] == 0 }

// Player returns whose turn it is.
func (p *Position) Player() bridge.Seat { return p.leader.Next(p.played) }

// Tricks returns the tricks that the declaring side has won until now.
func (p *Position) Tricks() int { return p.won[p.declarer.Side()] }

// Legal returns the cards that may be played.
func (p *Position) Legal() bridge.Hand {
	hand := p.left[p.Player()]
	if p.played > 0 {
		if suit := hand.Of(p.trick[0].Suit()); suit != 0 {
			return suit
		}
	}
	return hand
}

// Put plays a card of the player whose turn it is. If the law does not allow the card, it returns false and changes nothing.
func (p *Position) Put(card bridge.Card) bool {
	return int(card) < bridge.Cards && p.Legal().Has(card) && p.Accept(p.Player(), card)
}

// Accept plays a card as Put does, or one that breaks the law and was accepted at the table: a revoke, which counts as a discard, and a
// lead by another player, who then leads to this trick. It returns false and changes nothing where the player does not have the card, or
// where a trick is in progress and it is another's turn.
func (p *Position) Accept(player bridge.Seat, card bridge.Card) bool {
	if !player.Known() || int(card) >= bridge.Cards || !p.left[player].Has(card) || p.played > 0 && player != p.Player() {
		return false
	}
	if p.played == 0 {
		p.leader = player
	}
	// After a card that keeps what the position is worth, the next one is worth the same.
	p.isKnown = p.best.Has(card)
	p.best = 0
	p.left[player] &^= bridge.Hand(1) << card
	p.trick[p.played] = card
	p.played++
	if p.played == 4 {
		p.leader = p.leader.Next(bridge.Winner(&p.trick, p.trump))
		p.played = 0
		p.won[p.leader.Side()]++
	}
	return true
}

// Values appends the cards that may be played, each with the tricks that it keeps, in ascending order. There are none when all cards were
// played. The error is ErrStopped where Poll ended the search.
func (p *Position) Values(buf []Value) ([]Value, error) {
	s := &p.solver.search
	table, err := p.load()
	if err != nil {
		return buf, err
	}
	player := p.Player()
	lanes := lanesOf(p.trump)
	hand := s.hands[player]
	run, tricks, given := uint64(0), 0, len(buf)
	p.isKnown, p.best = false, 0 // the guess is that of a card
	for cards := p.Legal(); cards != 0; cards &= cards - 1 {
		card := bridge.Card(bits.TrailingZeros64(uint64(cards)))
		bit := inLanes(bridge.Hand(0).With(card), &lanes)
		if same := bottom(bit, hand, table.all, laneOf(bit)); same != run {
			run, tricks = same, p.value(table, bit)
			if s.stopped {
				p.solver.prepared = false
				return buf[:given], ErrStopped
			}
			p.guess = tricks
		}
		buf = append(buf, Value{card, p.declarers(tricks)})
	}
	return buf, nil
}

// onTable is the state of a trick of which some cards have been played.
type onTable struct {
	all               uint64 // the cards left before the trick
	lane, best, cards uint64
	winner            int
}

// load makes the solver's search ready for the position.
func (p *Position) load() (table onTable, err error) {
	if p.solver.hands != p.deal {
		if err = p.solver.Deal(p.deal); err != nil {
			return table, err
		}
	}
	if err = p.solver.prepare(p.trump); err != nil {
		return table, err
	}
	s := &p.solver.search
	lanes := lanesOf(p.trump)
	for seat, hand := range p.left {
		s.hands[seat] = inLanes(hand, &lanes)
		table.all |= s.hands[seat]
	}
	for i, card := range p.trick[:p.played] {
		bit := inLanes(bridge.Hand(0).With(card), &lanes)
		table.all |= bit
		table = table.with(bit, int(p.leader.Next(i)), s.trumps)
	}
	return table, nil
}

// with returns the state after one more card.
func (t onTable) with(card uint64, seat int, trumps uint64) onTable {
	if t.cards == 0 {
		t.lane = laneOf(card)
	}
	winning := trumps
	if t.best&^t.lane == 0 {
		winning |= t.lane
	}
	if card&winning > t.best {
		t.best, t.winner = card, seat
	}
	t.cards |= card
	return t
}

// trick returns what stays the same while the trick is played.
func (t *onTable) trick() trick { return trick{t.all, ^t.all & deck, t.lane} }

// value returns the tricks of North-South in all with a card of the player.
func (p *Position) value(table onTable, card uint64) int {
	return p.between(func(need int) int { return p.boundWith(table, card, need) })
}

// between returns the tricks of North-South in all, from bounds for those from this trick on, as lead returns them, that come together
// around the guess.
func (p *Position) between(bound func(need int) int) int {
	won := p.won[bridge.NorthSouth]
	low, high := 0, p.left[p.Player()].Len()
	for guess := p.guess - won; low < high && !p.solver.search.stopped; {
		need := min(max(guess, low+1), high)
		if guess = bound(need); guess < need {
			high = guess
		} else {
			low = guess
		}
	}
	return low + won
}

// bound returns a bound for the tricks of North-South from this trick on.
func (p *Position) bound(table onTable, need int) (tricks int) {
	s := &p.solver.search
	player := int(p.Player())
	n := count(s.hands[player])
	if p.played == 0 {
		tricks, _ = s.lead(n, player, need)
		return tricks
	}
	s.tricks[n&15] = table.trick()
	tricks, _ = s.follow(n, p.played, player, need, table.best, table.winner, table.cards)
	return tricks
}

// boundWith returns such a bound for a card of the player.
func (p *Position) boundWith(table onTable, card uint64, need int) (tricks int) {
	s := &p.solver.search
	player := int(p.Player())
	n := count(s.hands[player])
	table = table.with(card, player, s.trumps)
	s.hands[player] ^= card
	if p.played < 3 {
		s.tricks[n&15] = table.trick()
		tricks, _ = s.follow(n, p.played+1, (player+1)&3, need, table.best, table.winner, table.cards)
	} else {
		tricks, _ = s.next(n, need, table.best, table.winner, table.cards)
	}
	s.hands[player] ^= card
	return tricks
}

// Optimum returns the cards that keep the most tricks, in ascending order: a row of an OptimumPlayTable (5.6), and the tricks that the
// declaring side wins in all with them. It takes less time than Values, since it asks of each card only whether it keeps them. When all
// cards were played, there is no card. The error is ErrStopped where Poll ended the search.
func (p *Position) Optimum() (best bridge.Hand, tricks int, err error) {
	if p.Done() {
		return 0, p.Tricks(), nil
	}
	s := &p.solver.search
	table, err := p.load()
	if err != nil {
		return 0, 0, err
	}
	if !p.isKnown {
		p.guess = p.between(func(need int) int { return p.bound(table, need) })
	}
	player := p.Player()
	hand := s.hands[player]
	need := p.guess - p.won[bridge.NorthSouth]
	if !player.NorthSouth() {
		need++ // which is too many for a card that keeps East-West's tricks
	}
	isOpen := need > 0 && need <= count(hand)
	lanes := lanesOf(p.trump)
	run, keeps := uint64(0), true
	for cards := p.Legal(); cards != 0; cards &= cards - 1 {
		card := bridge.Card(bits.TrailingZeros64(uint64(cards)))
		bit := inLanes(bridge.Hand(0).With(card), &lanes)
		if same := bottom(bit, hand, table.all, laneOf(bit)); isOpen && same != run {
			run, keeps = same, p.boundWith(table, bit, need) >= need == player.NorthSouth()
		}
		if keeps {
			best = best.With(card)
		}
	}
	if s.stopped {
		p.isKnown, p.solver.prepared = false, false
		return 0, 0, ErrStopped
	}
	p.isKnown, p.best = true, best
	return best, p.declarers(p.guess), nil
}

// declarers returns the tricks of the declaring side where North-South win so many.
func (p *Position) declarers(tricks int) int {
	if p.declarer.NorthSouth() {
		return tricks
	}
	return p.deal[0].Len() - tricks
}
