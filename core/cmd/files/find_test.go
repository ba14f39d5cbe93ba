package files

import (
	"strings"
	"testing"
)

// FuzzNameOf: no pattern is a fault, and a part without a pattern means its own name only.
func FuzzNameOf(f *testing.F) {
	for _, part := range []string{"*.pbn", "[!a-c]?", "[", "[]]", "[^]", "a{b}(c)|+.$^\\", "[z-a]", "é**"} {
		f.Add(part)
	}
	f.Fuzz(func(t *testing.T, part string) {
		names := nameOf(part)
		if strings.ContainsAny(part, "*?[") || strings.ToValidUTF8(part, "") != part {
			return
		}
		if names == nil || !names.MatchString(part) || names.MatchString(part+"x") || names.MatchString("x"+part) {
			t.Errorf("%q means %v", part, names)
		}
	})
}
