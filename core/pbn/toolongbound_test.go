package pbn

import (
	"strings"
	"testing"

	"pbn/core/pbn/game"
	"pbn/core/source"
)

// TestLongestGameFits: a game may have as many bytes as the bound says, with the line ends that end it, and not one more.
func TestLongestGameFits(t *testing.T) {
	const limit = 1000
	for _, end := range []string{"", "\n", "\n\n"} {
		for _, next := range []string{"", "[A \"1\"]\n"} {
			if end != "\n\n" && next != "" {
				continue // It would be the same game.
			}
			for n := limit - 1; n <= limit+1; n++ {
				first := strings.Repeat("[A \"\"]\n", 100)
				in := first + "[A \"" + strings.Repeat("x", n-len(first)-len("[A \"\"]")-len(end)) + "\"]" + end + next
				want := strings.Count(next, "[") + 1
				if n > limit {
					want = 0
				}
				r := Parse(Bytes([]byte(in)).LimitGames(limit), func(*source.Text, *game.Game) {})
				if r.Games != want || (r.Err != nil) != (n > limit) {
					t.Errorf("%d bytes that end with %q, and %q: %d games, %v, want %d", n, end, next, r.Games, r.Err, want)
				}
			}
		}
	}
}
