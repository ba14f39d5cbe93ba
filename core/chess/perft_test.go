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

func TestPerft(t *testing.T) {
	all, nodes := 0, uint64(0)
	for _, r := range rows(t, "perft.tsv") {
		depth, _ := strconv.Atoi(r[2])
		want, _ := strconv.ParseUint(r[3], 10, 64)
		if want > 20_000_000 && testing.Short() {
			continue
		}
		p := position(t, r[1])
		if got := p.Perft(depth); got != want {
			t.Errorf("%s %d: %d, not %d", r[1], depth, got, want)
		}
		all++
		nodes += want
	}
	t.Logf("%d counts, %d leaves", all, nodes)
}
