package game

import (
	"strings"
	"unicode/utf8"

	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Column is a column of a table, as the tag value of the table describes it (5.2). Each element may also be "?" for unknown and "-" for
// irrelevant, and a score may have "^" before it where it is artificial.
type Column struct {
	Kind  tags.Column // its name and the type of its elements
	Order Order
	Width int  // the minimum width in characters, 0 none
	Right bool // aligned right
}

// Order is how the elements of a column go on from row to row (5.2).
type Order uint8

// The orders.
const (
	Unordered  Order = iota
	Descending       // "+": the highest value in the first row
	Ascending        // "-"
)

// AppendLine appends a row of a table, or a line of another section, as export format writes it: one blank between the elements, and more
// where a column has a width, unless that makes the line too long (2.3, 5.2).
func (s *Section) AppendLine(out []byte, elements []string) []byte {
	start := len(out)
	padded := s.Columns != nil && s.paddedLength(elements) <= habits.MaxLine
	for i, e := range elements {
		if i > 0 {
			out = append(out, ' ')
		}
		if padded {
			out = s.Columns[i].appendPadded(out, e)
		} else {
			out = append(out, e...)
		}
	}
	for padded && len(out) > start && out[len(out)-1] == ' ' {
		out = out[:len(out)-1]
	}
	return out
}

// paddedLength returns the length of a row whose elements are as wide as their columns, in characters.
func (s *Section) paddedLength(elements []string) int {
	length := len(elements) - 1
	for i, e := range elements {
		length += max(s.Columns[i].Width, utf8.RuneCountInString(e))
	}
	return length
}

// appendPadded appends an element with the blanks around it that make it as wide as the column (5.2).
func (c *Column) appendPadded(out []byte, element string) []byte {
	if !c.Right {
		out = append(out, element...)
	}
	for blanks := c.Width - utf8.RuneCountInString(element); blanks > 0; blanks-- {
		out = append(out, ' ')
	}
	if c.Right {
		out = append(out, element...)
	}
	return out
}

// TableColumns returns the names of the predefined columns of a table, sorted.
func TableColumns(table tags.Tag) (names []string) {
	for _, c := range table.Row().Columns {
		names = append(names, c.Name)
	}
	return source.Sorted(names)
}

// maxWidth bounds what a file can make the writer pad: a line cannot be longer (2.3).
const maxWidth = 255

// maxColumns is how many there can be on a line (2.3).
const maxColumns = 255

// ParseColumns reads the tag value of a table: "[+-]name[\width[L or R]]" with semicolons between them; nil where there are
// more than a line can hold.
func ParseColumns(table tags.Tag, value string) []Column {
	var columns []Column
	if strings.Count(value, ";") >= maxColumns {
		return nil
	}
	for name := range strings.SplitSeq(value, ";") {
		var c Column
		switch {
		case strings.HasPrefix(name, "+"):
			c.Order, name = Descending, name[1:]
		case strings.HasPrefix(name, "-"):
			c.Order, name = Ascending, name[1:]
		}
		if i := strings.LastIndexByte(name, '\\'); i >= 0 {
			width := name[i+1:]
			if rest, right := strings.CutSuffix(width, "R"); right {
				width, c.Right = rest, true
			} else {
				width = strings.TrimSuffix(width, "L")
			}
			if values.IsDigits(width) {
				name, c.Width = name[:i], min(values.Number(width), maxWidth)
			} else {
				c.Right = false
			}
		}
		c.Kind = tags.Column{Name: name}
		for _, defined := range table.Row().Columns {
			if defined.Name == name {
				c.Kind = defined
			}
		}
		columns = append(columns, c)
	}
	return columns
}
