package check

import (
	"slices"
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/values"
)

// rowLengths checks that the elements fill whole rows (5.2). In import format a row may stand on as many lines as it likes;
// but where the lines are the rows, but for a few, those are what is wrong. So they are where the number of elements is
// right by chance, and elements do not fit their columns.
func (tb *table) rowLengths(someDoNotFit bool) (ok bool) {
	columns := len(tb.Columns)
	rest := len(tb.Elements) % columns
	if rest == 0 && !someDoNotFit {
		return true
	}
	odd := tb.oddLines()
	if rest > 0 && len(odd) == 0 {
		odd = [][]game.Element{tb.Elements[len(tb.Elements)-rest:]}
		if i := slices.IndexFunc(tb.Elements, isDoubtful); i >= 0 {
			tb.distrustFixesAfter(tb.Elements[i].Span.Start)
			return false
		}
	}
	for _, row := range odd {
		if slices.ContainsFunc(row, isDoubtful) {
			tb.distrustFixesAfter(row[0].Span.Start)
			continue
		}
		tb.diags.ReportAs(diag.TableRowLength, rowSpan(row), func() string {
			return "The table has " + count(columns, "column") + "; this row has " + count(len(row), "value") +
				". Write “?” for what is not known, “-” for what does not matter."
		})
	}
	return len(odd) == 0
}

// oddLines are the lines of a table that are not rows, where most are; or the first, where all have a number of elements that does not
// go into that of the columns.
func (tb *table) oddLines() (odd [][]game.Element) {
	columns := len(tb.Columns)
	var lines [][]game.Element
	start, same := 0, true
	for i := range tb.Elements {
		if i+1 == len(tb.Elements) || tb.Elements[i+1].Line != tb.Elements[i].Line {
			line := tb.Elements[start : i+1]
			lines = append(lines, line)
			if len(line) != columns {
				odd = append(odd, line)
			}
			same = same && len(line) == len(lines[0])
			start = i + 1
		}
	}
	usual := len(lines[0])
	switch {
	case 2*len(odd) < len(lines):
		return odd
	case same && len(lines) > 1 && columns%usual != 0 && usual%columns != 0:
		return lines[:1]
	}
	return nil
}

// distrustFixesAfter makes the fixes unsafe that change anything after an offset.
func (tb *table) distrustFixesAfter(offset int) {
	tb.diags.DistrustFixes(func(_ diag.Rule, _ source.Span, fix []diag.Splice) bool { return diag.EndAfter(fix, offset) })
}

// isDoubtful reports whether what is wrong with the line of an element has been reported: text that cannot be read, or a string without its end,
// may have taken other elements with it.
func isDoubtful(e game.Element) bool { return e.Broken || e.Doubtful }

// orders checks the columns that are marked as descending or ascending (5.2).
func (tb *table) orders() {
	for i, c := range tb.Columns {
		if c.Order != game.Unordered {
			tb.order(i, c)
		}
	}
}

var orderNames = [...]struct{ sign, name string }{game.Descending: {"+", "descending"}, game.Ascending: {"-", "ascending"}}

func (tb *table) order(column int, c game.Column) {
	var before, first, at *game.Element
	last := 0.0
	wrong, right := 0, 0
	for row := range tb.rows {
		e := &tb.row(row)[column]
		if e.SaysNothing() || tb.bad[row*len(tb.Columns)+column] {
			continue
		}
		key, ok := sortKey(c, e.Text)
		switch {
		case !ok && (c.Type == values.TextType || c.Type == values.PairType):
			return
		case !ok:
			continue
		case before == nil || key == last:
		case (key > last) == (c.Order == game.Ascending):
			right++
		default:
			wrong++
			if at == nil {
				first, at = before, e
			}
		}
		before, last = e, key
	}
	if at == nil {
		return
	}
	mark := orderNames[c.Order]
	other := orderNames[game.Descending+game.Ascending-c.Order]
	if right == 0 && wrong > 1 && tb.tag.Value != "#" {
		span := columnSpans(tb.text, tb.tag)[column]
		sign := span
		sign.End = sign.Start + 1
		tb.diags.Add(diag.Diagnostic{
			Rule: diag.TableOrder, Place: diag.At(span),
			Message: "“" + mark.sign + "” says that " + c.Name + " is " + mark.name + ", but it is " + other.name +
				" from row to row, which is written “" + other.sign + "”.",
			Fixes: tb.diags.Replace("Write "+other.sign+c.Name, sign, other.sign),
		})
		return
	}
	tb.disordered = true
	tb.diags.ReportBoth(diag.TableOrder, at.Span, first.Span, "the row before", func() string {
		return "“" + mark.sign + "” says that " + c.Name + " is " + mark.name + ", but " + diag.Short(at.Text) + " comes after " +
			diag.Short(first.Text) + "."
	})
}

// fullResults is how many rows there are of the four declarers and the five denominations (5.7).
const fullResults = 20

// optimumResults checks that each declarer has one row for each denomination (5.7).
func (tb *table) optimumResults() {
	declarers, denominations := tb.column("Declarer"), tb.column("Denomination")
	var first [4][5]int // by seat and denomination, rows from 1
	clear, different := true, 0
	for row := range tb.rows {
		declarer, hasDeclarer := tb.cell(row, declarers)
		denomination, hasDenomination := tb.cell(row, denominations)
		if !hasDeclarer || !hasDenomination {
			clear = false
			continue
		}
		by, _ := bridge.ParseSeat(declarer.Text[0])
		in, _ := bridge.ParseDenomination(denomination.Text)
		earlier := first[by][in]
		if earlier == 0 {
			first[by][in] = row + 1
			different++
			continue
		}
		clear = false
		tb.diags.ReportBoth(diag.TableDuplicateRow, rowSpan(tb.row(row)), rowSpan(tb.row(earlier-1)), "the first time", func() string {
			return "There is a row for declarer " + by.String() + " in " + in.String() + " already; a declarer has one row for each denomination."
		})
	}
	if clear && different < fullResults {
		tb.diags.Report(diag.TableIncomplete, tb.tag.NameSpan, "The table has "+count(different, "row")+
			"; a full one has "+strconv.Itoa(fullResults)+", for four declarers in five denominations.")
	}
}
