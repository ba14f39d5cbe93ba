package hands

import (
	"testing"

	"pbn/core/diag"
	"pbn/core/testkit"
)

// TestDeclarations: what is known of a finding and what the sentences of its rule name are one struct.
func TestDeclarations(t *testing.T) {
	all := make([]diag.Rule, RuleCount)
	for i := range all {
		all[i] = diag.Rule(i)
	}
	testkit.Declarations(t, ".", all, Rules, nil)
}
