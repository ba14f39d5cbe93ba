package check

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
)

// tricks is the state of a walk through the tricks of a play.
type tricks struct {
	checks *playChecks
	play   *game.Play
	cards  *cards
	// right is the seat that has to lead, NoSeat if that is not known; certain reports whether the leader by the cards that were read is
	// known for sure.
	right   bridge.Seat
	certain bool
	// left has the cards that each seat still has; unseen is how many of them it may have played all the same.
	left   [4]bridge.Hand
	unseen [4]int
	// told is how many revokes were reported. If there are many, it is rather the columns that are wrong.
	told int
}

// tricks checks who leads, and that suit is followed, trick by trick (3.6, 3.9).
func (p *playChecks) tricks() {
	t := tricks{checks: p, play: p.play, cards: p.cards, right: bridge.NoSeat, certain: !p.doubts.play, left: p.cards.hands}
	if _, declarer, _ := p.game.LedTo(); p.game.IsShort() {
		t.right = p.play.First
	} else if declarer.Known() {
		t.right = declarer.Next(1)
	}
	for n := range p.play.Tricks {
		if 4*n >= len(p.cards.turns) {
			return
		}
		t.trick(n, &p.play.Tricks[n])
	}
}

func (t *tricks) trick(n int, trick *game.Trick) {
	lead := leadOf(t.play, trick)
	if !t.certain {
		t.right = bridge.NoSeat
		if lead != nil && !strings.Contains(lead.Marks(), "L") {
			lead = nil
		}
	}
	if t.hasMisspelt(trick) {
		t.checks.doubts.tricks, lead = true, nil
	}
	var revokes []*game.Move
	for _, i := range trick.Moves() {
		move := &t.play.Moves[i]
		if move.Kind != game.CardMove || !move.Seat.Known() || t.play.All.HasMarks && t.checkMarks(n, move, lead) {
			continue
		}
		if lead != nil && move.Card.Suit() != lead.Card.Suit() && t.revokes(n, move, lead) {
			revokes = append(revokes, move)
		}
	}
	// If the first column is not the leader's, or if two would revoke, another card was probably led.
	otherLead := n == 0 && t.play.First != trick.Leader
	if len(revokes) > 0 {
		t.checks.doubts.tricks = true
		if !otherLead && t.told < 3 {
			t.reportRevoke(revokes, lead)
			t.told++
		}
	}
	t.next(n, trick, lead, otherLead && len(revokes) > 0 || len(revokes) > 1)
}

// hasMisspelt reports whether a card of a trick may have a mark before it that is misspelt: then who leads and who revokes is not known.
func (t *tricks) hasMisspelt(trick *game.Trick) bool {
	section := &t.checks.game.Tags[t.play.Tag]
	if !t.play.All.HasComments && len(section.Comments()) == 0 {
		return false
	}
	return slices.ContainsFunc(trick.Moves(), func(i int32) bool {
		if i == 0 {
			return hasMisspeltMark(section, nil)
		}
		return hasMisspeltMark(section, &t.play.Moves[i-1])
	})
}

// next prepares for the next trick.
func (t *tricks) next(n int, trick *game.Trick, lead *game.Move, doubtful bool) {
	good, oneSuit := true, true
	suit := t.play.Moves[trick.Moves()[0]].Card.Suit()
	for _, i := range trick.Moves() {
		move := &t.play.Moves[i]
		switch {
		case !move.Seat.Known():
		case t.isGood(n, move):
			t.left[move.Seat] &^= 1 << move.Card
			oneSuit = oneSuit && move.Card.Suit() == suit
		default:
			good = false
			t.unseen[move.Seat]++
		}
	}
	t.right = trick.Winner
	t.certain = good && !doubtful && (lead != nil || oneSuit)
}

// isGood reports whether the card of a trick is known for sure.
func (t *tricks) isGood(n int, move *game.Move) bool {
	turn := 4*n + move.Seat.From(t.play.First)
	return turn < len(t.cards.good) && t.cards.good[turn]
}

// checkMarks checks the marks of a card. It returns whether the card has marks: then nothing else is checked.
func (t *tricks) checkMarks(n int, move, lead *game.Move) bool {
	if move.Marks() == "" {
		return false
	}
	leads, revokes := strings.Count(move.Marks(), "L"), strings.Count(move.Marks(), "R")
	if revokes > 0 {
		t.checks.doubts.tricks = true
	}
	diags, span := t.checks.diags, move.Span()
	switch {
	case leads+revokes == 0:
		return false
	case leads > 1 || revokes > 1:
		rules.MarkTwiceOnCard.Find(diags, span).Say(rules.CardOfPlayer{Card: move.Card, Who: move.Seat})
	case leads > 0 && move.Seat == t.right:
		e := rules.LeadInTurn.Find(diags, span).Say(rules.CardOfPlayer{Card: move.Card, Who: move.Seat})
		addOnlyMark(e, move)
	case leads > 0 && lead != nil && lead != move:
		e := rules.CardAfterLead.Find(diags, span).Say(rules.CardOfTrick{Card: move.Card, Led: lead.Card, Leader: lead.Seat})
		addOnlyMark(e, move)
	case revokes > 0:
		if kind, wrong := t.noRevoke(n, move, lead); wrong {
			e := kind.Find(diags, span).Say(rules.MarkedCard{Card: move.Card, Who: move.Seat, Led: lead.Card})
			addOnlyMark(e, move)
		}
	}
	return true
}

// noRevoke returns why a card that is marked as a revoke is not one; wrong is false if it may be one.
func (t *tricks) noRevoke(n int, move, lead *game.Move) (why diag.Kind[rules.MarkedCard], wrong bool) {
	if lead == nil {
		return 0, false
	}
	if lead == move {
		return rules.LeadIsNoRevoke, true
	}
	if !t.isGood(n, lead) || !t.isGood(n, move) {
		return 0, false
	}
	suit := lead.Card.Suit()
	switch {
	case move.Card.Suit() == suit:
		return rules.CardOfSuitLed, true
	case t.cards.relied[move.Seat] && t.unseen[move.Seat] == 0 && t.left[move.Seat].Of(suit) == 0:
		return rules.NoCardOfSuit, true
	}
	return 0, false
}

// revokes reports whether the player of a card that does not follow suit has a card of the suit: by the deal, or because the player plays
// one in a later trick.
func (t *tricks) revokes(n int, move, lead *game.Move) bool {
	if !t.isGood(n, lead) || !t.isGood(n, move) {
		return false
	}
	seat, suit := move.Seat, lead.Card.Suit()
	return t.cards.relied[seat] && t.left[seat].Of(suit).Len() > t.unseen[seat] || int(t.cards.last[seat][suit]) > n+1
}

// reportRevoke reports the first of the cards of a trick that do not follow suit.
func (t *tricks) reportRevoke(revokes []*game.Move, lead *game.Move) {
	move := revokes[0]
	if e := rules.Revoke.Find(t.checks.diags, move.Span()).Beside(lead.Span()); e.IsKept() {
		e.Say(rules.CardOfOtherSuit{
			Card: move.Card, Led: lead.Card, Who: move.Seat, Leader: lead.Seat,
			Ranks: e.Text(t.left[move.Seat].Ranks(lead.Card.Suit())), HasOthers: len(revokes) > 1,
		})
	}
}
