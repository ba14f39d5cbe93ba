package rules

import "pbn/core/diag"

// tableScoreMismatchWords is told first the side, its score, and what the table has.
func tableScoreMismatchWords(w *diag.Wording) string {
	return worth(w, 3) + " So Score_" + w.Texted(0) + " is " + w.Texted(1) + ", not " + diag.Short(w.Texted(2)) +
		"; a score that was not won at the table has “^” before it."
}
