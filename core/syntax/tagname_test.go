package syntax

import (
	"slices"
	"testing"
)

func TestNumberOf(t *testing.T) {
	for i, name := range StandardTags {
		if n := NumberOf(name); int(n) != i+1 || NumberOf([]byte(name)) != n {
			t.Errorf("%s has the number %d, want %d", name, n, i+1)
		}
		for _, other := range []string{name + "s", name[1:], name[:len(name)-1] + "\x00", "x" + name[1:]} {
			if !slices.Contains(StandardTags, other) && NumberOf(other) != OtherTag {
				t.Errorf("%q has a number", other)
			}
		}
	}
	if NumberOf("") != OtherTag || len(StandardTags)+1 != TagNumbers {
		t.Error("no name has a number, or there are more numbers than names")
	}
}
