package game

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// finishAuction gives each call its caller, and finds what the auction leads to.
func finishAuction(g *Game) {
	a := g.Auction
	seat := g.Tags[a.Tag].Read().Seat()
	if !seat.Known() {
		seat = g.Dealer
	}
	a.First = bridge.NoSeat
	a.Contract, a.Declarer, a.Led = a.laws.Contract()
	switch {
	case seat.Known() && a.Declarer.Known():
		a.Declarer = a.Declarer.Next(int(seat))
	case !seat.Known() && !a.Contract.PassedOut:
		a.Declarer, a.Led = bridge.NoSeat, false
	}
	a.IsIllegal = a.IsIllegal && seat.Known()
	for i := range a.Moves {
		m := &a.Moves[i]
		a.All.add(m)
		m.Seat = bridge.NoSeat
		if !m.TakesTurn() {
			continue
		}
		if a.First == bridge.NoSeat && m.Kind != HyphenMove {
			a.First = seat
		}
		if m.Seat = seat; seat.Known() {
			seat = seat.Next(1)
		}
	}
	if a.First == bridge.NoSeat {
		a.First = seat
	}
	a.State = a.All.state(a.laws.Ended())
	if !g.Dealer.Known() {
		g.Dealer = a.First
	}
}

// Follow adds a move to the laws of the auction; what comes after the end of the auction changes nothing.
func Follow(laws *bridge.Auction, m *Move) {
	switch {
	case laws.Ended():
	case m.Kind == CallMove:
		laws.Add(m.Seat, m.Call)
	case m.Kind == BadMove:
		laws.AddUnknown()
	}
}

// MayBeFinished reports whether an auction would be finished if words at its end that look like a misspelt pass, or like AP, were that.
func (a *Auction) MayBeFinished() bool {
	if a.All.Count[BadMove] == 0 {
		return false
	}
	i := len(a.Moves) - 1
	if word := strings.ToLower(a.Moves[i].Text()); strings.HasPrefix(word, "a") {
		return true
	}
	for i >= 0 && a.Moves[i].isPassOrMisspelt() {
		i--
	}
	passes := len(a.Moves) - 1 - i
	return passes > 3 || passes == 3 && i >= 0 && a.Moves[i].Kind == CallMove
}

// isPassOrMisspelt reports whether a move is a pass, or a word that may be one.
func (m *Move) isPassOrMisspelt() bool {
	if m.Kind != BadMove {
		return m.Kind == CallMove && m.Call == bridge.Pass
	}
	word := strings.ToLower(m.Text())
	return strings.HasPrefix(word, "p") || strings.Contains(word, "ass")
}

// MoveSet is what the moves of an auction or a play are and have, all together.
type MoveSet struct {
	// Count is how many there are of each kind.
	Count [PlusMove + 1]int32
	// HasMarks, HasAnnotations and HasComments report whether one of them has that.
	HasMarks, HasAnnotations, HasComments bool
}

func (s *MoveSet) add(m *Move) {
	s.Count[m.Kind]++
	if m.extra != nil {
		s.addExtra(m)
	}
}

func (s *MoveSet) addExtra(m *Move) {
	s.HasMarks = s.HasMarks || m.Marks() != ""
	s.HasAnnotations = s.HasAnnotations || len(m.Annotations()) > 0
	s.HasComments = s.HasComments || m.commentCount() > 0
}

func (s *MoveSet) state(finished bool) State {
	switch {
	case finished:
		return Finished
	case s.Count[PlusMove] > 0:
		return Continued
	case s.Count[StarMove] > 0:
		return Stopped
	}
	return Unfinished
}

// finishPlay gives each card its player: the columns are players, the lines tricks (3.6). The first leader is declarer's left-hand
// opponent, in an end position the player of the first column (3.10); a lead out of turn that is marked counts (3.9).
func finishPlay(g *Game) {
	p := g.Play
	contract, declarer, contracted := g.LedTo()
	p.First = g.Tags[p.Tag].Read().Seat()
	if !p.First.Known() && declarer.Known() {
		p.First = declarer.Next(1)
	}
	leader, cards := p.First, 13
	if g.IsShort() {
		cards = g.Deal.MaxCards()
	} else if declarer.Known() {
		leader = declarer.Next(1)
	}
	trump, trumpKnown := contract.Denomination, contracted && !contract.PassedOut
	seat := p.First
	t := Trick{Leader: leader}
	p.Tricks = slices.Grow(p.Tricks, len(p.Moves)/4+1)
	for i := 0; i < len(p.Moves); i++ {
		if t.count == 0 && areFourCards(p.Moves[i:]) {
			t.Leader = p.addCards(i, t.Leader, trump, trumpKnown) // after which it is the same player's turn again
			i += 3
			continue
		}
		m := &p.Moves[i]
		p.All.add(m)
		m.Seat = bridge.NoSeat
		if !m.TakesTurn() {
			continue
		}
		if seat.Known() {
			m.Seat = seat
			seat = seat.Next(1)
		}
		if m.extra != nil && !t.isMarked && strings.Contains(m.extra.marks, "L") {
			t.Leader, t.isMarked = m.Seat, true
		}
		t.moves[t.count&3] = int32(i)
		if t.count++; t.count == 4 {
			p.addTrick(&t, trump, trumpKnown)
			t.Leader, t.isMarked, t.count = t.Winner, false, 0
		}
	}
	if t.count > 0 {
		clear(t.moves[t.count:])
		p.addTrick(&t, trump, trumpKnown)
	}
	p.State = p.All.state(len(p.Tricks) >= cards && p.hasFourCards(&p.Tricks[cards-1]))
}

// areFourCards reports whether moves begin with four cards that have nothing around them.
func areFourCards(moves []Move) bool {
	if len(moves) < 4 {
		return false
	}
	m := (*[4]Move)(moves)
	return m[0].Kind == CardMove && m[1].Kind == CardMove && m[2].Kind == CardMove && m[3].Kind == CardMove &&
		m[0].extra == nil && m[1].extra == nil && m[2].extra == nil && m[3].extra == nil
}

// addCards adds the line of four cards that begins with a move, and returns who has won it. It does what finishPlay does for four moves,
// and addTrick for the line.
func (p *Play) addCards(at int, leader bridge.Seat, trump bridge.Denomination, trumpKnown bool) (winner bridge.Seat) {
	p.All.Count[CardMove] += 4
	line, turn, winner := (*[4]Move)(p.Moves[at:]), 0, bridge.NoSeat
	n, first, isKnown := len(p.Tricks), p.First, p.First.Known()
	p.Tricks = p.Tricks[:n+1] // for which there is room
	t := &p.Tricks[n]
	t.isMarked, t.count = false, 4
	if isKnown && leader.Known() {
		turn = leader.From(first)
	}
	var cards [4]bridge.Card
	var all bridge.Hand
	for i := range cards {
		from := (turn + i) & 3
		t.moves[i], cards[i], all = int32(at+from), line[from].Card, all.With(line[from].Card)
		if line[i].Seat = bridge.NoSeat; isKnown {
			line[i].Seat = first.Next(i)
		}
	}
	if isKnown && (leader.Known() && trumpKnown || all.Of(cards[0].Suit()) == all) {
		winner = line[(turn+bridge.Winner(&cards, trump))&3].Seat
	}
	t.Leader, t.Winner = leader, winner
	return winner
}

// addTrick adds a line of the play.
func (p *Play) addTrick(t *Trick, trump bridge.Denomination, trumpKnown bool) {
	t.fromLeader(p.First)
	t.Winner = p.winner(t, trump, trumpKnown)
	p.Tricks = append(p.Tricks, *t)
}

// hasFourCards reports whether a line is complete and each of its moves is a card, whichever column is the first.
func (p *Play) hasFourCards(t *Trick) bool {
	for _, i := range t.Moves() {
		if kind := p.Moves[i].Kind; kind == HyphenMove || kind == PlusMove {
			return false
		}
	}
	return t.count == 4
}

// finalContract keeps the contract of a game and its declarer for LedTo, so that they are looked for only once.
type finalContract struct {
	contract    bridge.Contract
	declarer    bridge.Seat
	ok, isFound bool
}

// LedTo returns the contract and its declarer: from the tags, and where those do not say, from a finished auction.
func (g *Game) LedTo() (c bridge.Contract, declarer bridge.Seat, ok bool) {
	if l := &g.final; !l.isFound {
		l.contract, l.declarer, l.ok = g.findLed()
		l.isFound = true
	}
	return g.final.contract, g.final.declarer, g.final.ok
}

func (g *Game) findLed() (c bridge.Contract, declarer bridge.Seat, ok bool) {
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

// Trick is a line of the play: the cards of the four players (3.6).
type Trick struct {
	// Leader and Winner are NoSeat where they are not known.
	Leader, Winner bridge.Seat
	isMarked       bool // as a lead out of turn
	count          uint8
	moves          [4]int32
}

// Moves returns the places of the cards in Play.Moves, in the order in which they were played; where the leader is not known, in the order
// of the columns.
func (t *Trick) Moves() []int32 { return t.moves[:t.count] }

// fromLeader puts the moves of a line, which are in the order of the columns, in the order in which they were played. What is before the
// leader in an incomplete line comes last.
func (t *Trick) fromLeader(first bridge.Seat) {
	if !t.Leader.Known() || !first.Known() {
		return
	}
	turn, n := t.Leader.From(first), int(t.count)
	if turn == 0 || turn >= n {
		return
	}
	line := t.moves
	for i := range n {
		t.moves[i&3] = line[turn&3]
		if turn++; turn == n {
			turn = 0
		}
	}
}

// winner returns who wins a trick of four cards. Where all are of one suit, neither the leader nor the trump matters.
func (p *Play) winner(t *Trick, trump bridge.Denomination, trumpKnown bool) bridge.Seat {
	if t.count != 4 || !p.First.Known() {
		return bridge.NoSeat
	}
	var cards [4]bridge.Card
	var all bridge.Hand
	for n, i := range t.moves {
		m := &p.Moves[i]
		if m.Kind != CardMove {
			return bridge.NoSeat
		}
		cards[n&3] = m.Card
		all = all.With(m.Card)
	}
	if !(t.Leader.Known() && trumpKnown) && all.Of(cards[0].Suit()) != all {
		return bridge.NoSeat
	}
	return p.Moves[t.moves[bridge.Winner(&cards, trump)]].Seat
}

// Won returns how many tricks North and South have won, and how many East and West, of those whose winner is known.
func (p *Play) Won() (northSouth, eastWest int) {
	for i := range p.Tricks {
		switch winner := p.Tricks[i].Winner; {
		case !winner.Known():
		case winner.NorthSouth():
			northSouth++
		default:
			eastWest++
		}
	}
	return northSouth, eastWest
}

// TricksOfDeclarer returns the tricks that declarer's side won in a play of thirteen tricks with known winners.
func (g *Game) TricksOfDeclarer() (tricks int, ok bool) {
	_, declarer, _ := g.LedTo()
	if g.Play == nil || !declarer.Known() || len(g.Play.Tricks) != 13 {
		return 0, false
	}
	northSouth, eastWest := g.Play.Won()
	if northSouth+eastWest != 13 {
		return 0, false
	}
	if declarer.NorthSouth() {
		return northSouth, true
	}
	return eastWest, true
}

// IsShort reports whether every hand has fewer than thirteen cards: its play is read as that of an end position (3.10).
func (g *Game) IsShort() bool {
	return g.Deal != nil && g.Deal.isShort()
}

// IsEndPosition reports whether the deal is surely an end position (3.10): it is short, and the contract has no level. Where that has one,
// as the contract of a whole deal has, cards may be missing instead, unless the hands are even.
func (g *Game) IsEndPosition() bool {
	c, _, known := g.Contract()
	return g.IsShort() && (!known || c.Level == 0 || g.Deal.hasEvenHands())
}

// IsPlayUnfinished reports whether a play does not say whether it goes on. A hyphen in the last line is the card that is to be played; an
// end position shows what its author wants to show (3.6, 3.10).
func (g *Game) IsPlayUnfinished() bool {
	p := g.Play
	if p.State != Unfinished || len(p.Moves) == 0 || g.IsShort() {
		return false
	}
	if n := len(p.Tricks); n > 0 {
		for _, i := range p.Tricks[n-1].Moves() {
			if p.Moves[i].Kind == HyphenMove {
				return false
			}
		}
	}
	return true
}

// DeclarersTricks returns the tricks of declarer that the Result tag gives. Where it gives only the other side's, declarer has
// the rest of thirteen, unless the play goes on or is an end position. ok is false where the value contradicts itself, and
// where the declarer must be known and is not.
func (g *Game) DeclarersTricks() (tricks int, corrected, ok bool) {
	v := g.Read(tags.Result)
	r, ok := v.Result(), v.Understood()
	_, declarer, _ := g.LedTo()
	switch {
	case !ok, r.Declarer < 0 && !declarer.Known():
		return 0, false, false
	case r.Declarer >= 0:
		return r.Declarer, r.Corrected, true
	}
	own, other := r.EastWest, r.NorthSouth
	if declarer.NorthSouth() {
		own, other = other, own
	}
	switch {
	case own >= 0 && other >= 0 && g.IsWhole() && own+other != 13, own < 0 && !g.IsWhole():
		return 0, false, false
	case own < 0:
		own = 13 - other
	}
	return own, r.Corrected, true
}

// IsWhole reports whether all thirteen tricks count: the game is no end position and its play is not to be continued.
func (g *Game) IsWhole() bool {
	return !g.IsShort() && (g.Deal == nil || g.Deal.MaxCards() <= 13) &&
		(g.Play == nil || g.Play.State != Continued)
}

// Worth is what the contract and the result of a game are worth in duplicate bridge.
type Worth struct {
	PassedOut bool // then nobody has a score
	Side      bridge.Side
	Points    int // those of declarer's side, negative where the contract went down
}

// String returns it as a Score tag has it: "NS 620", "EW -50", or "0".
func (w Worth) String() string {
	if w.PassedOut {
		return "0"
	}
	return w.Side.String() + " " + strconv.Itoa(w.Points)
}

// Worth returns what a game is worth; ok is false where contract, declarer, result or vulnerability are not known, where the play goes on,
// and in an end position.
func (g *Game) Worth() (w Worth, ok bool) {
	contract, declarer, led := g.LedTo()
	if led && contract.PassedOut {
		return Worth{PassedOut: true}, true
	}
	tricks, known := g.Tricks()
	v := g.Vulnerable()
	if !known || contract.Level == 0 || !declarer.Known() || tricks > 13 || v == values.VulnerabilityUnknown || !g.HasEnded() || !g.HasThirteen() {
		return w, false
	}
	side := declarer.Side()
	return Worth{Side: side, Points: contract.Score(tricks, v.Sides()[side], bridge.Duplicate)}, true
}

// Tricks returns the tricks of declarer, by the Result tag or else by the play.
func (g *Game) Tricks() (tricks int, ok bool) {
	if tricks, _, ok = g.DeclarersTricks(); ok {
		return tricks, true
	}
	return g.TricksOfDeclarer()
}

// HasEnded reports whether the play, if there is one, is not to be continued: else Result counts only the tricks so far (3.4.15).
func (g *Game) HasEnded() bool { return g.Play == nil || g.Play.State != Continued }

// HasThirteen reports whether the longest hand that is known has thirteen cards, or none is known.
func (g *Game) HasThirteen() bool {
	longest := 0
	for seat := bridge.North; g.Deal != nil && seat <= bridge.West; seat++ {
		if h, known := g.Deal.Hand(seat); known {
			longest = max(longest, h.Len())
		}
	}
	return longest == 0 || longest == 13
}
