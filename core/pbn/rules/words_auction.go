package rules

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

func auctionUnfinishedWords(*diag.Wording) string {
	return "The auction should end with passes, “*” or “+”; export adds “*” at its end."
}

func playUnfinishedWords(*diag.Wording) string {
	return "The play has fewer than 13 tricks, so it should end with “*” or “+”; export adds “*” at its end."
}

// endMoves adds the part that ends an auction or a play. The number says whether that is safe.
func endMoves(w *diag.Wording) {
	if len(w.Parts()) > 0 {
		w.ReplaceParts()
		w.Fix(w.Number(0) == 1, "End it with “*”")
	}
}

// firstColumn has as its numbers whose the first column is, the dealer, and how many hyphens there are; its part is the value as it
// should be.
func firstColumn(w *diag.Wording) string {
	first, dealer := oldSeat(w, 0), oldSeat(w, 1)
	hyphens := "no hyphen"
	if n := dealer.From(first); n > 0 {
		hyphens = Count(n, "hyphen")
	}
	return "The first column is " + first.Name() + "’s and the dealer is " + dealer.Name() + ", so the first call should have " + hyphens +
		" before it, not " + number(w.Number(2)) + "."
}

func writeFirstColumn(w *diag.Wording) {
	w.ReplaceParts()
	w.Fix(false, "Write [Auction ", w.Parts()[0].Text, "]")
}

// The forms of auction/call-after-end.
const (
	CallsAfterEnd diag.Form = iota
	SecondEnd
	TooManyCalls // the number of calls that there can be
)

func callAfterEnd(w *diag.Wording) string {
	switch w.Form() {
	case SecondEnd:
		return "The auction already has a “*” at its end; one is enough."
	case TooManyCalls:
		return w.Quoted() + " comes after more calls than any auction can have, " + number(w.Number(0)) + ", and is kept as a comment. Perhaps a game or a blank line is missing."
	}
	return w.Quoted() + " comes after the end of the auction, where no call may follow. One of the calls is too many, or one is missing."
}

func plusAndStar(*diag.Wording) string {
	return "Both “+” and “*” are here: “+” means that it goes on later, “*” that it ends. Keep the one that is true."
}

func misplacedHyphen(*diag.Wording) string {
	return "Hyphens may only fill the first line before the dealer’s column; a pass is Pass, and a skipped player is ^S."
}

// callAfterPlus is told the call.
func callAfterPlus(w *diag.Wording) string {
	return diag.Quote(w.Texted(0)) + " comes after “+”, which marks the next call; nothing may follow it."
}

// The forms of auction/bad-skip.
const (
	FourSkipped diag.Form = iota
	NoCallAfterSkip
)

func badSkip(w *diag.Wording) string {
	if w.Form() == FourSkipped {
		return "All four players are skipped in a row; after three at most, the call made out of turn must follow."
	}
	return "No call follows ^S, which marks a skipped player; the call made out of turn must follow."
}

func oldCall(w *diag.Wording, number int) string { return bridge.Call(w.Number(number)).String() }

func illegalDouble(w *diag.Wording) string {
	return seatName(w, 0) + " can double only a bid of the other side that is not doubled yet."
}

func illegalRedouble(w *diag.Wording) string {
	return seatName(w, 0) + " can redouble only a bid of its own side that is doubled and not yet redoubled."
}

// The forms of auction/false-insufficient. Their numbers are the call, the highest bid before, and whether the mark can be removed.
const (
	MarkOnFirstBid diag.Form = iota
	MarkTwice
	MarkOnNoBid
	MarkOnSufficient
)

func falseInsufficient(w *diag.Wording) string {
	made := oldCall(w, 0)
	switch w.Form() {
	case MarkTwice:
		return made + " has the mark ^I twice; once is enough."
	case MarkOnNoBid:
		return made + " is not a bid; ^I is only for insufficient bids."
	case MarkOnSufficient:
		return made + " is higher than " + oldCall(w, 1) + ", so it is sufficient; ^I is only for insufficient bids."
	}
	return made + " is the first bid, so it is sufficient; ^I is only for insufficient bids."
}

// OnlyMark is the index of the number that says whether a move has only the mark that is wrong.
const OnlyMark = 2

// removeMark removes the mark before a move, if it has only one. Perhaps it is the call or the card that is wrong, so it is not safe.
func removeMark(w *diag.Wording) {
	if w.Number(OnlyMark) == 1 {
		start := w.Span().Start
		w.Cut(source.Span{Start: start, End: start + len("^I")})
		w.Fix(false, "Remove the mark")
	}
}

// contractMismatch is told the contract of the tag, and that of the auction if not all passed.
func contractMismatch(w *diag.Wording) string {
	if len(w.Texts()) == 1 {
		return "All players passed in the auction, so the contract is Pass, not " + w.Texted(0) + "."
	}
	return "By the auction the contract is " + w.Texted(1) + ", not " + w.Texted(0) + "."
}

// The forms of auction/declarer-mismatch. Their numbers are the declarer by the auction, the seat of the tag, and the denomination.
const (
	SwappedDeclarer diag.Form = iota
	PartnerDeclares
	OtherDeclares
)

func declarerMismatch(w *diag.Wording) string {
	declarer, by, denomination := oldSeat(w, 0), oldSeat(w, 1), bridge.Denomination(w.Number(2)).String()
	switch w.Form() {
	case SwappedDeclarer:
		return "^" + by.String() + " means that " + by.Name() + " played the hand in place of " + by.Next(2).Name() + ", but by the auction " +
			by.Name() + " is the declarer; write " + by.String() + "."
	case PartnerDeclares:
		return "By the auction " + declarer.Name() + ", who bid " + denomination + " first, is the declarer, not " + by.Name() +
			". If " + by.Name() + " played the hand all the same, write ^" + by.String() + "."
	}
	return "By the auction " + declarer.Name() + " is the declarer, not " + by.Name() + ": " + declarer.Name() + "’s side made the last bid, and " +
		declarer.Name() + " was first to bid " + denomination + "."
}

// The forms of contract/end-position.
const (
	NoLevel      diag.Form = iota // told: the contract
	LevelTooMuch                  // numbers: how many cards the hands have, the denomination
)

func endPosition(w *diag.Wording) string {
	if w.Form() == NoLevel {
		return "The contract " + diag.Quote(w.Texted(0)) + " has no level; only in an end position, where no hand has 13 cards, is it written without."
	}
	return "With hands of " + Count(w.Number(0), "card") + " this is an end position, whose contract is written without its level: " +
		bridge.Denomination(w.Number(1)).String() + "."
}

func removeLevel(w *diag.Wording) {
	if w.Form() == LevelTooMuch {
		denomination := bridge.Denomination(w.Number(1)).String()
		w.Replace(w.Span(), `"`+denomination+`"`)
		w.Fix(false, "Write ", denomination)
	}
}

// The forms of contract/passed-out.
const (
	GivenThoughPassed diag.Form = iota // told: the tags; parts: their values; number 0: whether to empty them is safe
	EmptyDeclarer                      // parts: what says otherwise; told: the title and the text of the fix
	CardThoughPassed                   // number 0: the card; parts: what says that all passed
)

func contractPassedOutWords(w *diag.Wording) string {
	parts := w.Parts()
	switch w.Form() {
	case GivenThoughPassed:
		for i, p := range parts[1:] {
			w.Relate("the "+strings.ToLower(w.Texted(i+1)), diag.At(p.Span()))
		}
		return "All passed, so there is no declarer and no result; " + w.Texted(0) + " should be \"\"."
	case EmptyDeclarer:
		w.RelateParts()
		return "An empty Declarer means that all passed, but " + parts[0].Text + ". Write “?” for a declarer who is not known."
	}
	w.RelateParts()
	return "All passed, so no card can be played; but the play has " + cardName(w, 0) + "."
}

func emptyOrDeclarer(w *diag.Wording) {
	switch w.Form() {
	case GivenThoughPassed:
		w.ReplaceParts()
		w.Fix(w.Number(0) == 1, "Empty the value")
	case EmptyDeclarer:
		w.Replace(w.Span(), w.Texted(1))
		w.Fix(false, w.Texted(0))
	}
}
