package game

import (
	"testing"

	"pbn/core/draughts"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	"pbn/core/source"
	"pbn/core/testkit"
)

// TestLawsOfDialects holds generated files of all variants against what is true of any game. PBN_GENERATED=20000 tries as many.
func TestLawsOfDialects(t *testing.T) {
	for n := range testkit.Generated(260, 52) {
		file := pdntest.Dialect(n)
		var r Reader
		for r.Reset(habits.PDN.Open(file, source.Automatic)); ; {
			g, ok := r.Next()
			if !ok {
				break
			}
			holds(t, "generated", &r, g)
		}
		whole := said(habits.PDN.Open(file, source.Automatic))
		stream := habits.PDN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return 1 + n%97 }}, source.Automatic)
		if pieces := said(stream); pieces != whole {
			t.Errorf("in pieces of %d:\n%s", 1+n%97, testkit.Difference([]byte(whole), []byte(pieces)))
		}
		if t.Failed() {
			t.Fatalf("file %d:\n%s", n, file)
		}
	}
}

// TestPlainGames: a game of any variant as PDN 3.0 has it has no fault, and each move is canonical or long.
func TestPlainGames(t *testing.T) {
	for _, v := range draughts.Variants {
		r := open(string(pdntest.Plain(v, 4, uint64(v.Number))))
		games := 0
		for _, g := range r.Games() {
			games++
			for k := range g.Moves {
				if f := g.Moves[k].Flags; f&(Canonical|Long) == 0 || f&Word != 0 {
					t.Errorf("%s: %s has the flags %b", v.Name, r.Text().Bytes[g.SpanOf(k).Start:g.SpanOf(k).End], f)
				}
			}
			if len(g.Faults)+len(g.Illegal) > 0 || g.Board.Variant() != v {
				t.Errorf("%s: %+v %+v", v.Name, g.Faults, g.Illegal)
			}
		}
		if games != 4 {
			t.Errorf("%s: %d games", v.Name, games)
		}
	}
}
