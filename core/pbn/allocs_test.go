package pbn

import (
	"bytes"
	"io"
	"runtime"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// TestAllocationsOfAGame holds how often a verb asks for memory for one game more, behind the diagnostics that are kept: a game is
// read, checked and written in the storage of the one before.
func TestAllocationsOfAGame(t *testing.T) {
	skipOnJS(t)
	for name, verb := range map[string]struct {
		most float64
		run  func(file []byte)
	}{
		"parse":    {0.5, func(file []byte) { Parse(Bytes(file), func(*source.Text, *game.Game) {}) }},
		"validate": {0.5, func(file []byte) { Validate(Bytes(file), Options{}) }},
		"export":   {3, func(file []byte) { ExportTo(io.Discard, Bytes(file), export.Options{}) }},
	} {
		t.Run(name, func(t *testing.T) {
			const few, many = 1500, 2500
			a, b := bytes.Repeat([]byte(benchGame), few), bytes.Repeat([]byte(benchGame), many)
			games := float64(many - few)
			if n := (allocations(verb.run, b) - allocations(verb.run, a)) / games; n > verb.most {
				t.Errorf("%.1f allocations a game, %.0f are allowed", n, verb.most)
			} else {
				t.Logf("%.1f allocations a game", n)
			}
		})
	}
}

func allocations(verb func([]byte), file []byte) float64 {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	verb(file)
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs - before.Mallocs)
}
