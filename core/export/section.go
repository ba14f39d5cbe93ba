package export

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/game"
)

// sections writes the supplemental sections, sorted by name (3.1).
func (w *Writer) sections(g *game.Game) {
	sections := slices.Clone(g.Sections)
	slices.SortStableFunc(sections, func(a, b game.Section) int {
		return strings.Compare(g.Tags[a.Tag].Name, g.Tags[b.Tag].Name)
	})
	for i := range sections {
		s := &sections[i]
		w.tag(g, &g.Tags[s.Tag])
		for _, row := range s.Rows() {
			w.row(s, row)
		}
	}
}

// row writes a row of a table, or a line of another section: one space between the elements, and more where a column
// has a width (5.2).
func (w *Writer) row(s *game.Section, row []game.Element) {
	span := row[0].Span.To(row[len(row)-1].Span)
	line := ""
	for i, e := range row {
		w.escapes(e.Escapes, e.Span)
		text := e.Raw
		if e.IsString {
			text = w.quote(e.Raw, e.Text, e.Span)
		}
		switch {
		case s.Columns != nil:
			text = pad(text, s.Columns[i])
		case line != "" && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(text) > maxLine:
			w.line(line, span)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += text
	}
	w.line(strings.TrimRight(line, " "), span)
}

func pad(text string, c game.Column) string {
	spaces := strings.Repeat(" ", max(0, c.Width-utf8.RuneCountInString(text)))
	if c.Right {
		return spaces + text
	}
	return text + spaces
}
