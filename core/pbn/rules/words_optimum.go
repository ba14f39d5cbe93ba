package rules

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
)

// optimumParWords has as its number the points of North and South; it is told the contract and the side, or nothing where all pass.
func optimumParWords(w *diag.Wording) string {
	return "By OptimumResultTable, Vulnerable and Dealer the " + parOf(w)
}

// optimumScoreWords has and is told the same; its part is the value.
func optimumScoreWords(w *diag.Wording) string { return "With open cards, the " + parOf(w) }

func parOf(w *diag.Wording) string {
	message := "optimum score is NS " + number(w.Number(0)) + ": "
	if len(w.Texts()) == 0 {
		return message + "all pass."
	}
	return message + w.Texted(0) + " by " + w.Texted(1) + "."
}

// The forms of optimum/result and optimum/play. Their parts are what is right.
const (
	SomeOptimaWrong   diag.Form = iota
	MostOptimaWrong             // as if the table were of another deal
	ResultsAreFloored           // numbers: what is written, below how many tricks, how often
)

// optimumResultWords has as its numbers the declarer, the denomination and the tricks of the first row that is wrong.
func optimumResultWords(w *diag.Wording) string {
	if w.Form() == ResultsAreFloored {
		return "Results below " + Count(w.Number(1), "trick") + " are all written as " + number(w.Number(0)) + ", so " + number(w.Number(2)) +
			" of this table are wrong. Other tables of the file are not reported for that."
	}
	others := w.Parts()[1:]
	if w.Form() == SomeOptimaWrong {
		for _, p := range others {
			w.Relate("here it is "+p.Text, diag.At(p.Span()))
		}
	}
	message := "With open cards, " + seatName(w, 0) + " wins " + Count(w.Number(2), "trick") + " in " + bridge.Denomination(w.Number(1)).String() + ", not " + w.Says() + "."
	return message + moreWrong(w, len(others), "result")
}

// optimumPlayWords has as its numbers the first row that is wrong, from 1, how many are, and the two halves of the cards that are right in it.
func optimumPlayWords(w *diag.Wording) string {
	cards := bridge.Hand(uint32(w.Number(2))) | bridge.Hand(w.Number(3))<<32
	list := ""
	for _, suit := range bridge.Suits {
		if ranks := cards.Ranks(suit); ranks != "" {
			list += ", " + string(suit.Letter()) + " " + ranks
		}
	}
	return "With open cards, the cards of row " + number(w.Number(0)) + " that cost no trick are " + strings.TrimPrefix(list, ", ") + "." + moreWrong(w, w.Number(1)-1, "row")
}

// moreWrong says how many other rows of a table are wrong.
func moreWrong(w *diag.Wording, n int, what string) string {
	switch {
	case w.Form() == MostOptimaWrong:
		return " " + Count(n, "other "+what) + " of the table differ; it may be that of another deal."
	case n == 0:
		return ""
	}
	return " " + Count(n, "other "+what) + " of the table must be corrected, too."
}

// writeOptimum writes what is right. Where nearly all is wrong, the deal may be the one that is not right.
func writeOptimum(w *diag.Wording) {
	if len(w.Parts()) > 0 {
		w.ReplaceParts()
		w.Fix(w.Form() == SomeOptimaWrong, "Write what can be won with open cards")
	}
}
