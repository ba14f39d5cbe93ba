package export

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// TestWidth_2_3_d: whatever can begin the next line stays on its line up to 79 characters, and not with one more.
func TestWidth_2_3_d(t *testing.T) {
	for _, c := range []struct{ what, before, filler, after, last string }{
		{"a comment", "1C ", "x", "", ""},
		{"a comment of other characters", "1C ", "\u00e9", "", ""},
		{"a NAG after a comment", "1C ", "x", "", "$1"},
		{"a NAG after a comment of other characters", "1C ", "\u00e9", "", "$1"},
		{"a call after a comment", "1C ", "x", "", "1D"},
		{"a call after a comment of other characters", "1C ", "\u00e9", "", "1D"},
		{"an annotated call after a comment", "1C ", "x", "", "1D\n$1"},
		{"a skipped player with the call after it", "1C ", "x", "", "^S 1D"},
	} {
		const goodLine = 79
		begin, _, _ := strings.Cut(c.last, "\n")
		room := goodLine - len(c.before) - len("{}")
		if begin != "" {
			room -= len(" ") + len(begin)
		}
		for extra, want := range []string{" ", "\n"} {
			comment := "{" + strings.Repeat(c.filler, room+extra) + "}"
			line := "1C" + want + comment
			if begin != "" {
				line = "1C " + comment + want + begin
			}
			latin1 := body("[Auction \"N\"]\n1C " + comment + " " + c.last + "\n*")
			got := strings.ReplaceAll(latin1, "\xE9", "\u00E9")
			if !strings.Contains(got, "\n"+line) {
				t.Errorf("%s in a line of %d characters:\n%s", c.what, goodLine+extra, got)
			}
		}
	}
}

// TestOneLine_2_3_c: what must be on one line is reported where only export makes it longer than 255 characters with its line end.
func TestOneLine_2_3_c(t *testing.T) {
	const tag, longest = `[Site "`, 253
	for _, c := range []struct {
		begins     string
		length     int // of the line in export format
		isReported bool
	}{
		{`[Site"`, longest, false},
		{`[Site"`, longest + 1, true},
		{tag, longest, false},
		{tag, longest + 1, true}, // import may end a line with one character
		{"[\tSite \"", longest, false},
		{"[\tSite \"", longest + 1, false}, // has 255 in the source
	} {
		file := c.begins + strings.Repeat("x", c.length-len(tag+`"]`)) + `"]`
		diags := diag.List{Rules: rules.Of}
		w := NewWriter(&bytes.Buffer{}, Options{}, &diags)
		var reader game.Reader
		reader.Reset(habits.PBN.Open([]byte(file), source.Automatic), &diags)
		for text, g := range reader.Games() {
			w.Game(text, g, false)
		}
		w.Close()
		if found := diags.Found(rules.TextLineTooLong); (found == 1) != c.isReported {
			t.Errorf("%q… of %d characters in export format: reported %d times", c.begins, c.length, found)
		}
	}
}
