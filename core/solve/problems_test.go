package solve

import (
	"os"
	"strings"
	"testing"

	"pbn/core/chess"
)

// problem is a row of testdata/problems.tsv.
type problem struct {
	fen         string
	position    chess.Position
	stipulation Stipulation
	verdict     string
	solutions   string
}

func problems(t testing.TB) (all []problem) {
	t.Helper()
	data, err := os.ReadFile("testdata/problems.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.TrimSpace(line), "\t")
		one := problem{fen: cells[0], position: position(t, cells[0]), verdict: cells[2], solutions: cells[3]}
		var fault Fault
		if one.stipulation, fault = Parse(cells[1]); fault != NoFault {
			t.Fatalf("%s: %d", line, fault)
		}
		all = append(all, one)
	}
	return all
}

func position(t testing.TB, fen string) chess.Position {
	t.Helper()
	p, _, _, ok := chess.ReadFEN(fen)
	if !ok {
		t.Fatalf("no position: %s", fen)
	}
	return p
}

var verdicts = map[string]Verdict{
	"sound": Sound, "cooked": Cooked, "none": NoSolution, "short": ShortSolution, "several": SeveralSolutions,
}

// TestProblems solves problems whose solutions are known: all keys, and all lines of helpmates. Helpmates of three moves take long, and are
// for make prove.
func TestProblems(t *testing.T) {
	s := New(0)
	all := problems(t)
	solved := 0
	for _, one := range all {
		if one.stipulation.Kind == Help && one.stipulation.Moves > 2 && !proving {
			continue
		}
		r, _, ok := s.Solve(&one.position, one.stipulation, Options{Branches: 1 << 20})
		if !ok {
			t.Fatalf("%s %s: unplayable", one.fen, one.stipulation)
		}
		solved++
		got := strings.ReplaceAll(strings.TrimSpace(strings.Join(solutionsOf(r), ";")), "; ", ";")
		isShort := one.verdict == "short" && one.solutions == ""
		if r.Verdict != verdicts[one.verdict] || got != one.solutions && !isShort {
			t.Errorf("%s %s: verdict %d, %s, not %s, %s", one.fen, one.stipulation, r.Verdict, got, one.verdict, one.solutions)
		}
	}
	if solved < 250 {
		t.Errorf("only %d problems", solved)
	}
}

// TestPromotions has keys that promote to each man, where a queen would not do, and one that avoids stalemate.
func TestPromotions(t *testing.T) {
	for _, c := range []struct{ fen, stipulation, want string }{
		{"k7/2P5/2P5/1p1K4/8/8/6B1/8 w - -", "#2", "1.c8=Q+!\n  1...Ka7 2.Qb7#\n"},
		{"8/5P1k/5K2/8/8/8/8/8 w - -", "#2", "1.f8=R! zz\n  1...Kh6 2.Rh8#\n"},
		{"6br/5Ppk/7p/8/8/8/8/K7 w - -", "#1", "1.f8=N#!\n"},
		{"2k5/P4P2/K2P4/8/8/6n1/8/8 w - -", "#2", "1.f8=N! (2.a8=Q#, 2.a8=R#)\n"},
		{"8/4K3/7p/8/2Q5/8/4p3/1B1k4 b - -", "h#1", "1.e1=B Qc2#\n"},
	} {
		p := position(t, c.fen)
		st, _ := Parse(c.stipulation)
		r, _, _ := New(1<<16).Solve(&p, st, Options{})
		if text := string(r.AppendText(nil, chess.English)); text != c.want || r.Verdict != Sound {
			t.Errorf("%s: %s", c.fen, text)
		}
	}
}
