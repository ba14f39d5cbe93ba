package chess

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"pbn/core/testkit"
)

func rows(t testing.TB, name string) (rows [][]string) {
	t.Helper()
	f, err := os.Open(testkit.NeedShared(t, "games/pgn/"+name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if line := lines.Text(); !strings.HasPrefix(line, "#") {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	return rows[1:]
}

func position(t testing.TB, fen string) Position {
	t.Helper()
	p, faults, _, ok := ReadFEN(fen)
	if !ok {
		t.Fatalf("%s: %v", fen, faults)
	}
	return p
}

// TestPerft compares the numbers of sequences of moves with those that are published, 300 of them of Chess960: ROCE, the chessprogramming
// wiki, M. Sedlak, P. E. Jones. By default those of few moves.
func TestPerft(t *testing.T) {
	few := uint64(3_000_000)
	if proving {
		few = 1 << 63
	}
	counts, chess960, leaves, most := 0, 0, uint64(0), 0
	for _, r := range rows(t, "perft.tsv") {
		most++
		depth, err := strconv.Atoi(r[2])
		if err != nil {
			t.Fatal(err)
		}
		want, err := strconv.ParseUint(r[3], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		if want > few {
			continue
		}
		p := position(t, r[1])
		before := p
		if got := p.Perft(depth); got != want {
			t.Errorf("%s %d: %d, not %d", r[1], depth, got, want)
		}
		if p != before {
			t.Errorf("%s: another position after it", r[1])
		}
		counts++
		leaves += want
		if r[4] == "1" {
			chess960++
		}
	}
	t.Logf("%d counts, %d of them of Chess960, %d leaves", counts, chess960, leaves)
	if most != 737 || proving && counts != most || counts < 500 || chess960 < 200 {
		t.Errorf("%d of %d counts, %d of Chess960", counts, most, chess960)
	}
	p := position(t, Initial)
	if p.Perft(0) != 1 || p.Perft(-1) != 1 {
		t.Error("depth 0")
	}
}
