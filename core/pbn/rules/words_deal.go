package rules

import (
	"pbn/core/diag"
)

// The forms of deal/syntax. Where the deal is read all the same, it is told how the standard writes it, with the value as the other place.
const (
	SeatIsWord    diag.Form = iota // number 0: the seat
	DealerIsFirst                  // number 0: the seat
	HandLeftEmpty
	HandsNotSpaced
	HandsMissing
	SuitLetters
	TenAsNumber
	NoFirstSeat
	NoFourHands
	WhichHandMissing
	NotAHand
	SuitTwice // number 0: the suit's letter
	NotARank
	HandWithX
)

func dealSyntaxWords(w *diag.Wording) string {
	switch w.Form() {
	case SeatIsWord:
		return w.Quoted() + " should be the letter of the first seat and a colon; it is read as “" + oldSeat(w, 0).String() + ":”."
	case DealerIsFirst:
		return "The deal does not begin with the first seat and a colon; it is read as if it began with the dealer, “" + oldSeat(w, 0).String() + ":”."
	case HandLeftEmpty:
		return "A hand is left empty and is read as not given; write “-” for it."
	case HandsNotSpaced:
		return "The hands are not separated by one space each; they are read as if they were."
	case HandsMissing:
		return "The deal has fewer than four hands; those missing at its end are read as not given, which is written “-”."
	case SuitLetters:
		return w.Quoted() + " has letters for its suits and is read by them; PBN writes the suits in order, S.H.D.C."
	case TenAsNumber:
		return "The ten is written T; “10” is read as T."
	case NoFirstSeat:
		const mostCharacters = 12
		start := w.Span()
		end := start.End
		start.End = start.Start
		for i := 0; i < mostCharacters && start.End < end; i++ {
			start.End = w.Text.CharacterEnd(start.End)
		}
		return "The deal begins with " + diag.Quote(w.Text.Decode(start)) + "; it must begin with the first seat and a colon, as in “N:”."
	case NoFourHands:
		return "The deal must have four hands with one space between them, and “-” for a hand that is not given."
	case WhichHandMissing:
		return "A hand is missing, but it may be the first or the last; write “-” for a hand that is not given."
	case NotAHand:
		return w.Quoted() + " is not a hand, which has four suits with dots between them, as in AK4.QJ52..T98765."
	case SuitTwice:
		return "The hand " + w.Quoted() + " has the suit " + string(rune(w.Number(0))) + " twice."
	case NotARank:
		return w.Quoted() + " is not a rank; a rank is one of AKQJT98765432."
	}
	return "The hand " + w.Quoted() + " has an “x”, which is not a card; it is read as not known."
}

func writeDeal(w *diag.Wording) {
	if len(w.Texts()) > 0 {
		w.Replace(w.Other(), w.Texted(0))
		w.Fix(true, "Write the deal in the standard's form")
	}
}

// The forms of deal/card-count.
const (
	NoHand   diag.Form = iota
	OneHand            // numbers: the seat, how many cards it has, how many it must have
	TwoHands           // numbers: the seat with a card too many, that with one too few, how many they must have
)

func cardCount(w *diag.Wording) string {
	if w.Form() == NoHand {
		return "The deal has no hand; at least one must be given."
	}
	n, cards := w.Number(1), w.Number(2)
	whose := seatName(w, 0) + "’s hand has "
	switch {
	case w.Form() == TwoHands:
		short := seatName(w, 1)
		w.Relate("the hand of "+short, w.OtherPlace())
		return whose + Count(cards+1, "card") + " and " + short + "’s has " + number(cards-1) + "; each must have " + number(cards) +
			", so a card may be in the wrong hand."
	case n == 0:
		return whose + "no cards; it must have " + number(cards) + ". Write “-” for a hand that is not given."
	}
	return whose + Count(n, "card") + "; it must have " + number(cards) + "."
}

// duplicateCard has as its numbers the card, the seat of the first hand that has it, and that of the second.
func duplicateCard(w *diag.Wording) string {
	first, second := oldSeat(w, 1), oldSeat(w, 2)
	where := "in two hands, " + first.Name() + "’s and " + second.Name() + "’s"
	if first == second {
		where = "twice in " + first.Name() + "’s hand"
	}
	return "The card " + cardName(w, 0) + " is " + where + "."
}

// rotation has as its numbers the dealer that the board should have; it is told the board and the vulnerability.
func rotation(w *diag.Wording) string {
	if w.HasOther() {
		w.Relate("the vulnerability", w.OtherPlace())
	}
	return "Board " + diag.Short(w.Texted(0)) + " usually has dealer " + oldSeat(w, 0).String() + " and vulnerability " + w.Texted(1) + "."
}
