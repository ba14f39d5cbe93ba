package rules

import (
	"strings"

	"pbn/core/diag"
)

// playMissingTagWords is told the tags that are missing. Its numbers say whether they follow from the auction, and whether to fill them in is
// safe; its parts are the tags that come too late, and the text to fill in.
func playMissingTagWords(w *diag.Wording) string {
	for _, p := range w.Parts() {
		if p.Text == "" {
			w.Relate("after the play", diag.At(p.Span()))
		}
	}
	message := "A play needs the tags Deal, Declarer and Contract before it; it lacks " + strings.Join(w.Texts(), ", ") + "."
	if w.Number(0) == 1 {
		message += " What follows from the auction can be filled in."
	}
	return message
}

func fillInTags(w *diag.Wording) {
	if w.Number(0) == 1 {
		w.ReplaceParts()
		w.Fix(w.Number(1) == 1, "Fill in what follows from the auction")
	}
}

// The forms of play/too-many-cards.
const (
	SecondPlayEnd       diag.Form = iota
	CardsAfterLastTrick           // number 0: the tricks of the play
	CardsAfterStar
)

func tooManyCards(w *diag.Wording) string {
	switch w.Form() {
	case CardsAfterLastTrick:
		return w.Quoted() + " follows the last trick; the play has " + Count(w.Number(0), "trick") + "."
	case CardsAfterStar:
		return w.Quoted() + " follows “*”, which ends the play."
	}
	return "The play already has a “*” at its end; one is enough."
}

// cardAfterPlus is told the card.
func cardAfterPlus(w *diag.Wording) string {
	return diag.Quote(w.Texted(0)) + " would be played after “+”, which marks the next card to be played."
}

// playedTwice has as its numbers the card, and who played it first.
func playedTwice(w *diag.Wording) string {
	by := ""
	if first := oldSeat(w, 1); first.Known() {
		by = ", by " + first.Name()
	}
	return "The card " + cardName(w, 0) + " was already played" + by + "; a card is played once."
}

// The forms of play/not-in-hand. Their numbers are the player, the card, and how many are wrong; the other place is in the hand that has the
// card.
const (
	CardElsewhere      diag.Form = iota
	MostCardsElsewhere           // number 3: how many cards were played
	LineElsewhere
)

func notInHand(w *diag.Wording) string {
	message := seatName(w, 0) + " does not have the card " + cardName(w, 1) + "; no hand of the deal has it."
	if w.HasOther() {
		holder := w.Texted(0)
		message = seatName(w, 0) + " does not have the card " + cardName(w, 1) + "; " + holder + " has it."
		w.Relate("in the hand of "+holder, w.OtherPlace())
	}
	switch w.Form() {
	case MostCardsElsewhere:
		message += " The same is true of " + number(w.Number(2)) + " of " + Count(w.Number(3), "card") +
			": the deal may be another board’s, or Play may name the wrong player for the first column."
	case LineElsewhere:
		message += " The same is true of " + number(w.Number(2)) + " cards of this line: they may be in the wrong columns."
	}
	return message
}

// The forms of play/false-lead. Number 0 is the card; 1 is whose turn it is to lead, and 3 what was led, if anything was.
const (
	LeadInTurn diag.Form = iota
	OtherLeads
)

func falseLead(w *diag.Wording) string {
	if w.Form() == LeadInTurn {
		return seatName(w, 1) + " is to lead to this trick, so " + cardName(w, 0) + " is not a lead out of turn."
	}
	return seatName(w, 1) + " leads to this trick, with " + cardName(w, 3) + ", so " + cardName(w, 0) + " is not a lead out of turn."
}

func markTwice(w *diag.Wording) string {
	return cardName(w, 0) + " has the same mark twice; once is enough."
}

// The forms of play/false-revoke. Number 0 is the card, 1 its player, 3 the card that was led.
const (
	LeadIsNoRevoke diag.Form = iota
	FollowsSuit
	HasNoneOfSuit
)

func falseRevoke(w *diag.Wording) string {
	played := cardName(w, 0)
	switch w.Form() {
	case FollowsSuit:
		return played + " follows suit to " + cardName(w, 3) + ", so it is not a revoke."
	case HasNoneOfSuit:
		return seatName(w, 1) + " has no card in the suit of " + cardName(w, 3) + ", so " + played + " is not a revoke."
	}
	return played + " is the lead of the trick, and a lead cannot be a revoke."
}

// revoke has as its numbers the card, its player, how many revoke, and the card that was led; it is told the leader, and which cards of the
// suit the player has.
func revoke(w *diag.Wording) string {
	led, played := oldCard(w, 3), cardName(w, 0)
	has := "a card of that suit"
	if ranks := w.Texted(1); ranks != "" {
		has = string(led.Suit().Letter()) + ranks
	}
	message := w.Texted(0) + " led " + led.String() + ", and " + seatName(w, 1) + " has " + has + ", so " + played +
		" does not follow suit; a revoke that was not noticed in time is written ^R " + played + "."
	if w.Number(2) > 1 {
		message += " Others would revoke too: if another card was led out of turn, write ^L before it."
	}
	return message
}

// resultSumWords is told the result; its number is the sum.
func resultSumWords(w *diag.Wording) string {
	return diag.Quote(w.Texted(0)) + " adds up to " + number(w.Number(0)) + " tricks; a play has 13."
}

// The forms of result/mismatch. They are told which tricks count; number 0 is what the result gives, number 1 what the play gives.
const (
	WrongSum    diag.Form = iota
	WrongTricks           // told as well: whose
	TooManyTricks
	TooFewTricks
)

func resultMismatchWords(w *diag.Wording) string {
	tricks, won := Count(w.Number(1), "trick"), ""
	switch w.Form() {
	case WrongSum:
		won = tricks + " can be counted"
	case WrongTricks:
		won = w.Texted(1) + " won " + tricks
	case TooManyTricks:
		won = w.Texted(1) + " won at most " + tricks
	case TooFewTricks:
		won = w.Texted(1) + " won at least " + tricks
	}
	return "By the play " + won + ", not " + number(w.Number(0)) + w.Texted(0) + ". If the players agreed on another number, write ^ before it."
}

// falseCaret is told the result.
func falseCaret(w *diag.Wording) string {
	return "The result " + diag.Quote(w.Texted(0)) + " is what the play gives; ^ is only for a result that differs."
}

func removeCaret(w *diag.Wording) {
	w.Replace(w.Span(), `"`+w.Texted(0)[1:]+`"`)
	w.Fix(true, "Remove the caret")
}
