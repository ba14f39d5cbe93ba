package testkit

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
)

// TablesOfClauses returns a ledger without its other tables, and without lines of text that look like rows: what [Ledger.Clauses] reads. A bar
// in a cell, which is written \|, becomes ¦.
func TablesOfClauses(ledger string) string {
	var text strings.Builder
	isClauses := false
	for line := range strings.Lines(ledger) {
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
	return text.String()
}

// StagesHaveTests wants a test, or a case of one, named for each clause of a stage, each clause to be of that stage or of one of the others,
// and each name of a test to be that of a clause.
func (l *Ledger) StagesHaveTests(t *testing.T, except, stage string, others ...string) {
	t.Helper()
	tests, orphans := l.Tests(t, except)
	known := map[string]bool{}
	for _, c := range l.Clauses() {
		known[c.ID] = true
		if c.Stage != stage && !slices.Contains(others, c.Stage) {
			t.Errorf("%s has the stage %q", c.ID, c.Stage)
		}
		if len(tests[c.ID]) == 0 && c.Stage == stage {
			t.Errorf("%s: no test", c.ID)
		}
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

var rowOfRule = regexp.MustCompile("(?m)^\\| `([a-z]+/[a-z0-9-]+)` \\| ([EWI])( once)?(, off)? \\| ([+~]*) *\\| ([^|]+) \\|$")

// TableOfRules compares the table of all rules at the end of a ledger with the rows of the core: it has each rule, with its severity, whether it
// is off, and whether it can have a fix. Each rule is in the row of each clause that the table has for it, unless isElsewhere, and the numbers
// of the table are those that the ledger says.
func (l *Ledger) TableOfRules(t *testing.T, s *Subject, whole string, isElsewhere func(name string) bool) {
	t.Helper()
	_, table, _ := strings.Cut(whole, "\n## All rules at one glance")
	clauses := map[string][]string{}
	for _, c := range l.Clauses() {
		clauses[c.ID] = c.Names
	}
	rows := map[string]*diag.Row{}
	for _, rule := range s.Rules {
		rows[s.name(rule)] = s.Row(rule)
	}
	by := map[string]int{}
	for _, m := range rowOfRule.FindAllStringSubmatch(table, -1) {
		name := m[1]
		by[m[2]]++
		of := rows[name]
		if delete(rows, name); of == nil {
			t.Errorf("the core has no rule %s, or the table has it twice", name)
			continue
		}
		if got := strings.ToUpper(of.Severity.String()[:1]); got != m[2] || of.IsOff != (m[4] != "") || of.CanFix() != (m[5] != "") {
			t.Errorf("%s: severity %s, off: %v, has a fix: %v; the table has it otherwise", name, got, of.IsOff, of.CanFix())
		}
		for id := range strings.SplitSeq(m[6], ", ") {
			if !slices.Contains(clauses[strings.TrimSpace(id)], name) && !isElsewhere(name) {
				t.Errorf("the clause %s does not name %s", id, name)
			}
		}
	}
	for name := range rows {
		t.Errorf("the table lacks %s", name)
	}
	all := by["E"] + by["W"] + by["I"]
	if want := fmt.Sprintf("%d rules: %d E, %d W, %d I", all, by["E"], by["W"], by["I"]); !strings.Contains(whole, want) {
		t.Errorf("the ledger does not say %q", want)
	}
}
