package pbn

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// spaces returns n spaces.
func spaces(n int) string { return strings.Repeat(" ", n) }

// longID is two deals of one DealId, which is written %.
const longID = "[DealId \"%\"]\n" + fullDeal + "\n[DealId \"%\"]\n" + otherDeal

// limit has for a rule a text that is the last one that breaks it, and one that is the first one that does not.
type limit struct {
	rule         diag.Rule
	breaks, fits string
}

// longLimits are of long texts: neither a score nor a DealId is longer than a line without its end, and a byte order mark is no character
// of its line.
var longLimits = []limit{
	{rules.TagInvalidValue, "[Score \"NS" + spaces(251) + "1\"]", "[Score \"NS" + spaces(250) + "1\"]"},
	{rules.TagInvalidValue, "[ScoreRubberHistory \"NS" + spaces(230) + "0 0/0 0 0 EW 0 0/0 0 0\"]",
		"[ScoreRubberHistory \"NS" + spaces(229) + "0 0/0 0 0 EW 0 0/0 0 0\"]"},
	{rules.TagDealID, strings.ReplaceAll(longID, "%", strings.Repeat("x", 253)), strings.ReplaceAll(longID, "%", strings.Repeat("é", 127))},
	{rules.TextLineTooLong, "\xEF\xBB\xBF;" + strings.Repeat("x", 254) + "\n[Board \"1\"]",
		"\xEF\xBB\xBF;" + strings.Repeat("x", 253) + "\n[Board \"1\"]"},
	{rules.TextLongLine, "\xEF\xBB\xBF;" + strings.Repeat("x", 79) + "\n[Board \"1\"]",
		"\xEF\xBB\xBF;" + strings.Repeat("x", 78) + "\n[Board \"1\"]"},
}

// limits are all of them. A case of the archive is named for its rule, and for what it shows.
func limits() []limit {
	list := slices.Clone(longLimits)
	for _, s := range testkit.ReadSamples("testdata/limits.txtar", "fits") {
		name, _, _ := strings.Cut(s.Name, ":")
		rule, known := rules.Find(name)
		if !known {
			panic(name)
		}
		list = append(list, limit{rule, s.Text, s.Part("fits")})
	}
	return list
}

// TestLimits: the last text that breaks a rule is told from the first one that does not.
func TestLimits(t *testing.T) {
	broken := func(in string, rule diag.Rule) bool {
		return Validate(Bytes([]byte(in)), Options{}).Diagnostics.Found(rule) > 0
	}
	for _, c := range limits() {
		if !broken(c.breaks, c.rule) {
			t.Errorf("%q does not break %s", c.breaks, rules.Name(c.rule))
		}
		if broken(c.fits, c.rule) {
			t.Errorf("%q breaks %s", c.fits, rules.Name(c.rule))
		}
	}
}

// TestRotationOfBoards: the dealers and vulnerabilities of 16 boards, a letter each, and again from board 17 on.
func TestRotationOfBoards_3_4_11_g(t *testing.T) {
	const dealers, vulnerabilities = "NESW", "-NEANEA-EA-NA-NE"
	words := map[byte]string{'-': "None", 'N': "NS", 'E': "EW", 'A': "All"}
	for board := range 40 {
		for letter, word := range words {
			for _, dealer := range dealers {
				in := "[Board \"" + strconv.Itoa(board+1) + "\"]\n[Dealer \"" + string(dealer) + "\"]\n[Vulnerable \"" + word + "\"]"
				fits := byte(dealer) == dealers[board%4] && letter == vulnerabilities[board%16]
				if found := Validate(Bytes([]byte(in)), Options{}).Diagnostics.Found(rules.DealRotation); fits != (found == 0) {
					t.Errorf("%q: it fits: %t, but %d times %s", in, fits, found, rules.Name(rules.DealRotation))
				}
			}
		}
	}
}

// TestMarksOfTheOtherSection_3_7_a: $1 to $6 and $13 are for calls, $7 to $12 and $14 for cards; all others are for both.
func TestMarksOfTheOtherSection_3_7_a(t *testing.T) {
	instead := map[bool]map[int]int{
		true:  {7: 1, 8: 2, 9: 3, 10: 4, 11: 5, 12: 6, 14: 13}, // in an auction
		false: {1: 7, 2: 8, 3: 9, 4: 10, 5: 11, 6: 12, 13: 14},
	}
	for inAuction, in := range map[bool]string{true: "[Auction \"N\"]\n1C $% AP\n", false: "[Play \"W\"]\nSA $% S2 S3 S4\n*\n"} {
		for nag := range 20 {
			title := ""
			for _, d := range Validate(Bytes([]byte(strings.ReplaceAll(in, "%", strconv.Itoa(nag)))), Options{}).Diagnostics.Items {
				if d.Rule == rules.AnnotationNAGSection {
					title = d.Fixes[0].Title
				}
			}
			want := ""
			if other := instead[inAuction][nag]; other > 0 {
				want = "Write $" + strconv.Itoa(other)
			}
			if title != want {
				t.Errorf("$%d, in an auction: %t: %q, want %q", nag, inAuction, title, want)
			}
		}
	}
}

// TestChangesBeyondTheLimit: data after a plain tag are kept as a section, also where so many games have them that not all are listed.
func TestChangesBeyondTheLimit(t *testing.T) {
	const game = "[Room \"Open\"]\n1 2\n\n"
	_, r := Export(Bytes([]byte(strings.Repeat(game, 1500))), export.Options{})
	if n := r.Diagnostics.Found(rules.SyntaxUnexpectedText); n != 1500 {
		t.Errorf("%d diagnostics, want 1500", n)
	}
	for _, c := range r.ChangeCounts() {
		if c.Rule == rules.SyntaxUnexpectedText {
			t.Errorf("%d changes of %s, want none", c.Count, rules.Name(c.Rule))
		}
	}
}

// TestDuplicateSections: the moves after a second Auction or Play are read as calls or cards, and what is wrong with them is said.
func TestDuplicateSections(t *testing.T) {
	for file, want := range map[string]string{
		"[Auction \"N\"]\n1C AP\n[Auction \"N\"]\n1D X XX Pass Pass Pass": "",
		"[Auction \"N\"]\n1C AP\n[Auction \"N\"]\n1D SA *":                "auction/bad-call SA",
		"[Auction \"N\"]\n1C AP\n[Auction \"N\"]\n1D ^S 1H ^I 1C *":       "",
		"[Auction \"N\"]\n1C AP\n[Auction \"N\"]\n1D ^R 1H *":             "syntax/unexpected-text ^R",
		"[Play \"W\"]\nSA *\n[Play \"W\"]\nHA ^R HK ^L H2 H3\n*":          "",
		"[Play \"W\"]\nSA *\n[Play \"W\"]\nHA ^S HK\n*":                   "syntax/unexpected-text ^S",
		"[Play \"W\"]\nSA *\n[Play \"W\"]\nHA HK H2 H3\n*":                "",
		"[Play \"W\"]\nSA *\n[Play \"W\"]\nHA 1NT H2 H3\n*":               "play/bad-card 1NT",
		"[Auction \"N\"]\n1C AP\n[Play \"W\"]\nSA *\n[Auction \"N\"]\nX*": "",
	} {
		bad := ""
		for _, d := range Validate(Bytes([]byte(file)), Options{}).Diagnostics.Items {
			switch d.Rule {
			case rules.AuctionBadCall, rules.PlayBadCard, rules.SyntaxUnexpectedText, rules.AuctionCallAfterEnd, rules.PlayTooManyCards:
				bad += rules.Name(d.Rule) + " " + file[d.Place.Span.Start:d.Place.Span.End]
			}
		}
		if bad != want {
			t.Errorf("%q: %q is wrong, want %q", file, bad, want)
		}
	}
}

// TestMostDealIDs: so many DealIds of a file are kept; of those after them nothing is known.
func TestMostDealIDs(t *testing.T) {
	for others, want := range map[int]int{19_999: 1, 20_000: 0} {
		var file strings.Builder
		for i := range others {
			file.WriteString("[DealId \"" + strconv.Itoa(i) + "\"]\n" + fullDeal + "\n")
		}
		file.WriteString("[DealId \"x\"]\n" + fullDeal + "\n[DealId \"x\"]\n" + otherDeal)
		if n := Validate(Bytes([]byte(file.String())), Options{}).Diagnostics.Found(rules.TagDealID); n != want {
			t.Errorf("after %d others it is found %d times, want %d", others, n, want)
		}
	}
}

// TestDoubtfulPoints: ranks are not checked if the points of a row are in doubt. Of the IMPs, percentages and matchpoints of a row only the
// first mismatch is reported.
func TestDoubtfulPoints_5_9(t *testing.T) {
	for row, want := range map[string]string{
		"50 60 3 4 60 50 5 4":   "60 4",
		"50 -50 3 4 60 50 5 4":  "4",
		"50 -50 3 -3 60 50 5 4": "50",
		"50 -50 3 -3 60 40 5 4": "4",
		"50 -50 3 -3 60 40 5 5": "",
	} {
		in := "[ScoreTable \"Score_NS;Score_EW;IMP_NS;IMP_EW;Percentage_NS;Percentage_EW;MP_NS;MP_EW\"]\n" + row +
			strings.Repeat("\n50 -50 3 -3 60 40 5 5", 2)
		if got := strings.Join(found(in, rules.TableSides), " "); got != want {
			t.Errorf("%s: reported at %q, want %q", row, got, want)
		}
	}
	for rows, want := range map[string]string{"1 60 -60\n2 80 -80\n3 50 -50": "2", "1 60 60\n2 80 -80\n3 50 -50": ""} {
		if got := strings.Join(found("[ScoreTable \"Rank;Score_NS;Score_EW\"]\n"+rows, rules.TableRank), " "); got != want {
			t.Errorf("%s: reported at %q, want %q", rows, got, want)
		}
	}
}
