package diag

import (
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag/docs"
	"pbn/core/source"
)

func TestRulesAreComplete(t *testing.T) {
	names := []string{}
	for _, r := range Rules() {
		info := r.Info()
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
	for _, r := range Rules() {
		letter := strings.ToUpper(r.Info().Severity.String()[:1])
		named := regexp.MustCompile("`" + r.String() + "`( [EWI]\\b)?")
		marked := regexp.MustCompile("`" + r.String() + "` " + letter + `\b`)
		if r.Info().OfExportFormat && letter == "E" {
			marked = named // "all E", the ledger says at the end
		}
		if !named.Match(ledger) || !marked.Match(ledger) {
			t.Errorf("the ledger has no `%s` %s", r, letter)
		}
	}
}

func TestEveryRuleHasAPage(t *testing.T) {
	headings := []string{"# ", "## What is wrong", "## Why it matters", "## Example", "## Instead", "## In the standard"}
	for _, r := range Rules() {
		page, ok := docs.Explain(r.String())
		if !ok {
			t.Errorf("%s has no page", r)
			continue
		}
		if first, _, _ := strings.Cut(page, "\n"); first != "# "+r.Info().Title {
			t.Errorf("%s: the page is headed %q, the rule %q", r, first, r.Info().Title)
		}
		at := -1
		for _, h := range headings {
			next := strings.Index("\n"+page, "\n"+h)
			if next <= at {
				t.Errorf("%s: %q is missing or out of order", r, h)
			}
			at = next
		}
		if !strings.HasSuffix(page, "\n## In the standard\n"+r.Info().Section+"\n") {
			t.Errorf("%s: the page does not end with section %s", r, r.Info().Section)
		}
		for _, line := range strings.Split(page, "\n") {
			if len([]rune(line)) > 120 {
				t.Errorf("%s: a line is longer than 120 characters: %s", r, line)
			}
		}
	}
}

func TestEveryPageHasARule(t *testing.T) {
	err := fs.WalkDir(os.DirFS("docs"), ".", func(path string, d fs.DirEntry, err error) error {
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
	var l List
	for range 3 * perRule {
		l.Report(TagUnknown, source.Span{}, "x")
	}
	l.Report(TagDuplicate, source.Span{}, "y")
	l.EndGame(source.New([]byte("x"), source.Latin1), 4, "12")
	if len(l.Items) != perRule+1 || l.Omitted(TagUnknown) != 2*perRule || l.Omitted(TagDuplicate) != 0 {
		t.Errorf("%d kept, %d omitted", len(l.Items), l.Omitted(TagUnknown))
	}
	if l.Count(Info) != 3*perRule || l.Count(Warning) != 1 || l.Count(Error) != 0 {
		t.Errorf("%d, %d, %d", l.Count(Info), l.Count(Warning), l.Count(Error))
	}
	if d := l.Items[perRule]; d.Game != 4 || d.Board != "12" {
		t.Errorf("%+v", d)
	}
}

func TestQuote(t *testing.T) {
	if got := Quote("a\n" + strings.Repeat("é", 100)); got != "“a "+strings.Repeat("é", 58)+"…”" {
		t.Error(got)
	}
}
