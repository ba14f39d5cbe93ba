package testkit

import (
	"strings"
	"testing"

	"pbn/core/diag"
)

// TestFaultsOfSentences: a sentence names facts that there are, closes its braces, and asks only of a fact that can be missing whether it
// is there.
func TestFaultsOfSentences(t *testing.T) {
	place := diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return [...]string{"first", "last"}[value] }}
	ending := diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return [...]string{"", "draw"}[value] }}
	facts := []diag.Fact{
		{Name: "Place", Is: &place}, {Name: "Ending", Is: &ending},
		{Name: "Count", Is: &diag.Small}, {Name: "Sum", Is: &diag.Number}, {Name: "Is", Is: &diag.Flag}, {Name: "Text", Is: &diag.Words},
	}
	for _, c := range []struct{ sentence, want string }{
		{"{Place}, {Ending}, {Count|word|words}, {Sum}, {Text:quoted}, {here:hex}, {other}, {part}, {{, “}”", ""},
		{"{Ending?a}{Ending!b}{Count?c}{Sum!d}{Is?e{Text?f}}{other?g}", ""},
		{"{Place?at the {Place}}", "Place"},
		{"{Is?{Place!nowhere}}", "Place"},
		{"{here?a}", "here"}, {"{part!a}", "part"},
		{"{Other}", "Other"}, {"{Is?{Sums}}", "Sums"}, {"{Plaace?a}", "Plaace"},
		{"{Count", "closed"}, {"a}", "closed"}, {"a {", "closed"},
	} {
		faults := strings.Join(faultsOf(c.sentence, facts), "; ")
		if c.want == "" && faults != "" || !strings.Contains(faults, c.want) {
			t.Errorf("%q: %q, want %q", c.sentence, faults, c.want)
		}
	}
}
