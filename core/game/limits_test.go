package game

import (
	"strings"
	"testing"

	"pbn/core/tags"
)

// TestColumnsOfATable_5_2_a: a table has at most as many columns as a line has characters, and none is wider than a line.
func TestColumnsOfATable_5_2_a(t *testing.T) {
	if n := len(ParseColumns(tags.ScoreTable, strings.Repeat(";", 254))); n != 255 {
		t.Errorf("%d columns, want 255", n)
	}
	if columns := ParseColumns(tags.ScoreTable, strings.Repeat(";", 255)); columns != nil {
		t.Errorf("%d columns are too many", len(columns))
	}
	for value, want := range map[string]int{`Rank\254R`: 254, `Rank\255R`: 255, `Rank\256R`: 255, `Rank\0`: 0} {
		if got := ParseColumns(tags.ScoreTable, value)[0].Width; got != want {
			t.Errorf("%s is %d wide, want %d", value, got, want)
		}
	}
}
