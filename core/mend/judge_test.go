package mend

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/source"
)

// TestLinesOfASafeFix holds that an edit is not safe from the first character on that makes one of its lines too long.
func TestLinesOfASafeFix(t *testing.T) {
	x := func(n int) string { return strings.Repeat("x", n) }
	const longest = 254
	const own, left, right = 10, 20, 30 // characters of the text before the line, and around the edit
	for name, c := range map[string]struct {
		replaced string
		text     func(n int) string // the text of the edit; n is for the line that is measured
		around   int                // how many characters that line has besides
	}{
		"a line":                             {"", x, left + right},
		"a line, for a part of it":           {"yyy", x, left + right},
		"the first of two lines":             {"", func(n int) string { return x(n) + "\n" }, left},
		"the last of two lines":              {"", func(n int) string { return "\n" + x(n) }, right},
		"the first, for a line end":          {"\n", func(n int) string { return x(n) + "\n" }, left},
		"a line between two ends of lines":   {"", func(n int) string { return "\n" + x(n) + "\n" }, 0},
		"the second line between two others": {"", func(n int) string { return "\r\n" + x(n) + "\r\n" + x(1) }, 0},
	} {
		for _, lineEnd := range []string{"\n", "\r", "\r\n"} {
			before, after := x(own)+lineEnd+x(left), x(right)+lineEnd+x(own)
			file := source.Plain.Text([]byte(before+c.replaced+after), source.Automatic)
			// The other edit makes another line shorter, which leaves no more room in this one.
			edits := func(n int) []diag.Splice {
				return []diag.Splice{{End: 2}, {Start: len(before), End: len(before) + len(c.replaced), Text: c.text(n - c.around)}}
			}
			if makesLongLine(file, edits(longest), longest) {
				t.Errorf("%s: of %d characters between %q is too long", name, longest, lineEnd)
			}
			if !makesLongLine(file, edits(longest+1), longest) {
				t.Errorf("%s: of %d characters between %q is not too long", name, longest+1, lineEnd)
			}
		}
	}
}

// Letters from 128 on, of which none begins a character of UTF-8.
var letters = [128]rune{}

var declared = source.Declare(&letters, "x-judged")

// TestLinesInADeclaredEncoding: a character is a byte there, whatever the byte is.
func TestLinesInADeclaredEncoding(t *testing.T) {
	const longest = 4
	file := source.Plain.Text([]byte("\xC3\xA9\xA9\n"), declared)
	one := []diag.Splice{{Text: "x"}}
	if makesLongLine(file, one, longest) || !makesLongLine(file, []diag.Splice{{Text: "xy"}}, longest) {
		t.Error("three bytes are not three characters")
	}
}
