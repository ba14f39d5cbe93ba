package check

import (
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/plain"
	"pbn/core/source"
)

// tagChecks are the checks of a tag by itself.
type tagChecks uint8

const (
	ofInheriting tagChecks = 1 << iota // whether the value may be inherited
	ofValue
	ofPlayers
	ofName
)

// checksOf has the checks of each tag; most tags have none.
var checksOf = func() (checks [tags.Count]tagChecks) {
	checks[tags.Other] = ofName
	for t := tags.Other + 1; t < tags.Count; t++ {
		row := t.Row()
		if row.OwnValue {
			checks[t] |= ofInheriting
		}
		switch row.Rule {
		case rules.TagInvalidValue:
			checks[t] |= ofValue
		case rules.TagPlayerName:
			checks[t] |= ofPlayers
		}
	}
	return checks
}()

// checkTags checks each tag by itself.
func checkTags(text *source.Text, g *game.Game, near *plain.NearNames, diags *diag.List) {
	for i := range g.Tags {
		t := &g.Tags[i]
		of := checksOf[t.Number]
		switch {
		case of == 0 || t.Duplicate:
		case of&ofInheriting != 0 && values.Inherits(t.Value):
			rules.ForbiddenInheritance.Find(diags, t.ValueSpan()).Beside(t.NameSpan())
		case of&ofValue != 0:
			checkValue(t, diags)
		case of&ofPlayers != 0:
			checkPlayers(text, t, diags)
		case of&ofName != 0:
			reportUnknown(t, near, diags)
		}
	}
}

// checkValue checks a tag's value. "?" (not known) and "" (not applicable) are fine everywhere (3.4).
func checkValue(t *game.Tag, diags *diag.List) {
	if t.Value == "#" || t.Doubtful {
		return
	}
	if state := t.Read().State(); state != values.Bad && state != values.Odd {
		return
	}
	e := rules.InvalidValue.Find(diags, t.ValueSpan()).Beside(t.NameSpan())
	if !e.IsKept() {
		return
	}
	as, better := meaning(t)
	e.Say(rules.WrongValue{
		Value: e.Text(t.Effective()), Wanted: e.Text(t.Number.Row().Type.Wanted()), ReadAs: e.Text(as), Better: e.Text(better), Inherits: t.Inherits,
	})
}

// meaning returns how a value that does not fit is read, and what would be right; "" if nobody can tell.
func meaning(t *game.Tag) (as, better string) {
	v, is := t.Effective(), t.Number.Row().Type
	better = is.Repaired(v)
	if as = is.Form(v, t.Read()); as == "" {
		return as, better
	}
	if time := values.TimeOf(t.Read()); is == values.DateType && time != "" {
		return as + " and, if there is no Time tag, the time " + time, better
	}
	return as, as
}

// sure returns a tag's value; ok is false if it says nothing or cannot be read, so that nothing is compared with it.
func sure(g *game.Game, tag tags.Tag) (value string, ok bool) {
	value, ok = g.KnownOf(tag)
	return value, ok && g.Read(tag).Understood()
}

// isSure is sure for a tag that inherits nothing, or whose reader looks at no more than a line.
func isSure(g *game.Game, tag tags.Tag) bool { return g.Read(tag).Understood() }

// isVendorTag reports whether programs write a tag so often that it is not reported as unknown.
func isVendorTag(name string) bool {
	switch name {
	case "Ability", "BCFlags", "Category", "DoubleDummyTricks", "Info", "Minimax", "OptimumOpeningLeadTable",
		"ParContract", "ParScore", "SkillPath", "Student", "ZPAR":
		return true
	}
	return false
}

// reportUnknown reports a tag that is not known, with the name of the standard that may be meant (4.9).
func reportUnknown(t *game.Tag, near *plain.NearNames, diags *diag.List) {
	if isVendorTag(t.Name) {
		return
	}
	if e := rules.UnknownTag.Find(diags, t.NameSpan()); e.IsKept() && !diags.OnlyFixes() {
		e.Say(rules.NearName{Near: e.Text(near.Of(t.Name, nearestTag))})
	}
}

// nearestTag returns the tag of the standard that may be meant by a name, "" if there is none.
func nearestTag(name string) string { return plain.Nearest(name, tags.Names(), plain.Slips(name)) }

// known returns a tag's value; "" if it says nothing.
func known(g *game.Game, tag tags.Tag) string {
	value, ok := g.KnownOf(tag)
	if !ok {
		return ""
	}
	return value
}
