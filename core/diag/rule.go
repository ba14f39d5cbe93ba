package diag

// Rule is the number of a row in a notation's table of rules, which are in the order of their names.
type Rule uint8

// MostRules is how many rules a table may have.
const MostRules = 128

// Table has the rules of a notation, by their numbers.
type Table []Row

// Row is what a notation's table says of a rule.
type Row struct {
	// Name is area/what. It is stable: users switch rules off, look them up and link to them by name.
	Name     string
	Severity Severity
	Title    string
	// Section is the section of the standard.
	Section string
	// OfExportFormat tells that only a file in export format can break the rule (2.1).
	OfExportFormat bool
	// Change is what export does about what the rule finds, so that a user can be told how a file was changed; "" where it changes nothing.
	Change string

	// Message is what a finding says: one or two sentences with what was found and what would be right. It may add related places.
	Message func(*Wording) string
	// Other says what the second place of a finding is, where it has one that is shown.
	Other string
	// Fix makes the fixes of a finding, where there are any; nil where the rule has none.
	Fix func(*Wording)
}

// CanFix reports whether the rule offers a fix, where it finds one.
func (r *Row) CanFix() bool { return r.Fix != nil }
