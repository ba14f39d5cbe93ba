package game

import (
	"strings"
	"testing"
	"unsafe"

	"pbn/core/pbn/tags"
)

// TestSizes: what a game has hundreds of is small; what few of them have is elsewhere.
func TestSizes(t *testing.T) {
	if tag, move, element := unsafe.Sizeof(Tag{}), unsafe.Sizeof(Move{}), unsafe.Sizeof(Element{}); tag > 80 || move > 32 || element > 56 {
		t.Errorf("a tag has %d bytes, a move %d, an element %d", tag, move, element)
	}
}

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

// TestVersionLine: two numbers with a dot between them.
func TestVersionLine(t *testing.T) {
	for line, want := range map[string]bool{"% PBN 2.1": true, "% PBN 10.90": true, "% PBN 2.:": false, "% PBN 2./": false, "% PBN 2": false,
		"% PBN 2.": false, "% PBN .1": false} {
		if version, ok := versionLine(line); ok != want || ok && version != line[len("% PBN "):] {
			t.Errorf("%s: %q, %t", line, version, ok)
		}
	}
}
