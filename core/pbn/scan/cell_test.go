package scan

import (
	"slices"
	"testing"

	"pbn/core/item"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// TestQuotedCells: a backslash in a string is before a quotation mark or another backslash, and a string ends with its line.
func TestQuotedCells(t *testing.T) {
	text := "[Own \"x\"] \"a\\\"b\" \"c\\\\\" \"d\\e\" \"f\\\n\"g\" \"h\\"
	var g item.Game
	NewScanner().Scan(habits.PBN.Text([]byte(text), source.Latin1), 0, true, &g)
	var cells, broken []string
	for _, i := range g.Items {
		if i.Kind == Cell {
			cells = append(cells, text[i.Start:i.End])
			if i.Flags&item.Broken != 0 {
				broken = append(broken, text[i.Start:i.End])
			}
		}
	}
	if want := []string{`"a\"b"`, `"c\\"`, `"d\e"`, `"f\`, `"g"`, `"h\`}; !slices.Equal(cells, want) {
		t.Errorf("the cells are %q, want %q", cells, want)
	}
	if want := []string{`"f\`, `"h\`}; !slices.Equal(broken, want) {
		t.Errorf("%q are not closed, want %q", broken, want)
	}
}
