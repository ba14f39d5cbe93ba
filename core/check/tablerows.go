package check

import (
	"slices"

	"pbn/core/bridge"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/values"
)

// rowLengths checks that the elements fill whole rows (5.2). In import format a row may stand on as many lines as it likes;
// but where the lines are the rows, but for a few, those are what is wrong. So they are where the number of elements is
// right by chance, and elements do not fit their columns.
func rowLengths(tb *table, someDoNotFit bool) (ok bool) {
	columns := len(tb.section.Columns)
	rest := len(tb.section.Elements) % columns
	if rest == 0 && !someDoNotFit {
		return true
	}
	odd := oddLines(tb)
	if rest > 0 && len(odd) == 0 {
		odd = [][]game.Element{tb.section.Elements[len(tb.section.Elements)-rest:]}
		if i := slices.IndexFunc(tb.section.Elements, isDoubtful); i >= 0 {
			tb.diags.Doubt(tb.section.Elements[i].Span.Start)
			return false
		}
	}
	for _, row := range odd {
		if slices.ContainsFunc(row, isDoubtful) {
			tb.diags.Doubt(row[0].Span.Start)
			continue
		}
		tb.diags.Find(rules.TableRowLength, 0, rowSpan(row), uint32(columns), uint32(len(row)))
	}
	return len(odd) == 0
}

// oddLines are the lines of a table that are not rows, where most are; or the first, where all have a number of elements that does not
// go into that of the columns.
func oddLines(tb *table) (odd [][]game.Element) {
	columns := len(tb.section.Columns)
	var lines [][]game.Element
	start, same := 0, true
	for i := range tb.section.Elements {
		if i+1 == len(tb.section.Elements) || tb.section.Elements[i+1].Line != tb.section.Elements[i].Line {
			line := tb.section.Elements[start : i+1]
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

// isDoubtful reports whether what is wrong with the line of an element has been reported: text that cannot be read, or a string without its end,
// may have taken other elements with it.
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
	ascends := rules.Flag(c.Order == game.Ascending)
	if right == 0 && wrong > 1 && tb.tag.Value != "#" {
		if tb.diags.Find(rules.TableOrder, rules.OtherOrder, columnSpans(tb.text, tb.tag)[column], ascends) {
			tb.diags.Said().Tell(c.Name)
		}
		return
	}
	tb.disordered = true
	if tb.diags.FindBoth(rules.TableOrder, rules.RowOutOfOrder, at.Span, first.Span, ascends) {
		tb.diags.Said().Tell(c.Name, at.Text, first.Text)
	}
}

// fullResults is how many rows there are of the four declarers and the five denominations (5.7).
const fullResults = 20

// optimumResults checks that each declarer has one row for each denomination (5.7).
func optimumResults(tb *table) {
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
		tb.diags.FindBoth(rules.TableDuplicateRow, 0, rowSpan(tb.row(row)), rowSpan(tb.row(earlier-1)), uint32(by), uint32(in))
	}
	if clear && different < fullResults {
		tb.diags.Find(rules.TableIncomplete, 0, tb.tag.NameSpan, uint32(different), fullResults)
	}
}

// checkElements checks that the elements fill whole rows, and that each is what its column holds (5.2 to 5.10). Where a row is
// too short or too long, those behind it cannot be told: ok is false.
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
	if !rowLengths(tb, someDoNotFit) {
		return false
	}
	if someDoNotFit {
		for k, bad := range tb.space.bad {
			switch e := &tb.section.Elements[k]; {
			case bad && e.Broken:
				tb.diags.Doubt(e.Span.Start) // where it ends is not known, and so not what it has
			case bad:
				badElement(tb, &columns[k%len(columns)], e)
			}
		}
	}
	return true
}

func badElement(tb *table, c *columnForm, e *game.Element) {
	if !tb.diags.Find(rules.TableBadElement, rules.NoElement, e.Span) {
		return
	}
	said := tb.diags.Said()
	said.Tell(e.Text, c.column.Name, c.column.Type.Wanted())
	repaired := c.column.Type.Form(e.Text, e.Read(c.column.Type))
	if repaired != "" {
		said.As(rules.ElementReadAs)
	} else if repaired = c.repaired(e.Text); repaired != "" {
		said.As(rules.ElementMeans)
	} else {
		return
	}
	written := repaired
	if e.IsString {
		written = game.Quoted(repaired)
	}
	said.Tell(repaired, written)
}
