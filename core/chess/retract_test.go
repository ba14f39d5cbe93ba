package chess

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestRetractionsHaveTheLastMove plays random games: the move that was made is among those that may have led to each position, and what was
// before it has the same men.
func TestRetractionsHaveTheLastMove(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	kinds := map[string]int{}
	for range 60 {
		p := position(t, benchmarkFENs[r.IntN(len(benchmarkFENs))])
		for range 60 {
			var list Moves
			moves := p.Moves(&list)
			if len(moves) == 0 {
				break
			}
			m, before := moves[r.IntN(len(moves))], p
			if i := slices.IndexFunc(moves, Move.IsInPassing); i >= 0 {
				m = moves[i]
			}
			var u Undo
			p.Do(m, &u)
			found := 0
			for _, one := range Retractions(&p, nil) {
				if back := Before(&p, &one); back.SameMen(&before) {
					found++
					kinds[kindOfRetraction(&one, &p)]++
				}
			}
			if found != 1 {
				t.Fatalf("%s: %d retractions lead to %s", AppendFEN(nil, &p), found, AppendFEN(nil, &before))
			}
		}
	}
	for _, kind := range []string{"plain", "captures", "promotes", "in passing", "castles", "double step"} {
		if kinds[kind] == 0 {
			t.Errorf("no move that %s: %v", kind, kinds)
		}
	}
}

func kindOfRetraction(r *Retraction, p *Position) string {
	switch {
	case r.Castled:
		return "castles"
	case r.InPassing:
		return "in passing"
	case r.Promoted:
		return "promotes"
	case r.IsDoubleStep(p):
		return "double step"
	case r.Captured != NoKind:
		return "captures"
	}
	return "plain"
}

// TestRetractionsAreFew holds what is proved of positions: the last move was one, or there was none.
func TestRetractionsAreFew(t *testing.T) {
	for _, c := range []struct {
		fen  string
		want int
		what string
	}{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, "a knight has gone back, from a6, c6, f6, h6"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", 4, "the same of White"},
		{"kb6/p1p5/1K6/8/8/8/8/8 w - - 0 1", 0, "no square for the king or the bishop to come from"},
	} {
		p := position(t, c.fen)
		if got := Retractions(&p, nil); len(got) != c.want {
			t.Errorf("%s: %d %+v, not %d: %s", c.fen, len(got), got, c.want, c.what)
		}
	}
}
