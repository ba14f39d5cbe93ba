package core

import "pbn/core/diag"

// Change is how often export did something: what it is, is the rule's Change.
type Change struct {
	Rule  diag.Rule
	Count int
}

// keptOtherwise are rules of import format that are reported where export keeps what it finds, too; where it does not, the check
// of export format has counted it.
var keptOtherwise = map[diag.Rule]bool{diag.TagInvalidValue: true, diag.AuctionBadCall: true, diag.PlayBadCard: true, diag.DealSyntax: true,
	diag.TableBadElement: true, diag.AuctionCallAfterEnd: true, diag.PlayTooManyCards: true}

// ChangeCounts are what export changed, in the order of the rules.
func (r *Report) ChangeCounts() (changes []Change) {
	kept := map[diag.Rule]int{}
	for _, d := range r.Diagnostics.Items {
		// Data behind a tag that is no section are kept as a section, with a warning.
		if d.Rule == diag.SyntaxUnexpectedText && d.Severity == diag.Warning {
			kept[d.Rule]++
		}
	}
	for _, rule := range diag.Rules() {
		n := r.Changes.Found(rule) + r.counts[rule]
		switch {
		case keptOtherwise[rule], r.keepsUnicode && (rule == diag.TextUTF8 || rule == diag.TextUTF16 || rule == diag.TextWindows1252):
		default:
			n += r.Diagnostics.Found(rule) - kept[rule]
		}
		if n > 0 && rule.Info().Change != "" {
			changes = append(changes, Change{rule, n})
		}
	}
	return changes
}
