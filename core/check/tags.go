package check

import (
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/tags"
	"pbn/core/values"
)

func (c *Checker) tags(g *game.Game) {
	for i := range g.Tags {
		t := &g.Tags[i]
		if t.Duplicate {
			continue
		}
		if values.Inherits(t.Value) && t.Number.Row().OwnValue {
			c.diags.Report(diag.TagInheritForbidden, t.ValueSpan,
				t.Name+" cannot inherit its value; write the value itself.")
			continue
		}
		value(t, c.diags)
		c.unknown(t)
	}
}

// value checks a tag's value. "?" is not known and "" is not applicable, everywhere (3.4).
func value(t *game.Tag, diags *diag.List) {
	if t.Value == "#" || t.Doubtful || t.Number.Row().Rule != diag.TagInvalidValue {
		return
	}
	if state := t.Read().State(); state != values.Bad && state != values.Odd {
		return
	}
	d := diag.Diagnostic{Rule: diag.TagInvalidValue, Place: diag.At(t.ValueSpan)}
	if diags.Keeps(d.Rule) {
		explain(&d, t, diags)
	}
	diags.Add(d)
}

// explain says why a value does not fit, how it is read, and what would be right.
func explain(d *diag.Diagnostic, t *game.Tag, diags *diag.List) {
	v, is := t.Effective(), t.Number.Row().Type
	d.Message = diag.Quote(v) + " is not a value of " + t.Name + "; it must be " + is.Wanted() + "."
	better := is.Repaired(v)
	if form, time := is.Form(v, t.Read()), t.Read().Time(); form != "" {
		d.Message += " It is read as " + form
		if is == values.DateType && time != "" {
			d.Message += " and, if there is no Time tag, the time " + time
		} else {
			better = form
		}
		d.Message += "."
	}
	if better != "" {
		if t.Inherits {
			better = "##" + better
		}
		d.Fixes = diags.Replace("Write "+better, t.ValueSpan, `"`+better+`"`)
	}
}

// sure is a tag's value where it says something and is what it must be, so that others can be compared with it.
func sure(g *game.Game, tag tags.Tag) (value string, ok bool) {
	value, ok = g.KnownOf(tag)
	return value, ok && g.Read(tag).State() == values.Standard
}
