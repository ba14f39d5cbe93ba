package check

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
)

// tricks is the state of a walk through the tricks of a play.
type tricks struct {
	*cards
	// right is who has the right to lead, NoSeat where that is not known; certain tells whether the leader that the model
	// found is.
	right   bridge.Seat
	certain bool
	// left are the cards that each seat still has; unseen is how many of them it may have played since.
	left   [4]bridge.Hand
	unseen [4]int
	// told is how many revokes were reported: where there are many, rather the columns are wrong.
	told int
}

// tricks checks who leads, and that suit is followed, trick by trick (3.6, 3.9).
func (m *moves) tricks(c *cards) {
	t := tricks{cards: c, right: bridge.NoSeat, certain: !m.playDoubtful, left: c.hands}
	if _, declarer, _ := m.LedTo(); m.IsEndPosition() {
		t.right = m.Play.First
	} else if declarer.Known() {
		t.right = declarer.Next(1)
	}
	for n := range m.Play.Tricks {
		if 4*n >= len(c.turns) {
			return
		}
		t.trick(n, &m.Play.Tricks[n])
	}
}

func (t *tricks) trick(n int, trick *game.Trick) {
	lead := t.lead(trick)
	if !t.certain {
		t.right = bridge.NoSeat
		if lead != nil && !strings.Contains(lead.Marks, "L") {
			lead = nil
		}
	}
	if t.hasMisspelt(trick) {
		t.tricksDoubtful, lead = true, nil
	}
	var revokes []*game.Move
	for _, i := range trick.Moves {
		move := &t.Play.Moves[i]
		if move.Kind == game.CardMove && move.Seat.Known() && !t.marked(n, move, lead) && t.revokes(n, move, lead) {
			revokes = append(revokes, move)
		}
	}
	// Where the first column is not the leader's, or where two would revoke, rather another card was led.
	otherLead := n == 0 && t.Play.First != trick.Leader
	if len(revokes) > 0 {
		t.tricksDoubtful = true
		if !otherLead && t.told < 3 {
			t.revoke(revokes, lead)
			t.told++
		}
	}
	t.next(n, trick, lead, otherLead && len(revokes) > 0 || len(revokes) > 1)
}

// hasMisspelt tells whether what may be meant as a mark stands before a card of a trick: who leads and who revokes is not known.
func (t *tricks) hasMisspelt(trick *game.Trick) bool {
	return slices.ContainsFunc(trick.Moves, func(i int) bool {
		if i == 0 {
			return t.misspelt(t.Play.Tag, nil)
		}
		return t.misspelt(t.Play.Tag, &t.Play.Moves[i-1])
	})
}

// next makes ready for the next trick.
func (t *tricks) next(n int, trick *game.Trick, lead *game.Move, doubtful bool) {
	good, oneSuit := true, true
	suit := t.Play.Moves[trick.Moves[0]].Card.Suit()
	for _, i := range trick.Moves {
		move := &t.Play.Moves[i]
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

// isGood tells whether the card of a trick can be relied on.
func (t *tricks) isGood(n int, move *game.Move) bool {
	turn := 4*n + move.Seat.From(t.Play.First)
	return turn < len(t.good) && t.good[turn]
}

// marked checks the marks of a card; it tells whether there are any, so that nothing else need be said of the card.
func (t *tricks) marked(n int, move, lead *game.Move) bool {
	if move.Marks == "" {
		return false
	}
	leads, revokes := strings.Count(move.Marks, "L"), strings.Count(move.Marks, "R")
	if revokes > 0 {
		t.tricksDoubtful = true
	}
	message, rule := "", diag.PlayFalseLead
	switch card := move.Card.String(); {
	case leads+revokes == 0:
		return false
	case leads > 1 || revokes > 1:
		rule, message = diag.PlayIrregularity, card+" has the same mark twice; once is enough."
	case leads > 0 && move.Seat == t.right:
		message = move.Seat.Name() + " is to lead to this trick, so " + card + " is not a lead out of turn."
	case leads > 0 && lead != nil && lead != move:
		message = lead.Seat.Name() + " leads to this trick, with " + lead.Card.String() + ", so " + card + " is not a lead out of turn."
	case revokes > 0 && lead == move:
		rule, message = diag.PlayFalseRevoke, card+" is the lead of the trick, and a lead cannot be a revoke."
	case revokes > 0:
		rule, message = diag.PlayFalseRevoke, t.noRevoke(n, move, lead)
	}
	if message != "" {
		t.diags.Add(diag.Diagnostic{Rule: rule, Place: diag.At(move.Span), Message: message, Fixes: withoutMark(t.text, move)})
	}
	return true
}

// noRevoke tells why a card that is marked so is no revoke; "" where it may be one.
func (t *tricks) noRevoke(n int, move, lead *game.Move) string {
	if lead == nil || !t.isGood(n, lead) || !t.isGood(n, move) {
		return ""
	}
	suit := lead.Card.Suit()
	switch {
	case move.Card.Suit() == suit:
		return move.Card.String() + " follows suit to " + lead.Card.String() + ", so it is not a revoke."
	case t.relied[move.Seat] && t.unseen[move.Seat] == 0 && t.left[move.Seat].Of(suit) == 0:
		return move.Seat.Name() + " has no card in the suit of " + lead.Card.String() + ", so " + move.Card.String() + " is not a revoke."
	}
	return ""
}

// revokes tells whether a card does not follow suit though its player has a card of it: by the deal, or since a later
// trick shows it.
func (t *tricks) revokes(n int, move, lead *game.Move) bool {
	if lead == nil || lead == move || !t.isGood(n, lead) || !t.isGood(n, move) || move.Card.Suit() == lead.Card.Suit() {
		return false
	}
	seat, suit := move.Seat, lead.Card.Suit()
	return t.relied[seat] && t.left[seat].Of(suit).Len() > t.unseen[seat] || t.last[seat][suit] > n+1
}

func (t *tricks) revoke(revokes []*game.Move, lead *game.Move) {
	move := revokes[0]
	t.diags.ReportBoth(diag.PlayRevoke, move.Span, lead.Span, "the card that was led", func() string {
		has := "a card of that suit"
		if ranks := t.left[move.Seat].Ranks(lead.Card.Suit()); ranks != "" {
			has = string(lead.Card.Suit().Letter()) + ranks
		}
		message := lead.Seat.Name() + " led " + lead.Card.String() + ", and " + move.Seat.Name() + " has " + has +
			", so " + move.Card.String() + " does not follow suit; a revoke that was not noticed in time is written ^R " + move.Card.String() + "."
		if len(revokes) > 1 {
			message += " Others would revoke too: if another card was led out of turn, write ^L before it."
		}
		return message
	})
}
