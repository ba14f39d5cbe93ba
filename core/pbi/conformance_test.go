package pbi

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbi/rules"
	"pbn/core/testkit"
)

const clauseID = `[A-Z]-\d+`

func readLedger(t *testing.T) string {
	t.Helper()
	file, err := os.ReadFile("conformance.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(file)
}

// ledger returns the tables of clauses of the ledger, and how tests name these: TestLaws_M_6 has M-6.
func ledger(t *testing.T) *testkit.Ledger {
	t.Helper()
	var text strings.Builder
	isClauses := false
	for line := range strings.Lines(readLedger(t)) {
		switch {
		case strings.HasPrefix(line, "| clause |"):
			isClauses = true
		case !strings.HasPrefix(line, "|"):
			isClauses = false
		}
		if line = strings.ReplaceAll(line, `\|`, "¦"); isClauses || !strings.Contains(line, "|") {
			text.WriteString(line)
		}
	}
	return &testkit.Ledger{
		Text:   text.String(),
		Case:   testkit.CaseNames(clauseID),
		Test:   testkit.TestNames(`[A-Z]_\d+`),
		Clause: func(inTest string) string { return strings.ReplaceAll(inTest, "_", "-") },
		Column: []string{"diagnostic"}, Folder: "core/pbi", Folders: []string{"."},
	}
}

// TestEveryClauseHasATest: what of the ledger is there has a test that is named for it.
func TestEveryClauseHasATest(t *testing.T) {
	l := ledger(t)
	tests, orphans := l.Tests(t, "conformance_test.go")
	stages := []string{"check", "–"}
	known := map[string]bool{}
	for _, c := range l.Clauses() {
		known[c.ID] = true
		if !slices.Contains(stages, c.Stage) {
			t.Errorf("%s has the stage %q", c.ID, c.Stage)
		}
		if len(tests[c.ID]) == 0 && c.Stage == "check" {
			t.Errorf("%s: no test", c.ID)
		}
	}
	if len(known) != 78 {
		t.Errorf("%d clauses", len(known))
	}
	for id, names := range tests {
		if !known[id] {
			t.Errorf("the ledger has no clause %s; tests that name it: %d, such as %s", id, len(names), names[0])
		}
	}
	for _, name := range orphans {
		t.Errorf("no test runs the case %s", name)
	}
}

// TestTableOfRules: the table says of each rule its severity and whether it can have a fix. Each rule is in the row of each clause that the
// table has for it, and the numbers of the table are those that the ledger says.
func TestTableOfRules(t *testing.T) {
	text := readLedger(t)
	_, table, _ := strings.Cut(text, "\n## All rules at one glance")
	clauses := map[string][]string{}
	for _, c := range ledger(t).Clauses() {
		clauses[c.ID] = c.Names
	}
	row := regexp.MustCompile("(?m)^\\| `([a-z]+/[a-z0-9-]+)` \\| ([EWI])( once)? \\| ([+~]*) *\\| ([^|]+) \\|$")
	by, inTable := map[string]int{}, 0
	for _, m := range row.FindAllStringSubmatch(table, -1) {
		by[m[2]]++
		rule, ok := rules.Find(m[1])
		if !ok {
			t.Errorf("the core has no rule %s", m[1])
			continue
		}
		inTable++
		of := rules.Of(rule)
		if got := strings.ToUpper(of.Severity.String()[:1]); got != m[2] || of.CanFix() != (m[4] != "") {
			t.Errorf("%s: severity %s, has a fix: %v; the table has it otherwise", m[1], got, of.CanFix())
		}
		for id := range strings.SplitSeq(m[5], ", ") {
			if !slices.Contains(clauses[strings.TrimSpace(id)], m[1]) && !strings.HasPrefix(m[1], "export/") {
				t.Errorf("the clause %s does not name %s", id, m[1])
			}
		}
	}
	if inTable != int(rules.RuleCount) {
		t.Errorf("the table has %d of the rules of the core, which has %d", inTable, rules.RuleCount)
	}
	all := by["E"] + by["W"] + by["I"]
	if want := fmt.Sprintf("%d rules: %d E, %d W, %d I", all, by["E"], by["W"], by["I"]); !strings.Contains(text, want) {
		t.Errorf("the ledger does not say %q", want)
	}
}

// TestNamesOfRules: the ledger names each rule with its severity.
func TestNamesOfRules(t *testing.T) {
	ledger(t).NamesRules(t, &testkit.Subject{Rules: rules.All(), Row: diag.Table(rules.Of)})
}
