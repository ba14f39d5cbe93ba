package pgn

import (
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/rules"
)

// TestGamesTakeNoMemory: a reader that has read a file reads another in the memory that it has. Nothing is allocated for a game.
func TestGamesTakeNoMemory(t *testing.T) {
	const games = 200
	for _, kind := range []pgntest.Kind{pgntest.Plain, pgntest.Lichess, pgntest.Annotated} {
		file := pgntest.Games(kind, games, 1)
		var r game.Reader
		read := func() {
			r.Reset(Bytes(file), &diag.List{Rules: rules.Of})
			for _, ok := r.Next(); ok; _, ok = r.Next() {
			}
		}
		read()
		if n := testing.AllocsPerRun(3, read); n > 20 {
			t.Errorf("kind %d: %v allocations for %d games", kind, n, games)
		}
	}
}

// TestChecksTakeNoMemory: a file of ten times as many games is checked in the memory of the first ones.
func TestChecksTakeNoMemory(t *testing.T) {
	for _, kind := range []pgntest.Kind{pgntest.Plain, pgntest.Lichess, pgntest.Annotated} {
		allocs := func(games int) float64 {
			file := pgntest.Games(kind, games, 1)
			return testing.AllocsPerRun(2, func() { Validate(Bytes(file), Options{Most: 1}) })
		}
		if few, many := allocs(50), allocs(500); many > few+50 {
			t.Errorf("kind %d: %v allocations for 50 games, %v for 500", kind, few, many)
		}
	}
}
