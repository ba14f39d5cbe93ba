package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/testkit"
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

// tableCases are of the rules of tables (chapter 5), and tableFixes the fixes of those rules that offer one.
var tableCases, tableFixes = readCases("table",
	testkit.Marked(rules.TableBadColumn, "[Board \"1\"]\n[ScoreTable «\"a"+strings.Repeat(";a", 255)+"\"»]\n1", "[ScoreTable \"?\"]\n1").
		Beside("syntax/token-too-long", ""),
)

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
					got = append(got, rule+" "+c.in[d.Range.Start.Byte:d.Range.End.Byte])
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
