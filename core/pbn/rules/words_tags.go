package rules

import (
	"pbn/core/diag"
)

// split is told the first tag. Its parts are the blank lines to remove, after those in the other place.
func split(w *diag.Wording) string {
	return "A blank line begins a new game, but this one begins with " + w.Texted(0) +
		" and has no Event, Board, Dealer or Deal. If it belongs to the game before it, remove the blank line."
}

// join removes the blank lines between two games. It is not safe, for then they are one game.
func join(w *diag.Wording) {
	if w.HasOther() {
		w.ReplaceParts()
		w.FixElsewhere(false, []diag.Edit{{Place: w.OtherPlace()}}, "Remove the blank line")
	}
}

func sharedDeal(*diag.Wording) string {
	return "The game has no Deal, but the Board or DealId of the last game that has one. A deal cannot be inherited, so copy the Deal tag."
}

// copyDeal adds the part that is the Deal tag. It is not safe: the board does not prove that the game has that deal.
func copyDeal(w *diag.Wording) {
	if len(w.Parts()) > 0 {
		w.ReplaceParts()
		w.Fix(false, "Copy the deal")
	}
}

// The forms of score/mismatch and table/score-mismatch.
const (
	AllPassed diag.Form = iota
	Played              // numbers 0 and 1: the tricks, what they are worth; told: the contract, who played it, and the side
)

func scoreMismatchWords(w *diag.Wording) string { return worth(w, 0) }

// worth says what a contract is worth, and why; first is the index of the first text about it.
func worth(w *diag.Wording, first int) string {
	if w.Form() == AllPassed {
		return "All passed, which scores 0."
	}
	return w.Texted(first) + " by " + w.Texted(first+1) + ", with " + Count(w.Number(0), "trick") + " scores " + number(w.Number(1)) +
		" for declarer’s side (" + w.Texted(first+2) + ")."
}

// historyVulnerable is told who has won a game, and the vulnerability.
func historyVulnerable(w *diag.Wording) string {
	return "By this history " + w.Texted(0) + " vulnerable, but Vulnerable is " + w.Texted(1) + "."
}

// unknownVersion is told the version.
func unknownVersion(w *diag.Wording) string {
	return "The version " + diag.Quote(w.Texted(0)) + " is not known; there are 1.0, 2.0 and 2.1."
}
