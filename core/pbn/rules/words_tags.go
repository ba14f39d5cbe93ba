package rules

import (
	"pbn/core/diag"
)

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
