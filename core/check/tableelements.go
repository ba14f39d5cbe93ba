package check

import (
	"pbn/core/diag"
	"pbn/core/game"
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
				tb.distrustFixesAfter(e.Span.Start) // where it ends is not known, and so not what it has
			case bad:
				tb.badElement(&columns[k%len(columns)], e)
			}
		}
	}
	return true
}

func (tb *table) badElement(c *columnForm, e *game.Element) {
	if tb.diags.Omitted(diag.TableBadElement) > 0 {
		tb.diags.Report(diag.TableBadElement, e.Span, "")
		return
	}
	d := diag.Diagnostic{
		Rule: diag.TableBadElement, Place: diag.At(e.Span),
		Message: diag.Quote(e.Text) + " is not a value of the column " + c.Name + "; it must be " + c.Type.Wanted() + " (“?” if not known).",
	}
	repaired := c.Type.Form(e.Text, e.Read(c.Type))
	if repaired != "" {
		d.Message += " It is read as " + repaired + "."
	} else if repaired = c.repaired(e.Text); repaired != "" {
		d.Message += " It seems to mean " + repaired + "."
	}
	if repaired != "" {
		if e.IsString {
			repaired = game.Quoted(repaired)
		}
		d.Fixes = tb.diags.Replace("Write "+repaired, e.Span, repaired)
	}
	tb.diags.Add(d)
}
