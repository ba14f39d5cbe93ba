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

// elementForms are what the elements of a type look like; of the types without one, all is fine.
var elementForms = sync.OnceValue(func() map[game.ColumnType]form {
	return map[game.ColumnType]form{
		game.NumberColumn:       {fits: isDecimal, want: numberWanted, repair: repairNumber},
		game.PercentageColumn:   {fits: isPercentage, want: percentageWanted, repair: repairNumber},
		game.SeatColumn:         {fits: isSeat, want: "W, N, E or S", repair: readWhole(readSeat)},
		game.DenominationColumn: {fits: isDenomination, want: "S, H, D, C or NT", repair: repairDenomination},
		game.ContractColumn:     {fits: isContract, want: formOf("Contract").want, repair: readWhole(readContract)},
		game.TricksColumn:       {fits: isTricks, want: "a number of tricks from 0 to 13"},
		game.CallColumn:         {fits: isCall, want: "a call: Pass, X, XX, AP, or a bid such as 1NT", repair: repairCall},
		game.CardColumn:         {fits: isCard, want: "a card such as SA"},
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

// readWhole is what a value is read as, where that is all it says.
func readWhole(reads func(value string) (as string, whole bool)) func(value string) string {
	return func(value string) string {
		as, whole := reads(value)
		if !whole {
			return ""
		}
		return as
	}
}

// elements checks that the elements fill whole rows, and that each is what its column holds (5.2 to 5.10). Where a row is
// too short or too long, those behind it cannot be told: ok is false.
func (tb *table) elements() (ok bool) {
	columns := tb.form.columns
	tb.bad = cleared(tb.bad, len(tb.Elements))
	someDoNotFit := false
	column := 0
	for k := range tb.Elements {
		if text := tb.Elements[k].Text; !saysNothing(text) && columns[column].fits != nil && !tb.fits(&columns[column], text) {
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
			if bad {
				tb.badElement(&columns[k%len(columns)], &tb.Elements[k])
			}
		}
	}
	return true
}

// fits tells whether a text is an element of a column. In the table of actions, a suit stands for its cards and "0" for all
// other actions: so the standard's author writes it.
func (tb *table) fits(c *columnForm, text string) bool {
	if tb.tag.Number == actionTag {
		switch c.Type {
		case game.CardColumn, game.CallColumn:
			if _, isSuit := bridge.ParseDenomination(text); text == "0" || c.Type == game.CardColumn && isSuit {
				return true
			}
		case game.SeatColumn:
			return isDeclarer(text)
		}
	}
	if c.artificial {
		text = strings.TrimPrefix(text, "^")
	}
	return c.form.fits(text)
}

func (tb *table) badElement(c *columnForm, e *game.Element) {
	if tb.diags.Omitted(diag.TableBadElement) > 0 {
		tb.diags.Report(diag.TableBadElement, e.Span, "")
		return
	}
	d := diag.Diagnostic{
		Rule: diag.TableBadElement, Place: diag.At(e.Span),
		Message: diag.Quote(e.Text) + " is no element of the column " + c.Name + "; it must be " + c.want + " (“?” where it is not known).",
	}
	repaired := ""
	if c.repair != nil {
		repaired = c.repair(e.Text)
	}
	if repaired != "" && tb.fits(c, repaired) {
		d.Message += " It seems to mean " + repaired + "."
		if e.IsString {
			repaired = game.Quoted(repaired)
		}
		d.Fixes = diag.Replace("Write "+repaired, e.Span, repaired)
	}
	tb.diags.Add(d)
}

func isDenomination(text string) bool {
	_, ok := bridge.ParseDenomination(text)
	return ok
}

// repairDenomination reads it as that of a bid.
func repairDenomination(text string) string {
	c, ok, _ := game.ReadContract("1" + text)
	if !ok || c.Risk != 0 {
		return ""
	}
	return c.Denomination.String()
}

func isTricks(text string) bool {
	r, ok := game.ReadResult(text)
	return ok && r.Declarer >= 0 && !r.Corrected
}

func isCall(text string) bool {
	_, ok := bridge.ParseCall(text)
	return ok || text == "AP" || text == "ap"
}

func repairCall(text string) string {
	c, ok, _ := game.ReadContract(text)
	if !ok || c.Risk != 0 {
		return ""
	}
	return c.String()
}

func isCard(text string) bool {
	_, ok := bridge.ParseCard(text)
	return ok
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
