package optima

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pbn/core/dd"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/solving"
	"pbn/core/source"
	"pbn/core/testkit"
)

// proving is the long run: make prove.
var proving = os.Getenv("PBN_PROVE") != ""

const deal = "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:4.KJ32.842.AQ743 JT987.Q876.AK5.2 AK532.T.JT6.T985 Q6.A954.Q973.KJ6\"]\n"

const withPlay = deal + "[Declarer \"E\"]\n[Contract \"4H\"]\n[Play \"S\"]\nSA S6 S4 S7\nHT *\n"

// small is an end position of three tricks, and smallPlay its play.
const small = "[Dealer \"N\"]\n[Vulnerable \"EW\"]\n[Deal \"N:A2.3.. K3.4.. Q4.5.. J5.6..\"]\n[Declarer \"S\"]\n[Contract \"1NT\"]\n"

const smallPlay = "[Play \"W\"]\nSJ SA SK S4\nS5 S2 S3 SQ\nH6 H3 H4 H5\n*\n"

// open returns a text as a stream.
func open(text string) *source.Stream { return habits.PBN.Open([]byte(text), source.Automatic) }

// TestSolvedGames: what is asked of a game is found for it, and no more.
func TestSolvedGames_5_7(t *testing.T) {
	for _, c := range []struct {
		name         string
		only         solving.Only
		file         string
		tricks, best bool
	}{
		{"nothing to check", solving.Check, withPlay, false, false},
		{"a score to check", solving.Check, deal + "[OptimumScore \"NS 100\"]", true, false},
		{"cards to check", solving.Check, withPlay + "[OptimumPlayTable \"S\"]\nAK", true, true},
		{"no cards where none are asked for", solving.Check, withPlay + "[OptimumScore \"NS 100\"]", true, false},
		{"all is missing", solving.Missing, withPlay, true, true},
		{"the table is missing", solving.Missing, deal + "[OptimumScore \"NS 100\"]", true, false},
		{"nothing is missing", solving.Missing, deal + "[OptimumScore \"NS 1\"]\n" + full(), false, false},
		{"rows are missing", solving.Missing, deal + "[OptimumScore \"NS 1\"]\n" + strings.Replace(full(), "W C 3\n", "", 1), true, false},
		{"the score is missing, but nobody knows it", solving.Missing, strings.Replace(deal, "None", "?", 1) + full(), false, false},
		{"all", solving.All, withPlay + full(), true, true},
		{"the fourth hand follows", solving.All, strings.Replace(deal, "Q6.A954.Q973.KJ6", "-", 1), true, false},
		{"no deal", solving.All, "[Board \"1\"]", false, false},
		{"all passed", solving.All, deal + "[Contract \"Pass\"]\n[Play \"S\"]\nSA *", true, false},
		{"no declarer", solving.All, deal + "[Contract \"4H\"]\n[Play \"S\"]\nSA *", true, false},
		{"a card of another hand", solving.All, strings.Replace(withPlay, "HT", "HK", 1), true, false},
	} {
		found := Solve(open(c.file), Options{Only: c.only})
		if got := found.Games[1]; (got.Tricks != nil) != c.tricks || (len(got.Best) > 0) != c.best || len(found.Refused) > 0 || found.Left > 0 {
			t.Errorf("%s: %+v", c.name, found)
		}
	}
}

// full is the right table of the deal.
func full() string {
	table := "[OptimumResultTable \"Declarer;Denomination;Result\"]\n"
	for _, row := range []string{"N 6 6 5 6 9", "E 6 7 8 7 3", "S 6 6 5 6 9", "W 7 7 8 7 3"} {
		of := strings.Fields(row)
		for i, denomination := range []string{"NT", "S", "H", "D", "C"} {
			table += of[0] + " " + denomination + " " + of[i+1] + "\n"
		}
	}
	return table
}

// TestWhatIsSolvedIsRight: the results are those of the author's file, and the rows those of his OptimumPlayTable.
func TestWhatIsSolvedIsRight_5_6(t *testing.T) {
	const play = "[Deal \"W:AJ9754.J62.K62.6 32..A954.AQJ9875 KQ86.KQT843.QJ.K T.A975.T873.T432\"]\n[Declarer \"N\"]\n[Contract \"5CX\"]\n" +
		"[Play \"E\"]\nSK ST S4 S2\nHK H5 H2 C7\nS6 C2 S5 S3\nH3 HA H6 D4\n*\n"
	const cards = "KQ86 - QJ K\nT - - -\nAJ9754 - - -\n32 - - -\nQ86 - QJ K\n- A975 - -\n- J62 - -\n- - - QJ9875\n3 - A A\nQ86 - - -\n" +
		"- - - 432\nAJ975 - - -\n- A97 - -\n- J6 - -\n- - 954 -\n- QT843 - -\n"
	file := withPlay + full() + "\n" + play + "[OptimumPlayTable \"S;H;D;C\"]\n" + cards
	found := Solve(open(file), Options{Only: solving.Check, Workers: 2})
	if len(found.Games) != 2 || len(found.Games[2].Best) != 16 {
		t.Fatalf("%+v", found)
	}
	if got := optimumIn(file, found); len(got) > 0 {
		t.Errorf("%q", got)
	}
	if got := optimumIn(strings.Replace(file, "- - 954 -", "- - 94 -", 1), found); len(got) != 1 ||
		!strings.HasPrefix(got[0], "optimum/play With open cards, the cards of row 15 that cost no trick are D 954.") {
		t.Errorf("%q", got)
	}
}

// optimumIn is what is said of the tags of a file.
func optimumIn(file string, found Solutions) (said []string) {
	for _, d := range pbn.Validate(open(file), pbn.Options{Solved: found.Games}).Diagnostics.Items {
		if slices.Contains([]diag.Rule{rules.OptimumPlay, rules.OptimumResult, rules.OptimumScore}, d.Rule) {
			said = append(said, rules.Name(d.Rule)+" "+d.Message)
		}
	}
	return said
}

// TestRefusedDeals: a deal that cannot be solved is named, with the reason; the other games are solved.
func TestRefusedDeals(t *testing.T) {
	file := "[Deal \"N:4.KJ32.842.AQ743 - - -\"]\n\n" + deal + "\n[Deal \"N:A.K.. A.Q.. K.A.. Q.J..\"]\n"
	found := Solve(open(file), Options{Only: solving.All, Workers: 3})
	var bad *dd.DealError
	if len(found.Games) != 1 || found.Games[2].Tricks == nil || len(found.Refused) != 2 || !errors.As(found.Refused[3], &bad) ||
		bad.Fault != dd.CardTwice {
		t.Errorf("%+v", found)
	}
}

// TestLimitAndStop: what is not solved is counted.
func TestLimitAndStop(t *testing.T) {
	file := strings.Repeat(deal+"\n", 5)
	if found := Solve(open(file), Options{Limit: 2, Workers: 2}); len(found.Games) != 2 || found.Left != 3 {
		t.Errorf("%+v", found)
	}
	if found := Solve(open(file), Options{Poll: func() bool { return false }}); len(found.Games)+found.Left != 5 || found.Left == 0 {
		t.Errorf("%+v", found)
	}
}

// tables are files of the corpus with an OptimumResultTable, and what is said of each: two programs write a floor.
var tables = map[string]string{
	"bridge-craftwork__Bridge-Parsers/tests__fixtures__input__1768880456-bJwUQdVmhY_260119HandRecord.pbn": "",
	"Rick-Wilson__Bridge-Game-Analysis/tests__integration__source__LBC-2026-01-26.pbn":                    "",
	"emkael__pybcdd/test__test2-pybcdd@deleted-1ac78b3a.pbn":                                              "",
	"vlmaier__pbn-to-xlsx-converter/test.pbn":                                                             "",
	"richardschneider__pbn/test__sample__Wed_Individual.pbn":                                              "optimum/result Results below 4 tricks are all written as 4",
	"richardschneider__pbn/test__sample__Hand_Trophy_Pairs.pbn":                                           "optimum/result Results below 6 tricks are all written as 1",
	"dominicprice__endplay/tests__pbn__example2@old-ae0c355d.pbn":                                         "",
	"dominicprice__endplay/examples__pbn_files__sample.pbn":                                               "",
	"reference/correct_21.pbn":                                                                            "",
	"timheilman__bridge-pbn/spec__resource__three_test_records_crlf.pbn":                                  "",
	"emkael__deal-convert/test__test.pbn":                                                                 "",
}

// TestTablesOfCorpus: real tables are right, or have a floor that is recognised, once a file. PBN_PROVE=1 solves all of them, else it is
// the first few of each file.
func TestTablesOfCorpus_5_7(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	limit := 2
	if proving {
		limit = 0
	}
	corpus := testkit.NeedShared(t, "corpus")
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		file, err := os.ReadFile(filepath.Join(corpus, name))
		if err != nil {
			t.Fatal(err)
		}
		found := Solve(habits.PBN.Open(file, source.Automatic), Options{Only: solving.Check, Limit: limit, Workers: 2})
		if len(found.Games) == 0 {
			t.Errorf("%s: nothing was solved", name)
		}
		got := optimumIn(string(file), found)
		want := tables[name]
		if want == "" && len(got) > 0 || want != "" && (len(got) == 0 || !strings.HasPrefix(got[0], want)) {
			t.Errorf("%s, %d games: %q, want %q", name, len(found.Games), got, want)
		}
		t.Logf("%s: %d games, %q", name, len(found.Games), got)
	}
}
