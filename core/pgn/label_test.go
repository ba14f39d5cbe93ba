package pgn

import (
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/source"
)

// TestMoveAt: a place is named by the move there, or the last one before it, in a variation by its own number.
func TestMoveAt(t *testing.T) {
	const text = "{before} 1. e4 (1. d4 d5) 1... c5 {Sicilian} 2. Nf3 *"
	ParseEach(Bytes([]byte(text)), func(text *source.Text, g *game.Game, _ *diag.List, _ int) {
		for place, want := range map[int]string{0: "", 12: "1. e4", 14: "1. e4", 19: "1. d4", 22: "1... d5", 31: "1... c5", 36: "1... c5", 48: "2. Nf3"} {
			if got := moveAt(text, g, source.Span{Start: place, End: place + 1}); got != want {
				t.Errorf("at %d: %q, not %q", place, got, want)
			}
		}
	})
}
