package answers

import (
	"encoding/json"
	"strings"
	"testing"

	"pbn/core/solve"
	"pbn/core/testkit"
)

// TestSolution: what crosses of a problem of each kind, by a golden file: a key with its defences, tries and set play, lines of a helpmate, what
// is shorter, what was assumed, and what a limit has cut.
func TestSolution(t *testing.T) {
	var all []string
	for _, c := range []struct {
		fen, stipulation string
		options          solve.Options
	}{
		{"8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", "#2", solve.Options{Tries: 2}},
		{"8/8/2p5/2Q5/7k/5K2/8/8 w - - 0 1", "#2", solve.Options{SetPlay: true}},
		{"r3k3/3np3/8/3K4/6B1/6B1/8/8 w - - 0 1", "h#2", solve.Options{}},
		{"7k/P7/5K2/8/8/8/8/8 w - - 0 1", "#2", solve.Options{}},
		{"7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "#3", solve.Options{}},
		{"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "#3", solve.Options{Limits: solve.Limits{Nodes: 100}}},
	} {
		p, st, err := ReadProblem(c.fen, c.stipulation)
		if err != nil {
			t.Fatal(err)
		}
		if err := Playable(&p, st, c.options); err != nil {
			t.Fatal(err)
		}
		r, _, _ := solve.New(1<<20).Solve(&p, st, c.options)
		said := string(Solution(r))
		if !json.Valid([]byte(said)) {
			t.Errorf("no JSON: %s", said)
		}
		all = append(all, said)
	}
	testkit.Golden(t, "solutions.txt", strings.Join(all, "\n")+"\n")
}

func TestRefused(t *testing.T) {
	const fen = "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1"
	for why, given := range map[string][2]string{
		"the FEN cannot be read": {"9/8", "#2"}, "cannot be solved; #2": {fen, "mate"}, "has too many moves": {fen, "#9"}, "White has 0 kings": {"8/8/8/8/8/8/8/k7 w - - 0 1", "#2"},
		"Black is in check": {"8/8/8/8/8/8/k6R/K7 w - - 0 1", "#2"}, "a pawn on a8": {"P6k/8/8/8/8/8/8/K7 w - - 0 1", "#2"},
	} {
		p, st, err := ReadProblem(given[0], given[1])
		if err == nil {
			err = Playable(&p, st, solve.Options{})
		}
		if err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%v: %v, want %s", given, err, why)
		}
	}
	if got := string(Progress(solve.Progress{Nodes: 5, Done: 1, All: 2})); got != `{"nodes":5,"done":1,"total":2}` {
		t.Error(got)
	}
}
