package pbn

import (
	"strings"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
)

// TestTricksOfBothSides: the tricks of both sides become those of declarer where they are thirteen, none of them may be 0.
func TestTricksOfBothSides(t *testing.T) {
	for result, want := range map[string]string{
		"NS 9 EW 0": "NS 9 EW 0", "NS 0 EW 9": "NS 0 EW 9", "NS 9 EW 5": "NS 9 EW 5", "NS 13 EW 0": "13", "NS 0 EW 13": "0", "NS 9 EW 4": "9",
		"EW 0": "13", "EW 13": "0",
	} {
		out, _ := Export(Bytes([]byte("[Declarer \"S\"]\n[Result \""+result+"\"]")), export.Options{})
		if !strings.Contains(string(out), "\r\n[Result \""+want+"\"]\r\n") {
			t.Errorf("%s: want %s in %q", result, want, out)
		}
	}
}

// TestNothingToFillIn: what follows from an auction is spoken of where something does.
func TestNothingToFillIn(t *testing.T) {
	const auction = "[Dealer \"S\"]\n[Auction \"S\"]\n1H AP\n"
	for in, want := range map[string]bool{fullDeal + "[Play \"W\"]\nSK *": false, fullDeal + auction + "[Play \"W\"]\nSK *": true} {
		found := false
		for _, d := range Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items {
			if d.Rule == rules.PlayMissingTag {
				found = true
				if got := strings.Contains(d.Message, "What follows from the auction can be filled in."); got != want || len(d.Fixes) > 0 != want {
					t.Errorf("%q: %q, with %d fixes", in, d.Message, len(d.Fixes))
				}
			}
		}
		if !found {
			t.Errorf("%q lacks nothing", in)
		}
	}
}
