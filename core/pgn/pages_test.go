package pgn

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/docs"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// shownAs are what the pages show for characters that nobody can see.
var shownAs = strings.NewReplacer("<TAB>", "\t", "<CR>", "\r", "<SOH>", "\x01", "<250 LETTERS>", strings.Repeat("x", 250))

// explained is PGN with the pages of its rules.
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
			switch {
			case isExample && rule == rules.TextUTF16:
				return "\xFF\xFE" + string(source.UTF16LE.Append(nil, file))
			case isExample && rule == rules.TextWindows1252:
				return string(source.Windows1252.Append(nil, file))
			}
			return file
		},
		IsStanding: func(rule diag.Rule, isExample bool, other string) bool {
			return isExample && rule == rules.ExportDuplicateTag && other == rules.Name(rules.TagDuplicate)
		},
	})
}
