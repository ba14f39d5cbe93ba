package pbn

import (
	"pbn/core/diag"
	"pbn/core/pbn/rules"
)

// Change says how often export made the change that the row of a rule names.
type Change struct {
	Rule  diag.Rule
	Count int
}

// ChangeCounts returns what an export changed, in the order of the rules.
func (r *Report) ChangeCounts() (changes []Change) {
	for _, rule := range rules.All() {
		n, isCounted := r.counts[rule]
		n += r.Changes.Found(rule)
		switch {
		case isCounted, r.keepsUnicode && (rule == rules.TextUTF8 || rule == rules.TextUTF16 || rule == rules.TextWindows1252):
		default:
			n += r.Diagnostics.Found(rule)
		}
		if rule == rules.SyntaxUnexpectedText {
			// Data after a tag that is not a section are kept as a section, with a warning.
			n -= r.Diagnostics.FoundAs(rule, diag.Warning)
		}
		if n > 0 && rules.Of(rule).Change != "" {
			changes = append(changes, Change{rule, n})
		}
	}
	return changes
}
