package check

import (
	"pbn/core/game"
	"pbn/core/rules"
)

// elements checks that the elements fill whole rows, and that each is what its column holds (5.2 to 5.10). Where a row is
// too short or too long, those behind it cannot be told: ok is false.
func (tb *table) elements() (ok bool) {
	columns := tb.form.columns
	tb.bad = cleared(tb.bad, len(tb.Elements))
	someDoNotFit := false
	column := 0
	for k := range tb.Elements {
		if e := &tb.Elements[k]; !e.SaysNothing() && !columns[column].holds(e) {
			tb.bad[k], someDoNotFit = true, true
		}
		if column++; column == len(columns) {
			column = 0
		}
	}
	if !tb.rowLengths(someDoNotFit) {
		return false
	}
	if someDoNotFit {
		for k, bad := range tb.bad {
			switch e := &tb.Elements[k]; {
			case bad && e.Broken:
				tb.diags.Doubt(e.Span.Start) // where it ends is not known, and so not what it has
			case bad:
				tb.badElement(&columns[k%len(columns)], e)
			}
		}
	}
	return true
}

func (tb *table) badElement(c *columnForm, e *game.Element) {
	if !tb.diags.Find(rules.TableBadElement, rules.NoElement, e.Span) {
		return
	}
	said := tb.diags.Said()
	said.Tell(e.Text, c.Name, c.Type.Wanted())
	repaired := c.Type.Form(e.Text, e.Read(c.Type))
	if repaired != "" {
		said.As(rules.ElementReadAs)
	} else if repaired = c.repaired(e.Text); repaired != "" {
		said.As(rules.ElementMeans)
	} else {
		return
	}
	written := repaired
	if e.IsString {
		written = game.Quoted(repaired)
	}
	said.Tell(repaired, written)
}
