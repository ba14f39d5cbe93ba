package pgn

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/testkit"
)

// wordings provoke what the texts of the archives do not, a wording of a rule or two each.
var wordings = []string{
	"[Event \"" + strings.Repeat("x", 256) + "\"]\n*", "1. e4 " + strings.Repeat("x", 256) + " *", "[Event x\"]\n*", "1. e4 % e5 5254 5755 *",
	"[FEN \"8/8 w - - 0 1\"]\n*", "[FEN \"4k3/8/8/8/8/8/7/4K3 w - - 0 1\"]\n*", "[FEN \"4k3/8/8/8/8/8/8/4K3 w x - 0 1\"]\n*",
	"[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1 x\"]\n*", "[FEN \"4k3/8/8/8/8/8/8/4K3  w - - 0 1\"]\n*", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 00\"]\n*",
	"[FEN \"4k2r/8/8/8/8/8/8/4K2R w kK - 0 1\"]\n*", "[Variant \"Standard\"]\n[FEN \"4k3/8/8/8/8/8/8/4KR2 w K - 0 1\"]\n*",
	"[Event \"x\"]\n[Event \"x\"]\n*",
	"", "hello", "<!DOCTYPE html><p>", "pn|a,b|",
	"[White \"Šć\xFC\"]\n*", "[White \"Šććć\xFC\"]\n[Black \"\xE9\xE8\"]\n*", "[White \"\xFC\"]\n*", "\xFF\xFE[\x00A\x00 \x00\"\x00\"\x00]\x00*\x00",
}

// TestWordings compares what is said of all texts with testdata/wordings.txt, which a person has read, and what it marks with
// testdata/marks.txt.
func TestWordings(t *testing.T) {
	texts := wordings
	for _, name := range []string{"clauses", "rules/text", "rules/moves"} {
		for _, s := range testkit.ReadSamples("testdata/"+name+".txtar", "want", "miss") {
			texts = append(texts, s.Text)
		}
	}
	// A rule that is off, or of export format, is asked for by its cases.
	of := map[string]diag.Rule{}
	cases, fixes := checkedCases()
	for _, c := range cases {
		texts = append(texts, c.In)
		of[c.In] = c.Rule
	}
	for _, c := range fixes {
		texts = append(texts, c.In)
		of[c.In] = c.Rule
	}
	testkit.WordingsAreRead(t, subject, testkit.Wordings(subject, texts, func(text string) []diag.Diagnostic {
		return subject.Report(text, of[text]).Diagnostics.Items
	}))
}
