package pbn

import (
	"testing"

	"pbn/core/pbn/game"
	"pbn/core/source"
)

// TestDeclarersTricks_3_4_15_a: what Result says of the tricks of declarer, where it gives those of a side too.
func TestDeclarersTricks_3_4_15_a(t *testing.T) {
	const endPosition = `[Deal "N:2... 3... 4... 5..."]`
	for _, c := range []struct {
		name, text    string
		tricks        int
		corrected, ok bool
	}{
		{"declarer's", `[Result "9"]`, 9, false, true},
		{"none, of whoever declares", `[Result "0"]`, 0, false, true},
		{"none", `[Declarer "S"][Result "0"]`, 0, false, true},
		{"a corrected one", `[Declarer "S"][Result "^9"]`, 9, true, true},
		{"of declarer's side", `[Declarer "S"][Result "NS 9"]`, 9, false, true},
		{"of the other side, declarer has the rest", `[Declarer "S"][Result "EW 4"]`, 9, false, true},
		{"of both", `[Declarer "W"][Result "NS 9 EW 4"]`, 4, false, true},
		{"of both, fewer than thirteen", `[Declarer "W"][Result "NS 9 EW 3"]`, 0, false, false},
		{"of both, of an end position", endPosition + `[Declarer "W"][Result "NS 1 EW 0"]`, 0, false, true},
		{"of the other side, of an end position", endPosition + `[Declarer "W"][Result "NS 1"]`, 0, false, false},
		{"of the other side, all", `[Declarer "W"][Result "NS 13"]`, 0, false, true},
		{"of a side, without a declarer", `[Result "NS 9"]`, 0, false, false},
		{"not known", `[Declarer "S"][Result "?"]`, 0, false, false},
		{"unreadable", `[Declarer "S"][Result "many"]`, 0, false, false},
		{"no Result", `[Declarer "S"]`, 0, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			games := 0
			Parse(Bytes([]byte(c.text)), func(_ *source.Text, g *game.Game) {
				games++
				if tricks, corrected, ok := g.DeclarersTricks(); tricks != c.tricks || corrected != c.corrected || ok != c.ok {
					t.Errorf("%s: %d, %v, %v, want %d, %v, %v", c.text, tricks, corrected, ok, c.tricks, c.corrected, c.ok)
				}
			})
			if games != 1 {
				t.Errorf("%d games", games)
			}
		})
	}
}
