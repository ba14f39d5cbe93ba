package rules

import (
	"slices"
	"testing"

	"pbn/core/diag"
	"pbn/core/testkit"
)

// TestDeclarations: what a check knows and what the sentences of its rule name are one struct.
func TestDeclarations(t *testing.T) {
	facts := testkit.Facts{&square: "chess.Square", &man: "chess.Piece", &moveNumber: "int32", &encoding: "source.Encoding"}
	rows := slices.DeleteFunc(All(), func(rule diag.Rule) bool { return Name(rule) == "" })
	testkit.Declarations(t, ".", rows, Of, facts, "../../embed", "../../plain")
}
