// Package rules has the rules of PGN. What belongs to a rule is together, in the file of its area: the kinds of what it finds, their facts,
// and its row with the sentences that name those.
//
// To add a rule, add all that to the file of its area, and its number and its row to the lists there; who finds it calls [diag.Kind.Find].
package rules

import "pbn/core/diag"

// RuleCount is how many rules there are. Their numbers are in the order of their names: those of an area follow those of the area before.
const RuleCount = variationEnd

// Label is what the label of a diagnostic is.
const Label = "move"

// There are no more rules than a list has room for.
var _ [diag.MostRules - RuleCount]struct{}

// found has the rows of the rules that reading a file can find broken. A module that only reads has no others.
var found = [...]diag.Area{
	{First: 0, Rows: annotationFound},
	{First: annotationEnd, Rows: commentFound},
	{First: commentEnd, Rows: fileFound},
	{First: fileEnd, Rows: gameFound},
	{First: gameEnd, Rows: moveFound},
	{First: moveEnd, Rows: numberFound},
	{First: numberEnd, Rows: positionFound},
	{First: positionEnd, Rows: resultFound},
	{First: resultEnd, Rows: syntaxFound},
	{First: syntaxEnd, Rows: tagFound},
	{First: tagEnd, Rows: textFound},
	{First: textEnd, Rows: variationFound},
}

// Of returns the row of a rule; it is empty for a number that is not a rule.
func Of(rule diag.Rule) *diag.Row {
	if row := diag.RowIn(found[:], rule); row != nil {
		return row
	}
	return &noRow
}

var noRow diag.Row

// Name returns the name of a rule.
func Name(rule diag.Rule) string { return Of(rule).Name }

// All returns all rules, sorted by name.
func All() []diag.Rule {
	all := make([]diag.Rule, RuleCount)
	for i := range all {
		all[i] = diag.Rule(i)
	}
	return all
}

// Find returns the rule of a name.
func Find(name string) (rule diag.Rule, ok bool) {
	for rule = range diag.Rule(RuleCount) {
		if Name(rule) == name {
			return rule, true
		}
	}
	return 0, false
}
