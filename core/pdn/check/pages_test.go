package check

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pdn/docs"
	"pbn/core/pdn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// shownAs are what the pages show for characters that nobody can see.
var shownAs = strings.NewReplacer("<BOM>", "\uFEFF", "<SOH>", "\x01", "<TAB>", "\t", "<CR>", "\r")

// explained is PDN with the pages of its rules.
func explained() *testkit.Subject {
	s := *subject
	s.Page = docs.Explain
	return &s
}

// TestPagesAreWhole: each page has all its parts.
func TestPagesAreWhole(t *testing.T) { testkit.PagesAreWhole(t, explained()) }

// TestPages runs the examples of the pages: each breaks its rule and no other, and what the page has instead breaks none.
func TestPages(t *testing.T) {
	testkit.Pages(t, explained(), testkit.Examples{
		File: func(rule diag.Rule, shown string, isExample bool) string {
			file := shownAs.Replace(shown)
			if isExample && rule == rules.TextNotUTF8 {
				return string(source.Latin1.Append(nil, file))
			}
			return file
		},
		IsStanding: func(rule diag.Rule, isExample bool, other string) bool {
			return isExample && rule == rules.ExportResultType && other == rules.Name(rules.ResultType)
		},
	})
}
