package rules

import (
	"testing"

	"pbn/core/diag"
	"pbn/core/testkit"
)

// TestDeclarations: what a check knows and what the sentences of its rule name are one struct.
func TestDeclarations(t *testing.T) {
	facts := testkit.Facts{&side: "uint8", &encoding: "source.Encoding", &field: "uint8"}
	testkit.Declarations(t, ".", All(), Of, facts, "../../plain")
}

// TestRulesAreWhole: each rule has a name, a title and a section, and they are in the order of their names.
func TestRulesAreWhole(t *testing.T) {
	testkit.RulesAreWhole(t, &testkit.Subject{Name: "pbi", Rules: All(), Row: diag.Table(Of)}, Find)
}
