// Package rules has the rules of PBN. What belongs to a rule is together, in the file of its area: the kinds of what it finds, their facts,
// its row with the sentences that name those, and its fix. Of a module that only reads only what reading finds is a part.
//
// To add a rule, add all that to the file of its area, its number and its row to the lists there, and its page to package docs; the check
// calls [diag.Kind.Find].
package rules

import "pbn/core/diag"

// RuleCount is how many rules there are. Their numbers are in the order of their names: those of an area follow those of the area before.
const RuleCount = textEnd

// Label is what the label of a diagnostic is.
const Label = "board"

// There are no more rules than a list has room for.
var _ [diag.MostRules - RuleCount]struct{}

// found has the rows of the rules that reading a file can find broken. A module that only reads has no others.
var found = [...]diag.Area{
	{First: annotationEnd, Rows: auctionFound},
	{First: contractEnd, Rows: dealFound},
	{First: dealEnd, Rows: embedFound},
	{First: embedEnd, Rows: exportFound},
	{First: exportEnd, Rows: fileFound},
	{First: fileEnd, Rows: gameFound},
	{First: optimumEnd, Rows: playFound},
	{First: scoreEnd, Rows: syntaxFound},
	{First: tableEnd, Rows: tagFound},
	{First: tagEnd, Rows: textFound},
}

// checked has the rows of the rules for which a game is checked, or compared with its export.
var checked = [...]diag.Area{
	{First: 0, Rows: annotationChecked},
	{First: annotationEnd, Rows: auctionChecked},
	{First: auctionEnd, Rows: contractChecked},
	{First: contractEnd, Rows: dealChecked},
	{First: embedEnd, Rows: exportChecked},
	{First: exportEnd, Rows: fileChecked},
	{First: fileEnd, Rows: gameChecked},
	{First: gameEnd, Rows: noteChecked},
	{First: noteEnd, Rows: optimumChecked},
	{First: optimumEnd, Rows: playChecked},
	{First: playEnd, Rows: resultChecked},
	{First: resultEnd, Rows: scoreChecked},
	{First: scoreEnd, Rows: syntaxChecked},
	{First: syntaxEnd, Rows: tableChecked},
	{First: tableEnd, Rows: tagChecked},
	{First: tagEnd, Rows: textChecked},
}

// Of returns the row of a rule.
func Of(rule diag.Rule) *diag.Row {
	if row := diag.RowIn(found[:], rule); row != nil {
		return row
	}
	return diag.RowIn(checked[:], rule)
}

var noRow diag.Row

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

// writeParts makes a safe fix of the parts.
func writeParts(w *diag.Wording) { w.FixParts(true) }
