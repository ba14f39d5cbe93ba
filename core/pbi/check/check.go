// Package check finds what is wrong with the lines of a file of PBI. It asks one line at a time; what it keeps between lines is bounded.
package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// Checker checks the lines of a file.
type Checker struct {
	diags    *diag.List
	text     textChecks
	file     fileChecks
	lists    listChecks
	position positionChecks
	escapes  escapeChecks
	comparer comparer
}

// Reset makes ready for a file, whose first window is given.
func (c *Checker) Reset(t *source.Text, diags *diag.List) {
	c.ResetPart(t, diags)
	c.text.begin(t)
}

// ResetPart makes ready for a part of a file.
func (c *Checker) ResetPart(t *source.Text, diags *diag.List) {
	*c = Checker{diags: diags, text: textChecks{diags: diags}, lists: listChecks{diags: diags}, position: positionChecks{diags: diags}}
	c.escapes.diags, c.position.knights.diags = diags, diags
	c.file.reset(t, diags)
}

// CompareTo has the checker report, too, where the file is not in export format, to a list with a severity; 0 is that of the rules.
func (c *Checker) CompareTo(to *diag.List, severity diag.Severity) {
	c.comparer = comparer{to: to, severity: severity}
	c.escapes.comparer = &c.comparer
}

// Line checks a line.
func (c *Checker) Line(t *source.Text, line *record.Line, hasMarker bool) {
	c.text.line(t, line)
	c.file.line(t, line, hasMarker)
	c.comparer.lineEnd(t, line)
	if line.Kind != record.RecordLine {
		return
	}
	r := line.Record
	isShifted := c.fields(t, r)
	c.escapes.record(t, r)
	if !isShifted {
		c.lists.record(t, r)
		c.position.record(t, r)
		c.values(t, r)
	}
	c.comparer.record(t, r)
}

// File reports what is known only at the end of the file, whose last window is given.
func (c *Checker) File(t *source.Text) {
	c.position.knights.end(c.file.head)
	c.lists.end()
	c.file.end(t)
}

// fields checks how many fields a record has, and reports whether they are one place too far.
func (c *Checker) fields(t *source.Text, r *record.Record) (isShifted bool) {
	colons := int(record.Comment)
	switch {
	case !r.Board.IsBoard() && r.Colons > int(record.Stipulation) && isBoard(t, r.Fields[record.Stipulation]):
		first := source.Span{Start: r.Fields[record.Names].End, End: r.Fields[record.Names].End + 1}
		rules.ShiftedFields.Find(c.diags, r.Fields[record.Stipulation]).Part(first, `\x3a`)
		isShifted = true
	case r.Colons > colons:
		c.colons(t, r, r.Colons-colons)
	}
	if r.Colons < colons {
		end := source.Span{Start: r.Span.End, End: r.Span.End}
		e := rules.MissingFields.Find(c.diags, r.Span).Say(rules.FieldCount{Count: int32(r.Colons + 1), Missing: uint8(r.Colons + 1)})
		e.Part(end, "::::::::"[:colons-r.Colons])
	}
	if r.HasHash {
		start := r.Fields[record.Names].Start
		rules.HashInName.Find(c.diags, source.Span{Start: start, End: start + 1})
	}
	return isShifted
}

// isBoard reports whether a field has a board that can be read.
func isBoard(t *source.Text, field source.Span) bool {
	board := record.ReadBoard(record.Text(t, field))
	return board.Text != "" && board.IsBoard()
}

// mostColons is how many colons of a comment are encoded by one fix.
const mostColons = 1000

// colons reports the colons of the comment.
func (c *Checker) colons(t *source.Text, r *record.Record, count int) {
	comment := r.Fields[record.Comment]
	var e diag.Entry[rules.Count]
	for at, n := comment.Start, 0; at < comment.End && n < mostColons; at++ {
		if t.Bytes[at] != ':' {
			continue
		}
		colon := source.Span{Start: at, End: at + 1}
		if n == 0 {
			if e = rules.UnencodedColon.Find(c.diags, colon).Say(rules.Count{Count: int32(count)}); !e.IsKept() {
				return
			}
		}
		e.Part(colon, `\x3a`)
		n++
	}
}

// values checks what the stipulation, the keymove and the status say.
func (c *Checker) values(t *source.Text, r *record.Record) {
	span := r.Fields[record.Stipulation]
	if form := r.Aim.Form; form != "" && form != strings.TrimSpace(record.Text(t, span)) {
		if e := rules.OddStipulation.Find(c.diags, span); e.IsKept() {
			e.Say(rules.Text{Text: e.Text(form)}).Part(span, form)
		}
	}
	if r.Has(record.Keymove) && c.file.first.Is11 {
		c.file.needs12(rules.KeymoveIn11.Find(c.diags, r.Fields[record.Keymove]))
	}
	if !r.Has(record.Status) {
		return
	}
	if c.file.first.Is11 {
		c.file.needs12(rules.StatusIn11.Find(c.diags, r.Fields[record.Status]))
	}
	switch r.Text(t, record.Status) {
	case "!", "*", "+", "$", "?":
	default:
		rules.UndefinedStatus.Find(c.diags, r.Fields[record.Status])
	}
}
