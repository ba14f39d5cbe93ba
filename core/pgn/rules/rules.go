// Package rules has the rules of PGN. What belongs to a rule is together, in the file of its area: the kinds of what it finds, their facts,
// and its row with the sentences that name those.
//
// To add a rule, add all that to the file of its area, its number, its row and, if reading finds it, its fix to the lists there, and its page to
// package docs; who finds it calls [diag.Kind.Find].
package rules

import (
	"sync"

	"pbn/core/diag"
)

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
	{First: exportEnd, Rows: fileFound},
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

// checked has the rows of the rules for which a game is checked, or compared with its export.
var checked = [...]diag.Area{
	{First: 0, Rows: annotationChecked},
	{First: annotationEnd, Rows: commentChecked},
	{First: commentEnd, Rows: embedChecked},
	{First: embedEnd, Rows: epdChecked},
	{First: epdEnd, Rows: exportChecked},
	{First: exportEnd, Rows: fileChecked},
	{First: fileEnd, Rows: gameChecked},
	{First: gameEnd, Rows: moveChecked},
	{First: moveEnd, Rows: numberChecked},
	{First: numberEnd, Rows: positionChecked},
	{First: positionEnd, Rows: resultChecked},
	{First: resultEnd, Rows: syntaxChecked},
	{First: syntaxEnd, Rows: tagChecked},
	{First: tagEnd, Rows: textChecked},
	{First: textEnd, Rows: variationChecked},
}

// fixRow says how what a rule finds while a file is read is mended. A module that only reads has no fixes.
type fixRow struct {
	rule diag.Rule
	fix  func(*diag.Wording)
}

var fixes = [...][]fixRow{
	annotationFixes,
	commentFixes,
	fileFixes,
	gameFixes,
	moveFixes,
	numberFixes,
	positionFixes,
	resultFixes,
	syntaxFixes,
	tagFixes,
	textFixes,
	variationFixes,
}

// whole is the table of all rules. It is made when somebody asks for it: what is made of variables when a program begins is linked into
// programs that only read, too.
var whole struct {
	once sync.Once
	rows [RuleCount]diag.Row
}

// Of returns the row of a rule; it is empty for a number that is not a rule.
func Of(rule diag.Rule) *diag.Row {
	whole.once.Do(makeWhole)
	if rule < RuleCount {
		return &whole.rows[rule]
	}
	return &noRow
}

func makeWhole() {
	for rule := range whole.rows {
		row := diag.RowIn(found[:], diag.Rule(rule))
		if row == nil {
			row = diag.RowIn(checked[:], diag.Rule(rule))
		}
		whole.rows[rule] = *row
	}
	for _, area := range fixes {
		for _, f := range area {
			whole.rows[f.rule].Fix = f.fix
		}
	}
	for _, c := range changes {
		for _, rule := range c.of {
			whole.rows[rule].Change = c.change
		}
	}
}

var noRow diag.Row

// OfReading returns the row of a rule that reading a file can find broken, without its fix; of others it is empty.
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
