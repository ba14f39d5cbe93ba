package game

import (
	"slices"
	"strings"

	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Section is a supplemental section: a tag and its elements (5.1).
type Section struct {
	Tag      int // in Game.Tags
	Columns  []Column
	Elements []Element
	rows     [][]Element
	// isTable reports whether the standard defines the columns.
	isTable bool
}

// Element is a section token or a string.
type Element struct {
	Text  string // decoded, of a string without its quotes
	Span  source.Span
	extra *elementExtra // nil where Text is as it is in the text, and no escape lines are before it
	read  values.Value  // once it was asked for
	Line  int32         // from 0, the line of the section that it is on
	// Broken reports whether the end of a string had to be guessed; Doubtful, whether there is something on its line that is no element, which
	// may be meant as one. Both have been reported.
	IsString, Broken, Doubtful bool
}

// elementExtra is what few elements have.
type elementExtra struct {
	raw     string
	escapes []Escape
}

// Raw returns the element as it is, a string without its quotes; "" where that cannot be written again.
func (e *Element) Raw() string {
	if e.extra == nil {
		return e.Text
	}
	return e.extra.raw
}

// Escapes returns the escape lines before the element.
func (e *Element) Escapes() []Escape {
	if e.extra == nil {
		return nil
	}
	return e.extra.escapes
}

// finish finds the columns of a section that is a table: one that the standard defines, or one whose every line has as
// many elements as its value has columns.
func (s *Section) finish(tag *Tag, tables *parsedTables) {
	if tag.Effective() == "" {
		return
	}
	columns := tables.columns(tag.Number, tag.Effective())
	s.isTable = tag.Number.Is(tags.TableSet) && len(columns) > 0
	if tag.Number.Is(tags.TableSet) || len(columns) > 1 && s.linesHave(len(columns)) {
		s.Columns = columns
	}
}

// linesHave reports whether every line has n elements.
func (s *Section) linesHave(n int) bool {
	for i := range s.Elements {
		if int(s.Elements[i].Line) != i/n {
			return false
		}
	}
	return len(s.Elements)%n == 0
}

// Column returns the place of a column in a row, the first of that name; -1 if there is none.
func (s *Section) Column(name string) int {
	for i := range s.Columns {
		if s.Columns[i].Name == name {
			return i
		}
	}
	return -1
}

// Rows returns the elements, a row of the table or a line at a time.
func (s *Section) Rows() [][]Element {
	if len(s.rows) > 0 {
		return s.rows
	}
	n := len(s.Elements)
	switch {
	case n == 0:
		return nil
	case s.Columns != nil:
		s.rows = slices.Grow(s.rows, n/len(s.Columns)+1)
	default:
		s.rows = slices.Grow(s.rows, int(s.Elements[n-1].Line)+1)
	}
	start := 0
	for i := range s.Elements {
		last := i+1 == n
		if s.Columns != nil && (i+1-start == len(s.Columns) || last) ||
			s.Columns == nil && (last || s.Elements[i+1].Line != s.Elements[i].Line) {
			s.rows = append(s.rows, s.Elements[start:i+1])
			start = i + 1
		}
	}
	return s.rows
}

// Read returns what the element says, by the type of its column. It is read once.
func (e *Element) Read(column values.Type) values.Value {
	if e.read.State() == values.Unread {
		e.read = column.Read(e.Text)
	}
	return e.read
}

// SaysNothing reports whether an element is unknown or irrelevant (5.2).
func (e *Element) SaysNothing() bool { return values.SaysNothing(e.Text) || e.Text == "-" }

// Form returns how export format writes the element at a place of a row; changed is false where that is how it is written. An element is written as it
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
		if !s.CanHold(i, &row[i]) {
			return e.Text, false
		}
	}
	return form, true
}

// CanHold reports whether an element can be what a column of a table holds, or says nothing (5.2).
func (s *Section) CanHold(column int, e *Element) bool {
	return !s.isTable || e.SaysNothing() || s.Columns[column].mayHold(e)
}

// SourceLine returns where a row is in an ASCII text, if it is there as AppendLine writes it, after an offset; ok is false if it may not be.
func (s *Section) SourceLine(row []Element, text []byte, after int) (line source.Span, ok bool) {
	at := 0 // where the next column begins on the line
	for i := range row {
		e := &row[i]
		if e.extra != nil || e.Broken {
			return line, false
		}
		length, start := e.Span.End-e.Span.Start, at
		at += length
		if s.Columns != nil && s.Columns[i].Width > length {
			blanks := s.Columns[i].Width - length
			at += blanks
			if s.Columns[i].Right {
				start += blanks
			}
		}
		at++
		gap := line.End
		if i == 0 {
			line.Start = e.Span.Start - start
			if gap = line.Start; gap <= after || !source.IsLineEnd(text[gap-1]) {
				return line, false
			}
		}
		line.End = e.Span.End
		if e.Span.Start != line.Start+start {
			return line, false
		}
		for _, c := range text[gap:e.Span.Start] {
			if c != ' ' {
				return line, false
			}
		}
		if _, changed := s.Form(row, i); changed {
			return line, false
		}
	}
	return line, at-len(" ") <= source.MaxLine
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
