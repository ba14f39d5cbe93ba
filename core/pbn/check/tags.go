package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
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
func checkTags(text *source.Text, g *game.Game, near *nearNames, diags *diag.List) {
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
func reportUnknown(t *game.Tag, near *nearNames, diags *diag.List) {
	if isVendorTag(t.Name) {
		return
	}
	if e := rules.UnknownTag.Find(diags, t.NameSpan()); e.IsKept() && !diags.OnlyFixes() {
		e.Say(rules.NearName{Near: e.Text(near.tag(t.Name))})
	}
}

// nearNames has, for unknown names, the name of the standard that may be meant: most games of a file have the same tags.
type nearNames map[string]string

// mostNear limits how many names are kept.
const mostNear = 64

// tag returns the tag of the standard that may be meant by a name, "" if there is none.
func (n *nearNames) tag(name string) string {
	near, known := (*n)[name]
	if known {
		return near
	}
	if *n == nil {
		*n = nearNames{}
	} else if len(*n) == mostNear {
		clear(*n)
	}
	near = nearest(name, tags.Names())
	(*n)[strings.Clone(name)] = near
	return near
}

// nearest returns that of some names which differs least from a name; "" if none is close.
func nearest(name string, names []string) string {
	const longest = 32
	if len(name) > longest {
		return ""
	}
	best, least := "", max(1, len(name)/3)+1
	for _, known := range names {
		if strings.EqualFold(known, name) {
			return known
		}
		if apart := len(name) - len(known); max(apart, -apart) >= least {
			continue
		}
		if d := distance(name, known, least); d < least {
			best, least = known, d
		}
	}
	return best
}

// distance returns how many bytes must be inserted, removed or changed to make b of a. If that is most or more, the result may be
// any number from most on.
func distance(a, b string, most int) int {
	var space [40]int
	row := append(space[:0], make([]int, len(b)+1)...)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		least := row[0]
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
			least = min(least, row[j+1])
		}
		if least >= most {
			return most
		}
	}
	return row[len(b)]
}

// known returns a tag's value; "" if it says nothing.
func known(g *game.Game, tag tags.Tag) string {
	value, ok := g.KnownOf(tag)
	if !ok {
		return ""
	}
	return value
}
