package game

import (
	"strings"

	"pbn/core/bridge"
)

// Trick is a line of the play: the cards of the four players (3.6).
type Trick struct {
	// Leader and Winner are NoSeat where they are not known.
	Leader, Winner bridge.Seat
	// Moves are the places of the cards in Play.Moves, in the order in which they were played; where the leader is not
	// known, in the order of the columns.
	Moves []int
}

// makeTricks makes the tricks of a play of its moves that stand in the columns. The first leader is declarer's left-hand
// opponent, in an end position the player of the first column (3.10); a lead out of turn that is marked counts (3.9).
func makeTricks(g *Game, turns []int) {
	p := g.Play
	contract, declarer, contracted := g.LedTo()
	leader := p.First
	if declarer.Known() && !g.IsEndPosition() {
		leader = declarer.Next(1)
	}
	for start := 0; start < len(turns); start += 4 {
		line := turns[start:min(start+4, len(turns))]
		for _, i := range line {
			if strings.Contains(p.Moves[i].Marks, "L") {
				leader = p.Moves[i].Seat
				break
			}
		}
		t := Trick{Leader: leader, Winner: bridge.NoSeat, Moves: line}
		if leader.Known() && p.First.Known() {
			if turn := leader.From(p.First); turn < len(line) {
				rotate(line, turn)
			}
		}
		trump, trumpKnown := contract.Denomination, contracted && !contract.PassedOut
		t.Winner = p.winner(&t, trump, trumpKnown)
		p.Tricks = append(p.Tricks, t)
		leader = t.Winner
	}
}

// rotate puts the first turns of a line behind the others.
func rotate(line []int, turns int) {
	var first [4]int
	n := copy(first[:], line[:turns])
	copy(line, line[turns:])
	copy(line[len(line)-n:], first[:n])
}

// winner is who wins a trick of four cards. Where all are of one suit, neither the leader nor the trump matters.
func (p *Play) winner(t *Trick, trump bridge.Denomination, trumpKnown bool) bridge.Seat {
	if len(t.Moves) != 4 || !p.First.Known() {
		return bridge.NoSeat
	}
	var cards [4]bridge.Card
	trick := bridge.Trick{Leader: p.Moves[t.Moves[0]].Seat, Cards: cards[:0]}
	oneSuit := true
	for _, i := range t.Moves {
		if p.Moves[i].Kind != CardMove {
			return bridge.NoSeat
		}
		trick.Cards = append(trick.Cards, p.Moves[i].Card)
		oneSuit = oneSuit && p.Moves[i].Card.Suit() == trick.Cards[0].Suit()
	}
	if !oneSuit && !(t.Leader.Known() && trumpKnown) {
		return bridge.NoSeat
	}
	return trick.Winner(trump)
}

// Won is how many tricks North and South have won, and how many East and West, of those whose winner is known.
func (p *Play) Won() (northSouth, eastWest int) {
	for _, t := range p.Tricks {
		switch {
		case !t.Winner.Known():
		case t.Winner.NorthSouth():
			northSouth++
		default:
			eastWest++
		}
	}
	return northSouth, eastWest
}

// TricksOfDeclarer are the tricks that declarer's side won in a play of thirteen tricks with known winners.
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

// IsEndPosition tells whether every hand has fewer than thirteen cards (3.10).
func (g *Game) IsEndPosition() bool {
	return g.Deal != nil && g.Deal.isShort()
}

// IsPlayUnfinished reports whether a play does not say whether it goes on. A hyphen in the last line is the card that is to be played; an
// end position shows what its author wants to show (3.6, 3.10).
func (g *Game) IsPlayUnfinished() bool {
	p := g.Play
	if p.State != Unfinished || len(p.Moves) == 0 || g.IsEndPosition() {
		return false
	}
	if n := len(p.Tricks); n > 0 {
		for _, i := range p.Tricks[n-1].Moves {
			if p.Moves[i].Kind == HyphenMove {
				return false
			}
		}
	}
	return true
}
