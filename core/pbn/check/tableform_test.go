package check

import (
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
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

// TestNearestOfShortNames: a column of one or two letters may be anything; it is like none that the standard has, in any table.
func TestNearestOfShortNames(t *testing.T) {
	names := []string{"N", "n", "NS", "EW", "MP", "No", "Rk", "Bd", "ID", "Su", "DD", "Vp", "IM"}
	for a := 'A'; a <= 'Z'; a++ {
		names = append(names, string(a))
		for b := 'A'; b <= 'Z'; b++ {
			names = append(names, string(a)+string(b))
		}
	}
	for _, tag := range tags.Of(tags.TableSet) {
		for _, name := range names {
			form := columnForm{column: game.ParseColumns(tag, name)[0]}
			if got := form.nearest(tag); got != "" {
				t.Errorf("%s: %s is read as %s", tag, name, got)
			}
		}
	}
}

// TestPlacesOfColumns: each column of a table's tag has its place, which is not that of what makes the value a default.
func TestPlacesOfColumns(t *testing.T) {
	for value, want := range map[string][]string{
		`"Rank;+Names\20L;x"`:   {"Rank", `+Names\20L`, "x"},
		`"##Rank;+Names\20L;x"`: {"Rank", `+Names\20L`, "x"},
		`"##Rank"`:              {"Rank"},
		`"#Rank;x"`:             {"#Rank", "x"},
		`";Rank;"`:              {"", "Rank", ""},
		`"##;Rank"`:             {"", "Rank"},
		`"Rank;x`:               {"Rank", "x"},
		`"`:                     {""},
	} {
		file := "[ScoreTable " + value + "\n]\n"
		stream := habits.PBN.Open([]byte(file), source.Automatic)
		var reader game.Reader
		reader.Reset(stream, &diag.List{Rules: rules.Of})
		g, _ := reader.Next()
		text, tag := stream.Text(), &g.Tags[0]
		for i, name := range want {
			if got := text.Decode(columnSpan(text, tag, i)); got != name {
				t.Errorf("%s: column %d is at %q, want %q", value, i, got, name)
			}
		}
	}
}
