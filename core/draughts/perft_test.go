package draughts

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"pbn/core/testkit"
)

// proving is set for the long run, make prove.
var proving = os.Getenv("PBN_PROVE") != ""

func rows(t testing.TB, name string) (rows [][]string) {
	t.Helper()
	f, err := os.Open(testkit.NeedShared(t, "games/pdn/"+name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		rows = append(rows, strings.Split(lines.Text(), "\t"))
	}
	return rows[1:]
}

func board(t testing.TB, name string) *Board {
	t.Helper()
	v, known := Named(name)
	b, ok := New(v)
	if !known || !ok {
		t.Fatalf("no board of %s", name)
	}
	return b
}

func position(t testing.TB, b *Board, fen string) Position {
	t.Helper()
	p, faults, ok := ReadFEN(b, fen)
	if !ok {
		t.Fatalf("%s: %v", fen, faults)
	}
	return p
}

// TestPerft compares the numbers of sequences of moves with those that are known, with captures of the same result once, and each way once.
// By default those of at most three million.
func TestPerft(t *testing.T) {
	few := uint64(3_000_000)
	if proving {
		few = 1 << 63
	}
	counts, most, leaves := 0, 0, uint64(0)
	for _, r := range rows(t, "perft.tsv") {
		b := board(t, r[0])
		p := b.Initial()
		if at := strings.Index(r[1], ":"); at > 0 {
			p = position(t, b, r[1][at-1:])
		}
		depth, err := strconv.Atoi(r[2])
		if err != nil {
			t.Fatal(err)
		}
		before := p
		for column, perft := range [...]func(*Position, int) uint64{b.Perft, b.PerftWays} {
			if r[3+column] == "-" {
				continue
			}
			most++
			want, err := strconv.ParseUint(r[3+column], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			if want > few {
				continue
			}
			if got := perft(&p, depth); got != want {
				t.Errorf("%s %s %d: %d, not %d", r[0], r[1], depth, got, want)
			}
			counts++
			leaves += want
		}
		if p != before {
			t.Errorf("%s %s: another position after it", r[0], r[1])
		}
	}
	t.Logf("%d counts, %d leaves", counts, leaves)
	if most != 243 || proving && counts != most || counts < 225 {
		t.Errorf("%d of %d counts", counts, most)
	}
	b := board(t, "international")
	p := b.Initial()
	if b.Perft(&p, 0) != 1 || b.PerftWays(&p, -1) != 1 {
		t.Error("depth 0")
	}
}
