package pbn

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// solvedDeal is a deal of the author's correct_21, with what a solver finds for it and for the play of playSolved.
const solvedDeal = "[Dealer \"N\"]\n[Vulnerable \"None\"]\n" +
	"[Deal \"N:4.KJ32.842.AQ743 JT987.Q876.AK5.2 AK532.T.JT6.T985 Q6.A954.Q973.KJ6\"]\n"

const playSolved = solvedDeal + "[Declarer \"E\"]\n[Contract \"4H\"]\n[Play \"S\"]\nSA S6 S4 S7\nHT *\n"

// solvedResults and solvedCards are the two tables as they are right.
const (
	solvedResults = `[OptimumResultTable "Declarer;Denomination\2R;Result\2R"]
N NT  6
N  S  6
N  H  5
N  D  6
N  C  9
E NT  6
E  S  7
E  H  8
E  D  7
E  C  3
S NT  6
S  S  6
S  H  5
S  D  6
S  C  9
W NT  7
W  S  7
W  H  8
W  D  7
W  C  3
`
	solvedCards = `[OptimumPlayTable "S\5R;H\3R;D\3R;C\4R"]
   AK   T JT6 T985
   Q6   -   -    -
    4   -   -    -
JT987   -   -    -
    K   - JT6 T985
`
)

// solvedTricks and solvedBest are what a solver finds for solvedDeal and its play.
var solvedTricks, solvedBest = func() (tricks bridge.DoubleDummy, best []bridge.Hand) {
	file, err := os.ReadFile("testdata/solved.json")
	if err != nil {
		panic(err)
	}
	var games []struct {
		Tricks map[string]map[string]int
		Best   [][]string
	}
	if err := json.Unmarshal(file, &games); err != nil {
		panic(err)
	}
	for seat := range tricks {
		for in := range tricks[seat] {
			tricks[seat][in] = games[0].Tricks[bridge.Seat(seat).String()][bridge.Denomination(in).String()]
		}
	}
	for _, row := range games[0].Best {
		best = append(best, handOf(strings.Join(row, " ")))
	}
	return tricks, best
}()

// handOf is a set of cards, as in "SA SK".
func handOf(cards string) (hand bridge.Hand) {
	for _, text := range strings.Fields(cards) {
		card, ok := bridge.ParseCard(text)
		if !ok {
			panic(text)
		}
		hand = hand.With(card)
	}
	return hand
}

// solvedIn is what a solver finds for a file of one game, if that is of solvedDeal.
func solvedIn(in string) map[int]bridge.Solution {
	if !strings.Contains(in, "4.KJ32.842.AQ743 JT987.Q876.AK5.2 AK532.T.JT6.T985 Q6.A954.Q973.KJ6") {
		return nil
	}
	return map[int]bridge.Solution{1: {Tricks: &solvedTricks, Best: solvedBest}}
}

// needsSolved are the rules that nothing breaks unless solved results are handed in.
var needsSolved = []diag.Rule{rules.OptimumPlay, rules.OptimumResult, rules.OptimumScore}

// exchanged returns a text with some of its parts exchanged, all of which it has.
func exchanged(text string, pairs ...string) string {
	for i := 0; i < len(pairs); i += 2 {
		if !strings.Contains(text, pairs[i]) {
			panic(pairs[i])
		}
		text = strings.Replace(text, pairs[i], pairs[i+1], 1)
	}
	return text
}

// solvedCases are of the rules that compare with solved results.
var solvedCases = []testkit.Case{
	testkit.Marked(rules.OptimumResult, solvedDeal+exchanged(solvedResults, "N NT  6", "N NT  «7»"), solvedDeal+solvedResults),
	testkit.Marked(rules.OptimumResult, solvedDeal+exchanged(solvedResults, "E  C  3", "E  C «13»", "W  C  3", "W  C 12"),
		solvedDeal+exchanged(solvedResults, "E  C  3", "E  C  ?")),
	testkit.Marked(rules.OptimumResult, solvedDeal+"[OptimumResultTable \"Declarer;Result;Denomination\"]\nW «\"5\"» NT",
		solvedDeal+"[OptimumResultTable \"Declarer;Result;Denomination\"]\nW \"7\" NT"),
	testkit.Marked(rules.OptimumResult, solvedDeal+exchanged(solvedResults, "N  H  5", "N  H  «7»", "S  H  5", "S  H  8"),
		solvedDeal+exchanged(solvedResults, "Result", "Tricks", "N  H  5", "N  H  6")),
	testkit.Marked(rules.OptimumResult, solvedDeal+exchanged(solvedResults, "E  C  3", "E  C  «5»", "W  C  3", "W  C  5"),
		exchanged(solvedDeal, "KJ32", "KJ23")+exchanged(solvedResults, "E  C  3", "E  C  5")),
	testkit.Marked(rules.OptimumScore, solvedDeal+"[OptimumScore «\"NS 110\"»]", solvedDeal+"[OptimumScore \"NS 100\"]"),
	testkit.Marked(rules.OptimumScore, solvedDeal+"[OptimumScore «\"EW 110\"»]", solvedDeal+"[OptimumScore \"EW -100\"]\n"+solvedResults),
	testkit.Marked(rules.OptimumScore, solvedDeal+"[OptimumScore «\"EW -90 NS 90\"»]", solvedDeal+"[OptimumScore \"EW -100 NS +100\"]"),
	testkit.Marked(rules.OptimumScore, solvedDeal+"[OptimumScore «\"NS 90\"»]", exchanged(solvedDeal, "None", "?")+"[OptimumScore \"NS 90\"]"),
	testkit.Marked(rules.OptimumPlay, playSolved+exchanged(solvedCards, "AK   T JT6 T985", "«A   T JT6 T985»"), playSolved+solvedCards),
	testkit.Marked(rules.OptimumPlay, playSolved+exchanged(solvedCards, "    4   -   -    -", "    «4   K   -    -»"),
		playSolved+exchanged(solvedCards, "    4   -", "    ?   K")),
	testkit.Marked(rules.OptimumPlay, playSolved+exchanged(solvedCards, "Q6   -   -    -", " «-   A   -    -»"),
		playSolved+exchanged(solvedCards, "Q6", "6q")),
	testkit.Marked(rules.OptimumPlay, playSolved+"[OptimumPlayTable \"C;D\"]\nT985 JT6\n- -\n«- A»\n- -\n? ?\n",
		playSolved+"[OptimumPlayTable \"C;D\"]\nT985 JT6\n- -\n- -\n- -\nT985 JT6"),
}

var solvedFixes = []testkit.FixCase{
	{
		Rule: rules.OptimumResult,
		In:   solvedDeal + exchanged(solvedResults, "N NT  6", "N NT 10", "W  C  3", "W  C  2"),
		Out:  solvedDeal + exchanged(solvedResults, "N NT  6", "N NT 6", "W  C  3", "W  C  3"),
	},
	{
		Rule: rules.OptimumResult,
		In:   solvedDeal + "[OptimumResultTable \"Declarer;Result;Denomination\"]\nW \"5\" NT",
		Out:  solvedDeal + "[OptimumResultTable \"Declarer;Result;Denomination\"]\nW \"7\" NT",
	},
	{Rule: rules.OptimumScore, In: solvedDeal + "[OptimumScore \"NS 110\"]", Out: solvedDeal + "[OptimumScore \"NS 100\"]"},
	{Rule: rules.OptimumScore, In: solvedDeal + "[OptimumScore \"EW 110\"]", Out: solvedDeal + "[OptimumScore \"EW -100\"]"},
	{Rule: rules.OptimumScore, In: solvedDeal + "[OptimumScore \"EW 110 NS -110\"]", Out: solvedDeal + "[OptimumScore \"NS 100 EW -100\"]"},
	{
		Rule: rules.OptimumPlay,
		In:   playSolved + exchanged(solvedCards, "AK   T", "AK   -", "    K   -", "    -   T"),
		Out:  playSolved + solvedCards,
	},
}

// TestSolvedIsAskedFor: without solved results nothing is compared with them.
func TestSolvedIsAskedFor_5_7(t *testing.T) {
	for _, c := range solvedCases {
		for _, d := range Validate(Bytes([]byte(c.In)), Options{}).Diagnostics.Items {
			if slices.Contains(needsSolved, d.Rule) {
				t.Errorf("%q: %s", c.In, d.Message)
			}
		}
	}
}

// TestScoreIsOfTheCards: where the deal is solved, the score is compared with it and not with a table that is wrong, too.
func TestScoreIsOfTheCards_4_2_7(t *testing.T) {
	for in, want := range map[string]string{
		solvedDeal + "[OptimumScore \"NS 100\"]\n" + exchanged(solvedResults, "N  C  9", "N  C 10", "S  C  9", "S  C 10"): "optimum/result",
		solvedDeal + "[OptimumScore \"NS 130\"]\n" +
			exchanged(solvedResults, "N  C  9", "N  C 10", "S  C  9", "S  C 10"): "optimum/score optimum/result",
		exchanged(solvedDeal, "None", "?") + "[OptimumScore \"NS 130\"]\n" + exchanged(solvedResults, "N  C  9", "N  C 10"): "optimum/result",
		solvedDeal + "[OptimumScore \"#\"]\n": "",
	} {
		solved := map[int]bridge.Solution{1: {Tricks: &solvedTricks}}
		var got []string
		for _, d := range Validate(Bytes([]byte(in)), Options{Solved: solved}).Diagnostics.Items {
			if slices.Contains(needsSolved, d.Rule) || d.Rule == rules.OptimumPar {
				got = append(got, rules.Name(d.Rule))
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

// floored is a file with as many games as there are tables of results, all of solvedDeal, and what is said of the tables.
func floored(tables ...string) (messages []string) {
	file, solved := "", map[int]bridge.Solution{}
	for i, table := range tables {
		file += solvedDeal + table + "\n"
		solved[i+1] = bridge.Solution{Tricks: &solvedTricks}
	}
	for _, d := range Validate(Bytes([]byte(file)), Options{Solved: solved}).Diagnostics.Items {
		if d.Rule == rules.OptimumResult {
			messages = append(messages, string(rune('0'+d.Game))+": "+d.Message)
		}
	}
	return messages
}

// below returns solvedResults with another number in place of each result below one.
func below(least int, written string) string {
	lines := strings.SplitAfter(solvedResults, "\n")
	for i, line := range lines[1 : len(lines)-1] {
		if tricks := int(line[6] - '0'); tricks < least {
			lines[i+1] = line[:6] + written + "\n"
		}
	}
	return strings.Join(lines, "")
}

// TestFloors: a program that writes one number for all results below another is recognised, and that is told once a file; what is wrong
// besides is told of each table.
func TestFloors_5_7(t *testing.T) {
	ones, fours := below(7, "1"), below(4, "4")
	const oneFloor = "1: Results below 7 tricks are all written as 1, so 11 of this table are wrong. " +
		"Other tables of the file are not reported for that."
	const fourFloor = "1: Results below 4 tricks are all written as 4, so 2 of this table are wrong. " +
		"Other tables of the file are not reported for that."
	for _, c := range []struct {
		name         string
		tables, want []string
	}{
		{"1 below 7", []string{ones, ones, ones}, []string{oneFloor}},
		{"4 below 4", []string{fours, solvedResults, fours}, []string{fourFloor}},
		{"4 below 4 in one row", []string{fours, exchanged(solvedResults, "E  C  3", "E  C  4")}, []string{fourFloor}},
		{"one row alone", []string{exchanged(solvedResults, "E  C  3", "E  C  4")},
			[]string{"1: With open cards, East wins 3 tricks in C, not 4."}},
		{"another result wrong too", []string{ones, exchanged(ones, "N  C  9", "N  C  8")},
			[]string{oneFloor, "2: With open cards, North wins 9 tricks in C, not 8."}},
		{"only known once more is seen", []string{below(4, "1"), ones},
			[]string{strings.Replace(strings.Replace(oneFloor, "7 tricks", "4 tricks", 1), "11", "2", 1)}},
		{"a lower result is not floored", []string{exchanged(ones, "E  C  1", "E  C  3")},
			[]string{"1: With open cards, North wins 6 tricks in NT, not 1. 9 other results of the table must be corrected, too."}},
		{"two floors", []string{exchanged(ones, "E  C  1", "E  C  2")},
			[]string{"1: With open cards, North wins 6 tricks in NT, not 1. 10 other results of the table differ; it may be that of another deal."}},
		{"too few rows to know", []string{strings.Join(strings.SplitAfter(ones, "\n")[:6], "")},
			[]string{"1: With open cards, North wins 6 tricks in NT, not 1. 3 other results of the table must be corrected, too."}},
	} {
		if got := floored(c.tables...); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestUnsafeOptimum: where most of a table is wrong, the deal may be what is not right: the fix is not safe.
func TestUnsafeOptimum_5_7(t *testing.T) {
	for in, want := range map[string]bool{
		solvedDeal + exchanged(solvedResults, "N NT  6", "N NT  7"):                                    true,
		solvedDeal + below(10, "9"):                                                                    false,
		playSolved + solvedCards[:strings.Index(solvedCards, "\n")+1] + strings.Repeat("A - - -\n", 5): false,
		solvedDeal + "[OptimumScore \"EW 110\"]":                                                       true,
	} {
		fixes := 0
		for _, d := range Validate(Bytes([]byte(in)), Options{Solved: solvedIn(in)}).Diagnostics.Items {
			for _, fix := range d.Fixes {
				if fixes++; fix.Safe != want {
					t.Errorf("%q: safe is %v", in, fix.Safe)
				}
			}
		}
		if fixes != 1 {
			t.Errorf("%q: %d fixes", in, fixes)
		}
	}
}
