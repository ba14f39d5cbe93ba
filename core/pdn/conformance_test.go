package pdn

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pdn/rules"
	"pbn/core/testkit"
)

const clauseID = `[A-Z]-\d+(?:-[a-z])?|[A-Z]-[a-z]`

// ledger returns the tables of clauses of the ledger, and how tests name these: TestVariant_V_9 has V-9.
func ledger(t *testing.T) *testkit.Ledger {
	t.Helper()
	return &testkit.Ledger{
		Text:   testkit.TablesOfClauses(readLedger(t)),
		Case:   regexp.MustCompile(`^(` + clauseID + `)(?: to (` + clauseID + `)(?: |$)| |$)`),
		Test:   testkit.TestNames(`[A-Z]_\d+(?:_[a-z])?|[A-Z]_[a-z]`),
		Clause: func(inTest string) string { return strings.ReplaceAll(inTest, "_", "-") },
		Column: []string{"diagnostic"}, Folder: "core/pdn", Folders: []string{"."},
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
	ledger(t).StagesHaveTests(t, "conformance_test.go", "check", "–")
}

var whole = &testkit.Subject{Rules: rules.All(), Row: diag.Table(rules.Of)}

// TestTableOfRules: the table at the end of the ledger is that of the core.
func TestTableOfRules(t *testing.T) {
	ledger(t).TableOfRules(t, whole, readLedger(t), func(string) bool { return false })
}

// TestNamesOfRules: the ledger names each rule with its severity.
func TestNamesOfRules(t *testing.T) { ledger(t).NamesRules(t, whole) }
