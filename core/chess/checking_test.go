package chess

import (
	"slices"
	"testing"
)

// TestChecking compares the moves that give check with those after which there is one, in all positions up to some plies from those of the
// benchmark and from one with castling, promotion and capture in passing that give check.
func TestChecking(t *testing.T) {
	fens := append(slices.Clone(benchmarkFENs), "2k5/P2Pp3/8/R1Pp3K/8/2N5/8/8 w - d6 0 1", "3k4/1P6/8/8/8/8/8/R3K2R w KQ - 0 1",
		"1k1r4/8/8/8/8/8/1p6/R3K1N1 b Q - 0 1")
	checks := 0
	var walk func(p *Position, plies int)
	walk = func(p *Position, plies int) {
		var list, all Moves
		got := p.Checking(&list)
		var want []Move
		for _, m := range p.Moves(&all) {
			var u Undo
			p.Do(m, &u)
			if p.IsCheck() {
				want = append(want, m)
			}
			if plies > 1 {
				walk(p, plies-1)
			}
			p.TakeBack(m, &u)
		}
		checks += len(want)
		if !slices.Equal(got, want) {
			t.Fatalf("%s: %v, not %v", AppendFEN(nil, p), got, want)
		}
	}
	for _, fen := range fens {
		p := position(t, fen)
		walk(&p, 3)
	}
	if checks < 3000 {
		t.Errorf("only %d checks", checks)
	}
}
