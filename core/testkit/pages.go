package testkit

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
)

// headings are those of a rule's page, in their order.
var headings = []string{"# ", "## What is wrong", "## Why it matters", "## Example", "## Instead", "## In the standard"}

// longestLine is how many characters a line of a page may have.
const longestLine = 120

// PagesAreWhole wants a page for each rule with all its parts: the title and the section of its row among them.
func PagesAreWhole(t *testing.T, s *Subject) {
	t.Helper()
	for _, rule := range s.Rules {
		name, row := s.name(rule), s.Row(rule)
		page, ok := s.Page(name)
		if !ok {
			t.Errorf("%s has no page", name)
			continue
		}
		if first, _, _ := strings.Cut(page, "\n"); first != "# "+row.Title {
			t.Errorf("%s: the page is headed %q, the rule %q", name, first, row.Title)
		}
		at := -1
		for _, h := range headings {
			next := strings.Index("\n"+page, "\n"+h)
			if next <= at {
				t.Errorf("%s: %q is missing or out of order", name, h)
			}
			at = next
		}
		_, standard, _ := strings.Cut(page, "\n## In the standard\n")
		if row.Section != "" && standard != row.Section+"\n" || row.Section == "" && !strings.HasPrefix(standard, "None: ") {
			t.Errorf("%s: the page does not end with section %q", name, row.Section)
		}
		for _, line := range strings.Split(page, "\n") {
			if len([]rune(line)) > longestLine {
				t.Errorf("%s: a line is longer than %d characters: %s", name, longestLine, line)
			}
		}
	}
}

// Examples says how the examples of pages are made files.
type Examples struct {
	// File returns the file that an example shows; isExample is false for what the page has instead.
	File func(rule diag.Rule, shown string, isExample bool) string
	// IsStanding reports whether a rule may be broken as well.
	IsStanding func(rule diag.Rule, isExample bool, other string) bool
	// Stays are rules that what the page has instead may still break.
	Stays []diag.Rule
}

// Pages runs the examples: each breaks its rule and no other, and what the page has instead breaks none.
func Pages(t *testing.T, s *Subject, e Examples) {
	t.Helper()
	for _, rule := range s.Rules {
		name, files := s.name(rule), examples(t, s, rule, e)
		for i, file := range files {
			others := slices.DeleteFunc(s.Against(file, s.Row(rule).OfExportFormat), func(other string) bool {
				return i == 0 && other == name || e.IsStanding(rule, i == 0, other)
			})
			if len(others) > 0 {
				t.Errorf("%s: %q breaks %q too", name, file, others)
			}
		}
		if example, instead := s.Found(files[0], rule), s.Found(files[1], rule); len(example) == 0 ||
			len(instead) > 0 && !slices.Contains(e.Stays, rule) {
			t.Errorf("%s: the example breaks it at %q, what the page has instead at %q", name, example, instead)
		}
		if s.ClaimsExport && s.Row(rule).OfExportFormat && s.Validate(s.bytes([]byte(files[0])), false).Diagnostics.Found(rule) == 0 {
			t.Errorf("%s: the example does not say that it has export format", name)
		}
	}
}

// examples returns the example of a rule's page, and what it has instead.
func examples(t *testing.T, s *Subject, rule diag.Rule, e Examples) (files [2]string) {
	t.Helper()
	page, _ := s.Page(s.name(rule))
	blocks := strings.Split(page, "```")
	if len(blocks) != 5 {
		t.Fatalf("%s: the page has %d blocks", s.name(rule), len(blocks)/2)
	}
	for i := range files {
		files[i] = e.File(rule, strings.TrimPrefix(blocks[1+2*i], s.Name+"\n"), i == 0)
	}
	return files
}

// ruleName is the form of a rule's name.
var ruleName = regexp.MustCompile(`^[a-z]+/[a-z0-9-]+$`)

// RulesAreWhole wants a name, a title and a section for each rule, the names in order, and find to find it by its name.
func RulesAreWhole(t *testing.T, s *Subject, find func(name string) (diag.Rule, bool)) {
	t.Helper()
	var names []string
	for _, rule := range s.Rules {
		row := s.Row(rule)
		if !ruleName.MatchString(row.Name) || row.Title == "" || row.Section == "" {
			t.Errorf("rule %d: %+v", rule, row)
		}
		if strings.HasPrefix(row.Name, "export/") != row.OfExportFormat {
			t.Errorf("%s: of export format: %v", row.Name, row.OfExportFormat)
		}
		if found, ok := find(row.Name); !ok || found != rule {
			t.Errorf("%s is found as %v", row.Name, found)
		}
		names = append(names, row.Name)
	}
	if !slices.IsSorted(names) {
		t.Errorf("the rules are not sorted by name: %v", names)
	}
}
