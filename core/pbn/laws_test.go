package pbn

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/testkit"
)

// rulesOf are the names of the rules that a text breaks, in the order of the text.
func rulesOf(in string) string {
	var names []string
	r := Validate(Bytes([]byte(in)), Options{})
	for _, d := range r.Diagnostics.Items {
		names = append(names, rules.Name(d.Rule))
	}
	return strings.Join(names, " ")
}

// TestIrregularities_3_9_a has the eight examples of the standard, and what is nearly one of them.
func TestIrregularities_3_9_a(t *testing.T) {
	const auction, play = "[Dealer \"W\"]\n[Auction \"W\"]\n", playW
	for in, want := range map[string]string{
		auction + "1D ^I 1C *":                         "",
		auction + "^S 1D *":                            "",
		auction + "1D ^S 2D *":                         "",
		auction + "1D ^S ^I 1C *":                      "",
		auction + "1D ^S ^S 2D *":                      "",
		auction + "1D ^S ^S ^I 1C *":                   "",
		play + "C5 ^R D7 C6 C4 *":                      "",
		play + "C5 C2 ^L CT C4 *":                      "",
		auction + "1D ^S ^S 2D ^S ^S ^S *":             "auction/bad-skip",
		auction + "1D ^S ^I 2D *":                      "auction/false-insufficient",
		auction + "1D ^R 2D *":                         "syntax/unexpected-text",
		play + "C5 ^I C2 C6 C4 *":                      "syntax/unexpected-text",
		play + "C5 C2 ^L ^R CT C4 *":                   "play/false-revoke",
		"[Declarer \"^N\"]\n" + auction + "- - - 1D *": "auction/first-column",
	} {
		if got := rulesOf(in); got != want {
			t.Errorf("%q: %s, want %s", in, got, want)
		}
	}
}

// TestSwappedDeclarer_3_9_b: dummy plays as declarer, and the other left neighbour leads.
func TestSwappedDeclarer_3_9_b(t *testing.T) {
	const in = fullDeal + "[Dealer \"S\"]\n[Declarer \"^N\"]\n[Contract \"1H\"]\n[Auction \"S\"]\n1H AP\n[Play \"E\"]\n"
	for lines, want := range map[string]string{
		"S4 S3 SK H3\n*":    "",
		"^L S4 S3 SK H3\n*": "play/false-lead",
	} {
		if got := rulesOf(in + lines); got != want {
			t.Errorf("%q: %s, want %s", lines, got, want)
		}
	}
}

// TestOneCauseOfThePlay: what is wrong in one place does not make other places wrong.
func TestOneCauseOfThePlay(t *testing.T) {
	const lines = "SK H3 S4 S3\nC5 C2 C6 CK\nS2 H6 S5 S7\nC8 CA CT C4\n"
	shifted := func(by int) string {
		words := strings.Fields(lines)
		return strings.Join(append(words[by:], words[:by]...), " ") + "\n*"
	}
	for in, want := range map[string]string{
		strings.Replace(playW, "KQT2.AT", "KQT2.ATv", 1) + lines + "*": "deal/syntax",
		strings.Replace(playW, "KQT2.AT", "KQT.AT", 1) + lines + "*":   "deal/card-count",
		strings.Replace(playW, "KQT2.AT", "KKT2.AT", 1) + lines + "*":  "deal/duplicate-card",
		strings.Replace(playW, "5HX", "5Hearts", 1) + lines + "*":      "tag/invalid-value",
		playW + shifted(1):                                               "play/not-in-hand",
		playW + "SK H3 S4 S3\nC2 C6 CK C5\n*":                            "play/not-in-hand",
		playW + "SK H3 Sx S3\nC5 C2 C6 CK\nC8 CA CT C4\n*":               "play/bad-card",
		playW + "SK H3 S4 S3\nC5 DT CK C2\n*":                            "play/not-in-hand",
		playW + "SK H3 S4 S3\nC5 C2 C6 CK\nSK CA CT C4\n*":               "play/played-twice",
		playW + "SK H3 S4 S3\nC5 C2 CT CK\nS5 H6 S5 S7\n*":               "play/not-in-hand",
		"[Result \"13\"]\n" + playW + "C5 C2 CT CK\nS2 H6 D3 S7\n*":      "play/not-in-hand",
		ending + "[Contract \"3NT\"]":                                    "contract/end-position",
		"[Deal \"N:.63.AKQ987.A973 - - -\"]\n[Contract \"3NT\"]":         "deal/card-count",
		"[Declarer \"E\"]\n[Contract \"2C\"]\n" + auctionN + "1D AP":     "auction/contract-mismatch",
		"[Declarer \"E\"]\n[Contract \"1D\"]\n" + auctionN + "1D AP - -": "auction/declarer-mismatch auction/misplaced-hyphen",
		"[Contract \"1D\"]\n" + auctionN + "1C ^I X XX AP":               "auction/contract-mismatch auction/false-insufficient",
		"[Contract \"1D\"]\n" + auctionN + "1C Pass ^I X AP":             "auction/illegal-double",
		"[Contract \"1D\"]\n" + auctionN + "1C ^S ^S":                    "auction/unfinished auction/bad-skip",
		"[Note \"1:x\"]\n" + auctionN + "1C =1= AP":                      "note/misplaced",
		auctionN + "1C =1= AP\n[Note \"1;x\"]":                           "note/syntax",
		"[Result \"NS 9 EW 2\"]\n" + playW + lines + "*":                 "result/sum",

		"[Dealer \"S\"]\n" + played + "[Auction \"S\"]\n1S X AP\n[Play \"W\"]\n" + lines + "*": "auction/contract-mismatch",
	} {
		if got := rulesOf(in); got != want {
			t.Errorf("%q: %s, want %s", in, got, want)
		}
	}
}

// TestSafeFixesKeepWhatIsRead: with all safe fixes of these rules applied, every file of the corpus is exported as before,
// and none of the rules that they are of offers one again.
func TestSafeFixesKeepWhatIsRead(t *testing.T) {
	skipOnJS(t)
	ours := map[diag.Rule]bool{}
	for _, c := range lawsFixes {
		ours[c.Rule] = true
	}
	safe := func(r *report.Report) (fixes []diag.Fix) {
		for _, d := range r.Diagnostics.Items {
			if ours[d.Rule] && len(d.Fixes) > 0 && d.Fixes[0].Safe {
				fixes = append(fixes, d.Fixes[0])
			}
		}
		return fixes
	}
	applied := 0
	for _, name := range corpusFiles(t) {
		before, r := Export(Bytes(readFile(t, name)), export.Options{})
		fixed, n := mend.Apply(readFile(t, name), r.Text.Encoding, safe(r))
		applied += n
		after, again := Export(Bytes(fixed), export.Options{})
		if !bytes.Equal(before, after) {
			t.Errorf("%s: %s", name, testkit.Difference(before, after))
		}
		if left := len(safe(again)); left > 0 || again.Diagnostics.Count(diag.Error) > r.Diagnostics.Count(diag.Error) {
			t.Errorf("%s: %d fixes are left, and there are %d errors", name, left, again.Diagnostics.Count(diag.Error))
		}
	}
	if applied < 100 {
		t.Errorf("only %d fixes were applied", applied)
	}
}

// TestAuthorsErrors lists, game by game, what is reported of the file of errors by the author of the standard. The golden
// has the names of the rules alone.
func TestAuthorsErrors(t *testing.T) {
	files := corpusFiles(t)
	at := slices.IndexFunc(files, func(name string) bool { return strings.HasSuffix(name, "errors_10.pbn") })
	if at < 0 {
		t.Fatal("the file is not in the corpus")
	}
	r := Validate(Bytes(readFile(t, files[at])), Options{})
	lines := make([]string, r.Games+1)
	for _, d := range r.Diagnostics.Items {
		lines[d.Game] += " " + rules.Name(d.Rule)
	}
	var got strings.Builder
	for i := range lines[1:] {
		got.WriteString(strconv.Itoa(i+1) + ":" + lines[i+1] + "\n")
	}
	testkit.Golden(t, "errors_10.golden", got.String())
}

// TestAuthorsFilesAreCorrect: the files of the standard's author that are correct break none of these rules.
func TestAuthorsFilesAreCorrect(t *testing.T) {
	ours := map[diag.Rule]bool{}
	for _, c := range lawsCases {
		ours[c.Rule] = true
	}
	for _, name := range []string{"correct_10", "correct_20", "correct_21"} {
		r := Validate(Bytes(authorsFile(t, name)), Options{})
		for _, d := range r.Diagnostics.Items {
			if ours[d.Rule] && !isAuthorsSlip(name, d) {
				t.Errorf("%s, line %d: %s %s", name, d.Place.Range.Start.Line, rules.Name(d.Rule), d.Message)
			}
		}
	}
}
