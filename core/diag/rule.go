package diag

// Rule is the number of a row in a notation's table of rules, which are in the order of their names.
type Rule uint8

// MostRules is how many rules a table may have.
const MostRules = 192

// Table returns the row of a rule of a notation.
type Table func(Rule) *Row

// Find returns the rule of a name among those from first on, before end.
func (t Table) Find(name string, first, end Rule) (rule Rule, ok bool) {
	for rule = first; rule < end; rule++ {
		if t(rule).Name == name {
			return rule, true
		}
	}
	return 0, false
}

// RulesBelow returns the rules before end.
func RulesBelow(end Rule) []Rule {
	all := make([]Rule, end)
	for i := range all {
		all[i] = Rule(i)
	}
	return all
}

// Row describes a rule.
type Row struct {
	// Name is area/what. It is stable: users switch rules off, look them up and link to them by name.
	Name     string
	Severity Severity
	Title    string
	// Section is the section of the standard.
	Section string
	// OfExportFormat reports that only a file in export format can break the rule.
	OfExportFormat bool
	// IsOff reports that the rule finds nothing unless the caller gives it a severity: it is for those who ask for it.
	IsOff bool
	// Change says for a user what export does about what the rule finds; "" if it changes nothing.
	Change string

	// Forms are the things that the rule can find, as they are said.
	Forms []FormRow
	// Fix makes the fixes of a finding, if it has any; nil if the rule has none.
	Fix func(*Wording)
}

// Default returns the severity of what the rule finds where the caller gives it none: Off of one that is for those who ask for it.
func (r *Row) Default() Severity {
	if r.IsOff {
		return Off
	}
	return r.Severity
}

// CanFix reports whether findings of the rule can have a fix.
func (r *Row) CanFix() bool { return r.Fix != nil }

// Area has the rows of some rules in a row of a table, the first of which is that of a rule.
type Area struct {
	First Rule
	Rows  []*Row
}

// RowIn returns the row of a rule in areas that are in the order of their rules, nil if it has none there.
func RowIn(areas []Area, rule Rule) *Row {
	for i := len(areas) - 1; i >= 0; i-- {
		if a := &areas[i]; rule >= a.First {
			if n := int(rule - a.First); n < len(a.Rows) {
				return a.Rows[n]
			}
			return nil
		}
	}
	return nil
}
