package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/report"
)

// scored are the tags of a board where nobody is vulnerable, and a table without the ends of its rows.
func scored(scoring, columns string, rows ...string) string {
	return "[Vulnerable \"None\"]\n[Scoring \"" + scoring + "\"]\n[ScoreTable \"" + columns + "\"]\n" + strings.Join(rows, "\n")
}

// results are the rows of a table of optimum results, as many as are wanted.
func results(n int) string {
	var rows []string
	for _, declarer := range []string{"N", "E", "S", "W"} {
		for _, denomination := range []string{"S", "H", "D", "C", "NT"} {
			rows = append(rows, declarer+" "+denomination+" 7")
		}
	}
	return "[OptimumResultTable \"Declarer;Denomination;Result\"]\n" + strings.Join(rows[:n], "\n")
}

const (
	calls = "[Auction \"N\"]\n1NT Pass Pass Pass\n"
	cards = "[Play \"W\"]\nSA S2 S3 S4\n*\n"
	full  = "*,0\n0\n0,*"
)

// tableCases are of the rules of tables (chapter 5).
var tableCases = []ruleCase{
	{rules.TableBadColumn, "[ScoreTable \"Rank;;Result\"]\n1 2 3", ";;", "[ScoreTable \"Rank;Result\"]\n1 2"},
	{rules.TableBadColumn, "[ScoreTable \"##Rank;\"]\n1 2", ";\"", "[ScoreTable \"##Rank\"]\n1 2"},
	{rules.TableBadColumn, "[ScoreTable \"Rank;+\"]\n1 2", "+", "[ScoreTable \"Rank;+MP_NS\"]\n1 2"},
	{rules.TableBadColumn, "[ScoreTable \"Rank;\\2R\"]\n1 2", "\\2R", "[ScoreTable \"Rank\\2R\"]\n1"},
	{rules.TableBadColumn, "[ScoreTable \"Rank\\R;MP_NS\"]\n1 2", "Rank\\R", "[ScoreTable \"Rank\\2R;MP_NS\\4L;MP_EW\\3\"]\n1 2 3"},
	{rules.TableBadColumn, "[ScoreTable \"Rank\\2;MP_NS\\2X\"]\n1 2", "MP_NS\\2X", "[ScoreTable \"Rank\\\\2\"]\n1"},
	{rules.TableBadColumn, "[ScoreTable \"Rank;Mine;Mine\"]\n1 2 3", "Mine", "[ScoreTable \"Rank;Mine;mine\"]\n1 2 3"},
	{rules.TableBadColumn, "[ScoreTable \"Rank; +MP_NS\"]\n1 2", " +MP_NS", "[ScoreTable \"Rank;my own\"]\n1 2"},
	{rules.TableBadColumn, "[ScoreTable \"\"]\n1 2", "\"\"", "[ScoreTable \"\"]\n[Play \"\"]\n"},
	{rules.TableBadColumn, "[Board \"1\"]\n[ScoreTable \"Rank;\"]\n1 2\n\n[Board \"2\"]\n[ScoreTable \"#\"]\n1 2", ";\"", "[ScoreTable \"#\"]\n1"},
	{rules.TableBadColumn, "[Board \"1\"]\n[ScoreTable \"a" + strings.Repeat(";a", 255) + "\"]\n1", "\"a" + strings.Repeat(";a", 255) + "\"", "[ScoreTable \"?\"]\n1"},
	{rules.TableUnknownColumn, "[ActionTable \"Rank;Experts\\2R\"]\n1 2", "Experts\\2R", "[Foo \"Rank;Experts\"]\n1 2"},
	{rules.TableUnknownColumn, "[ScoreTable \"-PairID_NS\"]\n", "-PairID_NS", "[ScoreTable \"-PairId_NS\"]\n"},
	{rules.TableUnknownColumn, "[ActionTable \"Rank;x\"]\n1 2\n\n[ActionTable \"#\"]\n1 2", "x", "[ActionTable \"Rank\"]\n1"},

	{rules.TableOrder, "[ScoreTable \"+Score_NS\"]\n420\n50\n100\n-50", "100", "[ScoreTable \"+Score_NS\"]\n420 ? ^500\n50 50 - -100"},
	{rules.TableOrder, "[ScoreTable \"-Rank\"]\n1\n3\n2", "2", "[ScoreTable \"Rank\"]\n1\n3\n2"},
	{rules.TableOrder, "[ScoreTable \"+Rank;Score_NS\"]\n1 420\n2 400\n3 50", "+Rank", "[ScoreTable \"-Rank;+Score_NS\"]\n1 420\n2 400\n3 50"},
	{rules.TableOrder, "[Board \"1\"][ScoreTable \"+Rank\"]\n3 2 1\n\n[ScoreTable \"#\"]\n1 2 3", "2", "[ScoreTable \"-PairId_NS;+Names_NS\"]\n1 B\n10 C\nA1 A\n3 D"},
	{rules.TableOrder, "[Auction \"N\"]\n1C AP\n[AuctionTimeTable \"+Time\"]\n1:05 0:01:04 65 9", "65", "[Auction \"N\"]\n1C AP\n[AuctionTimeTable \"+Time\"]\n1:05 65 64 9"},
	{rules.TableOrder, "[InstantScoreTable \"-ScoreRange_NS\"]\n*,0\n0,*\n0", "0", "[InstantScoreTable \"-ScoreRange_NS\"]\n*,0\n0\n0,*"},

	{rules.TableRowLength, "[ScoreTable \"Rank;MP_NS;MP_EW\"]\n1 6 0\n2 2\n3 1 4", "2 2", "[ScoreTable \"Rank;MP_NS;MP_EW\"]\n1 6 0 2 2\n4 3\n1 4"},
	{rules.TableRowLength, "[ScoreTable \"Rank;MP_NS;MP_EW\"]\n1 6 0 2 2 4 3", "3", "[ScoreTable \"Rank;MP_NS;MP_EW\"]\n1 6 0 2 2 4 3 ? ?"},
	{rules.TableRowLength, "[ScoreTable \"Rank;Contract;Declarer\"]\n4S N\n4H S\n4D E", "4S N", "[ScoreTable \"Rank;Contract\"]\n1\nN\n2\n4D"},

	{rules.TableBadElement, "[ActionTable \"Call\"]\nPass\n1N", "1N", "[ActionTable \"Call\"]\nPass 1NT x XX AP 0 - ?"},
	{rules.TableBadElement, "[ActionTable \"Card\"]\nSA\nAS", "AS", "[ActionTable \"Card\"]\nSA d2 H 0 - ?"},
	{rules.TableBadElement, "[ActionTable \"Contract;Declarer\"]\n3NT NS", "NS", "[ActionTable \"Contract;Declarer\"]\n3NT ^N 4HXX n"},
	{rules.TableBadElement, "[ActionTable \"Percentage\"]\n0\n101", "101", "[ActionTable \"Percentage\"]\n0 100 62.50"},
	{rules.TableBadElement, calls + "[AuctionTimeTable \"Time\"]\n1:60 2 3 4", "1:60", calls + "[AuctionTimeTable \"Time\"]\n75 1:05 01:02:03 ?"},
	{rules.TableBadElement, cards + "[PlayTimeTable \"TotalTime\"]\n1 1.5 3 4", "1.5", cards + "[PlayTimeTable \"TotalTime\"]\n1 1 3 4"},
	{rules.TableBadElement, "[InstantScoreTable \"ScoreRange_NS\"]\n400,400", "400,400", "[InstantScoreTable \"ScoreRange_NS\"]\n400,420"},
	{rules.TableBadElement, "[InstantScoreTable \"ScoreRange_EW;IMP_NS\"]\n*,* 3", "*,*", "[InstantScoreTable \"ScoreRange_EW;IMP_NS\"]\n*,-50 +3.5"},
	{rules.TableBadElement, "[InstantScoreTable \"ScoreRange_EW\"]\n" + strings.Repeat("9", 30), strings.Repeat("9", 30), "[InstantScoreTable \"ScoreRange_EW\"]\n?"},
	{rules.TableBadElement, "[OptimumPlayTable \"S;H\"]\nAKQ 102", "102", "[OptimumPlayTable \"S;H\"]\nAKQ T2"},
	{rules.TableBadElement, "[OptimumPlayTable \"S;H\"]\nAA -", "AA", "[OptimumPlayTable \"S;H\"]\n2A -"},
	{rules.TableBadElement, "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN N 7", "N", "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN NT 7"},
	{rules.TableBadElement, "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN H 14", "14", "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN H 13"},
	{rules.TableBadElement, "[OptimumResultTable \"Result\"]\n^9", "^9", "[ScoreTable \"Result\"]\n^9"},
	{rules.TableBadElement, "[ScoreTable \"Declarer\"]\n^N", "^N", "[ScoreTable \"Declarer\"]\nN"},
	{rules.TableBadElement, "[ScoreTable \"Rank;Names_NS\"]\n=1 \"A;B\"", "=1", "[ScoreTable \"Rank;Names_NS\"]\n1 \"A;B\""},
	{rules.TableBadElement, "[ScoreTable \"Score_NS;Score_EW\"]\n420.5 -", "420.5", "[ScoreTable \"Score_NS;Score_EW\"]\n\"420\" - +420 -420 ^100 ^-100"},
	{rules.TableBadElement, "[TotalScoreTable \"NrBoards;TotalMP\"]\n1.5 20", "1.5", "[TotalScoreTable \"NrBoards;TotalMP\"]\n2 20.5"},
	{rules.TableBadElement, "[TotalScoreTable \"TotalMP\"]\nmany", "many", "[TotalScoreTable \"TotalMP\"]\n.5"},

	{rules.TableNeedsSection, "[AuctionTimeTable \"Time\"]\n1", "AuctionTimeTable", calls + "[AuctionTimeTable \"Time\"]\n1 2 3 4"},
	{rules.TableNeedsSection, "[AuctionTimeTable \"Time\"]\n1 2 3 4\n" + calls, "AuctionTimeTable", "[AuctionTimeTable \"Time\"]\n" + calls},
	{rules.TableNeedsSection, calls + "[PlayTimeTable \"Time\"]\n1", "PlayTimeTable", "[Board \"1\"]\n" + cards + "\n[PlayTimeTable \"Time\"]\n1 2 3 4"},
	{rules.TableNeedsSection, "[OptimumPlayTable \"S\"]\nA\n2", "OptimumPlayTable", "[OptimumPlayTable \"S\"]\nA"},
	{rules.TableRowCount, calls + "[AuctionTimeTable \"Time\"]\n1 2 3", "AuctionTimeTable", "[Auction \"N\"]\n- 1NT AP\n[AuctionTimeTable \"Time\"]\n1 2"},
	{rules.TableRowCount, calls + "[AuctionTimeTable \"Time\"]\n1 2 3 4 5", "AuctionTimeTable", "[Auction \"N\"]\n1NT AP\n[AuctionTimeTable \"Time\"]\n1 2 3 4"},
	{rules.TableRowCount, cards + "[PlayTimeTable \"Time\"]\n1", "PlayTimeTable", "[Play \"W\"]\n- - S2 +\n[PlayTimeTable \"Time\"]\n1"},
	{rules.TableRowCount, cards + "[OptimumPlayTable \"S\"]\nA 2 3 4 5 6", "OptimumPlayTable", cards + "[OptimumPlayTable \"S\"]\nA 2 3 4 5"},
	{rules.TableTimeOrder, calls + "[AuctionTimeTable \"TotalTime\"]\n1 1:05 59 2:00", "59", calls + "[AuctionTimeTable \"TotalTime\"]\n1 1:05 ? 65"},

	{rules.TableRangeOverlap, "[InstantScoreTable \"ScoreRange_NS\"]\n" + full + "\n390,410", "390,410", "[InstantScoreTable \"ScoreRange_NS\"]\n" + full},
	{rules.TableRangeOverlap, "[InstantScoreTable \"ScoreRange_EW\"]\n0,*\n*,20", "*,20", "[InstantScoreTable \"ScoreRange_EW\"]\n0,*\n*,1"},
	{rules.TableRangeGap, "[InstantScoreTable \"ScoreRange_NS\"]\n*,400\n400,*", "*,400", "[InstantScoreTable \"ScoreRange_NS\"]\n*,400\n400,*\n400"},
	{rules.TableRangeGap, "[Vulnerable \"None\"]\n[InstantScoreTable \"ScoreRange_NS\"]\n*,90\n90,*", "*,90", "[Vulnerable \"None\"]\n[InstantScoreTable \"ScoreRange_NS\"]\n*,90\n90\n90,*"},
	{rules.TableRangeGap, "[InstantScoreTable \"ScoreRange_NS\"]\n*,0\n0,*", "*,0", "[InstantScoreTable \"ScoreRange_NS\"]\n" + full},
	{rules.TableRangeGap, "[InstantScoreTable \"ScoreRange_NS\"]\n*,0\n0\n0,1000", "0,1000", "[InstantScoreTable \"ScoreRange_NS\"]\n*,0\n0\n0,1000\n?"},
	{rules.TableRangeGap, "[Vulnerable \"All\"]\n[InstantScoreTable \"ScoreRange_EW\"]\n*,140\n140\n170,*", "140", "[Vulnerable \"All\"]\n[InstantScoreTable \"ScoreRange_EW\"]\n*,590\n600\n600,*"},

	{rules.TableDuplicateRow, results(20) + "\nN s 9", "N s 9", results(20)},
	{rules.TableIncomplete, results(19), "OptimumResultTable", results(19) + "\n? NT 7"},

	{rules.TableScoreMismatch, scored("", "Contract;Declarer;Result;Score_NS", "4S E 10 -420", "4S S 10 430"), "430", scored("", "Contract;Declarer;Result;Score_NS", "4S E 10 -420", "4S S 10 ^430")},
	{rules.TableScoreMismatch, scored("", "Contract;Declarer;Result;Score_NS;Score_EW", "4S E 9 - 50"), "50", scored("", "Contract;Declarer;Result;Score_NS;Score_EW", "4S E 9 50 -")},
	{rules.TableScoreMismatch, scored("", "Contract;Declarer;Result;Score_NS;Score_EW", "4S E 10 1 420"), "1", scored("", "Contract;Declarer;Result;Score_NS;Score_EW", "4S E 10 0 420")},
	{rules.TableScoreMismatch, scored("MP", "Contract;Declarer;Result;Score_NS", "1SX N 2 -900"), "-900", scored("MP;OldMP", "Contract;Declarer;Result;Score_NS", "1SX N 2 -900")},
	{rules.TableScoreMismatch, scored("", "Contract;Declarer;Result;Score_NS", "Pass - - 50"), "50", scored("Rubber", "Contract;Declarer;Result;Score_NS", "4S E 10 100")},
	{rules.TableSides, "[ScoreTable \"Score_NS;Score_EW\"]\n420 -400", "-400", "[ScoreTable \"Score_NS;Score_EW\"]\n420 -420 420 - ^420 -400"},
	{rules.TableSides, "[ScoreTable \"IMP_NS;IMP_EW\"]\n5 -4", "-4", "[ScoreTable \"IMP_NS;IMP_EW\"]\n5 -5 5.3 -5.25"},
	{rules.TableSides, "[ScoreTable \"Percentage_NS;Percentage_EW\"]\n60 42", "42", "[ScoreTable \"Percentage_NS;Percentage_EW\"]\n63 38 66.6 33.3 ^60 ^60"},
	{rules.TableSides, "[ScoreTable \"MP_NS;MP_EW\"]\n4 0\n2 2\n1 2", "2", "[ScoreTable \"MP_NS;MP_EW\"]\n4 0\n2 2\n1 3"},
	{rules.TableRank, "[ScoreTable \"Rank;Score_NS\"]\n1 420\n2 400\n3 410", "3", "[ScoreTable \"Rank;Score_NS\"]\n1 420\n2 410\n3 400"},
	{rules.TableRank, "[ScoreTable \"Rank;Score_NS\"]\n3 410\n1 420\n2 400", "3", "[ScoreTable \"Rank;Score_NS\"]\n3 400\n1 420\n2 410"},
	{rules.TableRank, "[ScoreTable \"Score_NS;Rank\"]\n420 1\n400 2\n410 3", "3", "[ScoreTable \"Score_NS;Rank\"]\n420 1\n410 2\n400 3"},
	{rules.TableRank, "[ScoreTable \"Rank;Score_NS\"]\n1 420\n2 401\n2 400", "2", "[ScoreTable \"Rank;Score_NS\"]\n1 420\n2 401\n3 400"},
	{rules.TableRank, "[ScoreTable \"Rank;Score_NS\"]\n1 420\n2 400\n3 400", "3", "[ScoreTable \"Rank;Score_NS\"]\n1 420\n2 400\n2 400"},
	{rules.TableRank, "[ScoreTable \"Rank;Score_NS\"]\n1 420\n2 400\n2 400\n3 50", "3", "[ScoreTable \"Rank;Score_NS\"]\n1 420\n2 400\n2 400\n4 50\n9 0"},
	{rules.TableRank, "[ScoreTable \"Rank;Score_NS;Multiplicity\"]\n1 420 5\n6 400 1\n6 50 1", "6", "[ScoreTable \"Rank;Score_NS;Multiplicity\"]\n1 420 5\n6 400 1\n7 50 1"},
	{rules.TableRank, "[TotalScoreTable \"Rank;TotalIMP;NrBoards\"]\n1 30 20\n2 20 20\n3 25 20", "3", "[TotalScoreTable \"Rank;TotalIMP;NrBoards\"]\n1 30 20\n2 20 20\n3 25 26"},
	{rules.TableMatchpoints, scored("MP;MP1", "Score_NS;MP_NS", "420 4", "400 2", "50 1"), "1", scored("MP;MP1", "Score_NS;MP_NS", "420 4", "400 2", "50 0")},
	{rules.TableMatchpoints, scored("MP", "Score_NS;Score_EW;MP_NS;MP_EW", "420 - 1.5 0.5", "420 - 1.5 0.5", "- 50 0 1.5"), "1.5", scored("MP", "Score_NS;Score_EW;MP_NS;MP_EW", "420 - 1.5 0.5", "420 - 1.5 0.5", "- 50 0 2")},
	{rules.TableMatchpoints, scored("MP", "MP_NS;Score_NS", "4 420", "2 400", "1 50"), "1", scored("MP", "MP_NS;Score_NS", "4 420", "2 400", "0 50")},
	{rules.TableIMPs, scored("IMP;Cross", "IMP_NS;Score_NS", "10 420", "9 400", "-20 -50"), "10", scored("IMP;Cross", "IMP_NS;Score_NS", "11 420", "9 400", "-20 -50")},
	{rules.TableIMPs, scored("IMP;Cross", "Score_NS;IMP_NS", "420 10", "400 9", "-50 -20"), "10", scored("IMP;Cross", "Score_NS;IMP_NS", "420 11", "400 9", "-50 -20")},
	{rules.TableIMPs, scored("IMP;Cross2", "Score_NS;IMP_NS", "420 5.5", "400 4.5", "-50 -9"), "-9", scored("IMP;Cross1", "Score_NS;IMP_NS", "420 3.67", "400 3", "-50 -6.6")},
	{rules.TableIMPs, scored("IMP;Butler", "Score_NS;IMP_NS;IMP_EW", "420 4 -4", "400 4 -4", "-50 -7 8"), "8", scored("IMP;Butler", "Score_NS;IMP_NS", "420 4", "400 4", "-50 -7")},

	{rules.TableMean, "[TotalScoreTable \"TotalMP;MeanMP;NrBoards\"]\n100 5.1 20", "5.1", "[TotalScoreTable \"TotalMP;MeanMP;NrBoards\"]\n101 5.0 20 101 5.1 20"},
	{rules.TableMean, "[TotalScoreTable \"TotalPercentage;MeanPercentage;NrBoards\"]\n1200.5 62.0 20", "62.0", "[TotalScoreTable \"TotalPercentage;MeanPercentage;NrBoards\"]\n1200.5 60.02 20 1200.5 60.03 20"},
}

// tableFixes are the fixes of those rules that offer one.
var tableFixes = []fixCase{
	{rules.TableBadColumn, "[ScoreTable \"Rank; +MP_NS \\2R\"]\n1 2", "[ScoreTable \"Rank;+MP_NS\\2R\"]\n1 2"},
	{rules.TableBadElement, "[ScoreTable \"Contract;Declarer\"]\n3N  north\n\"4 SX\" \"e \"", "[ScoreTable \"Contract;Declarer\"]\n3NT  N\n\"4SX\" \"E\""},
	{rules.TableBadElement, "[ScoreTable \"MP_NS;Percentage_NS\"]\n12,5 \"^60%\"", "[ScoreTable \"MP_NS;Percentage_NS\"]\n12.5 \"^60\""},
	{rules.TableBadElement, "[OptimumPlayTable \"S\"]\nQ102", "[OptimumPlayTable \"S\"]\nQT2"},
	{rules.TableBadElement, "[OptimumResultTable \"Denomination\"]\nN\nSA", "[OptimumResultTable \"Denomination\"]\nNT\nNT"},
	{rules.TableBadElement, "[ActionTable \"Call\"]\n1N\nP\nDbl\nR\nDouble\nPASS\nAllPass\n3SA\n\"4 S\"", "[ActionTable \"Call\"]\n1NT\nPass\nX\nXX\nX\nPass\nAP\n3NT\n\"4S\""},
	{rules.TableBadElement, "[ActionTable \"Card\"]\nAS\nS10\n10h", "[ActionTable \"Card\"]\nSA\nST\nHT"},
	{rules.TableBadElement, "[ActionTable \"Contract;Declarer\"]\n4H* ^south\n3SA North\nP -", "[ActionTable \"Contract;Declarer\"]\n4HX ^S\n3NT N\nPass -"},
	{rules.TableOrder, "[ScoreTable \"+Rank\\2R;Score_NS\"]\n1 420\n2 400\n3 50", "[ScoreTable \"-Rank\\2R;Score_NS\"]\n1 420\n2 400\n3 50"},
}

// tableTexts have all that is said of a table, as the rule and the text at which it is reported.
var tableTexts = []struct {
	name, in string
	want     []string
}{
	{"4.8-d inherited columns are checked once, their elements each time",
		"[OptimumResultTable \"Declarer;Mine\"]\nX 1\n\n[Board \"2\"]\n[OptimumResultTable \"#\"]\nY 1",
		[]string{"table/unknown-column Mine", "table/bad-element X", "table/bad-element Y"}},
	{"5.2-a elements of a bad column are not checked", "[ScoreTable \"Rank;Contract\\R\"]\n1 foo", []string{"table/bad-column Contract\\R"}},
	{"5.2-a a bad tag value without data", "[ScoreTable \"Rank;\"]", []string{"table/bad-column ;\""}},
	{"5.2-a a value that is not closed", "[ScoreTable \"Rank;", []string{"table/bad-column ;"}},
	{"5.2-b bad elements have no order", "[ScoreTable \"+Score_NS\"]\n420\n1e9\n400", []string{"table/bad-element 1e9"}},
	{"5.2-c a row on two lines, and two on one", "[ScoreTable \"Contract;Declarer\"]\n4S\nN\n5C S 5D E", nil},
	{"5.2-c a row on two lines, with a bad element", "[ScoreTable \"Contract;Declarer\"]\n4S\nN\n5C\nX", []string{"table/bad-element X"}},
	{"5.2-c two rows that make up for each other", "[ScoreTable \"Contract;Declarer\"]\n4S N\n4H\n3NT S W\n5C S\n5C S",
		[]string{"table/row-length 4H", "table/row-length 3NT S W"}},
	{"5.2-c after a short row no element is checked", "[ScoreTable \"Contract;Declarer\"]\n4S N\n4H\n3NT S\n5C S", []string{"table/row-length 4H"}},
	{"5.2-d unknown and irrelevant elements are fine",
		"[ScoreTable \"-Rank;Contract;Declarer;Result;Score_NS;Score_EW;IMP_NS;MP_EW;Percentage_NS;Multiplicity\"]\n? ? ? ? ? ? ? ? ? ?\n- - - - - - - - - -\n\"\" ? - - - - - - - -", nil},
	{"5.2-d artificial scores", scored("MP;MP1", "Rank;Score_NS;Score_EW;MP_NS;MP_EW;Percentage_NS;Percentage_EW", "1 420 -420 4 0 100 0", "- ^0 ^0 ^3 ^3 ^60 ^60"), nil},
	{"5.3 as the standard's author writes it", "[ActionTable \"Rank;Card;Percentage\"]\n1 D 100\n- SA 80\n3 0 0", nil},
	{"5.4 a table before its section, and too short", "[AuctionTimeTable \"Time\"]\n1\n" + calls,
		[]string{"table/needs-section AuctionTimeTable", "table/row-count AuctionTimeTable"}},
	{"5.5 ranges that are known in part", "[InstantScoreTable \"ScoreRange_NS\"]\n*,0\n-", nil},
	{"5.5 an overlap leaves no gap", "[InstantScoreTable \"ScoreRange_NS\"]\n*,100\n0,200", []string{"table/range-overlap 0,200"}},
	{"5.7 a row twice is why one is missing", results(19) + "\nW C 7", []string{"table/duplicate-row W C 7"}},
	{"5.7 some columns", "[OptimumResultTable \"Declarer;Result\"]\nN 7\nN 8", nil},
	{"5.9 a wrong score is why nothing else fits",
		scored("MP;MP1", "Rank;Contract;Declarer;Result;Score_NS;Score_EW;MP_NS;MP_EW", "1 4S N 10 400 -420 4 0", "2 4S N 9 -50 50 1 3", "2 4S N 9 -50 50 1 3"),
		[]string{"table/score-mismatch 400"}},
	{"5.9 a bad contract is not scored", scored("", "Contract;Declarer;Result;Score_NS", "4Z N 10 50"), []string{"table/bad-element 4Z"}},
	{"5.9 a row at the wrong place", "[ScoreTable \"-Rank;+Score_NS\"]\n1 420\n2 -50\n3 400", []string{"table/order 400"}},
	{"5.9 points that are lost are left out",
		scored("MP", "Contract;Declarer;Result;Score_NS;Score_EW;MP_NS", "4S N 10 420 0 3", "4S N 10 420 0 3", "4S N 9 0 50 1"), []string{"table/matchpoints 1"}},
	{"5.9 by the laws of 1980", "[Date \"1980.01.01\"]" + scored("", "Contract;Declarer;Result;Score_NS", "1SX N 2 -900"), nil},
	{"5.9 an invalid vulnerability", "[Vulnerable \"O\"]\n[ScoreTable \"Contract;Declarer;Result;Score_NS\"]\n4S N 10 50", nil},
	{"5.9 nothing is known of the vulnerability", "[ScoreTable \"Contract;Declarer;Result;Score_NS\"]\n4S N 10 50", nil},
	{"5.9 a wrong matchpoint", scored("MP", "Score_NS;MP_NS;MP_EW", "420 4 0", "400 3 2", "50 0 4"), []string{"table/matchpoints 3"}},
	{"5.9 a part of the field", scored("MP;MP1", "Rank;Score_NS;MP_NS", "1 420 22", "7 400 10", "12 50 0"), nil},
	{"5.9 another way to matchpoints", scored("MP;Ascherman", "Score_NS;MP_NS", "420 4", "400 2", "50 1"), nil},
	{"5.9 French matchpoints", "[FrenchMP \"Yes\"]" + scored("MP", "Score_NS;MP_NS", "420 4", "400 2", "50 1"), nil},
	{"5.9 multiplicities", scored("MP;MP2", "Score_NS;MP_NS;Multiplicity", "420 3 1", "400 1.5 2", "50 0 1"), nil},
	{"5.9 multiplicities, and a wrong number", scored("MP;MP2", "Score_NS;MP_NS;Multiplicity", "420 3 1", "400 1.5 2", "50 0.5 1"), []string{"table/matchpoints 0.5"}},
	{"5.9 a multiplicity that is not known", scored("MP;MP2", "Score_NS;MP_NS;Multiplicity", "420 2 1", "400 1 ?", "50 0.5 1"), nil},
	{"5.9 an artificial number of matchpoints, and none", scored("MP;MP2", "Score_NS;MP_NS", "450 4", "420 3", "400 ^9", "390 ?", "50 0.5"), []string{"table/matchpoints 0.5"}},
	{"5.9 a score that is not known", scored("MP;MP2", "Score_NS;MP_NS", "420 2", "400 1", "50 1", "? 3"), nil},
	{"5.9 IMPs, nobody knows against what", scored("IMP", "Score_NS;IMP_NS", "420 11", "400 9", "-50 -19"), nil},
	{"5.9 the datum without the extremes", scored("IMP;Butler-2;Mean", "Score_NS;IMP_NS", "1000 9", "420 0", "410 0", "400 0", "-2000 -20"), []string{"table/imps 9"}},
	{"5.9 the median", scored("IMP;Butler;Median", "Score_NS;IMP_NS", "1000 12", "420 1", "400 0", "390 0", "-2000 -19"), []string{"table/imps -19"}},
	{"5.9 a datum that may be rounded up or down", scored("IMP;Butler", "Score_NS;IMP_NS", "420 0", "420 1", "390 -1", "390 0.5"), []string{"table/imps 0.5"}},
	{"5.9 IMPs of 1948", scored("IMP_1948;Cross", "Score_NS;IMP_NS", "100 3", "50 0", "0 -2"), []string{"table/imps -2"}},
	{"5.9 ranks of EW", "[ScoreTable \"Rank;Score_NS;Score_EW\"]\n1 -420 -\n2 - 400\n3 - -50", nil},
	{"5.9 ranks in two sections", "[ScoreTable \"Section;Rank;Score_NS\"]\nA 1 420\nA 2 400\nB 1 450\nB 2 50",
		[]string{"table/unknown-column Section"}},
	{"5.9 huge numbers", "[ScoreTable \"Rank;Score_NS;Multiplicity\"]\n99999999999999999999 1e 1\n1 99999999999999999999 99999999999", []string{"table/bad-element 1e"}},
	{"5.10 ranks by a column of one's own", "[TotalScoreTable \"Rank;TotalIMP;Points\"]\n1 10 30\n2 20 20\n3 15 10", []string{"table/unknown-column Points"}},
	{"5.10 ranks beside words", "[TotalScoreTable \"Rank;TotalIMP;Club\"]\n1 40 a\n2 30 b\n4 20 c\n4 10 d", []string{"table/unknown-column Club", "table/rank 4"}},
	{"5.10 ranks beside numbers that are no better", "[TotalScoreTable \"Rank;TotalIMP;Age\"]\n1 40 50\n2 30 60\n4 20 40\n4 10 70", []string{"table/unknown-column Age", "table/rank 4"}},
	{"5.10 no boards", "[TotalScoreTable \"TotalIMP;MeanIMP;NrBoards\"]\n10 5 0", nil},
}

// TestTables wants what is said of tableTexts.
func TestTables(t *testing.T) {
	for _, c := range tableTexts {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			_, r := Export(Bytes([]byte(c.in)), export.Options{})
			for _, d := range r.Diagnostics.Items {
				if rule := rules.Name(d.Rule); strings.HasPrefix(rule, "table/") {
					got = append(got, rule+" "+c.in[d.Place.Range.Start.Byte:d.Place.Range.End.Byte])
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// TestSeverityOfRowCount_5_6 holds that the table of optimum cards is only warned of.
func TestSeverityOfRowCount_5_6(t *testing.T) {
	for in, want := range map[string]diag.Severity{
		cards + "[PlayTimeTable \"Time\"]\n1":    diag.Error,
		cards + "[OptimumPlayTable \"S\"]\nA\n2": diag.Warning,
	} {
		_, r := Export(Bytes([]byte(in)), export.Options{})
		if n := r.Diagnostics.FoundAs(rules.TableRowCount, want); n != 1 || r.Diagnostics.Found(rules.TableRowCount) != 1 {
			t.Errorf("%q: found %d times with severity %s: %+v", in, n, want, r.Diagnostics.Items)
		}
	}
}

// TestElementsAsRead: what export changes in a table is said, and is done once.
func TestElementsAsRead_dialects_3(t *testing.T) {
	for in, want := range map[string]diag.Rule{
		"[ActionTable \"Call\"]\nDbl":                             rules.TableBadElement,
		"[ActionTable \"Card\"]\nAS":                              rules.TableBadElement,
		"[ScoreTable \"Contract\\6R;Declarer\"]\n3N south":        rules.TableBadElement,
		"[ScoreTable \"Contract\\6R;Declarer\"]\n3nt s":           rules.ExportLowerCase,
		"[OptimumResultTable \"Denomination\"]\nSA":               rules.TableBadElement,
		"[ActionTable \"Declarer;Contract\"]\n^n 4HX\n- Pass ? ?": rules.ExportLowerCase,
	} {
		_, r := Export(Bytes([]byte(in)), export.Options{})
		if !slices.ContainsFunc(r.ChangeCounts(), func(c report.Change) bool { return c.Rule == want }) {
			t.Errorf("%q: %v, without %s", in, r.ChangeCounts(), rules.Name(want))
		}
		checkProperties(t, []byte(in))
	}
	if _, r := Export(Bytes([]byte("[ActionTable \"Call\"]\nfoo")), export.Options{}); slices.ContainsFunc(r.ChangeCounts(), func(c report.Change) bool { return c.Rule == rules.TableBadElement }) {
		t.Error("an element that is kept is said to be changed")
	}
}
