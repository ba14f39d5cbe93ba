package check

import (
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
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
			c.diags.FindBoth(rules.TagInheritForbidden, 0, t.ValueSpan, t.NameSpan)
			continue
		}
		value(t, c.diags)
		c.unknown(t)
	}
}

// value checks a tag's value. "?" is not known and "" is not applicable, everywhere (3.4).
func value(t *game.Tag, diags *diag.List) {
	if t.Value == "#" || t.Doubtful || t.Number.Row().Rule != rules.TagInvalidValue {
		return
	}
	if state := t.Read().State(); state != values.Bad && state != values.Odd {
		return
	}
	if !diags.FindBoth(rules.TagInvalidValue, 0, t.ValueSpan, t.NameSpan, rules.Flag(t.Inherits)) {
		return
	}
	as, better := meaning(t)
	diags.Said().Tell(t.Effective(), t.Number.Row().Type.Wanted(), as, better)
}

// meaning is how a value that does not fit is read, and what would be right; "" where there is no such thing.
func meaning(t *game.Tag) (as, better string) {
	v, is := t.Effective(), t.Number.Row().Type
	better = is.Repaired(v)
	if as = is.Form(v, t.Read()); as == "" {
		return as, better
	}
	if time := t.Read().Time(); is == values.DateType && time != "" {
		return as + " and, if there is no Time tag, the time " + time, better
	}
	return as, as
}

// sure is a tag's value where it says something and is what it must be, so that others can be compared with it.
func sure(g *game.Game, tag tags.Tag) (value string, ok bool) {
	value, ok = g.KnownOf(tag)
	return value, ok && g.Read(tag).State() == values.Standard
}
