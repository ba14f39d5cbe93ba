// Package rules has the rules of PDN. What belongs to a rule is together, in the file of its area: the kinds of what it finds, their facts,
// its row with the sentences that name those, and its fix.
//
// To add a rule, add all that to the file of its area, its number and its row to the lists there, and its page to package docs; who finds it
// calls [diag.Kind.Find].
package rules

import "pbn/core/diag"

// RuleCount is how many rules there are. Their numbers are in the order of their names: those of an area follow those of the area before.
const RuleCount = variationEnd

// Label is what the label of a diagnostic is.
const Label = "move"

// There are no more rules than a list has room for.
var _ [diag.MostRules - RuleCount]struct{}

// areas have the rows of all rules.
var areas = [...]diag.Area{
	{First: 0, Rows: annotationRows},
	{First: annotationEnd, Rows: captureRows},
	{First: captureEnd, Rows: commandRows},
	{First: commandEnd, Rows: exportRows},
	{First: exportEnd, Rows: fenRows},
	{First: fenEnd, Rows: fileRows},
	{First: fileEnd, Rows: gameRows},
	{First: gameEnd, Rows: gametypeRows},
	{First: gametypeEnd, Rows: moveRows},
	{First: moveEnd, Rows: resultRows},
	{First: resultEnd, Rows: setupRows},
	{First: setupEnd, Rows: syntaxRows},
	{First: syntaxEnd, Rows: tagRows},
	{First: tagEnd, Rows: textRows},
	{First: textEnd, Rows: variationRows},
}

// Of returns the row of a rule; it is empty for a number that is not a rule.
func Of(rule diag.Rule) *diag.Row {
	if row := diag.RowIn(areas[:], rule); row != nil {
		return row
	}
	return &noRow
}

var noRow diag.Row

// found has the rows of the rules that reading a file can find broken. A module that only reads has no others.
var found = [...]diag.Area{
	{First: 0, Rows: annotationRows},
	{First: annotationEnd, Rows: captureRows},
	{First: captureEnd, Rows: commandRows},
	{First: fenEnd, Rows: fileRows},
	{First: fileEnd, Rows: gameRows},
	{First: gametypeEnd, Rows: moveRows},
	{First: resultEnd, Rows: setupRows},
	{First: setupEnd, Rows: syntaxRows},
	{First: syntaxEnd, Rows: tagRows},
	{First: textEnd, Rows: variationRows},
}

// OfReading returns the row of a rule that reading a file can find broken; of others it is empty.
func OfReading(rule diag.Rule) *diag.Row {
	if row := diag.RowIn(found[:], rule); row != nil {
		return row
	}
	return &noRow
}

// Name returns the name of a rule.
func Name(rule diag.Rule) string { return Of(rule).Name }

// All returns all rules, sorted by name.
func All() []diag.Rule { return diag.RulesBelow(RuleCount) }

// Find returns the rule of a name.
func Find(name string) (rule diag.Rule, ok bool) { return diag.Table(Of).Find(name, 0, RuleCount) }
