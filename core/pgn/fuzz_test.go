package pgn

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/source"
	"pbn/core/testkit"
)

// readAll reads a file, and returns what is read and found as text. The items of each game are in the order of the text.
func readAll(t *testing.T, file *source.Stream) string {
	var out strings.Builder
	r := Parse(file, func(text *source.Text, g *game.Game) {
		fmt.Fprintf(&out, "%d %d\n%s\n%s\n", g.Number, text.Position(g.Span.Start).Byte, showTags(text, g), showMoves(text, g))
		end := uint32(0)
		for _, i := range g.Items.Items {
			if i.Flags&item.Inside == 0 && (i.Start < end || i.End < i.Start) {
				t.Errorf("an item from %d to %d comes after %d", i.Start, i.End, end)
			}
			end = max(end, i.End)
		}
		for i := range g.Moves {
			if m := &g.Moves[i]; m.Parent >= int32(i) || int(m.Item) >= len(g.Items.Items) {
				t.Errorf("the move %d has the parent %d and the item %d", i, m.Parent, m.Item)
			}
		}
	})
	for _, d := range r.Diagnostics.Items {
		fmt.Fprintf(&out, "%d %v %d %s\n", d.Rule, d.Place.Range, d.Game, d.Message)
	}
	return out.String()
}

// FuzzParse: any bytes are read, the same at once and in pieces.
func FuzzParse(f *testing.F) {
	for _, name := range []string{"clauses", "rules/text", "rules/moves"} {
		for _, s := range testkit.ReadSamples("testdata/"+name+".txtar", "want", "miss") {
			f.Add([]byte(s.Text))
		}
	}
	f.Fuzz(func(t *testing.T, file []byte) { parseBothWays(t, file) })
}

func parseBothWays(t *testing.T, file []byte) {
	t.Helper()
	named := habits.PGN.Detect(file) // a stream may find another
	whole := readAll(t, habits.PGN.Open(file, named))
	pieces := readAll(t, habits.PGN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return 3 }}, named))
	if whole != pieces {
		t.Errorf("%q is read as\n%s\nand in pieces as\n%s", file, whole, pieces)
	}
}

// TestMixedTexts reads the texts of the archives cut and joined at random.
func TestMixedTexts(t *testing.T) {
	var texts []string
	for _, name := range []string{"clauses", "rules/text", "rules/moves"} {
		for _, s := range testkit.ReadSamples("testdata/"+name+".txtar", "want", "miss") {
			texts = append(texts, s.Text)
		}
	}
	random := rand.New(rand.NewPCG(5, 6))
	for range 400 {
		var file []byte
		for range 1 + random.IntN(4) {
			text := texts[random.IntN(len(texts))]
			from := random.IntN(len(text) + 1)
			file = append(file, text[from:from+random.IntN(len(text)-from+1)]...)
		}
		if slices.Contains(file, 0) {
			continue
		}
		parseBothWays(t, file)
	}
}

// FuzzExport: any bytes are written, and what is written has the properties of the ledger. So do the texts of the archives, which any run
// of the tests tries.
func FuzzExport(f *testing.F) {
	for _, name := range []string{"clauses", "rules/text", "rules/moves", "exports"} {
		for _, s := range testkit.ReadSamples("testdata/"+name+".txtar", "want", "miss", "options") {
			f.Add([]byte(s.Text))
		}
	}
	f.Fuzz(func(t *testing.T, file []byte) { checkLaws(t, "file", file) })
}
