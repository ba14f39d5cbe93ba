package game

import (
	"strings"

	"pbn/core/values"
)

// Read is what the element says, by the type of its column. It is read once.
func (e *Element) Read(column values.Type) values.Value {
	if e.read.State() == values.Unread {
		e.read = column.Read(e.Text)
	}
	return e.read
}

// SaysNothing reports whether an element is unknown or irrelevant (5.2).
func (e *Element) SaysNothing() bool { return values.SaysNothing(e.Text) || e.Text == "-" }

// Form is how export format writes the element at a place of a row; changed is false where that is as it stands. An element is written as it
// is read where all of its row can be what the columns hold, and the rows are full: else nobody knows in which column it belongs.
func (s *Section) Form(row []Element, place int) (form string, changed bool) {
	e := &row[place]
	if !s.isTable || e.SaysNothing() {
		return e.Text, false
	}
	column := s.Columns[place].Type
	if !column.HasForm() {
		return e.Text, false
	}
	form = column.Form(e.Text, e.Read(column))
	if form == "" || form == e.Text || len(s.Elements)%len(s.Columns) != 0 {
		return e.Text, false
	}
	for i := range row {
		if !row[i].SaysNothing() && !s.Columns[i].mayHold(&row[i]) {
			return e.Text, false
		}
	}
	return form, true
}

// mayHold reports whether an element can be one of the column, or be meant as one.
func (c *Column) mayHold(e *Element) bool {
	switch {
	case c.Type.HasForm():
		return e.Read(c.Type).Understood()
	case c.Type.IsNumber() || c.Type == values.PercentageType || c.Type == values.TricksType:
		return strings.ContainsAny(e.Text, "0123456789")
	}
	return true
}
