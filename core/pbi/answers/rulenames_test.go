package answers

import (
	"testing"

	"pbn/core/pbi/rules"
	"pbn/core/testkit"
)

// TestRuleNames: the type of rule names has those of the table of rules.
func TestRuleNames(t *testing.T) {
	names := testkit.RuleNames{Notation: "pbi", Quiet: "source/missing", Call: `pbi.validate("\uFEFF#PBI 1.2\n:8/8/8/8/8/8/8/KS1k4:#2::::::\n")`}
	names.Hold(t, rules.All(), rules.Name)
}
