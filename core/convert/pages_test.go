package convert

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"pbn/core/convert/docs"
	"pbn/core/diag"
	"pbn/core/hands"
	"pbn/core/testkit"
)

// subject are the rules of LIN and of bare deals for the tests of pages.
var subject = &testkit.Subject{Name: "lin", Rules: ownRules(), Row: Rules, Page: docs.Explain}

func TestEveryRuleHasAPage(t *testing.T) { testkit.PagesAreWhole(t, subject) }

func TestEveryPageHasARule(t *testing.T) {
	err := fs.WalkDir(os.DirFS("docs"), ".", func(path string, d fs.DirEntry, err error) error {
		if name, isPage := strings.CutSuffix(path, ".md"); isPage {
			if rule, ok := FindRule(name); !ok || rule < ofLIN {
				t.Errorf("%s is the page of no rule", path)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// brokenBy returns the names of the other rules of severity error and warning that a file breaks, and how often it breaks the rule of a
// page, which is about what is read as another notation, or about what that cannot hold.
func brokenBy(rule diag.Rule, file string) (others []string, own int) {
	o := Options{From: LIN, To: PBN, As: asRead}
	switch name := Rules(rule).Name; {
	case strings.HasPrefix(name, "bare/"):
		o.From = Bare
	case strings.HasPrefix(name, "write/"):
		o.From, o.To = PBN, LIN
	}
	_, _, r := Convert([]byte(file), o)
	for _, d := range r.Diagnostics.Items {
		if d.Rule == rule {
			own++
		} else if d.Severity == diag.Error || d.Severity == diag.Warning {
			others = append(others, Rules(d.Rule).Name)
		}
	}
	return others, own
}

// TestPages runs the examples: each breaks its rule and no other, and what the page has instead breaks none.
func TestPages(t *testing.T) {
	for _, rule := range ownRules() {
		name := Rules(rule).Name
		page, _ := docs.Explain(name)
		blocks := strings.Split(page, "```")
		if len(blocks) != 5 {
			t.Errorf("%s: the page has %d blocks", name, len(blocks)/2)
			continue
		}
		for i := range 2 {
			_, file, _ := strings.Cut(blocks[1+2*i], "\n")
			if rule == ofBare+hands.BareTooLong {
				file = strings.Repeat(file, []int{20_000, 10_000}[i])
			}
			others, own := brokenBy(rule, file)
			if want := 1 - i; own != want {
				t.Errorf("%s: block %d breaks it %d times, not %d", name, i, own, want)
			}
			for _, other := range others {
				// A deal that is left out leaves none.
				if i > 0 || name != "bare/unfinished" || other != "bare/none" {
					t.Errorf("%s: block %d breaks %s, too", name, i, other)
				}
			}
		}
	}
}
