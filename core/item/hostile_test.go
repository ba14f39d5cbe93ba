package item_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/item/itemtest"
	"pbn/core/source"
)

// around are what comes before and after the pieces.
var around = []struct{ before, after string }{
	{"", ""}, {"e4 ", "e5"}, {"[Event \"x\"]\n", "\n[Event \"y\"]\n"}, {"e4 *\n", " *"}, {"{", "}"}, {"(e4 ", ") *"},
}

// TestHostileTextsTakeLinearTime doubles the size of texts, and compares the steps of reading them, at once and through a window, which
// grows by doubling. What the steps do not count, e2e/bench/steps does.
func TestHostileTextsTakeLinearTime(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	size := 1 << 14
	if megabytes, err := strconv.Atoi(os.Getenv("LINEAR_MB")); err == nil {
		size = megabytes << 20
	}
	steps := func(n itemtest.Notation, stream *source.Stream) int {
		var r item.Reader
		r.Reset(stream, n.NewScanner)
		for ok := true; ok; {
			_, ok = r.Next()
		}
		return r.Steps()
	}
	for _, n := range notations {
		for _, piece := range itemtest.HostileMoves {
			for _, a := range around {
				half := a.before + strings.Repeat(piece, size/len(piece)) + a.after
				whole := a.before + strings.Repeat(piece, 2*size/len(piece)) + a.after
				few := steps(n.of, source.Plain.Text([]byte(half), source.UTF8).Stream())
				many := steps(n.of, source.Plain.Text([]byte(whole), source.UTF8).Stream())
				streamed := steps(n.of, source.Plain.Stream(strings.NewReader(whole), source.UTF8))
				if float64(many) > 2.1*float64(few) || many > itemtest.MostSteps*len(whole) || float64(streamed) > 7*float64(many) {
					t.Errorf("%s, %q: %d steps for %d bytes, %d for %d, and %d through a window", n.name, []string{a.before, piece, a.after},
						few, len(half), many, len(whole), streamed)
				}
			}
		}
	}
}

// TestHostileTextsAreTheirItems: items and gaps are the text of hostile pieces in any order, too, at once and in pieces, and cut anywhere.
func TestHostileTextsAreTheirItems(t *testing.T) {
	texts := uint64(1000)
	if runtime.GOOS == "js" {
		texts = 50
	}
	for _, n := range notations {
		for seed := range texts {
			r := rand.New(rand.NewPCG(seed, 3))
			var text strings.Builder
			for range 1 + r.IntN(12) {
				piece := itemtest.HostileMoves[r.IntN(len(itemtest.HostileMoves))]
				text.WriteString(strings.Repeat(piece, 1+r.IntN(2)))
				text.WriteString([]string{"", " ", "\n", "\r\n", "\n\n"}[r.IntN(5)])
			}
			n.of.Same(t, n.name, []byte(text.String()), func() int { return 1 + r.IntN(9) })
			n.of.CutOff(t, []byte(text.String()))
		}
	}
}

// FuzzMovetext: whatever the bytes, items and gaps are the text, the time is in proportion, and in pieces of any size the games are the
// same.
func FuzzMovetext(f *testing.F) {
	for _, piece := range itemtest.HostileMoves {
		f.Add([]byte(piece+piece), uint64(0), uint16(0))
	}
	const games = "[Event \"x\"]\n\n1. e4 {c} e5!? $12 (1... c5 2. Nf3) 1-0\n\n[Event \"y\"]\n\n1. 32-28 /FEN \"x\"/ 19x23 *\n"
	f.Add([]byte(games), uint64(1), uint16(600))
	f.Fuzz(func(t *testing.T, file []byte, seed uint64, pad uint16) {
		random := rand.New(rand.NewPCG(seed, 0))
		sizes := []int{1, 2, 3, 10, 100, 1 << 16}
		// After what a stream reads first, the window begins to move.
		padding := bytes.Repeat([]byte("[A \"1\"]*\n"), int(pad)%2000)
		for _, n := range notations {
			n.of.Same(t, n.name, append(padding, file...), func() int { return sizes[random.IntN(len(sizes))] })
			if len(file) < 1000 {
				n.of.CutOff(t, file)
			}
		}
	})
}
