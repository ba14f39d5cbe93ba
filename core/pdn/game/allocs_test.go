package game

import (
	"bytes"
	"os"
	"runtime"
	"testing"

	"pbn/core/pdn/habits"
	"pbn/core/source"
	"pbn/core/testkit"
)

// TestAllocationsOfAGame: a game that says its variant is read in the memory of the one before.
func TestAllocationsOfAGame(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Log("the native run is enough: wasm only takes longer")
		return
	}
	for _, name := range []string{"generated__international", "generated__russian", "dialect__annotations", "dialect__lidraughts"} {
		games, err := os.ReadFile(testkit.NeedShared(t, "games/pdn/"+name+".pdn"))
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, '\n', '\n')
		var r Reader
		run := func(times int) float64 {
			file := bytes.Repeat(games, times)
			return testing.AllocsPerRun(3, func() {
				r.Reset(habits.PDN.Open(file, source.UTF8))
				for _, ok := r.Next(); ok; _, ok = r.Next() {
				}
			})
		}
		if few, many := run(1), run(11); many > few+5 {
			t.Errorf("%s: %.0f allocations, and %.0f for eleven times as many games", name, few, many)
		}
	}
}
