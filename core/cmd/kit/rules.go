package kit

import (
	"slices"
	"strings"

	"pbn/core/cmd/line"
	"pbn/core/diag"
)

// How rules are called where a program reads several notations: by the name that they have in their notation, as in "move/illegal", or with
// the name of that before it, as in "pgn:move/illegal".

// ruleOf is a rule of a notation.
type ruleOf struct {
	notation *Notation
	rule     diag.Rule
}

// row returns the row of a rule, with the name that it has among those of all notations: as it is in the notation of the program, and with
// the name of another before it.
func (r ruleOf) row(program *Notation) *diag.Row {
	row := *r.notation.Rows(r.rule)
	row.Name = r.notation.before(program) + row.Name
	return &row
}

// before is what comes before the names of rules of a notation where those of others are, too.
func (n *Notation) before(program *Notation) string {
	if n.owner() == program.owner() {
		return ""
	}
	return n.owner().Words.Name + ":"
}

// owner is the notation whose rules those of a notation are.
func (n *Notation) owner() *Notation {
	if n.RulesOf != nil {
		return n.RulesOf
	}
	return n
}

// rulesOf returns the rules of notations, those that several share once.
func rulesOf(notations []*Notation) (all []ruleOf) {
	for i, notation := range notations {
		if notation.RulesOf != nil && slices.Contains(notations[:i], notation.RulesOf) {
			continue
		}
		notation = notation.owner()
		for _, rule := range notation.Rules {
			all = append(all, ruleOf{notation, rule})
		}
	}
	return all
}

// findRules returns the rules of some notations that a name means: one of each where it does not name the notation.
func findRules(name string, notations []*Notation) (found []ruleOf) {
	of, bare, isOfOne := strings.Cut(name, ":")
	if !isOfOne {
		bare = name
	}
	for _, r := range rulesOf(notations) {
		if r.name() == bare && (!isOfOne || r.notation.Words.Name == of) {
			found = append(found, r)
		}
	}
	return found
}

// findRules returns the rules of all notations that a name means.
func (n *Notation) findRules(name string) []ruleOf { return findRules(name, n.all()) }

// name is that of a rule in its notation.
func (r ruleOf) name() string { return r.notation.Rows(r.rule).Name }

// whichRule asks for the notation of a rule whose name several have.
func whichRule(name string, found []ruleOf) string {
	var labels, names, rules []string
	for _, r := range found {
		labels = append(labels, r.notation.Words.Label())
		names, rules = append(names, r.notation.Words.Name), append(rules, r.notation.Words.Name+":"+name)
	}
	return line.Say("whichRule", "name", name, "notations", enumerated(labels), "names", strings.Join(names, " or "), "rules", strings.Join(rules, " or "))
}

// unknownRule says that there is no such rule, and which may be meant.
func (n *Notation) unknownRule(name string) string {
	var known []string
	for _, r := range rulesOf(n.all()) {
		if own := r.name(); !slices.Contains(known, own) {
			known = append(known, own)
		}
	}
	meant := line.Meant(name[strings.IndexByte(name, ':')+1:], known)
	if meant == "" {
		meant = line.Say("allRules")
	}
	return line.Say("unknownRule", "name", name) + meant
}
