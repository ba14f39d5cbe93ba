package wire

import "testing"

// TestDistance: each way in which a word may be misspelt counts as one, and several are counted together.
func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"export", "export", 0}, {"", "", 0}, {"", "abc", 3}, {"abc", "", 3},
		{"xexport", "export", 1}, {"exxport", "export", 1}, {"exportx", "export", 1},
		{"xport", "export", 1}, {"exort", "export", 1}, {"expor", "export", 1},
		{"axport", "export", 1}, {"expart", "export", 1}, {"exporx", "export", 1},
		{"xeport", "export", 1}, {"exoprt", "export", 1}, {"exporT", "export", 1}, {"exprot", "export", 1}, {"exportr", "exporrt", 1},
		{"xeprot", "export", 2}, {"exporting", "export", 3}, {"abcdef", "fedcba", 5}, {"ca", "abc", 3}, {"äbc", "abc", 1},
	} {
		if got := distance(c.a, c.b); got != c.want {
			t.Errorf("from %q to %q: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

// TestNearest: a third of a word may be wrong, and at least one character; of two words that are as near it is the first.
func TestNearest(t *testing.T) {
	known := []string{"export", "convert", "abc", "abd", "deal/duplicate-card", "text/long-line"}
	for word, want := range map[string]string{
		"export": "export", "exp0rt": "export", "exp00t": "export", "ex000t": "", "exp000t": "", "exp00": "", "exp0": "",
		"convert": "convert", "c0nv0r": "", "c0nvert0": "convert", "c0nv0rt0": "",
		"ab": "abc", "a": "", "abe": "abc", "xbd": "abd", "xyd": "", "long-line": "text/long-line", "long": "", "": "",
	} {
		if got := Nearest(word, known); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}
