package wire

import (
	"strings"
	"testing"

	"pbn/core/diag"
)

func findRule(name string) (diag.Rule, bool) { return 7, name == "tag/unknown" }

// TestReadSeverities: a rule and a severity that do not exist are named.
func TestReadSeverities(t *testing.T) {
	if got, err := ReadSeverities(map[string]string{"tag/unknown": "off"}, findRule); err != nil || len(got) != 1 || got[7] != diag.Off {
		t.Errorf("%v, %v", got, err)
	}
	for _, names := range []map[string]string{{"tag/unheard-of": "off"}, {"tag/unknown": "fatal"}} {
		for rule, severity := range names {
			got, err := ReadSeverities(names, findRule)
			if err == nil || got != nil || !strings.Contains(err.Error(), rule) && !strings.Contains(err.Error(), severity) {
				t.Errorf("%v: %v, %v", names, got, err)
			}
		}
	}
}

// TestRulesThatAreOff: a rule that finds nothing unless somebody asks for it is off in the lists of rules.
func TestRulesThatAreOff(t *testing.T) {
	rows := []diag.Row{{Name: "a/b", Severity: diag.Warning}, {Name: "a/c", Severity: diag.Info, IsOff: true}}
	of := func(rule diag.Rule) *diag.Row { return &rows[rule] }
	list := string(Rules([]diag.Rule{0, 1}, of))
	if !strings.Contains(list, `"a/b","severity":"warning"`) || !strings.Contains(list, `"a/c","severity":"off"`) {
		t.Error(list)
	}
	if table := string(RuleTable([]diag.Rule{0, 1}, of)); !strings.Contains(table, "a/c   off") {
		t.Error(table)
	}
}
