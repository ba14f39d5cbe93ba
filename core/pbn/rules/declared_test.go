package rules

import (
	"testing"

	"pbn/core/testkit"
)

// TestDeclarations: what a check knows and what the sentences of its rule name are one struct.
func TestDeclarations(t *testing.T) {
	facts := testkit.Facts{
		&seat: "bridge.Seat", &call: "bridge.Call", &card: "bridge.Card", &suit: "bridge.Suit", &denomination: "bridge.Denomination",
		&side: "bridge.Side", &encoding: "source.Encoding", &oneOfTwo: "OneOfTwo", &winners: "Winners",
	}
	testkit.Declarations(t, ".", All(), Of, facts, "../../embed", "../../plain")
}
