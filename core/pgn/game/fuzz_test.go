package game

import (
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// FuzzGame reads any text: it holds what is true of all games, its findings can be said, and a stream has the same games.
func FuzzGame(f *testing.F) {
	for _, seed := range []string{
		"1. e4 e5 (1... c5 {a} 2. Nf3 $1) 2. d4 1-0",
		"[Event \"x\"]\n[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8(Q) (e8=N) *",
		"[Event \"x\"]\ne4 e5 Sf3 Sc6 Lb5 a6 0-0 ½-½",
		"1… e4 1) e5 2 . Nf3Nc6 Qxf7++ e.p. (=) (!) <> -- 5254 +- D *",
		"e4 () ) (d4 1-0) {[%clk 1:00:00] [%cal Ge2e4} ; x\n* (d4) d5 0-1\nfoo (bar",
		"[Variant \"Crazyhouse\"]\n1. e4 e5 2. N@f3 *",
	} {
		f.Add([]byte(seed), uint8(3))
	}
	f.Fuzz(func(t *testing.T, file []byte, size uint8) {
		var whole, pieces counts
		diags := &diag.List{Rules: rules.Of}
		var r Reader
		for r.Reset(habits.PGN.Open(file, source.Automatic), diags); ; {
			g, ok := r.Next()
			if !ok {
				break
			}
			holds(t, "fuzz", &r, g)
			whole.add(g)
			for k := range min(len(g.Moves), 100) {
				At(g, k)
			}
			diags.EndGame(r.Text(), g.Number, "", nil)
		}
		diags.EndGame(r.Text(), 0, "", nil)
		stream := habits.PGN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return int(size) }}, source.Automatic)
		r.Reset(stream, &diag.List{Rules: rules.Of})
		for _, g := range r.Games() {
			pieces.add(g)
		}
		if whole != pieces {
			t.Errorf("%+v at once, %+v in pieces of %d", whole, pieces, size)
		}
	})
}
