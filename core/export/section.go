package export

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/game"
	"pbn/core/source"
)

// sections writes the supplemental sections, sorted by name (3.1).
func (w *Writer) sections(g *game.Game) {
	sections := w.inOrder[:0]
	for i := range g.Sections {
		sections = append(sections, &g.Sections[i])
	}
	w.inOrder = sections
	slices.SortStableFunc(sections, func(a, b *game.Section) int {
		return strings.Compare(g.Tags[a.Tag].Name, g.Tags[b.Tag].Name)
	})
	for _, s := range sections {
		w.tag(g, &g.Tags[s.Tag])
		w.differences.beginSection(s)
		for _, row := range s.Rows() {
			w.row(s, row)
		}
		w.differences.endSection()
	}
}

// row writes a row of a table, or a line of another section: one space between the elements, and more where a column
// has a width (5.2). A line that is too long and may be broken has one element a line.
func (w *Writer) row(s *game.Section, row []game.Element) {
	words := w.words[:0]
	for i := range row {
		e := &row[i]
		w.escapes(e.Escapes)
		word := e.Raw
		form, changed := s.Form(row, i)
		if changed && w.differences.isOn() {
			w.differences.element(s, row, i, form)
		}
		switch {
		case changed && e.IsString:
			word = `"` + form + `"`
		case changed:
			word = form
		case e.IsString:
			word = `"` + w.quote(e.Raw, e.Text, inString, e.Span) + `"`
		}
		words = append(words, word)
	}
	w.words = words
	line := s.Line(words)
	if w.differences.isOn() {
		w.differences.row(s, row, line)
	}
	if s.Columns == nil && utf8.RuneCountInString(line) > source.MaxLine {
		for i, word := range words {
			w.line(word, row[i].Span)
		}
		return
	}
	w.line(line, row[0].Span.To(row[len(row)-1].Span))
}
