package lin

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/source"
)

// TestLongRemarksWithBraces: a remark with braces is broken into lines at blanks, or where it has none within a character of its last
// bytes, at the end of that character; nothing of it is lost.
func TestLongRemarksWithBraces(t *testing.T) {
	for _, c := range []struct {
		remark string
		lines  []int // how many bytes each has
	}{
		{"{" + strings.Repeat("x", 199), []int{200}},
		{"{" + strings.Repeat("x", 200), []int{200, 1}},
		{"{" + strings.Repeat("x", 198) + "é", []int{201}},
		{"{" + strings.Repeat("x", 197) + "é", []int{201 - 1}},
		{"{" + strings.Repeat("x", 198) + "éy", []int{201, 1}},
		{"{" + strings.Repeat("x", 98) + " " + strings.Repeat("y", 100), []int{200}},
		{"{" + strings.Repeat("x", 98) + " " + strings.Repeat("y", 101), []int{100, 101}},
		{"{" + strings.Repeat("é", 150), []int{201, 100}},
	} {
		out, _ := ToPBN([]byte("qx|o1|md|1SAKQJHAKQDAKQCAKQ,ST987HJT9DJT9CJT9,S6543H876D876C876|mb|p|nt|"+c.remark+"|mb|p|"),
			source.UTF8, utf8PBN)
		var lines []string
		for line := range strings.Lines(string(out)) {
			if _, comment, has := strings.Cut(line, ";"); has && utf8.ValidString(comment) {
				lines = append(lines, strings.TrimRight(comment, "\r\n"))
			}
		}
		var lengths []int
		for _, line := range lines {
			lengths = append(lengths, len(line))
		}
		if joined := strings.Join(lines, ""); joined != c.remark || len(lengths) != len(c.lines) {
			t.Errorf("%q became %q, of %v bytes, want %v", c.remark, joined, lengths, c.lines)
			continue
		}
		for i := range lengths {
			if lengths[i] != c.lines[i] {
				t.Errorf("%q has lines of %v bytes, want %v", c.remark, lengths, c.lines)
				break
			}
		}
	}
}

// TestTextAfterTheAuction: comments on the last call, and whatever follows the end of an auction, become texts after its calls.
func TestTextAfterTheAuction(t *testing.T) {
	const deal = "[Dealer \"N\"]\n[Deal \"N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432\"]\n[Auction \"N\"]\n"
	for calls, want := range map[string]string{
		"1C AP {a}\n":         "mb|1C|mb|p|mb|p|mb|p|nt|a|pg|",
		"1C AP\nfoo {b}\n":    "mb|1C|mb|p|mb|p|mb|p|nt|foo|nt|b|pg|",
		"1C AP\nPass {b}\n":   "mb|1C|mb|p|mb|p|mb|p|nt|Pass|nt|b|pg|",
		"1C {a} *\n{b} x {c}": "mb|1C|nt|a|nt|b|nt|x|nt|c|pg|",
	} {
		out, _ := FromPBN(pbn.Bytes([]byte(deal + calls)))
		if !strings.Contains(string(out), want) {
			t.Errorf("%q became %q, which lacks %s", calls, out, want)
		}
	}
}

// TestTextsOfPages: text of pg, as of nt and at, becomes a comment; an empty value does not.
func TestTextsOfPages(t *testing.T) {
	for file, want := range map[string]string{"pg||": "", "pg|the end|": "{the end}", "nt|a|pg||nt|b|": "{a} {b}", "at||": "",
		"at|a|": "{a}"} {
		out, _ := ToPBN([]byte("md|3SA,,,|"+file), source.UTF8, export.Options{})
		said, _, _ := strings.Cut(strings.TrimPrefix(string(out), "% PBN 2.1\r\n% EXPORT\r\n"), "[Event")
		if got := strings.Join(strings.Fields(said), " "); got != want {
			t.Errorf("%s became %q, want %q", file, out, want)
		}
	}
}

// TestKeptCommands: a comment is written as it is where it is commands that say nothing about the game.
func TestKeptCommands(t *testing.T) {
	for text, want := range map[string]bool{
		"ha|y|": true, "st||": true, "3b|x y|": true, "HA|y|": true, "yy|1|": true, "ob|P|ob|1N|\nob|P|": true, "ha|y|st||": true,
		"": false, "h": false, "ha": false, "ha|": false, "ha|y": false, "|": false, "||": false, "h|y|": false, "hay||": false, "ha y||": false,
		"ha|y|x": false, "ha|y|x|": false, "ha|y| ": false, " ha|y|": false, "ha|y|s|": false, "ha|y|st|": false, "ob|P|mb|1N|": false,
		"up|1|": false, "UP|1|": false, "mb|p|": false, "nt|x|": false, "zz|1|": false, "vg|x|": false, "qx|A1|": false,
	} {
		if got := isAgain(text); got != want {
			t.Errorf("%q is a command that was kept: %t, want %t", text, got, want)
		}
	}
}
