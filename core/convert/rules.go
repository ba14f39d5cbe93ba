package convert

import (
	"pbn/core/diag"
	"pbn/core/hands"
	"pbn/core/lin"
	"pbn/core/pbn/rules"
)

// Where the rules of the other notations begin in the table of all: after those of the one before. Those of PBN, which come first, have
// their own numbers.
const (
	ofLIN     = rules.RuleCount
	ofBare    = ofLIN + lin.RuleCount
	ruleCount = ofBare + hands.RuleCount
)

// There are no more rules than a list has room for.
var _ [diag.MostRules - ruleCount]struct{}

// Rules is a table of the rules of all notations: those of PBN have the numbers that they have there.
func Rules(rule diag.Rule) *diag.Row {
	switch {
	case rule >= ofBare:
		return hands.Rules(rule - ofBare)
	case rule >= ofLIN:
		return lin.Rules(rule - ofLIN)
	}
	return rules.Of(rule)
}

// AllRules returns the rules of all notations, sorted by name.
func AllRules() []diag.Rule {
	all := make([]diag.Rule, ruleCount)
	for i := range all {
		all[i] = diag.Rule(i)
		for k := i; k > 0 && Rules(all[k]).Name < Rules(all[k-1]).Name; k-- {
			all[k], all[k-1] = all[k-1], all[k]
		}
	}
	return all
}

// FindRule returns the rule of a name, of whatever notation.
func FindRule(name string) (rule diag.Rule, ok bool) {
	if rule, ok = rules.Find(name); ok {
		return rule, true
	}
	return diag.Table(Rules).Find(name, ofLIN, ruleCount)
}

// add adds what is in a list of one notation, whose rules begin at first.
func add(to, of *diag.List, first diag.Rule) {
	for _, d := range of.Items {
		d.Rule += first
		to.Add(d)
	}
	for rule := range diag.Rule(diag.MostRules) {
		to.AddOmitted(first+rule, of.Omitted(rule))
	}
}
