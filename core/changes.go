package core

import (
	"pbn/core/diag"
	"pbn/core/rules"
)

// Change is how often export did something: what it is, is the rule's Change.
type Change struct {
	Rule  diag.Rule
	Count int
}

// ChangeCounts are what an export changed, in the order of the rules.
func (r *Report) ChangeCounts() (changes []Change) {
	kept := map[diag.Rule]int{}
	for _, d := range r.Diagnostics.Items {
		// Data behind a tag that is no section are kept as a section, with a warning.
		if d.Rule == rules.SyntaxUnexpectedText && d.Severity == diag.Warning {
			kept[d.Rule]++
		}
	}
	for _, rule := range rules.All() {
		n, isCounted := r.counts[rule]
		n += r.Changes.Found(rule)
		switch {
		case isCounted, r.keepsUnicode && (rule == rules.TextUTF8 || rule == rules.TextUTF16 || rule == rules.TextWindows1252):
		default:
			n += r.Diagnostics.Found(rule) - kept[rule]
		}
		if n > 0 && rules.Of(rule).Change != "" {
			changes = append(changes, Change{rule, n})
		}
	}
	return changes
}
