package visit

import (
	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/report"
)

// Fates are what may become of what was found in a file, in the order in which the page tells them: a person is needed, it is only worth
// knowing, the download has it right.
var Fates = []string{"needs", "note", "right"}

// Fate is the one of a finding, by what is said of the export of its file.
func Fate(r *report.Report, d diag.Diagnostic) string {
	changed := 0
	for _, change := range r.ChangeCounts() {
		if change.Rule == d.Rule {
			changed += change.Count
		}
	}
	switch rule := d.Rule; {
	case rule == rules.TextUnmappable:
		return "needs"
	case changed >= r.Diagnostics.Found(rule):
		return "right"
	case d.Severity == diag.Info, rule == rules.TextUTF8, rule == rules.TextUTF16, rule == rules.TextWindows1252:
		return "note"
	}
	return "needs"
}
