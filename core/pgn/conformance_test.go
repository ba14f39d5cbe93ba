package pgn

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/testkit"
)

const clauseID = `\d+(?:\.\d+)*-[a-z]|dialects-\d+`

// ledger returns the ledger without its decisions and its table of rules, and how tests name its clauses: TestMarkers_8_2_6_a has 8.2.6-a.
func ledger(t *testing.T) *testkit.Ledger {
	t.Helper()
	text := readLedger(t)
	_, text, hasClauses := strings.Cut(text, "\n## 0–2 ")
	text, _, hasRules := strings.Cut(text, "\n## All rules")
	if !hasClauses || !hasRules {
		t.Fatal("the ledger has other headings")
	}
	return &testkit.Ledger{
		Text: text,
		Case: regexp.MustCompile(`^(` + clauseID + `)(?: to (` + clauseID + `)(?: |$)| |$)`),
		Test: testkit.TestNames(`\d+(?:_\d+)*_[a-z]|dialects_\d+`),
		Clause: func(inTest string) string {
			at := strings.LastIndex(inTest, "_")
			return strings.ReplaceAll(inTest[:at], "_", ".") + "-" + inTest[at+1:]
		},
		Column: []string{"rules", "what is checked beside"}, Folder: "core/pgn", Folders: []string{".", "../chess"},
	}
}

func readLedger(t *testing.T) string {
	t.Helper()
	file, err := os.ReadFile("conformance.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(file)
}

// TestEveryClauseHasATest: what of the ledger is there has a test that is named for it.
func TestEveryClauseHasATest(t *testing.T) {
	skipOnJS(t)
	ledger(t).EveryClauseHasATest(t, "conformance_test.go")
}

// TestStages: each clause says what of it is there.
func TestStages(t *testing.T) {
	stages := []string{"read", "check", "export", "epd", "–"}
	count := 0
	for _, c := range ledger(t).Clauses() {
		if !slices.Contains(stages, c.Stage) {
			t.Errorf("%s has the stage %q", c.ID, c.Stage)
		}
		if c.Stage == "read" {
			count++
		}
	}
	if count == 0 {
		t.Error("no clause is read")
	}
}

// TestTableOfRules: the table says of each rule its severity and what finds it. Each of them is in the row of each clause that the table has
// for it.
func TestTableOfRules(t *testing.T) {
	_, table, _ := strings.Cut(readLedger(t), "\n## All rules")
	clauses := map[string][]string{}
	for _, c := range ledger(t).Clauses() {
		clauses[c.ID] = c.Names
	}
	row := regexp.MustCompile("(?m)^\\| `([a-z]+/[a-z0-9-]+)` \\| ([EWI])( once)?(?:, off)? \\| [+~]* *\\| ([^|]+) \\| (\\w+) \\|$")
	inTable := 0
	for _, m := range row.FindAllStringSubmatch(table, -1) {
		name, severity, by := m[1], m[2], m[5]
		rule, ok := rules.Find(name)
		if !ok {
			if by == "reading" {
				t.Errorf("the core has no %s", name)
			}
			continue
		}
		inTable++
		if found := rules.OfReading(rule).Name != ""; found != (by == "reading") {
			t.Errorf("%s is found by %s, and by reading: %v", name, by, found)
		}
		if got := strings.ToUpper(rules.Of(rule).Severity.String()[:1]); got != severity {
			t.Errorf("%s has the severity %s, not %s", name, got, severity)
		}
		for id := range strings.SplitSeq(m[4], ", ") {
			if !slices.Contains(clauses[strings.TrimSpace(id)], name) {
				t.Errorf("the clause %s does not name %s", id, name)
			}
		}
	}
	if inTable != int(rules.RuleCount) {
		t.Errorf("the table has %d of the rules of the core, which has %d", inTable, rules.RuleCount)
	}
}

// TestCountsOfLedger: the ledger says how many rules there are, of each severity.
func TestCountsOfLedger(t *testing.T) {
	by := map[diag.Severity]int{}
	for _, rule := range rules.All() {
		by[rules.Of(rule).Severity]++
	}
	text := readLedger(t)
	for _, want := range []string{"%d rules (%d E, %d W, %d I)", "%d rules: %d E, %d W, %d I"} {
		if want = fmt.Sprintf(want, rules.RuleCount, by[diag.Error], by[diag.Warning], by[diag.Info]); !strings.Contains(text, want) {
			t.Errorf("the ledger does not say %q", want)
		}
	}
}
