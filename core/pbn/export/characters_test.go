package export

import (
	"strings"
	"testing"
)

// TestCharactersOfPrograms: what Latin-1 gets for each character that programs write and that it lacks (ledger 2.2-e).
func TestCharactersOfPrograms(t *testing.T) {
	for want, all := range map[string]string{
		"'": "‘’‚‛′", `\"`: "“”„‟″", "<": "‹", ">": "›", "-": "‐‑‒–—―−", "...": "…", "*": "•‣●∙", "o": "◦",
		" ": "\u2002\u2003\u2007\u2008\u2009\u200A\u202F\u3000\u001F\u007F\u0080\u009F", "": "\u200B\u200C\u200D\u2060\uFE0E\uFE0F",
		"OE": "Œ", "oe": "œ", "IJ": "Ĳ", "ij": "ĳ", "SS": "ẞ", "fi": "ﬁ", "fl": "ﬂ",
		"S": "♠♤", "H": "♥♡", "D": "♦♢", "C": "♣♧", "?": "‖♨☠日",
	} {
		for _, r := range all {
			out := exported("\xEF\xBB\xBF[Site \"a"+string(r)+"b\"]", Options{})
			if want := "[Site \"a" + want + "b\"]\r\n"; !strings.Contains(out, want) {
				t.Errorf("%q: want %q in %q", r, want, out)
			}
		}
	}
}
