package pbn

import (
	"strings"
	"testing"

	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// otherDeal is fullDeal with two hands exchanged.
const otherDeal = "[Deal \"N:A8654.KQ5.T.QJT6 .63.AKQ987.A9732 J973.J98742.3.K4 KQT2.AT.J6542.85\"]\n"

// twenty is a full OptimumResultTable, with the tricks of North-South and of East-West in S H D C NT.
func twenty(ns, ew string) string {
	table := "[OptimumResultTable \"Declarer;Denomination;Result\"]\n"
	for i, seat := range []string{"N", "E", "S", "W"} {
		tricks := strings.Fields([]string{ns, ew}[i%2])
		for k, denomination := range []string{"S", "H", "D", "C", "NT"} {
			table += seat + " " + denomination + " " + tricks[k] + "\n"
		}
	}
	return table
}

// scoreCases are of the rules of the tags of 3.4 and 4, and of what their values make of each other.
var scoreCases, scoreFixes = readCases("score",
	testkit.Marked(rules.TagInvalidValue, "[Score «\""+strings.Repeat("1 ", 150)+"\"»]",
		"[Score \"EW 1\"]").Beside("syntax/token-too-long", ""),
)

// TestFixesThatAreNotSafe: what has a second meaning, or would lose something, has no safe fix.
func TestFixesThatAreNotSafe_3_4_13(t *testing.T) {
	for in, want := range map[string]int{
		"[Date \"2013-08-24 18:36\"]":         0,
		"[Date \"10.05.2023\"]":               0,
		"[Score \"1,000\"]":                   0,
		"[ScoreMP \"1,250\"]":                 0,
		"[ScoreIMP \"1,000\"]":                0,
		"[ScoreIMP \"12,\"]":                  0,
		"[OptimumScore \"NS 100 EW 100\"]":    0,
		"[Declarer \"N\"][Contract \"Pass\"]": 0,
		"[Dealer \"N\"][Declarer \"N\"][Contract \"Pass\"]\n[Auction \"N\"]AP": 1,
	} {
		safe := 0
		for _, d := range Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items {
			for _, fix := range d.Fixes {
				if fix.Safe {
					safe++
				}
			}
		}
		if safe != want {
			t.Errorf("%s: %d safe fixes, want %d", in, safe, want)
		}
	}
}
