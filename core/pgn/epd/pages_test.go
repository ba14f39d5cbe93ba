package epd

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/testkit"
)

// explained is EPD with the rules whose pages have lines of EPD.
func explained() *testkit.Subject {
	s := *subject
	s.Rules = slices.DeleteFunc(rules.All(), func(rule diag.Rule) bool {
		return rule != rules.ExportOperationOrder && !strings.HasPrefix(rules.Name(rule), "epd/")
	})
	return &s
}

// TestPagesAreWhole: each page has all its parts.
func TestPagesAreWhole(t *testing.T) { testkit.PagesAreWhole(t, explained()) }

// TestPages runs the examples of the pages: each breaks its rule and no other, and what the page has instead breaks none.
func TestPages(t *testing.T) {
	letters := strings.NewReplacer("<1000 LETTERS>", strings.Repeat("x", 1000))
	testkit.Pages(t, explained(), testkit.Examples{
		File: func(_ diag.Rule, shown string, _ bool) string { return letters.Replace(shown) },
		IsStanding: func(rule diag.Rule, isExample bool, other string) bool {
			return rule == rules.EPDLineTooLong && isExample && other == "epd/string"
		},
	})
}
