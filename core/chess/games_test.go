package chess

import (
	"math/rand/v2"
	"os"
	"testing"
)

// proving is set for the long run, make prove.
var proving = os.Getenv("PBN_PROVE") != ""

// walkGames plays random games from a seed, from the initial position and from those of Chess960, and visits each position; moves is the
// list of its legal moves.
func walkGames(t testing.TB, seed uint64, games int, visit func(p *Position, moves []Move)) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 48))
	starts := []string{Initial}
	for _, r := range rows(t, "perft.tsv") {
		if r[4] == "1" && r[1] != starts[len(starts)-1] {
			starts = append(starts, r[1])
		}
	}
	for game := range games {
		fen := Initial
		if game%4 == 3 {
			fen = starts[random.IntN(len(starts))]
		}
		p := position(t, fen)
		var list Moves
		for range 300 {
			moves := p.Moves(&list)
			visit(&p, moves)
			if len(moves) == 0 || IsDead(&p) {
				break
			}
			var u Undo
			p.Do(moves[random.IntN(len(moves))], &u)
		}
	}
}

// numberOfGames is how many random games are played: many in the long run.
func numberOfGames() int {
	if proving {
		return 10_000
	}
	return 300
}

// TestRandomGames: what a position keeps is what is made anew, in each position of random games; and no position of a game has a fault.
func TestRandomGames(t *testing.T) {
	n, checks, passed := 0, 0, 0
	walkGames(t, 1, numberOfGames(), func(p *Position, moves []Move) {
		n++
		q := *p
		settle(&q)
		if q != *p {
			t.Fatalf("%s is not as made anew: %+v, %+v", AppendFEN(nil, p), *p, q)
		}
		if p.HasMove() != (len(moves) > 0) {
			t.Fatalf("%s: HasMove", AppendFEN(nil, p))
		}
		if p.IsCheck() {
			checks++
		}
		if p.enPassant != NoSquare {
			passed++
		}
		// The games of Chess960 begin in the middle, where the number says nothing of the moves before.
		for _, fault := range Faults(p) {
			if fault.Kind != ClockTooHigh {
				t.Fatalf("16.1.3 %s: %s", AppendFEN(nil, p), fault.said())
			}
		}
	})
	t.Logf("%d positions, %d with a check, %d with a pawn that has just passed", n, checks, passed)
	if n < 50_000 || checks < 1000 || passed < 500 {
		t.Error("too few")
	}
}
