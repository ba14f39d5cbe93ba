package item

import (
	"strings"
	"testing"
	"unsafe"
)

func TestAnItemIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Item{}); size != 16 {
		t.Errorf("an item has %d bytes", size)
	}
}

// TestTagsHaveRoom: a row needs a number, and a name that is no longer than what the table compares.
func TestTagsHaveRoom(t *testing.T) {
	for _, c := range []struct {
		row  Row
		fits bool
	}{
		{Row{Name: strings.Repeat("x", longestName), Number: Rows - 1}, true},
		{Row{Name: strings.Repeat("x", longestName+1), Number: 1}, false},
		{Row{Name: "x", Number: Rows - 1}, true},
		{Row{Name: "x", Number: 1}, true},
		{Row{Name: "x"}, false},
	} {
		func() {
			defer func() {
				if fault := recover(); c.fits != (fault == nil) {
					t.Errorf("%+v: %v", c.row, fault)
				}
			}()
			NewTags([]Row{c.row})
		}()
	}
}
