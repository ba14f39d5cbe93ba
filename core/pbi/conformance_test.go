package pbi

import (
	"os"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbi/rules"
	"pbn/core/testkit"
)

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
	return &testkit.Ledger{
		Text:   testkit.TablesOfClauses(readLedger(t)),
		Case:   testkit.CaseNames(`[A-Z]-\d+`),
		Test:   testkit.TestNames(`[A-Z]_\d+`),
		Clause: func(inTest string) string { return strings.ReplaceAll(inTest, "_", "-") },
		Column: []string{"diagnostic"}, Folder: "core/pbi", Folders: []string{"."},
	}
}

// whole is PBI with all its rules, those that need a solver among them.
var whole = &testkit.Subject{Rules: rules.All(), Row: diag.Table(rules.Of)}

// TestEveryClauseHasATest: what of the ledger is there has a test that is named for it.
func TestEveryClauseHasATest(t *testing.T) {
	l := ledger(t)
	l.StagesHaveTests(t, "conformance_test.go", "check", "–")
	if n := len(l.Clauses()); n != 78 {
		t.Errorf("%d clauses", n)
	}
}

// TestTableOfRules: the table at the end of the ledger is that of the core.
func TestTableOfRules(t *testing.T) {
	ledger(t).TableOfRules(t, whole, readLedger(t), func(name string) bool { return strings.HasPrefix(name, "export/") })
}

// TestNamesOfRules: the ledger names each rule with its severity.
func TestNamesOfRules(t *testing.T) { ledger(t).NamesRules(t, whole) }
