package pbi

import (
	"strings"
	"testing"
	"unicode/utf16"

	"pbn/core/diag"
	"pbn/core/pbi/rules"
	"pbn/core/testkit"
)

// shownAs are what the pages show for characters that nobody can see.
var shownAs = strings.NewReplacer(
	"<BOM>", "\uFEFF", "<SOH>", "\x01", "<CR>", "\r", "<FC>", "\xFC", "<PS>", "\u2029", "<NO LINE END>\n", "", "<NO BOM>", "", "<UTF-16>", "",
)

// TestPagesAreWhole: each page has all its parts.
func TestPagesAreWhole(t *testing.T) { testkit.PagesAreWhole(t, subject) }

// TestPages runs the examples of the pages: each breaks its rule and no other, and what the page has instead breaks none.
func TestPages(t *testing.T) {
	testkit.Pages(t, subject, testkit.Examples{
		File: func(_ diag.Rule, shown string, _ bool) string {
			file := shownAs.Replace(shown)
			switch {
			case strings.HasPrefix(shown, "<UTF-16>"):
				return wide("\uFEFF" + file)
			case strings.HasPrefix(shown, "<NO BOM>"):
				return file
			}
			return "\uFEFF" + file
		},
		IsStanding: func(rule diag.Rule, isExample bool, other string) bool {
			return isExample && rule == rules.ExportEmptyItem && other == "names/empty-name"
		},
	})
}

// wide returns a text as UTF-16.
func wide(text string) string {
	var out []byte
	for _, unit := range utf16.Encode([]rune(text)) {
		out = append(out, byte(unit), byte(unit>>8))
	}
	return string(out)
}
