package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// difference is what our export of a game may have otherwise than that of the standard's author, and why.
type difference struct {
	name string
	// explains reports whether a line that only one of the two has is of this kind; of two lines of which
	// one takes the other's place, both are.
	explains func(g *referenceGame, line string, ours bool) bool
	seen     bool
}

// referenceGame is a game of correct_10.pbn with the lines that its two exports have.
type referenceGame struct {
	bare         bool
	ours, theirs []string
}

var differences = []*difference{
	{name: "we write PBN 2.1, and he wrote 1.0", explains: func(_ *referenceGame, line string, ours bool) bool {
		return line == "% PBN 2.1" && ours || line == "% PBN 1.0" && !ours
	}},
	{name: "escape lines are kept (ledger 2.4-a)", explains: func(_ *referenceGame, line string, ours bool) bool {
		return ours && strings.HasPrefix(line, "%") || !ours && line == "%"
	}},
	{name: "Scoring is mandatory since PBN 2.0 (3.4)", explains: func(g *referenceGame, line string, ours bool) bool {
		return strings.HasPrefix(line, "[Scoring ") && (ours && line == `[Scoring "?"]` ||
			slices.Contains(g.ours, line) && slices.Contains(g.theirs, line))
	}},
	{name: "what is missing in a bare deal is inappropriate (3.4, ledger 3.4-b)", explains: func(g *referenceGame, line string, _ bool) bool {
		name, value, _ := strings.Cut(strings.Trim(line, "[]"), " ")
		return g.bare && tags.Find(name).Is(tags.MandatorySet) && (value == `""` || value == `"?"`)
	}},
	{name: "an empty Contract is kept: “” is fine everywhere (ledger 3.4.3)", explains: func(_ *referenceGame, line string, ours bool) bool {
		return line == `[Contract ""]` && ours || line == `[Contract "?"]` && !ours
	}},
	{name: "one blank follows the tag name (3.3)", explains: func(g *referenceGame, line string, ours bool) bool {
		if ours {
			return slices.Contains(g.theirs, strings.Replace(line, " ", "", 1))
		}
		return strings.HasPrefix(line, `[Event"`)
	}},
	{name: "a line has at most 255 characters with its line end (2.3), and CRLF is two",
		explains: func(g *referenceGame, line string, ours bool) bool {
			if !ours {
				return len(line) == 254
			}
			return slices.ContainsFunc(g.theirs, func(long string) bool {
				return len(long) == 254 && (strings.HasPrefix(long, line) && len(line) == 253 || strings.HasSuffix(long, line) && len(line) == 1)
			})
		}},
	{name: "no empty line follows the last game (3)", explains: func(_ *referenceGame, line string, ours bool) bool {
		return !ours && line == ""
	}},
}

// TestReferenceExport_2_1_b compares our export of the standard's author's file with his own, game by game.
func TestReferenceExport_2_1_b(t *testing.T) {
	out, _ := Export(Bytes(authorsFile(t, "correct_10")), export.Options{})
	ours := linesOfGames(out)
	theirs := linesOfGames(authorsFile(t, "result_10"))
	if len(ours) != len(theirs) {
		t.Fatalf("%d games, he has %d", len(ours), len(theirs))
	}
	for i := range ours {
		g := &referenceGame{ours: ours[i], theirs: theirs[i]}
		g.bare = !slices.ContainsFunc(g.ours, func(line string) bool { return strings.HasPrefix(line, "[Auction") }) &&
			slices.Contains(g.ours, `[Scoring ""]`)
		onlyOurs, onlyTheirs := withoutCommon(g.ours, g.theirs)
		explain(t, i+1, g, onlyOurs, true)
		explain(t, i+1, g, onlyTheirs, false)
	}
	for _, d := range differences {
		if !d.seen {
			t.Errorf("nowhere is a difference because %s", d.name)
		}
	}
}

func explain(t *testing.T, number int, g *referenceGame, lines []string, ours bool) {
	t.Helper()
	for _, line := range lines {
		explained := false
		for _, d := range differences {
			if d.explains(g, line, ours) {
				d.seen, explained = true, true
				break
			}
		}
		if !explained {
			t.Errorf("game %d, only in ours %v: %q", number, ours, line)
		}
	}
}

// linesOfGames are the lines of each game.
func linesOfGames(file []byte) (games [][]string) {
	Parse(Bytes(file), func(text *source.Text, g *game.Game) {
		games = append(games, strings.Split(strings.ReplaceAll(strings.TrimSuffix(text.Decode(g.Span), "\r\n"), "\r", ""), "\n"))
	})
	return games
}

// withoutCommon takes the longest common sequence of lines out of two lists.
func withoutCommon(a, b []string) (onlyA, onlyB []string) {
	length := make([][]int, len(a)+1)
	for i := range length {
		length[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for k := len(b) - 1; k >= 0; k-- {
			if length[i][k] = max(length[i+1][k], length[i][k+1]); a[i] == b[k] {
				length[i][k] = length[i+1][k+1] + 1
			}
		}
	}
	i, k := 0, 0
	for i < len(a) && k < len(b) {
		switch {
		case a[i] == b[k]:
			i, k = i+1, k+1
		case length[i+1][k] >= length[i][k+1]:
			onlyA = append(onlyA, a[i])
			i++
		default:
			onlyB = append(onlyB, b[k])
			k++
		}
	}
	return append(onlyA, a[i:]...), append(onlyB, b[k:]...)
}
