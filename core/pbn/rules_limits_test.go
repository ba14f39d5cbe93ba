package pbn

import (
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
)

// spaces returns n spaces.
func spaces(n int) string { return strings.Repeat(" ", n) }

const (
	// doubled costs 1100 by the laws that came in 1987, and 900 before.
	doubled = "[Vulnerable \"None\"]\n[Declarer \"E\"]\n[Contract \"4SX\"]\n[Result \"5\"]\n[Score \"-900\"]\n"
	// contracts are the columns of a table of scores.
	contracts = "Contract;Declarer;Result;Score_NS"
	auctioned = "[Vulnerable \"None\"]\n[Dealer \"S\"]\n[Declarer \"S\"]\n[Result \"10\"]\n[Score \"NS 999\"]\n[Auction \"S\"]\n4H Pass Pass Pass\n"
	longID    = "[DealId \"%\"]\n" + fullDeal + "\n[DealId \"%\"]\n" + otherDeal
)

// limitCases have for a rule a text that is the last one that breaks it, and one that is the first one that does not.
var limitCases = []struct {
	rule         diag.Rule
	breaks, fits string
}{
	// Neither a score nor a DealId is longer than a line without its end.
	{rules.TagInvalidValue, "[Score \"NS" + spaces(251) + "1\"]", "[Score \"NS" + spaces(250) + "1\"]"},
	{rules.TagInvalidValue, "[ScoreRubberHistory \"NS" + spaces(230) + "0 0/0 0 0 EW 0 0/0 0 0\"]", "[ScoreRubberHistory \"NS" + spaces(229) + "0 0/0 0 0 EW 0 0/0 0 0\"]"},
	{rules.TagDealID, strings.ReplaceAll(longID, "%", strings.Repeat("x", 253)), strings.ReplaceAll(longID, "%", strings.Repeat("é", 127))},
	// A game of a rubber is won with 100 points.
	{rules.ScoreHistoryVulnerable, "[Vulnerable \"None\"]\n[ScoreRubberHistory \"NS 0 0/100 0 EW 0 0/0 0\"]", "[Vulnerable \"None\"]\n[ScoreRubberHistory \"NS 0 0/99 EW 0 0/0\"]"},
	{rules.ScoreHistoryVulnerable, "[Vulnerable \"All\"]\n[ScoreRubberHistory \"NS 0 0/100 0 EW 0 0/99 0\"]", "[Vulnerable \"All\"]\n[ScoreRubberHistory \"NS 0 0/100 0 EW 0 0/100 0\"]"},
	{rules.ScoreHistoryVulnerable, "[Vulnerable \"All\"]\n[ScoreRubberHistory \"NS 0 0/99 EW 0 0/99\"]", "[Vulnerable \"All\"]\n[ScoreRubberHistory \"NS 0 0/99 0 EW 0 0/99 0\"]"},
	{rules.ScoreHistoryVulnerable, "[Vulnerable \"None\"]\n[ScoreRubberHistory \"NS 0 0/100 0 EW 0 0/99 0\"]", "[Vulnerable \"None\"]\n[ScoreRubberHistory \"NS 0 0/100 0 EW 0 0/100 0\"]"},
	// In 1987 a score may still be by the old laws.
	{rules.ScoreMismatch, "[Date \"1988.01.01\"]\n" + doubled, "[Date \"1987.12.31\"]\n" + doubled},
	{rules.ScoreMismatch, "[Date \"1987.12.31\"]\n" + strings.Replace(doubled, "4SX", "4S", 1), "[Date \"1987.12.31\"]\n" + strings.NewReplacer("4SX", "4S", "-900", "-250").Replace(doubled)},
	{rules.ScoreMismatch, "[Date \"1988.01.01\"]\n[Scoring \"IMP;Cross\"]\n" + doubled, "[Date \"1988.01.01\"]\n[Scoring \"IMP_1962\"]\n" + doubled},
	{rules.ScoreMismatch, "[Date \"1988.01.01\"]\n[Scoring \"MatchPoints;IMP\"]\n" + doubled, "[Date \"1988.01.01\"]\n[Scoring \"IMP_1948;Cross\"]\n" + doubled},
	// A board that was passed out has no declarer and no result.
	{rules.ScoreMismatch, "[Contract \"Pass\"]\n[Score \"50\"]", "[Contract \"Pass\"]\n[Declarer \"N\"]\n[Score \"50\"]"},
	{rules.ScoreMismatch, "[Contract \"Pass\"]\n[Score \"50\"]", "[Contract \"Pass\"]\n[Result \"7\"]\n[Score \"50\"]"},
	// A contract that cannot be read is not that of the auction.
	{rules.ScoreMismatch, auctioned + "[Contract \"4H\"]", auctioned + "[Contract \"8H\"]"},
	// The score of a row needs its contract, declarer and result.
	{rules.TableScoreMismatch, scored("", contracts, "4S S 10 430"), scored("", contracts, "4S S ^10 430")},
	{rules.TableScoreMismatch, scored("", contracts, "4S S 10 430"), scored("", contracts, "4S S x 430")},
	{rules.TableScoreMismatch, scored("", contracts, "4S S 10 430"), scored("", contracts, "4S x 10 430")},
	{rules.TableScoreMismatch, scored("", contracts, "4S S 10 430"), scored("", contracts, "4x S 10 430")},
	{rules.TableScoreMismatch, scored("", contracts, "Pass - - 430"), scored("", contracts, "- S 10 430")},
	// A byte order mark is no character of its line.
	{rules.TextLineTooLong, "\xEF\xBB\xBF;" + strings.Repeat("x", 254) + "\n[Board \"1\"]", "\xEF\xBB\xBF;" + strings.Repeat("x", 253) + "\n[Board \"1\"]"},
	{rules.TextLongLine, "\xEF\xBB\xBF;" + strings.Repeat("x", 79) + "\n[Board \"1\"]", "\xEF\xBB\xBF;" + strings.Repeat("x", 78) + "\n[Board \"1\"]"},
	// A side may have no trick.
	{rules.ResultSum, fullDeal + "[Result \"NS 0 EW 12\"]", fullDeal + "[Result \"NS 0 EW 13\"]"},
	{rules.ResultSum, fullDeal + "[Result \"EW 0 NS 12\"]", fullDeal + "[Result \"EW 0 NS 13\"]"},
	{rules.ResultSum, fullDeal + "[Result \"NS 1 EW 13\"]", fullDeal + "[Result \"NS 1 EW 12\"]"},
	// An artificial score is in no order; where numbers may be names, one that is a name tells that they are.
	{rules.TableOrder, "[ScoreTable \"+IMP_NS\"]\n9\n8\n^1\n7\n8", "[ScoreTable \"+IMP_NS\"]\n9\n8\n^99\n7\n6"},
	{rules.TableOrder, "[ScoreTable \"+PairId_NS\"]\n9\n8\n7\n8", "[ScoreTable \"+PairId_NS\"]\n9\n8\nx\n7\n8"},
	{rules.TableOrder, "[ScoreTable \"+Own\"]\n9\n8\n7\n8", "[ScoreTable \"+Own\"]\n9\n8\nx\n7\n8"},
	// A deal that cannot be read is not the one before it.
	{rules.GameSharedDeal, "[Board \"1\"]" + fullDeal + "\n[Board \"1\"]", "[Board \"1\"]" + fullDeal + "\n[Board \"1\"]\n[Deal \"x\"]\n\n[Board \"1\"]"},
	// The bounds of a range do not belong to it.
	{rules.TableBadElement, "[InstantScoreTable \"ScoreRange_NS\"]\n400,401", "[InstantScoreTable \"ScoreRange_NS\"]\n400,402"},
	{rules.TableRangeOverlap, "[InstantScoreTable \"ScoreRange_NS\"]\n" + full + "\n400,402", "[InstantScoreTable \"ScoreRange_NS\"]\n*,0\n0\n0,400\n400\n400,402\n401,*"},
	{rules.TableRangeOverlap, "[InstantScoreTable \"ScoreRange_NS\"]\n*,11\n9,*", "[InstantScoreTable \"ScoreRange_NS\"]\n*,10\n9,*"},
	// A time has at most six digits before the first colon, and 59 seconds.
	{rules.TableBadElement, "[PlayTimeTable \"Time\"]\n1000000", "[PlayTimeTable \"Time\"]\n999999"},
	{rules.TableBadElement, "[PlayTimeTable \"Time\"]\n1:60", "[PlayTimeTable \"Time\"]\n1:59"},
	{rules.TableBadElement, "[PlayTimeTable \"Time\"]\n1:00:00:00", "[PlayTimeTable \"Time\"]\n1:00:00"},
	{rules.TagInvalidValue, "[TimeControl \"1/0\"]", "[TimeControl \"1/1\"]"},
	// Most of the rows are more than half of them.
	{rules.TableSides, "[ScoreTable \"MP_NS;MP_EW\"]\n4 0\n2 2\n1 2", "[ScoreTable \"MP_NS;MP_EW\"]\n4 0\n1 2"},
	// Percentages that differ by rounding leave a row in no doubt, so its matchpoints are added up as well.
	{rules.TableSides, percentages + "430 2 1 66.6 33.3", percentages + "430 2 0 66.6 33.3"},
	// Percentages may each be rounded by one in the last place.
	{rules.TableSides, "[ScoreTable \"Percentage_NS;Percentage_EW\"]\n60.0 40.2", "[ScoreTable \"Percentage_NS;Percentage_EW\"]\n60.0 40.1"},
	{rules.TableSides, "[ScoreTable \"Percentage_NS;Percentage_EW\"]\n60 40.2\n40.0 60.2", "[ScoreTable \"Percentage_NS;Percentage_EW\"]\n60 41"},
	// Scores of one rank differ by less than one in their last place.
	{rules.TableRank, "[ScoreTable \"Rank;IMP_NS\"]\n1 5.0\n1 4.9\n3 3.0", "[ScoreTable \"Rank;IMP_NS\"]\n1 5.05\n1 5.0"},
	// Where a side has 0, the score is what the other one has.
	{rules.TableRank, "[ScoreTable \"Rank;Score_NS;Score_EW\"]\n1 420 0\n2 0 50\n3 0 0", "[ScoreTable \"Rank;Score_NS;Score_EW\"]\n1 420 0\n2 0 0\n3 0 50"},
	// Three players can be skipped before the next call, those that a hyphen is for not among them.
	{rules.AuctionBadSkip, "[Dealer \"E\"]\n[Auction \"N\"]\n- 1C ^S ^S ^S ^S 1D *", "[Dealer \"E\"]\n[Auction \"N\"]\n- ^S ^S ^S 1C *"},
	// Numbers that nobody can win are compared with nothing.
	{rules.TableSides, "[ScoreTable \"IMP_NS;IMP_EW\"]\n999999999 1", "[ScoreTable \"IMP_NS;IMP_EW\"]\n1000000000 1"},
}

const percentages = "[Board \"1\"]\n[ScoreTable \"Score_NS;MP_NS;MP_EW;Percentage_NS;Percentage_EW\"]\n420 1 1 50 50\n400 0 2 0 100\n"

// TestLimits: the last text that breaks a rule is told from the first one that does not.
func TestLimits(t *testing.T) {
	broken := func(in string, rule diag.Rule) bool {
		return Validate(Bytes([]byte(in)), Options{}).Diagnostics.Found(rule) > 0
	}
	for _, c := range limitCases {
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
				bad += rules.Name(d.Rule) + " " + file[d.Span.Start:d.Span.End]
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
		in := "[ScoreTable \"Score_NS;Score_EW;IMP_NS;IMP_EW;Percentage_NS;Percentage_EW;MP_NS;MP_EW\"]\n" + row + strings.Repeat("\n50 -50 3 -3 60 40 5 5", 2)
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
