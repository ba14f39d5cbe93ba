package desk

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestFileNames: no text of a game leads out of the folder, or to a name that a system does not take.
func TestFileNames(t *testing.T) {
	for text, want := range map[string]string{
		"Oakes, Jonathan": "Oakes-Jonathan", "../../etc/passwd": "etc-passwd", "a/b": "a-b", `C:\x`: "C-x", "": "none", "?": "none", "..": "none",
		"con": "_con", "Müller": "Müller", "-rf": "rf", ".hidden": "hidden", "1/2-1/2": "1-2-1-2", "a\x00b\n": "a-b", "王": "王",
		strings.Repeat("x", 200): strings.Repeat("x", longestName-1),
	} {
		if got := fileName(text); got != want || !utf8.ValidString(got) {
			t.Errorf("%q is %q", text, got)
		}
	}
	var p parts
	for _, c := range [][2]string{{"Ann", "Ann"}, {"ann", "ann-2"}, {"ANN!", "ANN-3"}, {"ann-2", "ann-2-2"}, {"Ann", "Ann"}} {
		if got := p.of(c[0], nil, 2).Name; got != c[1] {
			t.Errorf("%q is %q", c[0], got)
		}
	}
}
