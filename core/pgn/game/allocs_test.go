package game

import (
	"bytes"
	"runtime"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// TestAllocationsOfAGame: a game is read in the memory of the one before.
func TestAllocationsOfAGame(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	for name, kind := range map[string]pgntest.Kind{"plain": pgntest.Plain, "lichess": pgntest.Lichess, "annotated": pgntest.Annotated} {
		games := pgntest.Games(kind, 50, 1)
		var r Reader
		run := func(times int) float64 {
			file := bytes.Repeat(games, times)
			return testing.AllocsPerRun(3, func() {
				r.Reset(habits.PGN.Open(file, source.UTF8), &diag.List{Rules: rules.Of})
				for _, ok := r.Next(); ok; _, ok = r.Next() {
				}
			})
		}
		if few, many := run(1), run(11); many > few+5 {
			t.Errorf("%s: %.0f allocations for 50 games, %.0f for 550", name, few, many)
		}
	}
}
