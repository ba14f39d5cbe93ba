package pbn

import (
	"bytes"
	"io"
	"runtime"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
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
		"parse":    {0.1, func(file []byte) { Parse(Bytes(file), func(*source.Text, *game.Game) {}) }},
		"validate": {0.1, func(file []byte) { Validate(Bytes(file), Options{}) }},
		"export":   {3, func(file []byte) { ExportTo(io.Discard, Bytes(file), export.Options{}) }},
	} {
		t.Run(name, func(t *testing.T) {
			const few, many = 1500, 2500
			a, b := bytes.Repeat([]byte(benchGame), few), bytes.Repeat([]byte(benchGame), many)
			games := float64(many - few)
			if n := (allocations(verb.run, b) - allocations(verb.run, a)) / games; n > verb.most {
				t.Errorf("%.1f allocations a game, %.1f are allowed", n, verb.most)
			} else {
				t.Logf("%.1f allocations a game", n)
			}
		})
	}
}

// fineGame has values of many types, and nothing is wrong with it.
const fineGame = `[Event "Club evening"]
[Date "2026.11.??"]
[Board "1"]
[West "Ash"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"]
[Scoring "Rubber"]
[Declarer "S"]
[Contract "4S"]
[Result "NS 11 EW 2"]
[Auction "N"]
Pass Pass 1S Pass
4S AP
[Competition "Rubber"]
[Score "NS 450 EW -450"]
[ScoreRubberHistory "NS 0 50 / 60 EW 0 0 / 30"]
[OptimumScore "NS 450"]
[OptimumResultTable "Declarer;Denomination\2R;Result\2R"]
N NT 9
N  S 11

`

// TestNoAllocationsWithoutFindings holds that a game in which nothing is wrong needs no memory; its text does, a copy for some games
// together.
func TestNoAllocationsWithoutFindings(t *testing.T) {
	skipOnJS(t)
	validate := func(file []byte) {
		r := Validate(Bytes(file), Options{Severities: map[diag.Rule]diag.Severity{rules.TableIncomplete: diag.Off}})
		for _, d := range r.Diagnostics.Items {
			t.Fatalf("%s: %s", rules.Name(d.Rule), d.Message)
		}
	}
	const few, many = 500, 1500
	a, b := bytes.Repeat([]byte(fineGame), few), bytes.Repeat([]byte(fineGame), many)
	if n := (allocations(validate, b) - allocations(validate, a)) / (many - few); n > 0.06 {
		t.Errorf("%.2f allocations a game", n)
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
		_, bytes := allocated(func() { Validate(Bytes(file), Options{}) })
		if times := bytes / len(file); times > c.most {
			t.Errorf("%q: %d times the text, more than %d", c.piece, times, c.most)
		} else {
			t.Logf("%q: %d times the text", c.piece, times)
		}
	}
}

// allocated returns how often a function asks for memory, and for how many bytes.
func allocated(run func()) (times, bytes int) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	run()
	runtime.ReadMemStats(&after)
	return int(after.Mallocs - before.Mallocs), int(after.TotalAlloc - before.TotalAlloc)
}

// allocations returns how often a verb asks for memory for a file.
func allocations(verb func([]byte), file []byte) float64 {
	times, _ := allocated(func() { verb(file) })
	return float64(times)
}
