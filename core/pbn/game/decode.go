package game

import (
	"strings"

	"pbn/core/pbn/values"
)

// Unquote decodes the text between the quotes of a string (3.2). writable is false where the text, put between quotes
// again, would not be one string: a quote without a backslash, a lone backslash at the end.
func Unquote(raw string) (value string, writable bool) {
	if !needsEscape(raw) {
		return raw, true
	}
	out := make([]byte, 0, len(raw))
	writable = true
	for i := 0; i < len(raw); i++ {
		c := raw[i]
		switch {
		case c == '\\' && i+1 == len(raw), c == '"':
			writable = false
		case c == '\\' && (raw[i+1] == '"' || raw[i+1] == '\\'):
			i++
			c = raw[i]
		}
		out = append(out, c)
	}
	return string(out), writable
}

// Quoted returns a string of the standard for a text: in quotes, with a backslash before each quote and backslash (3.2).
func Quoted(text string) string {
	return `"` + Escaped(text) + `"`
}

// QuotedTag returns the value of a tag pair as it is written. The widths of the columns of a table have a backslash before them, which is no
// escape (5.2).
func QuotedTag(value string, isTable bool) string {
	if isTable && onlyWidths(value) && !strings.Contains(value, `"`) {
		return `"` + value + `"`
	}
	return Quoted(value)
}

// onlyWidths reports whether a digit comes after each backslash of a value, as in the columns of a table, where it is no escape (5.2).
func onlyWidths(value string) bool {
	for i := range len(value) {
		if value[i] == '\\' && (i+1 == len(value) || value[i+1] < '0' || value[i+1] > '9') {
			return false
		}
	}
	return true
}

// CellIn returns an element of a table with columns as it is written, at a place in its row: names of players are strings (5.9).
func CellIn(columns []Column, place int, text string, isString bool) string {
	isNames := place < len(columns) && columns[place].Kind.Type == values.NamesType
	return Cell(text, isString || isNames && text != "?" && text != "-" && !strings.HasPrefix(text, "^"))
}

// NeedsQuotes reports whether an element is a string though neither its column nor its text says so.
func (e *Element) NeedsQuotes(columns []Column, place int) bool {
	return e.IsString && CellIn(columns, place, e.Text, false) == e.Text
}

// Cell returns an element of a section as it is written: in quotes where it is a string, or has to be (5.1).
func Cell(text string, isString bool) string {
	if isString || text == "" {
		return Quoted(text)
	}
	for i := range len(text) {
		if c := text[i]; c <= ' ' || c > '~' || strings.IndexByte(`[]{};"%`, c) >= 0 {
			return Quoted(text)
		}
	}
	return text
}

// Escaped returns a text as it is between the quotes of a string: with a backslash before each quote and backslash (3.2).
func Escaped(text string) string {
	if !needsEscape(text) {
		return text
	}
	out := make([]byte, 0, len(text)+len(text)/4)
	for i := range len(text) {
		if text[i] == '"' || text[i] == '\\' {
			out = append(out, '\\')
		}
		out = append(out, text[i])
	}
	return string(out)
}

func needsEscape(text string) bool {
	for i := range len(text) {
		if text[i] == '"' || text[i] == '\\' {
			return true
		}
	}
	return false
}

// lines puts "\n" for every line end.
func lines(text string) string {
	end := strings.IndexByte(text, '\r')
	if end < 0 {
		return text
	}
	var out strings.Builder
	out.Grow(len(text))
	for ; end >= 0; end = strings.IndexByte(text, '\r') {
		out.WriteString(text[:end])
		out.WriteByte('\n')
		if text = text[end+1:]; text != "" && text[0] == '\n' {
			text = text[1:]
		}
	}
	out.WriteString(text)
	return out.String()
}
