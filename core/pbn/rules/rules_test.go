package rules

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/docs"
	"pbn/core/pbn/habits"
	"pbn/core/source"
	"pbn/core/testkit"
)

var subject = &testkit.Subject{Name: "pbn", Rules: All(), Row: Of, Page: docs.Explain}

func TestRulesAreComplete(t *testing.T) { testkit.RulesAreWhole(t, subject, Find) }

func TestEveryRuleHasAPage(t *testing.T) { testkit.PagesAreWhole(t, subject) }

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
	l := &diag.List{Rules: Of}
	for range 3 * perRule {
		l.Report(TagUnknown, source.Span{}, "x")
	}
	l.Report(TagDuplicate, source.Span{}, "y")
	l.EndGame(habits.PBN.Text([]byte("x"), source.Latin1), 4, "12", nil)
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
	for _, pattern := range []string{"../../source/*.go", "../../item/*.go", "../scan/*.go", "../game/*.go", "../document.go",
		"../foreign.go"} {
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
