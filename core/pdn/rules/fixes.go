package rules

import "pbn/core/diag"

// What the fixes of several rules do.

// writeParts makes the edits that the check has found.
func writeParts(w *diag.Wording) { w.FixParts(true) }

// offerParts is writeParts for what a person has to confirm.
func offerParts(w *diag.Wording) { w.FixParts(false) }

// offerEach offers each of the parts, for a person to choose one.
func offerEach(w *diag.Wording) { w.FixEachPart() }

// cut removes what was found.
func cut(w *diag.Wording) {
	w.Cut(w.Span())
	w.Fix(true)
}
