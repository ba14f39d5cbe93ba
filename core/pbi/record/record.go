// Package record reads the lines of a file of PBI: its first line, comment lines, and records of nine fields, with what these say. It knows
// no rules: what is wrong is in the records as values.
package record

import (
	"pbn/core/chess"
	"pbn/core/source"
)

// Record is a line with a problem. Its lists are used again for the next one. Spans are of the text that it comes with.
type Record struct {
	// Number is that of the problem in the file, from 1; Line is that of its line.
	Number, Line int
	// Span is the line, without its line end.
	Span source.Span
	// Fields are its fields; those that are missing are empty, at the end of the line.
	Fields [FieldCount]source.Span
	// Colons are those of the line: eight where nothing is missing. More belong to the comment.
	Colons int
	// HasHash reports whether the line begins with the sign of a comment line.
	HasHash bool
	// Names, Referenced and Awards are the items of the lists, the empty ones, too; a list without any text has none.
	Names              []source.Span
	Used               Subfields
	Referenced, Awards []Subfields
	Board              Board
	// Position is that of the board, with White to move or, where the stipulation says so, Black; HasPosition reports whether the board can be
	// read.
	Position    chess.Position
	HasPosition bool
	// Aim is the stipulation, if it has one of the common forms; else its zero.
	Aim Aim
}

// Subfields are the parts of a source (number, title, date, page) or of an award (number, rank, tourney, date).
type Subfields struct {
	Span  source.Span
	Parts [4]source.Span
	// Bars are how many there are: three, where nothing is missing. More belong to the last part.
	Bars int
}

// IsEmpty reports whether all parts are.
func (s *Subfields) IsEmpty() bool {
	for _, part := range s.Parts {
		if part.Start < part.End {
			return false
		}
	}
	return true
}

// Has reports whether a field has any text.
func (r *Record) Has(f Field) bool { return r.Fields[f].Start < r.Fields[f].End }

// Text returns the text of a field.
func (r *Record) Text(t *source.Text, f Field) string {
	text := Text(t, r.Fields[f])
	if f == Status && text == `\$` {
		return "$" // as the standard prints it (T-4)
	}
	return text
}
