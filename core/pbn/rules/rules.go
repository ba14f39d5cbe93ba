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

// area has rows of an area, the first of which is that of a rule.
type area struct {
	first diag.Rule
	rows  []*diag.Row
}

// found has the rows of the rules that reading a file can find broken. A module that only reads has no others.
var found = [...]area{
	{annotationEnd, auctionFound},
	{contractEnd, dealFound},
	{dealEnd, embedFound},
	{embedEnd, exportFound},
	{exportEnd, fileFound},
	{fileEnd, gameFound},
	{optimumEnd, playFound},
	{scoreEnd, syntaxFound},
	{tableEnd, tagFound},
	{tagEnd, textFound},
}

// checked has the rows of the rules for which a game is checked, or compared with its export.
var checked = [...]area{
	{0, annotationChecked},
	{annotationEnd, auctionChecked},
	{auctionEnd, contractChecked},
	{contractEnd, dealChecked},
	{embedEnd, exportChecked},
	{exportEnd, fileChecked},
	{fileEnd, gameChecked},
	{gameEnd, noteChecked},
	{noteEnd, optimumChecked},
	{optimumEnd, playChecked},
	{playEnd, resultChecked},
	{resultEnd, scoreChecked},
	{scoreEnd, syntaxChecked},
	{syntaxEnd, tableChecked},
	{tableEnd, tagChecked},
	{tagEnd, textChecked},
}

// rowIn returns the row of a rule in areas that are in the order of their rules, nil if it has none there.
func rowIn(areas []area, rule diag.Rule) *diag.Row {
	for i := len(areas) - 1; i >= 0; i-- {
		if a := &areas[i]; rule >= a.first {
			if n := int(rule - a.first); n < len(a.rows) {
				return a.rows[n]
			}
			return nil
		}
	}
	return nil
}

// Of returns the row of a rule.
func Of(rule diag.Rule) *diag.Row {
	if row := rowIn(found[:], rule); row != nil {
		return row
	}
	return rowIn(checked[:], rule)
}

var noRow diag.Row

// OfReading returns the row of a rule that reading a file can find broken; of others it is empty.
func OfReading(rule diag.Rule) *diag.Row {
	if row := rowIn(found[:], rule); row != nil {
		return row
	}
	return &noRow
}

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

// writeParts makes a safe fix of the parts.
func writeParts(w *diag.Wording) { w.FixParts(true) }
