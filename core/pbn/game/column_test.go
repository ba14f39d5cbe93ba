package game

import (
	"strings"
	"testing"
)

// TestPaddedRows: elements are padded to the width of their columns, unless that makes the line longer than habits.MaxLine.
func TestPaddedRows_5_2_e(t *testing.T) {
	for widths, isPadded := range map[[2]int]bool{{3, 2}: true, {126, 126}: true, {126, 127}: false, {251, 0}: true, {252, 0}: false} {
		s := &Section{Columns: []Column{{Width: widths[0], Right: true}, {Width: widths[1]}}}
		got, want := string(s.AppendLine(nil, []string{"é", "b"})), "é b"
		if isPadded && widths[0] > 0 {
			want = strings.Repeat(" ", widths[0]-1) + want
		}
		if got != want {
			t.Errorf("columns of %v: %q, want %q", widths, got, want)
		}
	}
}
