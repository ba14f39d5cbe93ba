package kit

import (
	"testing"

	"pbn/core/cmd/line"
	"pbn/core/diag"
)

// TestSharedRules: a notation that shares the rules of another one lists, names and weighs them as that does.
func TestSharedRules(t *testing.T) {
	lists := &Notation{Words: line.WithShared(line.Words{Name: "fen"}), RulesOf: positions}
	program := &Notation{Words: numbers.Words, Rules: numbers.Rules, Rows: numbers.Rows, Beside: []*Notation{positions, lists}}
	if got, want := len(rulesOf(program.all())), len(numbers.Rules)+len(positions.Rules); got != want {
		t.Errorf("there are %d rules, not %d", got, want)
	}
	if got := len(rulesOf([]*Notation{lists})); got != len(positions.Rules) {
		t.Errorf("one that shares its rules has %d, not %d", got, len(positions.Rules))
	}
	if got := lists.before(program) + " " + positions.before(lists); got != "epd: " {
		t.Errorf("before the names of rules is %q", got)
	}
	found := program.findRules("epd:number/round")
	if len(found) != 1 || len(program.findRules("fen:number/round")) != 0 {
		t.Errorf("found %v", found)
	}
	severities := Severities{}
	severities.set(found, "error")
	if severities.of(lists)[roundNumber] != diag.Error || severities.of(program) != nil {
		t.Errorf("the severities are %v", severities)
	}
}
