package pbn

import (
	"strings"
	"testing"

	"pbn/core/pbn/rules"
)

// otherDeal is fullDeal with two hands exchanged.
const otherDeal = "[Deal \"N:A8654.KQ5.T.QJT6 .63.AKQ987.A9732 J973.J98742.3.K4 KQT2.AT.J6542.85\"]\n"

// made is a contract that was played: not vulnerable, it scores 420.
const made = "[Vulnerable \"EW\"]\n[Declarer \"S\"]\n[Contract \"4H\"]\n[Result \"10\"]\n"

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

var (
	fourHearts = twenty("7 10 7 7 8", "6 3 6 6 5")
	// eight of spades: 4S costs 300.
	spadesToo = twenty("5 10 7 7 8", "8 3 6 6 5")
	someDeal  = "[Dealer \"N\"]\n[Vulnerable \"NS\"]\n"
)

// scoreCases are of the rules of the tags of 3.4 and 4, and of what their values make of each other.
var scoreCases = []ruleCase{
	{rules.ContractPassedOut, "[Declarer \"N\"]\n[Contract \"Pass\"]", "\"N\"", "[Declarer \"?\"]\n[Contract \"Pass\"]\n[Result \"\"]"},
	{rules.ContractPassedOut, "[Declarer \"\"]\n[Contract \"4H\"]", "\"\"", "[Declarer \"\"]\n[Contract \"?\"]\n[Result \"?\"]"},
	{rules.ContractPassedOut, "[Declarer \"\"]\n[Result \"1\"]", "\"\"", "[Declarer \"?\"]\n[Result \"1\"]"},
	{rules.ContractPassedOut, "[Contract \"pass\"]\n[Result \"0\"]", "\"0\"", "[Declarer \"N\"]\n[Contract \"4H\"]\n[Result \"0\"]"},
	{rules.ContractPassedOut, "[Declarer \"^E\"]\n[Result \"7\"]\n[Auction \"N\"]\nAP", "\"^E\"", "[Declarer \"E\"]\n[Contract \"1C\"]\n[Result \"7\"]\n[Auction \"N\"]\nAP"},
	{rules.ContractPassedOut, "[Declarer \"White\"]\n[Contract \"Pass\"]\n[Result \"1\"]", "\"1\"", "[Declarer \"White\"]\n[Contract \"Passs\"]\n[Result \"1\"]"},
	{rules.DealRotation, "[Board \"1\"]\n[Dealer \"S\"]\n[Vulnerable \"None\"]", "\"S\"", "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]"},
	{rules.DealRotation, "[Board \"2\"]\n[Dealer \"N\"]\n[Vulnerable \"EW\"]", "\"N\"", "[Board \"2\"]\n[Dealer \"E\"]\n[Vulnerable \"NS\"]"},
	{rules.DealRotation, "[Board \"20\"]\n[Dealer \"W\"]\n[Vulnerable \"None\"]", "\"None\"", "[Board \"20\"]\n[Dealer \"W\"]\n[Vulnerable \"All\"]"},
	{rules.DealRotation, "[Board \"160000000000000000000000000\"]\n[Dealer \"N\"]", "\"N\"", "[Board \"160000000000000000000000000\"]\n[Dealer \"W\"]\n[Vulnerable \"EW\"]"},
	{rules.DealRotation, "[Board \"1\"]\n[Vulnerable \"Both\"]", "\"Both\"", "[Board \"1\"]\n[Vulnerable \"Both\"]\n[Scoring \"Chicago\"]"},
	{rules.DealRotation, "[Board \"7\"]\n[Dealer \"N\"]", "\"N\"", "[Board \"7-1\"]\n[Dealer \"N\"]"},
	{rules.OptimumPar, "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[OptimumScore \"NS 620\"]\n" + fourHearts, "\"NS 620\"", "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[OptimumScore \"NS +420\"]\n" + fourHearts},
	{rules.OptimumPar, someDeal + "[OptimumScore \"NS 620\"]\n" + spadesToo, "\"NS 620\"", someDeal + "[OptimumScore \"EW -300 NS 300\"]\n" + spadesToo},
	{rules.OptimumPar, someDeal + "[OptimumScore \"EW 300\"]\n" + spadesToo, "\"EW 300\"", someDeal + "[OptimumScore \"EW 300\"]\n" + strings.Replace(spadesToo, "W NT 5", "W NT ?", 1)},
	{rules.OptimumPar, someDeal + "[OptimumScore \"NS 1\"]\n" + fourHearts, "\"NS 1\"", "[Vulnerable \"NS\"]\n[OptimumScore \"NS 1\"]\n" + fourHearts},
	{rules.OptimumPar, someDeal + "[OptimumScore \"NS 1\"]\n" + fourHearts, "\"NS 1\"", someDeal + "[OptimumScore \"NS 1\"]\n" + strings.Replace(fourHearts, "N S 7\n", "", 1)},
	{rules.OptimumPar, someDeal + "[OptimumScore \"NS 1\"]\n" + fourHearts, "\"NS 1\"", someDeal + "[OptimumScore \"NS 1\"]\n" + strings.Replace(fourHearts, "N S 7\n", "N H 7\n", 1)},
	{rules.ScoreHistoryVulnerable, "[Vulnerable \"None\"]\n[ScoreRubberHistory \"NS 0 0/100 0 EW 0 0/0 0\"]", "\"NS 0 0/100 0 EW 0 0/0 0\"", "[Vulnerable \"NS\"]\n[ScoreRubberHistory \"NS 0 0 / 100 0 EW 0 0 / 0 0\"]"},
	{rules.ScoreHistoryVulnerable, "[Vulnerable \"EW\"]\n[ScoreRubberHistory \"NS 0 0/90 EW 0 0/0\"]", "\"NS 0 0/90 EW 0 0/0\"", "[Vulnerable \"None\"]\n[ScoreRubberHistory \"NS 0 0/90 EW 0 0/0\"]"},
	{rules.ScoreHistoryVulnerable, "[Vulnerable \"EW\"]\n[ScoreRubberHistory \"NS 0 0/120 0 0 EW 0 0/0 100 0\"]", "\"NS 0 0/120 0 0 EW 0 0/0 100 0\"", "[Vulnerable \"All\"]\n[ScoreRubberHistory \"NS 0 0/120 0 0 EW 0 0/0 100 0\"]"},
	{rules.ScoreHistoryVulnerable, "[Vulnerable \"None\"]\n[ScoreRubberHistory \"NS 0 0/0 0 EW 0 0/100 0\"]", "\"NS 0 0/0 0 EW 0 0/100 0\"", "[Vulnerable \"None\"]\n[ScoreRubberHistory \"NS 0 0/0 0 EW 0 0/60 0\"]"},
	{rules.ScoreMismatch, made + "[Score \"620\"]", "\"620\"", made + "[Score \"420\"]"},
	{rules.ScoreMismatch, made + "[Score \"EW 420\"]", "\"EW 420\"", made + "[Score \"EW -420\"]"},
	{rules.ScoreMismatch, made + "[Score \"EW 0\"]", "\"EW 0\"", made + "[Score \"NS 420 EW 0\"]"},
	{rules.ScoreMismatch, made + "[Score \"NS 0 EW -420\"]", "\"NS 0 EW -420\"", made + "[Score \"NS 420 EW -420\"]"},
	{rules.ScoreMismatch, made + "[Score \"NS 420 EW 420\"]", "\"NS 420 EW 420\"", made + "[Score \"EW 0 NS +420\"]"},
	{rules.ScoreMismatch, made + "[Score \"NS 450\"]", "\"NS 450\"", made + "[Score \"NS 450\"] {one trick by the director}"},
	{rules.ScoreMismatch, made + "[Score \"NS 100\"]", "\"NS 100\"", made + "[Score \"NS 100\"]\n[Scoring \"Rubber\"]"},
	{rules.ScoreMismatch, made + "[Score \"NS 100\"]", "\"NS 100\"", made + "[Score \"NS 100\"]\n[Competition \"Cavendish\"]"},
	{rules.ScoreMismatch, made + "[Score \"NS 100\"]\n[Play \"W\"]\n*", "\"NS 100\"", made + "[Score \"NS 100\"]\n[Play \"W\"]\n+"},
	{rules.ScoreMismatch, made + "[Score \"NS 100\"]\n[Play \"W\"]\n", "\"NS 100\"", made + "[Score \"NS 100\"]\n[Play \"W\"]\nS2 S3 S4 S5\n"},
	{rules.ScoreMismatch, made + "[Score \"NS 99999999999999999999\"]", "\"NS 99999999999999999999\"", strings.Replace(made, "\"EW\"", "\"?\"", 1) + "[Score \"NS 1\"]"},
	{rules.ScoreMismatch, "[Contract \"Pass\"]\n[Score \"NS 50\"]", "\"NS 50\"", "[Contract \"Pass\"]\n[Score \"NS 0 EW 0\"]"},
	{rules.ScoreMismatch, "[Vulnerable \"None\"]\n[Declarer \"E\"]\n[Contract \"4SX\"]\n[Result \"5\"]\n[Score \"-900\"]", "\"-900\"", "[Vulnerable \"None\"]\n[Declarer \"E\"]\n[Contract \"4SX\"]\n[Result \"5\"]\n[Score \"-900\"]\n[Scoring \"MP;OldMP\"]"},
	{rules.ScoreMismatch, "[Date \"1994.01.01\"]\n[Vulnerable \"None\"]\n[Declarer \"E\"]\n[Contract \"1CXX\"]\n[Result \"7\"]\n[Score \"180\"]", "\"180\"", "[Date \"1974.01.01\"]\n[Vulnerable \"None\"]\n[Declarer \"E\"]\n[Contract \"1CXX\"]\n[Result \"7\"]\n[Score \"180\"]"},
	{rules.ScoreMismatch, made + "[Score \"1\"]", "\"1\"", made + "[Score \"?\"]"},
	{rules.ScoreMismatch, made + "[Score \"1\"]", "\"1\"", strings.Replace(made, "\"4H\"", "\"H\"", 1) + "[Score \"1\"]"},
	{rules.ScoreMismatch, made + "[Score \"1\"]", "\"1\"", strings.Replace(made, "\"10\"", "\"ten\"", 1) + "[Score \"1\"]"},
	{rules.ScoreMismatch, made + "[Score \"450\"]\n[Auction \"S\"]\n4H AP", "\"450\"", made + "[Score \"450\"]\n[Auction \"S\"]\n4S AP"},
	{rules.ScoreMismatch, "[Contract \"Pass\"]\n[Score \"50\"]", "\"50\"", "[Contract \"Pass\"]\n[Result \"7\"]\n[Score \"50\"]"},
	{rules.TagDealID, "[DealId \"x\"]\n" + fullDeal + "\n[DealId  \"x\"]\n" + otherDeal, "\"x\"", "[DealId \"x\"]\n" + fullDeal + "\n[DealId \"x\"]\n" + fullDeal},
	{rules.TagDealID, "[DealId \"x\"]\n" + fullDeal + "\n[DealId \"#\"]\n" + otherDeal, "\"#\"", "[DealId \"x\"]\n" + fullDeal + "\n[DealId \"y\"]\n" + otherDeal},
	{rules.TagDealID, "[DealId \"x\"]\n" + fullDeal + "\n[DealId \"x\"]\n[Deal \"N:A8654.KQ5.T.QJT6 - - -\"]", "\"x\"", "[DealId \"x\"]\n" + fullDeal + "\n[DealId \"x\"]\n[Deal \"N:- - J973.J98742.3.K4 -\"]"},
	{rules.TagDealID, "[DealId \"x\"]\n" + fullDeal + "\n[DealId \"x\"]\n" + otherDeal, "\"x\"", "[DealId \"x\"]\n" + fullDeal + "\n[DealId \"x\"]\n[Contract \"S\"]\n[Deal \"N:A... K... Q... J...\"]"},
	{rules.TagInvalidValue, "[Vulnerable \"nONE\"]", "\"nONE\"", "[Vulnerable \"none\"]"},
	{rules.TagInvalidValue, "[Contract \"3Nt\"]", "\"3Nt\"", "[Contract \"3nt\"]"},
	{rules.TagInvalidValue, "[Contract \"PASS\"]", "\"PASS\"", "[Contract \"pass\"]"},
	{rules.TagInvalidValue, "[Result \"ew 4\"]", "\"ew 4\"", "[Result \"EW 4\"]"},
	{rules.TagInvalidValue, "[FrenchMP \"yes\"]", "\"yes\"", "[FrenchMP \"Yes\"]"},
	{rules.TagInvalidValue, "[Hidden \"N;S\"]", "\"N;S\"", "[Hidden \"WNE\"]"},
	{rules.TagInvalidValue, "[Room \"1\"]", "\"1\"", "[Room \"Closed\"]"},
	{rules.TagInvalidValue, "[Score \"4.2\"]", "\"4.2\"", "[Score \"EW -100 NS +100\"]"},
	{rules.TagInvalidValue, "[Score \"NS 1 NS 2\"]", "\"NS 1 NS 2\"", "[Score \"-0\"]"},
	{rules.TagInvalidValue, "[Score \"NS EW 2\"]", "\"NS EW 2\"", "[Score \"NS 50\"]"},
	{rules.TagInvalidValue, "[Score \"1 NS 2\"]", "\"1 NS 2\"", "[Score \"#\"]\n[Score \"\"]"},
	{rules.TagInvalidValue, "[Score \"ns 50\"]", "\"ns 50\"", "[Score \"?\"]"},
	{rules.TagInvalidValue, "[Score \"" + strings.Repeat("1 ", 150) + "\"]", "\"" + strings.Repeat("1 ", 150) + "\"", "[Score \"EW 1\"]"},
	{rules.TagInvalidValue, "[ScoreIMP \"2,5\"]", "\"2,5\"", "[ScoreIMP \"EW -2.5\"]"},
	{rules.TagInvalidValue, "[ScoreMP \"1.2.3\"]", "\"1.2.3\"", "[ScoreMP \"EW 10. NS .5\"]"},
	{rules.TagInvalidValue, "[ScorePercentage \"100.1\"]", "\"100.1\"", "[ScorePercentage \"100.0\"]"},
	{rules.TagInvalidValue, "[ScorePercentage \"-1\"]", "\"-1\"", "[ScorePercentage \"EW +50. NS -0.0\"]"},
	{rules.TagInvalidValue, "[ScoreRubber \"300\"]", "\"300\"", "[ScoreRubber \"EW 300/40 NS 50 / 70  \"]"},
	{rules.TagInvalidValue, "[ScoreRubberHistory \"NS 0 0/0 EW 0 0/0 0\"]", "\"NS 0 0/0 EW 0 0/0 0\"", "[ScoreRubberHistory \" NS 0 0/0 0 EW 0 0/100 0 \"]"},
	{rules.TagInvalidValue, "[ScoreRubberHistory \"NS 0 0/0 0 EW x 0/0 0\"]", "\"NS 0 0/0 0 EW x 0/0 0\"", "[ScoreRubberHistory \"NS 10 0/0 0 EW 0 0/0 0\"]"},
	{rules.TagInvalidValue, "[ScoreRubberHistory \"NS 0 0/0 1 1 1 EW 0 0/0 1 1 1\"]", "\"NS 0 0/0 1 1 1 EW 0 0/0 1 1 1\"", "[ScoreRubberHistory \"NS 0 0/0 1 1 EW 0 0/0 1 1\"]"},
	{rules.TagInvalidValue, "[OptimumScore \"NS 100 EW 100\"]", "\"NS 100 EW 100\"", "[OptimumScore \"NS 100 EW -100\"]"},
	{rules.TagInvalidValue, "[OptimumScore \"100\"]", "\"100\"", "[OptimumScore \"EW 100\"]"},
	{rules.TagInvalidValue, "[Date \"2023.2?.??\"]", "\"2023.2?.??\"", "[Date \"2023.1?.??\"]"},
	{rules.TagInvalidValue, "[Date \"2023.3?.??\"]", "\"2023.3?.??\"", "[Date \"2023.?3.??\"]"},
	{rules.TagInvalidValue, "[Date \"2023.02.3?\"]", "\"2023.02.3?\"", "[Date \"2023.04.3?\"]"},
	{rules.TagInvalidValue, "[Date \"2023.??.4?\"]", "\"2023.??.4?\"", "[Date \"2023.??.3?\"]"},
	{rules.TagInvalidValue, "[Date \"2023.?0.31\"]\n[EventDate \"2023.11.31\"]", "\"2023.11.31\"", "[Date \"202?.02.29\"]"},
	{rules.TagInvalidValue, "[EventDate \"1999\"]", "\"1999\"", "[EventDate \"1999.??.??\"]"},
	{rules.TagInvalidValue, "[Round \"1.\"]", "\"1.\"", "[Round \"1.A.2_b\"]"},
	{rules.TagInvalidValue, "[Round \"-1\"]", "\"-1\"", "[Round \"#\"]"},
	{rules.TagInvalidValue, "[Time \"24:00:00\"]", "\"24:00:00\"", "[Time \"23:59:??\"]"},
	{rules.TagInvalidValue, "[UTCTime \"10:60:00\"]", "\"10:60:00\"", "[UTCTime \"10:59:00\"]"},
	{rules.TagInvalidValue, "[UTCDate \"1999.13.01\"]", "\"1999.13.01\"", "[UTCDate \"1999.12.01\"]"},
	{rules.TagInvalidValue, "[TimeControl \"30\"]", "\"30\"", "[TimeControl \"4/30\"]"},
	{rules.TagInvalidValue, "[TimeControl \"0/30\"]", "\"0/30\"", "[TimeControl \"\"]"},
	{rules.TagInvalidValue, "[TimeCall \"1m\"]", "\"1m\"", "[TimeCall \"60\"]"},
	{rules.TagInvalidValue, "[TimeCard \"-5\"]", "\"-5\"", "[TimeCard \"5\"]"},
	{rules.TagPlayerName, "[West \"Podgor,Mike\"]", ",", "[West \"Podgor, Mike\"]"},
	{rules.TagPlayerName, "[North \"Zwol, W.;Ann, B.\"]", "\"Zwol, W.;Ann, B.\"", "[North \"Ann, B.;Zwol, W.\"]"},
	{rules.TagPlayerName, "[South \"b;A\"]", "\"b;A\"", "[South \"B;a\"]\n[East \"a;B\"]\n[North \"Ł;Z\"]\n[PairNS \"b,a\"]"},
	{rules.TagUnknownScoring, "[Scoring \"450\"]", "\"450\"", "[Scoring \"IMP;Cross1\"]"},
	{rules.TagUnknownScoring, "[Scoring \"VP;IMP\"]", "\"VP;IMP\"", "[Scoring \"Butler-2\"]\n[Event \"\"]"},
}

var scoreFixes = []fixCase{
	{rules.TagInvalidValue, "[Contract \"3N\"]\n[Declarer \"^north\"]\n[Dealer \"North\"]\n[Vulnerable \"N-S\"]", "[Contract \"3NT\"]\n[Declarer \"^N\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]"},
	{rules.TagInvalidValue, "[Date \"2023/7/28\"]", "[Date \"2023.07.28\"]"},
	{rules.TagInvalidValue, "[Room \"##open\"]\n[Hidden \"n, s\"]\n[FrenchMP \"NO\"]", "[Room \"##Open\"]\n[Hidden \"NS\"]\n[FrenchMP \"No\"]"},
	{rules.TagInvalidValue, "[Score \"N-S 50; E-W -50\"]\n[ScoreIMP \"ew 2,5\"]", "[Score \"NS 50 EW -50\"]\n[ScoreIMP \"EW 2.5\"]"},
	{rules.TagInvalidValue, "[ScoreMP \"12,5\"]\n[ScorePercentage \"62,50%\"]", "[ScoreMP \"12.5\"]\n[ScorePercentage \"62.50\"]"},
	{rules.TagInvalidValue, "[ScorePercentage \"N-S 62.5 % E-W 37.5%\"]", "[ScorePercentage \"NS 62.5 EW 37.5\"]"},
	{rules.TagInvalidValue, "[Result \"^ns 9  ew 4\"]", "[Result \"^NS 9 EW 4\"]"},
	{rules.TagInvalidValue, "[Time \"9:30:00\"]", "[Time \"09:30:00\"]"},
	{rules.TagPlayerName, "[West \"Łódź,A.;Zia,B.\"]", "[West \"Łódź, A.;Zia, B.\"]"},
	{rules.ContractPassedOut, "[Contract \"Pass\"]\n[Declarer \"N\"]\n[Result \"0\"]", "[Contract \"Pass\"]\n[Declarer \"\"]\n[Result \"\"]"},
}

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
