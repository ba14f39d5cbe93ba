package scan

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// scanned returns the first game of a text.
func scanned(text string) *item.Game {
	var g item.Game
	NewScanner().Scan(habits.PBN.Text([]byte(text), source.Latin1), 0, true, &g)
	return &g
}

// TestFirstGuess: the first part of a game whose end was guessed; where text has a left bracket that begins no tag pair, it is empty.
func TestFirstGuess(t *testing.T) {
	for text, want := range map[string]struct {
		guess string
		at    int
	}{
		"[Event \"x\"] {a} ;b\n":              {"", 19},
		"[Event \"x\"]\n{a\nb":                {"{a\nb", 12},
		"[Event \"x\"]\nprose\n{a":            {"{a", 18},
		"[Event \"x\"]\nprose\n":              {"", 18},
		"[Event \"x\"]\nprose [ of\n{a":       {"", 12},
		"[Event \"x\"]\n{a} [ of\n[Own \"y\n": {"", 16},
		"[Own \"x\"] 1 \"b\n":                 {"\"b", 12},
		"[Own \"x\"] 1 \"b\" 2\n":             {"", 18},
		"[Event \"x\n":                        {"[Event \"x", 0},
		"[Event \"x\" \n[Own \"y\"]\n":        {"[Event \"x\"", 0},
		"[Event {c} \"x\"]\n{a":               {"{a", 16},
	} {
		span := scanned(text).FirstGuess([]byte(text))
		if got := text[span.Start:span.End]; got != want.guess || span.Start != want.at {
			t.Errorf("%q: %q at %d, want %q at %d", text, got, span.Start, want.guess, want.at)
		}
	}
}

// TestNamesAgain: a tag pair whose name another had before knows the first that had it, however many other names the game has.
func TestNamesAgain(t *testing.T) {
	for _, names := range []int{1, 2, 63, 64, 65, 128, 1089} {
		var pairs strings.Builder
		for i := range names {
			fmt.Fprintf(&pairs, "[Own%d \"x\"]\n", i+1)
		}
		text := habits.PBN.Text([]byte(strings.Repeat(pairs.String(), 3)+"\n"+strings.Repeat(pairs.String(), 2)), source.Latin1)
		scanner, at := NewScanner(), 0
		for game, times := range []int{3, 2} {
			var g item.Game
			scanner.Scan(text, at, true, &g)
			if len(g.Items) != times*names {
				t.Fatalf("%d names: game %d has %d tag pairs", names, game+1, len(g.Items))
			}
			for i := range g.Items {
				want := 0
				if i >= names {
					want = i%names + 1
				}
				if got := int(g.Items[i].Val); got != want {
					t.Fatalf("%d names: the first with that of tag pair %d of game %d is %d, want %d", names, i+1, game+1, got, want)
				}
			}
			at = g.End
		}
	}
}
