package check

import (
	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
)

// cards has what is known of the cards of a play.
type cards struct {
	play   *game.Play
	deal   *game.Deal // nil where there is none
	diags  *diag.List
	doubts *doubts
	// turns are the cards in the order of the text, as indices of Play.Moves; there are no more than can be played.
	turns []int32
	// good reports of each turn whether its card is known for sure.
	good []bool
	// hands are those of the deal; relied reports which of them have as many cards as they must have.
	hands  [4]bridge.Hand
	relied [4]bool
	// twice has the cards that are in two hands; another one may be missing.
	twice bridge.Hand
	// onTable reports whose card may be on the table already, in an end position (3.10).
	onTable [4]bool
	// last is the trick, from 1, in which a seat last played a card of a suit, of the cards that are known for sure.
	last [4][4]uint8
	// The memory of turns and good.
	turnSpace [52]int32
	goodSpace [52]bool
}

// begin prepares for the cards of a play.
func (c *cards) begin(p *playChecks) {
	c.play, c.deal, c.diags, c.doubts = p.play, p.game.Deal, p.diags, p.doubts
	c.hands, c.relied, c.twice, c.onTable, c.last = [4]bridge.Hand{}, [4]bool{}, 0, [4]bool{}, [4][4]uint8{}
	c.turns, c.good = c.turnSpace[:0], c.goodSpace[:0]
	most := p.most
	for i := range c.play.Moves {
		if move := &c.play.Moves[i]; move.TakesTurn() && len(c.turns) < most {
			c.turns = append(c.turns, int32(i))
			c.good = append(c.good, move.Kind == game.CardMove)
		}
	}
	if c.deal == nil {
		return
	}
	c.hands = c.deal.Cards.Hands
	var all bridge.Hand
	for _, hand := range c.hands {
		c.twice |= all & hand
		all |= hand
	}
	for seat := range c.hands {
		n := c.hands[seat].Len()
		c.onTable[seat] = most < 52 && n == most/4-1
		c.relied[seat] = c.deal.Cards.Known[seat] && c.hands[seat]&c.twice == 0 && (n == most/4 || c.onTable[seat])
	}
}

func (c *cards) turn(i int) *game.Move { return &c.play.Moves[c.turns[i]] }

// check reports the cards that are not in their player's hand, and those that were played before (3.6.1). A card that the wrong player
// plays can still be played by the one who has it.
func (c *cards) check() {
	var wrong []int
	var first [52]uint8 // turns, from 1
	played := 0
	for i := range c.turns {
		if !c.good[i] {
			continue
		}
		move := c.turn(i)
		played++
		switch {
		case first[move.Card] > 0:
			c.playedTwice(move, c.turn(int(first[move.Card])-1))
		case move.Seat.Known() && !c.hands[move.Seat].Has(move.Card) && !c.twice.Has(move.Card) && c.isElsewhere(i, move):
			wrong = append(wrong, i)
		default:
			first[move.Card] = uint8(i + 1)
			if move.Seat.Known() {
				c.last[move.Seat][move.Card.Suit()] = uint8(i/4 + 1)
			}
			continue
		}
		c.good[i], c.doubts.tricks = false, true
	}
	c.reportWrong(wrong, played)
}

func (c *cards) playedTwice(move, before *game.Move) {
	kind := rules.PlayedTwice
	if !before.Seat.Known() {
		kind = rules.PlayedBySomeone
	}
	kind.Find(c.diags, move.Span()).Beside(before.Span()).Say(rules.CardOfPlayer{Card: move.Card, Who: before.Seat})
}

// reportWrong reports cards that are not in their player's hand: only once if that is most of the play, for then the deal or the first
// player is wrong, and once for a line of which most is wrong.
func (c *cards) reportWrong(wrong []int, played int) {
	const few, ofLine = 4, 3
	most := len(wrong) >= few && 2*len(wrong) > played
	for k := 0; k < len(wrong); {
		n := 1
		for k+n < len(wrong) && wrong[k+n]/4 == wrong[k]/4 {
			n++
		}
		kind := rules.CardOfOtherHand
		switch {
		case most:
			kind = rules.MostCardsOfOtherHands
			c.doubts.play = true
			n = len(wrong)
		case n >= ofLine:
			kind = rules.LineOfOtherHands
		default:
			n = 1
		}
		c.notInHand(kind, c.turn(wrong[k]), n, played)
		k += n
	}
}

// isElsewhere reports whether a card that its player's hand does not have is in another one: the hand is known, or another player has the
// card.
func (c *cards) isElsewhere(turn int, move *game.Move) bool {
	holder := c.holder(move.Card)
	if !holder.Known() && c.twice != 0 {
		return false // another card may be a misprint of this one
	}
	if c.relied[move.Seat] && !(c.onTable[move.Seat] && turn < 4) {
		return true
	}
	return holder.Known() && c.relied[holder]
}

// holder returns the seat that has a card in the deal, NoSeat if none has.
func (c *cards) holder(card bridge.Card) bridge.Seat {
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if c.hands[seat].Has(card) {
			return seat
		}
	}
	return bridge.NoSeat
}

func (c *cards) notInHand(kind diag.Kind[rules.CardOutOfHand], move *game.Move, wrong, played int) {
	e := kind.Find(c.diags, move.Span())
	if !e.IsKept() {
		return
	}
	f := rules.CardOutOfHand{Card: move.Card, Who: move.Seat, Holder: bridge.NoSeat, Wrong: uint8(wrong), Played: uint8(played)}
	for _, p := range c.deal.Places() {
		if p.Card == move.Card {
			e.Beside(p.Span)
			f.Holder = p.Seat
			break
		}
	}
	e.Say(f)
}

// maxTurns returns how many cards can be played.
func maxTurns(g *game.Game) int {
	if g.IsEndPosition() {
		return 4 * g.Deal.MaxCards()
	}
	return 52
}

// leadOf returns the card that was led to a trick, nil if it is not known who leads.
func leadOf(p *game.Play, t *game.Trick) *game.Move {
	if lead := &p.Moves[t.Moves()[0]]; t.Leader.Known() && lead.Seat == t.Leader {
		return lead
	}
	return nil
}
