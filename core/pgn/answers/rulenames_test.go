package answers

import (
	"testing"

	"pbn/core/pgn/rules"
	"pbn/core/testkit"
)

// TestRuleNames: the type of rule names has those of the table of rules.
func TestRuleNames(t *testing.T) {
	names := testkit.RuleNames{Notation: "pgn", Quiet: "tag/duplicate", Call: `pgn.parse('[Site "a"]\n[Site "b"]\n\n1. e4 *\n')`}
	names.Hold(t, rules.All(), rules.Name)
}
