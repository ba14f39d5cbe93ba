package edit

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
)

// elementsOf returns the elements of the table of a tag.
func elementsOf(g *game.Game, of *game.Tag) []game.Element {
	for i := range g.Sections {
		if s := &g.Sections[i]; &g.Tags[s.Tag] == of {
			return s.Elements
		}
	}
	return nil
}

// rowsOf returns the rows that an edit gives a tag's table, without those that have no element; nil where it gives none.
func rowsOf(e Edit, number tags.Tag) (rows [][]string, err error) {
	if e.Rows != nil && !number.Is(tags.TableSet) {
		return nil, mend.ErrEdit(e.Number, ".rows is of "+strconv.Quote(e.Name)+", which has no table")
	}
	if e.Rows != nil {
		rows = [][]string{}
	}
	for i, row := range e.Rows {
		if slices.ContainsFunc(row, hasLineEnd) {
			return nil, mend.ErrEdit(e.Number, ".rows["+strconv.Itoa(i)+"] has a line end in it")
		}
		if len(row) > 0 {
			rows = append(rows, row)
		}
	}
	return rows, nil
}

// linesOf returns the lines of a table with these rows.
func linesOf(rows [][]string, columns []game.Column) []string {
	lines := make([]string, len(rows))
	for i, row := range rows {
		cells := make([]string, len(row))
		for k, text := range row {
			cells[k] = game.CellIn(columns, k, text, false)
		}
		lines[i] = strings.Join(cells, " ")
	}
	return lines
}

// table is a table that has elements.
type table struct {
	elements []game.Element
	columns  []game.Column
	end      int // where rows are put that come after all others
	lineEnd  string
}

// setRows gives the table other rows. Comments and escape lines in it stay, and so do the rows that are the same at its start and at its
// end.
func (t *table) setRows(rows [][]string) []diag.Splice {
	if sameElements(t.elements, slices.Concat(rows...)) {
		return nil
	}
	if width := widthOf(rows); width > 0 && len(t.elements)%width == 0 {
		return t.replaceRows(rows, width)
	}
	if len(rows) == 0 {
		return takenElements(t.elements)
	}
	// Nothing says which rows are the same: these come in the place of the first element.
	at := t.elements[0].Span()
	splice := diag.Splice{Start: at.Start, End: at.End, Text: t.lines(rows)}
	return append([]diag.Splice{splice}, takenElements(t.elements[1:])...)
}

func (t *table) lines(rows [][]string) string {
	return strings.Join(linesOf(rows, t.columns), t.lineEnd)
}

// widthOf returns how many elements each row has; 0 where they have different numbers, or there is no row.
func widthOf(rows [][]string) (width int) {
	for _, row := range rows {
		if width > 0 && len(row) != width {
			return 0
		}
		width = len(row)
	}
	return width
}

// replaceRows writes rows in the place of those of a table with as many columns.
func (t *table) replaceRows(rows [][]string, width int) (splices []diag.Splice) {
	elements := t.elements
	for len(elements) > 0 && len(rows) > 0 && sameElements(elements[:width], rows[0]) {
		elements, rows = elements[width:], rows[1:]
	}
	next := -1 // where the first of the rows begins that stay at the end
	for len(elements) > 0 && len(rows) > 0 && sameElements(elements[len(elements)-width:], rows[len(rows)-1]) {
		next = elements[len(elements)-width].Span().Start
		elements, rows = elements[:len(elements)-width], rows[:len(rows)-1]
	}
	for ; len(elements) > 0 && len(rows) > 0; elements, rows = elements[width:], rows[1:] {
		for k, text := range rows[0] {
			if e := &elements[k]; e.Text != text {
				splices = append(splices, diag.Splice{Start: e.Span().Start, End: e.Span().End, Text: game.CellIn(t.columns, k, text, e.IsString)})
			}
		}
	}
	switch {
	case len(rows) == 0:
		splices = append(splices, takenElements(elements)...)
	case next >= 0:
		splices = append(splices, diag.Splice{Start: next, End: next, Text: t.lines(rows) + t.lineEnd})
	default:
		splices = append(splices, diag.Splice{Start: t.end, End: t.end, Text: t.lineEnd + t.lines(rows)})
	}
	return splices
}

func takenElements(elements []game.Element) (splices []diag.Splice) {
	for i := range elements {
		splices = append(splices, taken(elements[i].Span()))
	}
	return splices
}

func sameElements(elements []game.Element, row []string) bool {
	return slices.EqualFunc(elements, row, func(e game.Element, text string) bool { return e.Text == text })
}
