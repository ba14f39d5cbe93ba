package rules

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/docs"
	"pbn/core/source"
	"pbn/core/testkit"
)

func TestRulesAreComplete(t *testing.T) {
	names := []string{}
	for _, r := range All() {
		info := Of(r)
		if !regexp.MustCompile(`^[a-z]+/[a-z0-9-]+$`).MatchString(info.Name) || info.Title == "" || info.Section == "" {
			t.Errorf("rule %d: %+v", r, info)
		}
		if strings.HasPrefix(info.Name, "export/") != info.OfExportFormat {
			t.Errorf("%s: of export format: %v", info.Name, info.OfExportFormat)
		}
		if found, ok := Find(info.Name); !ok || found != r {
			t.Errorf("%s is found as %v", info.Name, found)
		}
		names = append(names, info.Name)
	}
	if sorted := slices.Sorted(slices.Values(names)); !slices.Equal(names, sorted) {
		t.Errorf("the rules are not sorted by name: %v", names)
	}
}

// TestLedgerNamesRules compares the table with the ledger, which must have every rule's name and severity.
func TestLedgerNamesRules(t *testing.T) {
	ledger, err := os.ReadFile("../conformance.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range All() {
		letter := strings.ToUpper(Of(r).Severity.String()[:1])
		named := regexp.MustCompile("`" + Name(r) + "`( [EWI]\\b)?")
		marked := regexp.MustCompile("`" + Name(r) + "` " + letter + `\b`)
		if Of(r).OfExportFormat && letter == "E" {
			marked = named // "all E", the ledger says at the end
		}
		if !named.Match(ledger) || !marked.Match(ledger) {
			t.Errorf("the ledger has no `%s` %s", Name(r), letter)
		}
	}
}

func TestEveryRuleHasAPage(t *testing.T) {
	headings := []string{"# ", "## What is wrong", "## Why it matters", "## Example", "## Instead", "## In the standard"}
	for _, r := range All() {
		page, ok := docs.Explain(Name(r))
		if !ok {
			t.Errorf("%s has no page", Name(r))
			continue
		}
		if first, _, _ := strings.Cut(page, "\n"); first != "# "+Of(r).Title {
			t.Errorf("%s: the page is headed %q, the rule %q", Name(r), first, Of(r).Title)
		}
		at := -1
		for _, h := range headings {
			next := strings.Index("\n"+page, "\n"+h)
			if next <= at {
				t.Errorf("%s: %q is missing or out of order", Name(r), h)
			}
			at = next
		}
		if !strings.HasSuffix(page, "\n## In the standard\n"+Of(r).Section+"\n") {
			t.Errorf("%s: the page does not end with section %s", Name(r), Of(r).Section)
		}
		for _, line := range strings.Split(page, "\n") {
			if len([]rune(line)) > 120 {
				t.Errorf("%s: a line is longer than 120 characters: %s", Name(r), line)
			}
		}
	}
}

func TestEveryPageHasARule(t *testing.T) {
	err := fs.WalkDir(os.DirFS("../docs"), ".", func(path string, d fs.DirEntry, err error) error {
		if name, isPage := strings.CutSuffix(path, ".md"); isPage {
			if _, ok := Find(name); !ok {
				t.Errorf("%s is the page of no rule", path)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

func TestListIsBounded(t *testing.T) {
	const perRule = 1000
	l := NewList()
	for range 3 * perRule {
		l.Report(TagUnknown, source.Span{}, "x")
	}
	l.Report(TagDuplicate, source.Span{}, "y")
	l.EndGame(source.New([]byte("x"), source.Latin1), 4, "12", nil)
	if len(l.Items) != perRule+1 || l.Omitted(TagUnknown) != 2*perRule || l.Omitted(TagDuplicate) != 0 {
		t.Errorf("%d kept, %d omitted", len(l.Items), l.Omitted(TagUnknown))
	}
	if l.Count(diag.Info) != 3*perRule || l.Count(diag.Warning) != 1 || l.Count(diag.Error) != 0 {
		t.Errorf("%d, %d, %d", l.Count(diag.Info), l.Count(diag.Warning), l.Count(diag.Error))
	}
	if d := l.Items[perRule]; d.Game != 4 || d.Label != "12" {
		t.Errorf("%+v", d)
	}
}

// TestOfReading: the rules that a module for articles has words for are those that what reads a file names, and no others.
func TestOfReading(t *testing.T) {
	var text []byte
	for _, pattern := range []string{"../../source/*.go", "../../item/*.go", "../scan/*.go", "../game/*.go", "../document.go", "../foreign.go"} {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			source, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			text = append(text, source...)
		}
	}
	named := testkit.RulesNamed(t, "../rules", string(text), All(), Of)
	for _, rule := range All() {
		if row := OfReading(rule); named[rule] != (row.Name != "") {
			t.Errorf("%s: reading finds it: %t, has words for it: %t", Name(rule), named[rule], row.Name != "")
		}
		if Of(rule).Name == "" {
			t.Errorf("rule %d has no row", rule)
		}
	}
	if len(named) < 15 {
		t.Errorf("reading finds only %d rules", len(named))
	}
}
