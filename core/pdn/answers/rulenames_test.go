package answers

import (
	"testing"

	"pbn/core/pdn/rules"
	"pbn/core/testkit"
)

// TestRuleNames: the type of rule names has those of the table of rules.
func TestRuleNames(t *testing.T) {
	names := testkit.RuleNames{Notation: "pdn", Quiet: "tag/duplicate", Call: `pdn.parse('[Site "a"]\n[Site "b"]\n\n1. 32-28 *\n')`}
	names.Hold(t, rules.All(), rules.Name)
}
