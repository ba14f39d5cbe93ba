package pbn

import (
	"bytes"
	"io"
	"runtime"
	"strings"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// TestAllocationsOfAGame holds how often a verb asks for memory for one more game, once as many diagnostics are kept as may be: a game is
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

// TestMemoryOfManyItems holds how much memory, in times its text, it takes to read and check a game of one thing repeated: of lists that
// would be doubled again and again it is half more, or twice as much.
func TestMemoryOfManyItems(t *testing.T) {
	skipOnJS(t)
	for _, c := range []struct {
		start, piece string
		most         int
	}{
		{"[Auction \"N\"]\n", " 1C", 22},
		{"[Play \"N\"]\n", " *", 36},
		{"[Auction \"N\"]\n1C", "!", 46},
		{"[Site \"x\"]\n", "{x}", 32},
		{"[ScoreTable \"a;b\"]\n", "1 2\n", 48},
	} {
		const size = 3_000_000
		file := []byte(c.start + strings.Repeat(c.piece, size/len(c.piece)))
		if times := allocated(func() { Validate(Bytes(file), Options{}) }) / len(file); times > c.most {
			t.Errorf("%q: %d times the text, more than %d", c.piece, times, c.most)
		} else {
			t.Logf("%q: %d times the text", c.piece, times)
		}
	}
}

// allocated returns how many bytes a function allocates.
func allocated(run func()) int {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	run()
	runtime.ReadMemStats(&after)
	return int(after.TotalAlloc - before.TotalAlloc)
}

func allocations(verb func([]byte), file []byte) float64 {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	verb(file)
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs - before.Mallocs)
}
