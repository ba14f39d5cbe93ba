package rules

import (
	"pbn/core/diag"
)

// unknownVersion is told the version.
func unknownVersion(w *diag.Wording) string {
	return "The version " + diag.Quote(w.Texted(0)) + " is not known; there are 1.0, 2.0 and 2.1."
}
