// Package rules has the rules of PBI. What belongs to a rule is together, in the file of its area: the kinds of what it finds, their facts,
// its row with the sentences that name those, and its fix.
//
// To add a rule, add all that to the file of its area, its number and its row to the lists there, and its page to package docs; who finds it
// calls [diag.Kind.Find].
package rules

import "pbn/core/diag"

// RuleCount is how many rules there are. Their numbers are in the order of their names: those of an area follow those of the area before.
const RuleCount = versionEnd

// Label is what the label of a diagnostic is: the number of its line.
const Label = "line"

// Noun is what a game of a file is called.
const Noun = "problem"

// There are no more rules than a list has room for.
var _ [diag.MostRules - RuleCount]struct{}

// areas have the rows of all rules.
var areas = [...]diag.Area{
	{First: 0, Rows: awardRows},
	{First: awardEnd, Rows: commentRows},
	{First: commentEnd, Rows: escapeRows},
	{First: escapeEnd, Rows: exportRows},
	{First: exportEnd, Rows: fieldRows},
	{First: fieldEnd, Rows: fileRows},
	{First: fileEnd, Rows: namesRows},
	{First: namesEnd, Rows: positionRows},
	{First: positionEnd, Rows: recordRows},
	{First: recordEnd, Rows: solutionRows},
	{First: solutionEnd, Rows: sourceRows},
	{First: sourceEnd, Rows: statusRows},
	{First: statusEnd, Rows: stipulationRows},
	{First: stipulationEnd, Rows: textRows},
	{First: textEnd, Rows: versionRows},
}

// Of returns the row of a rule; it is empty for a number that is not a rule.
func Of(rule diag.Rule) *diag.Row {
	if row := diag.RowIn(areas[:], rule); row != nil {
		return row
	}
	return &noRow
}

var noRow diag.Row

// Name returns the name of a rule.
func Name(rule diag.Rule) string { return Of(rule).Name }

// All returns all rules, sorted by name.
func All() []diag.Rule { return diag.RulesBelow(RuleCount) }

// Find returns the rule of a name.
func Find(name string) (rule diag.Rule, ok bool) { return diag.Table(Of).Find(name, 0, RuleCount) }
