package check

import (
	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// comparer finds how lines differ from export format where the standard allows both. Its zero finds nothing.
type comparer struct {
	to       *diag.List
	severity diag.Severity
}

// lineEnd compares a line end with LF.
func (c *comparer) lineEnd(t *source.Text, line *record.Line) {
	if c.to != nil && line.Kind != record.EmptyLine && line.Kind != record.Unterminated && string(t.Slice(line.End)) != "\n" {
		rules.OtherLineEnd.FindAs(c.to, c.severity, line.End)
	}
}

// escape reports an encoded character that export writes differently.
func (c *comparer) escape(at source.Span, form string) {
	if c == nil || c.to == nil {
		return
	}
	if e := rules.EscapeForm.FindAs(c.to, c.severity, at); e.IsKept() {
		e.Say(rules.Text{Text: e.Text(form)}).Part(at, form)
	}
}

// record compares the position and the lists of a record.
func (c *comparer) record(t *source.Text, r *record.Record) {
	if c.to == nil {
		return
	}
	if at := r.Fields[record.Position]; r.HasPosition && r.Board.Rest == "" {
		if board := string(record.AppendBoard(nil, &r.Position)); board != string(t.Slice(at)) {
			if e := rules.PositionForm.FindAs(c.to, c.severity, at); e.IsKept() {
				e.Say(rules.Text{Text: e.Text(board)}).Part(at, board)
			}
		}
	}
	if at := r.Fields[record.UsedSource]; at.Start < at.End && r.Used.IsEmpty() {
		rules.EmptySource.FindAs(c.to, c.severity, at)
	}
	for i, name := range r.Names {
		if name.Start == name.End && len(r.Names) > 1 {
			rules.EmptyItem.FindAs(c.to, c.severity, around(r.Fields[record.Names], name)).Part(withSemicolon(r.Names, i), "")
		}
	}
	if list := r.Fields[record.ReferencedSources]; len(r.Referenced) == 1 && r.Referenced[0].IsEmpty() {
		rules.EmptySource.FindAs(c.to, c.severity, list)
	} else {
		c.items(r.Referenced, list)
	}
	c.items(r.Awards, r.Fields[record.Awards])
}

// items reports the empty items of a list of sources or awards.
func (c *comparer) items(items []record.Subfields, list source.Span) {
	for i := range items {
		if items[i].IsEmpty() {
			rules.EmptyItem.FindAs(c.to, c.severity, around(list, items[i].Span)).Part(removal(items, i), "")
		}
	}
}
