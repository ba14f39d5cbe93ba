package spell

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// Differs says where a game that was read of what was spelled is not the game that was given; nil where it is. tags is how many tag pairs
// were spelled. Facts that follow from the rest are not compared.
func (g *Game) Differs(read *game.Game, tags int) *Error {
	number := read.Number - 1
	says := readFacts(read)
	for fact, value := range g.Facts {
		names := FactNames[fact]
		if value != "" && value != says[fact] && !g.IsDerived[fact] {
			said := strconv.Quote(says[fact])
			if says[fact] == "" {
				said = "none that can be read"
			}
			return &Error{number, names.Member, "is " + strconv.Quote(value) + ", but the game has the tag " + names.Tag + ", which says " + said}
		}
	}
	if g.Deal != nil && read.Deal != nil && !g.Deal.isAs(read.Deal) {
		return &Error{number, "deal", "is not the deal of the game's tag Deal"}
	}
	hasRows := func() bool {
		for i := range g.Sections {
			if len(g.Sections[i].Rows) > 0 {
				return true
			}
		}
		return false
	}
	switch {
	case len(read.Tags) != tags:
		return &Error{number, "", "is read as another game: a comment or a word in it begins a tag"}
	case g.Auction != nil && read.Auction != nil && !g.Auction.isAs(read.Auction.Moves):
		return &Error{number, "auction", "is read as other calls"}
	case g.Play != nil && read.Play != nil && !g.Play.isAs(read.Play.Moves):
		return &Error{number, "play", "is read as other cards"}
	case len(read.Sections) == 0 && hasRows():
		return &Error{number, "sections", "are read as no sections"}
	}
	if why := g.Play.ledBy(read); why != "" {
		return &Error{number, "play", why}
	}
	if read.Auction != nil {
		if err := g.Auction.otherSeat(read.Auction.Moves, number, "auction"); err != nil {
			return err
		}
	}
	if read.Play != nil {
		return g.Play.otherSeat(read.Play.Moves, number, "play")
	}
	return nil
}

// ledBy says that a play is led by another player than the one at declarer's left; "" where it is not, or nobody can tell.
func (m *Moves) ledBy(read *game.Game) (why string) {
	if m == nil || m.Leader == "" || read.Play == nil || len(read.Play.Tricks) == 0 {
		return ""
	}
	leader := read.Play.Tricks[0].Leader
	if !leader.Known() || leader.String() == m.Leader {
		return ""
	}
	_, declarer, _ := read.LedTo()
	return "is led by " + strconv.Quote(m.Leader) + ", but the player at the left of declarer " + strconv.Quote(declarer.String()) + " leads, who is " +
		strconv.Quote(leader.String())
}

// otherSeat returns an error for the first move that is given with another player than it is read with; nil where there is none.
func (m *Moves) otherSeat(read []game.Move, number int, place string) *Error {
	if m == nil || len(m.Seats) != len(read) {
		return nil
	}
	for i := range read {
		if seat := read[i].Seat; m.Seats[i] != '-' && seat.Known() && seat.String() != m.Seats[i:i+1] {
			path := place + ".moves[" + strconv.Itoa(i) + "].seat"
			return &Error{number, path, "is " + strconv.Quote(m.Seats[i:i+1]) + ", but it is the turn of " + strconv.Quote(seat.String())}
		}
	}
	return nil
}

// readFacts returns the facts of a game that was read.
func readFacts(read *game.Game) (says [facts]string) {
	says[Dealer], says[Vulnerable] = read.Dealer.String(), read.Vulnerable().String()
	says[Date], says[Time] = read.Day()
	if value, known := read.Known("Time"); known && says[Time] == "" {
		says[Time] = value
	}
	contract, declarer, led := read.LedTo()
	if led {
		says[Contract] = contract.String()
	}
	says[Declarer] = declarer.String()
	if tricks, _, known := read.DeclarersTricks(); known {
		says[Result] = strconv.Itoa(tricks)
	}
	for i, tag := range [...]tags.Tag{tags.Board, tags.North, tags.East, tags.South, tags.West} {
		says[Board+Fact(i)] = read.Said(tag)
	}
	return says
}

// isAs reports whether the hands that are given are those of a deal that was read.
func (d *Deal) isAs(read *game.Deal) bool {
	for seat := bridge.North; seat <= bridge.West; seat++ {
		hand := d.Hands[seat]
		if hand == nil {
			continue
		}
		is, known := read.Hand(seat)
		if !known {
			return false
		}
		for i, suit := range bridge.Suits {
			if ranks := is.Ranks(suit); len(ranks) != len(hand[i]) || !hasRanks(ranks, hand[i]) {
				return false
			}
		}
	}
	return true
}

// hasRanks reports whether each of some ranks is among others.
func hasRanks(ranks, some string) bool {
	var has [256]bool
	for i := range len(ranks) {
		has[ranks[i]] = true
	}
	for i := range len(some) {
		if !has[some[i]] {
			return false
		}
	}
	return true
}

// isAs reports whether the moves that were read are as many as those that are given. One AP stands for several.
func (m *Moves) isAs(read []game.Move) bool {
	for i := range m.Moves {
		if isAllPass, _ := values.ReadAllPass(m.Moves[i].Text); isAllPass {
			return true
		}
	}
	return len(m.Moves) == len(read)
}
