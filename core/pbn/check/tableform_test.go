package check

import (
	"testing"

	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
)

// TestNearestColumn: a name of two letters is near to too many.
func TestNearestColumn(t *testing.T) {
	for name, want := range map[string]string{"Ran": "Rank", "rank": "Rank", "Rnak": "", "Ra": "", "Score-NS": "Score_NS"} {
		form := columnForm{column: game.ParseColumns(tags.ScoreTable, name)[0]}
		if got := form.nearest(tags.ScoreTable); got != want {
			t.Errorf("%s is near to %q, want %q", name, got, want)
		}
	}
}
