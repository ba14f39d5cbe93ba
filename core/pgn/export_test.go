package pgn

import (
	"bytes"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/rules"
)

// TestExportTakesNoMemory: a writer that has written a file writes another in the memory that it has. Nothing is allocated for a game.
func TestExportTakesNoMemory(t *testing.T) {
	const games = 200
	for _, kind := range []pgntest.Kind{pgntest.Plain, pgntest.Lichess, pgntest.Annotated} {
		file := pgntest.Games(kind, games, 1)
		var r game.Reader
		var w export.Writer
		var out bytes.Buffer
		write := func() {
			found := &diag.List{Rules: rules.Of}
			out.Reset()
			r.Reset(Bytes(file), found)
			w.Reset(&out, export.Options{}, found)
			for text, g := range r.Games() {
				if err := w.Game(text, g); err != nil {
					t.Fatal(err)
				}
			}
		}
		write()
		if n := testing.AllocsPerRun(3, write); n > 20 {
			t.Errorf("kind %d: %v allocations for %d games", kind, n, games)
		}
		if out.Len() < len(file)/2 {
			t.Errorf("kind %d: %d bytes became %d", kind, len(file), out.Len())
		}
	}
}

// BenchmarkExport writes files of each kind.
func BenchmarkExport(b *testing.B) {
	for name, kind := range map[string]pgntest.Kind{"plain": pgntest.Plain, "lichess": pgntest.Lichess, "annotated": pgntest.Annotated} {
		file := pgntest.Games(kind, 3000, 1)
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(file)))
			for b.Loop() {
				Export(Bytes(file), export.Options{})
			}
		})
	}
}
