package game

import (
	"strings"

	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Section is a supplemental section: a tag and its elements (5.1).
type Section struct {
	Tag      int // in Game.Tags
	Columns  []Column
	Elements []Element
	// isTable reports whether the standard defines the columns.
	isTable bool
}

// Element is a section token or a string.
type Element struct {
	Text  string        // decoded, of a string without its quotes
	extra *elementExtra // nil where Text is as it is in the text, and no escape lines are before it
	read  values.Value  // once it was asked for
	start uint32
	// StartsLine reports whether a line ends between it and the element before it; the first one starts none. Broken reports whether the
	// end of a string had to be guessed; Doubtful, whether there is something on its line that is no element, which may be meant as one.
	// Both have been reported.
	StartsLine, IsString, Broken, Doubtful bool
}

// elementExtra is what few elements have, among them all whose text has not the length that it has in the file.
type elementExtra struct {
	end     uint32
	raw     string
	escapes []Escape
}

// Span returns where the element is, of a string with its quotes.
func (e *Element) Span() source.Span {
	switch start := int(e.start); {
	case e.extra != nil:
		return source.Span{Start: start, End: int(e.extra.end)}
	case e.IsString:
		return source.Span{Start: start, End: start + len(e.Text) + len(`""`)}
	default:
		return source.Span{Start: start, End: start + len(e.Text)}
	}
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
func (s *Section) finish(tag *Tag, known *PerTable[[]Column]) {
	if tag.Effective() == "" {
		return
	}
	columns := known.Of(tag.Number, tag.Effective(), ParseColumns)
	s.isTable = tag.Number.Is(tags.TableSet) && len(columns) > 0
	if tag.Number.Is(tags.TableSet) || len(columns) > 1 && s.linesHave(len(columns)) {
		s.Columns = columns
	}
}

// linesHave reports whether every line has n elements.
func (s *Section) linesHave(n int) bool {
	for i := range s.Elements {
		if s.Elements[i].StartsLine != (i > 0 && i%n == 0) {
			return false
		}
	}
	return len(s.Elements)%n == 0
}

// Column returns the place of a column in a row, the first of that name; -1 if there is none.
func (s *Section) Column(name string) int {
	for i := range s.Columns {
		if s.Columns[i].Kind.Name == name {
			return i
		}
	}
	return -1
}

// Rows yields the elements with the numbers of their rows, a row of the table or a line at a time: range s.Rows. It is not a function that
// returns an iterator, which would take memory for each table.
func (s *Section) Rows(yield func(int, []Element) bool) {
	for start, n := 0, 0; start < len(s.Elements); n++ {
		end := s.rowEnd(start)
		if !yield(n, s.Elements[start:end]) {
			return
		}
		start = end
	}
}

// rowEnd returns where the row ends that begins with an element.
func (s *Section) rowEnd(start int) int {
	if s.Columns != nil {
		return min(start+len(s.Columns), len(s.Elements))
	}
	return s.lineEnd(start)
}

func (s *Section) lineEnd(start int) int {
	end := start + 1
	for end < len(s.Elements) && !s.Elements[end].StartsLine {
		end++
	}
	return end
}

// RowCount returns how many rows there are. It looks at all elements of a section without columns.
func (s *Section) RowCount() (n int) {
	for start := 0; start < len(s.Elements); n++ {
		start = s.rowEnd(start)
	}
	return n
}

// Lines yields the elements of each line: range s.Lines.
func (s *Section) Lines(yield func([]Element) bool) {
	for start := 0; start < len(s.Elements); {
		end := s.lineEnd(start)
		if !yield(s.Elements[start:end]) {
			return
		}
		start = end
	}
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

// Form returns how export format writes the element at a place of a row; changed is false where that is how it is written. An element is
// written as it is read where all of its row can be what the columns hold, and the rows are full: else nobody knows in which column it
// belongs.
func (s *Section) Form(row []Element, place int) (form string, changed bool) {
	e := &row[place]
	if !s.isTable || e.SaysNothing() {
		return e.Text, false
	}
	column := s.Columns[place].Kind.Type
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

// SourceLine returns where a row is in an ASCII text, if it is there as AppendLine writes it, after an offset; ok is false if it may not
// be.
func (s *Section) SourceLine(row []Element, text []byte, after int) (line source.Span, ok bool) {
	at := 0 // where the next column begins on the line
	for i := range row {
		e := &row[i]
		if e.extra != nil || e.Broken {
			return line, false
		}
		length, start := e.Span().End-e.Span().Start, at
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
			line.Start = e.Span().Start - start
			if gap = line.Start; gap <= after || !source.IsLineEnd(text[gap-1]) {
				return line, false
			}
		}
		line.End = e.Span().End
		if e.Span().Start != line.Start+start {
			return line, false
		}
		for _, c := range text[gap:e.Span().Start] {
			if c != ' ' {
				return line, false
			}
		}
		if _, changed := s.Form(row, i); changed {
			return line, false
		}
	}
	return line, at-len(" ") <= habits.MaxLine
}

// mayHold reports whether an element can be one of the column, or be meant as one.
func (c *Column) mayHold(e *Element) bool {
	switch {
	case c.Kind.Type.HasForm():
		return e.Read(c.Kind.Type).Understood()
	case c.Kind.Type.IsNumber() || c.Kind.Type == values.PercentageType || c.Kind.Type == values.TricksType:
		return strings.ContainsAny(e.Text, "0123456789")
	}
	return true
}
