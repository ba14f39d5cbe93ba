package fill

import (
	"strings"
	"testing"
)

// TestWords: each word is on the line that it fits on, and what is attached to it goes with it to the next one.
func TestWords(t *testing.T) {
	for in, want := range map[string]string{
		"":                          "",
		"a":                         "a\n",
		"aaaa bbbbb":                "aaaa bbbbb\n",
		"aaaa bbbbbb":               "aaaa\nbbbbbb\n",
		"aaaa bbbbb )":              "aaaa\nbbbbb)\n",
		"aaaa bbbb )":               "aaaa bbbb)\n",
		"aaaa bbbb ) )":             "aaaa\nbbbb))\n",
		"( aaaa bbbbb":              "(aaaa\nbbbbb\n",
		"aaaaaaaaaaaa b":            "aaaaaaaaaaaa\nb\n",
		"a bbbbbbbbbbbb )":          "a\nbbbbbbbbbbbb)\n",
		"ääää ööööö":                "ääää ööööö\n",
		"ääää öööööö":               "ääää\nöööööö\n",
		"a bb_cc_dddd_eeeeee_f":     "a bb cc\ndddd\neeeeee f\n",
		"a bbbbbbbbbbbbbb_cc_dd_ee": "a\nbbbbbbbbbbbbbb\ncc dd ee\n",
		"aa bbb_cccccccc_d ) ee":    "aa bbb\ncccccccc\nd) ee\n",
	} {
		w := Words{Wrap: 10, IsUTF8: true}
		for word := range strings.FieldsSeq(in) {
			switch word {
			case ")":
				w.Attach(')')
				continue
			case "(":
				w.Begin()
				w.Bytes = append(w.Bytes, '(')
				w.End()
				w.GoOn()
				continue
			}
			w.Begin()
			from := len(w.Bytes)
			w.Bytes = append(w.Bytes, strings.ReplaceAll(word, "_", " ")...)
			var blanks []int
			for i := range len(word) {
				if word[i] == '_' {
					blanks = append(blanks, from+i)
				}
			}
			switch {
			case w.IsLong():
				w.EndAt(blanks)
			default:
				w.EndHigh()
			}
		}
		w.EndLine()
		if string(w.Bytes) != want {
			t.Errorf("%q becomes %q, want %q", in, w.Bytes, want)
		}
		for line := range strings.Lines(string(w.Bytes)) {
			if strings.HasSuffix(line, " \n") {
				t.Errorf("%q has a blank at the end of a line", w.Bytes)
			}
		}
	}
}
