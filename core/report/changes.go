package report

import "pbn/core/diag"

// Counts are how often export does not keep what a rule of import format reports. They have the rules that report also what export keeps;
// what another rule reports is never kept, except as [KeptRule] says.
type Counts map[diag.Rule]int

// KeptRule is a rule whose findings export leaves as they are: all of them, or those that have a severity, unless it is 0.
type KeptRule struct {
	Rule diag.Rule
	As   diag.Severity
}

// Change says how often export made the change that the row of a rule names.
type Change struct {
	Rule  diag.Rule
	Count int
}

// ChangeCounts returns what an export changed, in the order of the rules, which are those of the table that Changes has: a file that was
// made of another has diagnostics of that one's rules, too.
func (r *Report) ChangeCounts() (changes []Change) {
	for rule := range diag.Rule(diag.MostRules) {
		n, isCounted := r.Counts[rule]
		if !isCounted {
			n = r.Diagnostics.Found(rule)
		}
		if n += r.Changes.Found(rule) - r.kept(rule); n <= 0 {
			continue
		}
		if row := r.Changes.Rules(rule); row != nil && row.Change != "" {
			changes = append(changes, Change{rule, n})
		}
	}
	return changes
}

// kept returns how many diagnostics of a rule are of what export left as it was.
func (r *Report) kept(rule diag.Rule) (n int) {
	for _, k := range r.Kept {
		switch {
		case k.Rule != rule:
		case k.As == 0:
			n += r.Diagnostics.Found(rule)
		default:
			n += r.Diagnostics.FoundAs(rule, k.As)
		}
	}
	return n
}
