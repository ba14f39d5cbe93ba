package pbn

import (
	"testing"

	"pbn/core/pbn/rules"
)

// TestRowsOnLines: where the lines of a table are as long as each other and no rows, the first is reported; else what is left over at the
// end, except a few lines among rows, which are reported themselves.
func TestRowsOnLines(t *testing.T) {
	const table = "[ScoreTable \"Rank;Contract;Declarer\"]\n"
	for in, want := range map[string]string{
		"1 4S\n2 4H\n3 4D": "1 4S", "1 4S\n2 4H": "1 4S", "1 4S\n2 4H\n3 4D\n4 4C": "1 4S", "1 4S\n2 4H\n3 4D E": "E", "1 4S\n2 4H\n3": "4H\n3",
		"1 4S N E":             "E",
		"1 4S N\n2 4H\n3 4D E": "2 4H", "1 4S N 2 4H N\n3 4D": "3 4D", "2 4H\n1 4S N": "4S N",
	} {
		got := ""
		for _, d := range Validate(Bytes([]byte(table+in)), Options{}).Diagnostics.Items {
			if d.Rule == rules.TableRowLength {
				got += (table + in)[d.Place.Span.Start:d.Place.Span.End]
			}
		}
		if got != want {
			t.Errorf("%q: %q is reported, want %q", in, got, want)
		}
	}
}
