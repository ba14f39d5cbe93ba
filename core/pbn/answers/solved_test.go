package answers

import (
	"cmp"
	"encoding/json"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn"
	"pbn/core/wire"
)

const solvedJSON = `[{"game":3,"tricks":{
	"N":{"NT":6,"S":7,"H":8,"D":9,"C":10},"E":{"NT":0,"S":1,"H":2,"D":3,"C":13},"S":{"NT":6,"S":7,"H":8,"D":9,"C":10},"W":{"NT":0,"S":1,"H":2,"D":3,"C":4}}},
	{"game":1,"best":[["SA","SK","D2"],["CT"]]}]`

func TestReadSolved_5_7(t *testing.T) {
	games, err := ReadSolved(solvedJSON)
	if err != nil || len(games) != 2 {
		t.Fatal(games, err)
	}
	tricks := games[3].Tricks
	if tricks == nil || tricks[bridge.North][bridge.Clubs] != 10 || tricks[bridge.East][bridge.NoTrump] != 0 ||
		tricks[bridge.East][bridge.Clubs] != 13 || tricks[bridge.West][bridge.Spades] != 1 {
		t.Errorf("%v", tricks)
	}
	best := games[1].Best
	if len(best) != 2 || best[0].Ranks(bridge.Spades) != "AK" || best[0].Ranks(bridge.Diamonds) != "2" || best[0].Len() != 3 ||
		best[1].Ranks(bridge.Clubs) != "T" || games[1].Tricks != nil {
		t.Errorf("%v", best)
	}
	if games, err := ReadSolved(""); games != nil || err != nil {
		t.Error("without solved games there are some")
	}
}

// TestSolvedThatIsWrong: what does not fit is named.
func TestSolvedThatIsWrong(t *testing.T) {
	for in, want := range map[string]string{
		"{}":                       "solved has to be an array",
		"[":                        "solved has to be an array",
		"[1]":                      "solved[0].game has to be an integer from 1",
		`[{"game":0}]`:             "solved[0].game has to be an integer from 1",
		`[{"game":1,"tricks":[]}]`: "solved[0].tricks has to be an object",
		strings.Replace(solvedJSON, `"C":13`, `"C":14`, 1): "solved[0].tricks.E.C has to be tricks, 13 at most",
		strings.Replace(solvedJSON, `"C":13`, `"C":-1`, 1): "solved[0].tricks.E.C has to be an integer from 0",
		strings.Replace(solvedJSON, `,"C":13`, "", 1):      "solved[0].tricks.E.C has to be an integer from 0",
		strings.Replace(solvedJSON, `"SK"`, `"SX"`, 1):     "solved[1].best[0] has to be an array of cards",
		strings.Replace(solvedJSON, `"SK"`, `1`, 1):        "solved[1].best[0] has to be an array of cards",
		strings.Replace(solvedJSON, `["CT"]`, `"CT"`, 1):   "solved[1].best[1] has to be an array",
	} {
		if _, err := ReadSolved(in); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", in, err, want)
		}
	}
}

// TestSolvedCrosses: a caller hands solved results in with the options, for a file as for one that comes in pieces.
func TestSolvedCrosses_4_2_7(t *testing.T) {
	file := []byte("[Board \"1\"]\n\n[Board \"2\"]\n\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[OptimumScore \"NS 100\"]\n")
	solved, err := ReadSolved(solvedJSON)
	if err != nil {
		t.Fatal(err)
	}
	check := pbn.Options{Solved: solved}
	const want = `"rule":"optimum/score"`
	if got := string(Validate(file, wire.Options{}, check)); !strings.Contains(got, want) {
		t.Error(got)
	}
	if got := string(Validate(file, wire.Options{}, pbn.Options{})); strings.Contains(got, want) {
		t.Error(got)
	}
	job := ValidateJob(wire.Options{}, check)
	job.Push(file)
	var found foundParts
	found.add(job.Finish().Findings)
	if got := found.json(wire.Diagnostics); !strings.Contains(got, want) {
		t.Error(got)
	}
}

// FuzzSolved: what a caller hands in is refused with its place, or is what games can have; any file is checked with it.
func FuzzSolved(f *testing.F) {
	table := "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN NT 7\nE C 13\n"
	file := []byte("[Dealer \"N\"]\n[Vulnerable \"None\"]\n[OptimumScore \"NS 100\"]\n" + table + "[OptimumPlayTable \"S;H;D;C\"]\nAK - 3 -\n")
	f.Add(solvedJSON, []byte("[Board \"1\"]\n\n[Board \"2\"]\n\n"+string(file)))
	f.Add(strings.Replace(solvedJSON, `"game":1`, `"game":3`, 1), file)
	f.Add(strings.Replace(solvedJSON, `"C":13`, `"C":14`, 1), file)
	f.Add(`[{"game":1,"tricks":null,"best":[[],["S2","S2"]]},{"game":1}]`, file)
	f.Fuzz(func(t *testing.T, in string, file []byte) {
		solved, err := ReadSolved(in)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "solved") {
				t.Fatal(err)
			}
			return
		}
		for number, s := range solved {
			if number < 1 {
				t.Fatalf("game %d", number)
			}
			for _, best := range s.Best {
				if best&^bridge.Pack != 0 {
					t.Fatalf("%x are no cards", best)
				}
			}
			for seat := range bridge.NoSeat {
				for _, n := range (*cmp.Or(s.Tricks, &bridge.DoubleDummy{}))[seat] {
					if n < 0 || n > 13 {
						t.Fatalf("%d tricks", n)
					}
				}
			}
		}
		if report := Validate(file, wire.Options{}, pbn.Options{Solved: solved}); !json.Valid(report) {
			t.Fatalf("no JSON: %s", report)
		}
	})
}
