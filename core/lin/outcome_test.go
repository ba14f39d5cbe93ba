package lin

import (
	"strings"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/source"
)

// TestOutcomes: what a board leads to, and who played its cards.
func TestOutcomes(t *testing.T) {
	const south, nobody, passes = "md|1" + threeHands + "|", "md|0" + threeHands + "|", "mb|p|mb|p|mb|p|"
	const oneNT = "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Auction \"S\"]\n1NT Pass Pass Pass"
	const allPass = "[Declarer \"\"]\n[Contract \"Pass\"]\n[Auction \"S\"]\nPass Pass Pass Pass"
	for _, c := range []struct{ name, in, want string }{
		{"all pass, nobody knows who first", nobody + "mb|p|" + passes,
			"[Declarer \"\"]\n[Contract \"Pass\"]\n[Auction \"?\"]\nPass Pass Pass Pass\n"},
		{"a bid of nobody knows whom", nobody + "mb|1N|" + passes, "[Auction \"?\"]\n1NT Pass Pass Pass\n"},
		{"calls after the end", south + "mb|1N|" + passes + "mb|2C|" + passes, oneNT + " {2C Pass Pass Pass}\n"},
		{"what is no call after the end", south + "mb|1N|" + passes + "mb|8C|", oneNT + " {8C}\n"},
		{"tricks of nobody", south + "mb|p|" + passes + "mc|7|", "{mc|7|}\n" + allPass + "\n"},
		{"cards after all passed", south + "mb|p|" + passes + "pc|ST|", allPass + " {pc|ST|}\n"},
		{"the lowest card, again", south + "mb|1N|" + passes + "pc|H|pc|H2|pc|HK|pc|HA|pc|HJ|pc|H|",
			oneNT + "\n[Play \"W\"]\nH3 H2 HK HA\nH6 - - HJ\n*\n"},
		{"the lowest card of a hand without one", south + "mb|1N|" + passes + "pc|HQ|pc|H2|pc|HK|pc|HA|pc|HJ|pc|H3|pc|HT|pc|H|",
			oneNT + "\n[Play \"W\"]\nHQ H2 HK HA\nH3 HT - HJ {pc|H|}\n*\n"},
		{"a card of two hands", "md|1SA,SA,HA|pc|SA|", "{pc|SA|}\n"},
	} {
		out, _ := ToPBN([]byte(c.in), source.Automatic, export.Options{Missing: export.Omit})
		got := ""
		for line := range strings.Lines(strings.ReplaceAll(string(out), "\r\n", "\n")) {
			if !strings.HasPrefix(line, "%") && !strings.HasPrefix(line, "[Event") && !strings.HasPrefix(line, "[Deal") {
				got += line
			}
		}
		if got != c.want {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}
