package check

import (
	"iter"
	"slices"
	"strings"

	"pbn/core/pbn/game"
	"pbn/core/pbn/optimum"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// checkRowLengths checks that the elements fill whole rows (5.2). In import format a row may take any number of lines. But if nearly all
// lines are rows, the others are wrong, even if the number of elements happens to be right and only elements do not fit their columns.
func checkRowLengths(tb *table, someDoNotFit bool) (ok bool) {
	rest := len(tb.section.Elements) % len(tb.section.Columns)
	return rest == 0 && !someDoNotFit || areRows(tb, rest)
}

// areRows reports whether the lines of a table are rows, and reports those that are not; rest is how many elements are more than whole
// rows.
func areRows(tb *table, rest int) (ok bool) {
	ok = true
	for row := range oddLines(tb.section) {
		ok = false
		if slices.ContainsFunc(row, isDoubtful) {
			tb.diags.Doubt(row[0].Span().Start)
			continue
		}
		reportRowLength(tb, row)
	}
	if rest == 0 || !ok {
		return ok
	}
	if i := slices.IndexFunc(tb.section.Elements, isDoubtful); i >= 0 {
		tb.diags.Doubt(tb.section.Elements[i].Span().Start)
	} else {
		reportRowLength(tb, tb.section.Elements[len(tb.section.Elements)-rest:])
	}
	return false
}

func reportRowLength(tb *table, row []game.Element) {
	rules.OddRowLength.Find(tb.diags, rowSpan(row)).Say(rules.ValuesOfRow{Columns: int32(len(tb.section.Columns)), Values: int32(len(row))})
}

// oddLines returns the lines of a table that are not rows, if most are. If all lines have the same wrong number of elements, which is
// neither a part nor a multiple of a row, it returns the first. There may be as many as the table has elements, so they are not kept.
func oddLines(s *game.Section) iter.Seq[[]game.Element] {
	columns := len(s.Columns)
	lines, odd, usual, same := 0, 0, 0, true
	for line := range s.Lines {
		if lines == 0 {
			usual = len(line)
		}
		lines++
		same = same && len(line) == usual
		if len(line) != columns {
			odd++
		}
	}
	switch {
	case 2*odd < lines:
		return func(yield func([]game.Element) bool) {
			for line := range s.Lines {
				if len(line) != columns && !yield(line) {
					return
				}
			}
		}
	case same && lines > 1 && columns%usual != 0 && usual%columns != 0:
		return slices.Values([][]game.Element{s.Elements[:usual]})
	}
	return func(func([]game.Element) bool) {}
}

// isDoubtful reports whether text that cannot be read, or a string that is not closed, may have taken other elements with it. That has
// been reported.
func isDoubtful(e game.Element) bool { return e.Broken || e.Doubtful }

// checkOrders checks the columns that are marked as descending or ascending (5.2).
func checkOrders(tb *table) {
	for i, c := range tb.section.Columns {
		if c.Order != game.Unordered {
			checkOrder(tb, i, c)
		}
	}
}

func checkOrder(tb *table, column int, c game.Column) {
	var before, first, at *game.Element
	last := 0.0
	wrong, right := 0, 0
	for row := range tb.rows {
		e := &tb.row(row)[column]
		if e.SaysNothing() || tb.space.bad[row*len(tb.section.Columns)+column] {
			continue
		}
		key, ok := sortKey(c, e.Text)
		switch {
		case !ok && (c.Kind.Type == values.TextType || c.Kind.Type == values.PairType):
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
	ascends := c.Order == game.Ascending
	if right == 0 && wrong > 1 && tb.tag.Value != "#" {
		e := rules.OtherOrder.Find(tb.diags, columnSpan(tb.text, tb.tag, column))
		e.Say(rules.OrderOfColumn{Column: e.Text(c.Kind.Name), Ascends: ascends})
		return
	}
	tb.disordered = true
	e := rules.RowOutOfOrder.Find(tb.diags, at.Span()).Beside(first.Span())
	e.Say(rules.OrderOfRow{Column: e.Text(c.Kind.Name), Ascends: ascends, Value: e.Text(at.Text), Before: e.Text(first.Text)})
}

// checkOptimumResults checks that each declarer has one row for each denomination (5.7).
func checkOptimumResults(tb *table) {
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
		by, in := declarer.Read(values.SeatType).Seat(), denomination.Read(values.DenominationType).Denomination()
		earlier := first[by][in]
		if earlier == 0 {
			first[by][in] = row + 1
			different++
			continue
		}
		clear = false
		e := rules.DuplicateRow.Find(tb.diags, rowSpan(tb.row(row))).Beside(rowSpan(tb.row(earlier - 1)))
		e.Say(rules.OptimumRow{Declarer: by, Denomination: in})
	}
	if clear && different < optimum.FullResults {
		rules.IncompleteTable.Find(tb.diags, tb.tag.NameSpan()).Say(rules.RowsOfTable{Rows: uint8(different), Full: optimum.FullResults})
	}
}

// checkElements checks that the elements fill whole rows, and that each has the form of its column (5.2 to 5.10). If a row is too short or
// too long, nobody knows where the next ones begin: ok is false.
func checkElements(tb *table) (ok bool) {
	columns := tb.form.columns
	tb.space.bad = cleared(tb.space.bad, len(tb.section.Elements))
	someDoNotFit := false
	column := 0
	for k := range tb.section.Elements {
		if e := &tb.section.Elements[k]; !e.SaysNothing() && !columns[column].holds(e) {
			tb.space.bad[k], someDoNotFit = true, true
		}
		if column++; column == len(columns) {
			column = 0
		}
	}
	if !checkRowLengths(tb, someDoNotFit) {
		return false
	}
	if someDoNotFit {
		for k, bad := range tb.space.bad {
			switch e := &tb.section.Elements[k]; {
			case bad && e.Broken:
				tb.diags.Doubt(e.Span().Start) // nobody knows where it ends
			case bad:
				c := &columns[k%len(columns)]
				reportBadElement(tb, c, e)
				tb.space.bad[k] = !e.Read(c.column.Kind.Type).Understood()
			}
		}
	}
	return true
}

func reportBadElement(tb *table, c *columnForm, element *game.Element) {
	e := rules.WrongElement.Find(tb.diags, element.Span())
	if !e.IsKept() {
		return
	}
	is := c.column.Kind.Type
	f := rules.ElementOfColumn{Value: e.Text(element.Text), Column: e.Text(c.column.Kind.Name), Wanted: e.Text(is.Wanted())}
	better := is.Form(element.Text, element.Read(is))
	if f.ReadAs = e.Text(better); better == "" {
		better = c.repaired(element.Text)
		f.Meaning = e.Text(better)
	}
	if better != "" {
		if element.IsString {
			better = game.Quoted(better)
		}
		f.Better = e.Text(better)
		e.Part(inWidth(tb.text.Bytes, &c.column, element.Span(), better))
	}
	e.Say(f)
}

// inWidth returns what a text replaces that is written in the place of an element: where the column has a width also blanks beside it, so
// that those after it stay where they are.
func inWidth(text []byte, c *game.Column, span source.Span, written string) (source.Span, string) {
	grows := len(written) - (span.End - span.Start)
	if c.Width == 0 || grows == 0 {
		return span, written
	}
	start, end := span.Start, span.End
	for c.Right && start > 0 && text[start-1] == ' ' {
		start--
	}
	for !c.Right && end < len(text) && text[end] == ' ' {
		end++
	}
	if c.Right {
		least := 1
		if start == 0 || source.IsLineEnd(text[start-1]) {
			least = 0
		}
		return source.Span{Start: start, End: span.End}, strings.Repeat(" ", max(least, span.Start-start-grows)) + written
	}
	if end == len(text) || end == span.End || source.IsLineEnd(text[end]) {
		return span, written // nothing is after it
	}
	return source.Span{Start: span.Start, End: end}, written + strings.Repeat(" ", max(1, end-span.End-grows))
}
