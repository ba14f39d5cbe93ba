package export

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// rowDifferences compares the rows of a table, or the lines of another section (5.1, 5.2).
type rowDifferences struct {
	lower lowerCase // the elements in lower case
	// The first row that is not laid out as it is written: its kind, its place, which is empty if there is none, and how it is written, if
	// that is to be said.
	layout diag.Kind[rules.ExportForm]
	span   source.Span
	as     string
	words  []string
	line   []byte
}

// element compares an element with the form in which it is written. What breaks the rules of import format has been reported.
func (l *rowDifferences) element(d *differences, s *game.Section, row []game.Element, place int, form string) {
	if row[place].Read(s.Columns[place].Kind.Type).State() != values.Standard {
		d.count(rules.TableBadElement)
		return
	}
	lower := &l.lower
	if lower.count++; lower.count == 1 {
		lower.span, lower.is, lower.as = row[place].Span(), row[place].Text, form
	}
}

// row compares a row with the line that is written.
func (l *rowDifferences) row(d *differences, s *game.Section, row []game.Element, written []byte) {
	span := row[0].Span().To(row[len(row)-1].Span())
	if l.span.End > 0 || isLine(d, span, written) {
		return
	}
	if d.hasTabs && hasTab(d.text.Slice(span)) {
		return // which is reported as that
	}
	// The elements themselves have been compared; here they are as in the source, so that only the layout differs.
	words := l.words[:0]
	for i := range row {
		e := &row[i]
		word := e.Raw()
		switch {
		case word == "" && e.Text != "":
			word = d.text.Decode(e.Span()) // it cannot be written like this, which has been reported
		case e.IsString && e.Broken:
			word = `"` + word + `"`
		case e.IsString:
			word = d.text.Decode(e.Span())
		}
		words = append(words, word)
	}
	l.words, l.line = words, s.AppendLine(l.line[:0], words)
	if bytes.Equal(l.line, written) || !isLine(d, span, l.line) {
		if l.span = span; d.diags.Keeps(l.layout.Rule()) {
			l.as = string(l.line)
		}
	}
}

// isLine reports whether a line of the source, up to the end of a span, is the one that is written.
func isLine(d *differences, span source.Span, written []byte) bool {
	start := span.Start
	for start > d.game.Span.Start && isBlank(d.text.Bytes[start-1]) {
		start--
	}
	if at := d.before(span.Start); !at.beginsLine() && at != tabbed {
		return false
	}
	for _, c := range d.text.Bytes[start:span.Start] {
		if (c != ' ' && c != '\t') || len(written) == 0 || written[0] != ' ' {
			return false
		}
		written = written[1:]
	}
	return bytes.Equal(d.text.Slice(span), written) || d.text.Decode(span) == string(written)
}

// begin prepares for the rows of a section.
func (l *rowDifferences) begin(s *game.Section) {
	*l = rowDifferences{layout: rules.LineOfSection, words: l.words, line: l.line}
	if s.Columns != nil {
		l.layout = rules.RowOfTable
	}
}

// end reports what was found in the rows of a section.
func (l *rowDifferences) end(d *differences) {
	l.lower.report(d)
	if l.span.End > 0 {
		d.findForm(l.layout, l.span, l.as)
	}
}
