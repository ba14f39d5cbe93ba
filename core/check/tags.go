package check

import (
	"sync"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/syntax"
)

func (c *Checker) tags(g *game.Game) {
	for i := range g.Tags {
		t := &g.Tags[i]
		if t.Duplicate {
			continue
		}
		if game.Inherits(t.Value) && !game.MayInherit(t.Name) {
			c.diags.Report(diag.TagInheritForbidden, t.ValueSpan,
				t.Name+" cannot inherit its value; write the value itself.")
			continue
		}
		value(t, c.diags)
		c.unknown(t)
	}
}

// form is what a tag's value must look like.
type form struct {
	fits func(value string) bool
	want string
	// reads is how a value that does not fit is read all the same, "" where it is not; whole tells that this is all it says.
	// nil where none is read.
	reads func(value string) (as string, whole bool)
	// repair is what a value that does not fit and is not read can only mean, if it then fits; nil where none is clear.
	repair func(value string) string
}

// forms are those of all tags that have one. They are made when the first is asked for: a page waits for what is made at the start.
var forms = sync.OnceValue(func() *[syntax.TagNumbers]form {
	var all [syntax.TagNumbers]form
	for _, chapter := range []map[string]form{mandatoryForms(), scoreForms(), otherForms()} {
		for name, f := range chapter {
			all[syntax.NumberOf(name)] = f
		}
	}
	return &all
})

// formOf is that of a name; it fits nil where the tag has none.
func formOf(name string) *form { return &forms()[syntax.NumberOf(name)] }

// value checks a tag's value. "?" is not known and "" is not applicable, everywhere (3.4).
func value(t *game.Tag, diags *diag.List) {
	f, v := &forms()[t.Number], t.Effective()
	if f.fits == nil || v == "" || v == "?" || t.Value == "#" || t.Doubtful || f.fits(v) {
		return
	}
	d := diag.Diagnostic{Rule: diag.TagInvalidValue, Place: diag.At(t.ValueSpan)}
	if diags.Keeps(d.Rule) {
		f.explain(&d, t, v, diags)
	}
	diags.Add(d)
}

// explain says why a value does not fit, how it is read, and what would be right.
func (f *form) explain(d *diag.Diagnostic, t *game.Tag, v string, diags *diag.List) {
	d.Message = diag.Quote(v) + " is not a value of " + t.Name + "; it must be " + f.want + "."
	better := ""
	if f.reads != nil {
		if as, whole := f.reads(v); as != "" {
			d.Message += " It is read as " + as + "."
			if whole {
				better = as
			}
		}
	}
	if f.repair != nil {
		if repaired := f.repair(v); f.fits(repaired) {
			better = repaired
		}
	}
	if better != "" {
		if t.Inherits {
			better = "##" + better
		}
		d.Fixes = diags.Replace("Write "+better, t.ValueSpan, `"`+better+`"`)
	}
}

// sure is a tag's value where it says something and is what it must be, so that others can be compared with it.
func sure(g *game.Game, tag syntax.TagNumber) (value string, ok bool) {
	value, ok = g.KnownOf(tag)
	fits := forms()[tag].fits
	return value, ok && (fits == nil || fits(value))
}
