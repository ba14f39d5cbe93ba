package check

import (
	"strings"
	"sync"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
)

const (
	numberWanted     = "a number, with a dot before its decimals"
	percentageWanted = "a number from 0 to 100, with a dot before its decimals"
	timeWanted       = "a time as HH:MM:SS, MM:SS or SS"
	rangeWanted      = "a score, or a range as in “420,*”, “400,420” or “*,400”, the lower score first"
	ranksWanted      = "the ranks of a suit, from AKQJT98765432, each once"
)

// elementForms are what the elements of a type look like; of the types without one, all is fine. What a column of a type that is read holds is told
// by its reading.
var elementForms = sync.OnceValue(func() map[game.ColumnType]form {
	return map[game.ColumnType]form{
		game.NumberColumn:       {fits: isDecimal, want: numberWanted, repair: repairNumber},
		game.PercentageColumn:   {fits: isPercentage, want: percentageWanted, repair: repairNumber},
		game.SeatColumn:         {want: "W, N, E or S"},
		game.DenominationColumn: {want: "S, H, D, C or NT"},
		game.ContractColumn:     {want: formOf("Contract").want},
		game.TricksColumn:       {fits: isTricks, want: "a number of tricks from 0 to 13"},
		game.CallColumn:         {want: "a call: Pass, X, XX, AP, or a bid such as 1NT"},
		game.CardColumn:         {want: "a card such as SA"},
		game.RanksColumn:        {fits: isRanks, want: ranksWanted, repair: repairRanks},
		game.TimeColumn:         {fits: isThinkingTime, want: timeWanted},
		game.ScoreRangeColumn:   {fits: isScoreRange, want: rangeWanted},
	}
})

// countForm and pointsForm are of numbers that have no decimals.
var (
	countForm  = form{fits: isDigits, want: "a whole number"}
	pointsForm = form{fits: isInteger, want: "a whole number of points"}
)

var columnForms = map[string]form{
	"Rank": countForm, "Multiplicity": countForm, "NrBoards": countForm, "Score_NS": pointsForm, "Score_EW": pointsForm,
}

// elements checks that the elements fill whole rows, and that each is what its column holds (5.2 to 5.10). Where a row is
// too short or too long, those behind it cannot be told: ok is false.
func (tb *table) elements() (ok bool) {
	columns := tb.form.columns
	tb.bad = cleared(tb.bad, len(tb.Elements))
	someDoNotFit := false
	column := 0
	for k := range tb.Elements {
		if e := &tb.Elements[k]; !e.SaysNothing() && !columns[column].holds(e.Text) {
			tb.bad[k], someDoNotFit = true, true
		}
		if column++; column == len(columns) {
			column = 0
		}
	}
	if !tb.rowLengths(someDoNotFit) {
		return false
	}
	if someDoNotFit {
		for k, bad := range tb.bad {
			switch e := &tb.Elements[k]; {
			case bad && e.Broken:
				tb.distrustFixesAfter(e.Span.Start) // where it ends is not known, and so not what it has
			case bad:
				tb.badElement(&columns[k%len(columns)], e)
			}
		}
	}
	return true
}

func (tb *table) badElement(c *columnForm, e *game.Element) {
	if tb.diags.Omitted(diag.TableBadElement) > 0 {
		tb.diags.Report(diag.TableBadElement, e.Span, "")
		return
	}
	d := diag.Diagnostic{
		Rule: diag.TableBadElement, Place: diag.At(e.Span),
		Message: diag.Quote(e.Text) + " is not a value of the column " + c.Name + "; it must be " + c.want + " (“?” if not known).",
	}
	repaired := ""
	if read, ok, _ := c.Read(e.Text); ok {
		repaired = read
		d.Message += " It is read as " + read + "."
	} else if c.repair != nil {
		if repaired = c.repair(e.Text); repaired != "" && c.holds(repaired) {
			d.Message += " It seems to mean " + repaired + "."
		} else {
			repaired = ""
		}
	}
	if repaired != "" {
		if e.IsString {
			repaired = game.Quoted(repaired)
		}
		d.Fixes = tb.diags.Replace("Write "+repaired, e.Span, repaired)
	}
	tb.diags.Add(d)
}

func isTricks(text string) bool {
	r, ok := game.ReadResult(text)
	return ok && r.Declarer >= 0 && !r.Corrected
}

func isRanks(text string) bool {
	var seen [13]bool
	for i := range len(text) {
		r, ok := bridge.ParseRank(text[i])
		if !ok || seen[r] {
			return false
		}
		seen[r] = true
	}
	return true
}

func repairRanks(text string) string { return strings.Replace(text, "10", "T", 1) }

func isThinkingTime(text string) bool {
	_, ok := seconds(text)
	return ok
}

func isScoreRange(text string) bool {
	_, ok := readScoreRange(text)
	return ok
}
