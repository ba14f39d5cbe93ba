package chess

import (
	"math/rand/v2"
	"testing"
)

func TestEnds_8_2_6_e(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		want      End
	}{
		{"initial position", Initial, NoEnd},
		{"mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Checkmate},
		{"check", "rnb1kbnr/pppp1ppp/8/4p3/7q/5P2/PPPPP1PP/RNBQKBNR w KQkq - 1 3", NoEnd},
		{"smothered mate", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", Checkmate},
		{"mate by a pawn that could be taken in passing", "8/8/8/1p6/pPp5/k1P5/p7/K7 b - b3 0 1", NoEnd},
		{"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Stalemate},
		{"stalemate by a pin", "7k/6b1/6PP/8/8/8/8/K5RQ b - - 0 1", NoEnd},
		{"the queen a square away", "7k/4Q3/6K1/8/8/8/8/8 b - - 0 1", NoEnd},
		{"bare kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", DeadPosition},
		{"a knight", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", DeadPosition},
		{"a bishop", "4kb2/8/8/8/8/8/8/4K3 w - - 0 1", DeadPosition},
		{"two knights", "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", NoEnd},
		{"a knight each", "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", NoEnd},
		{"a knight and a bishop", "4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", NoEnd},
		{"bishops of one color", "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", DeadPosition},
		{"bishops of both colors", "4kb2/8/8/8/8/8/8/3BK3 w - - 0 1", NoEnd},
		{"three bishops of one color", "b3k3/8/8/8/8/8/8/3BKB2 w - - 0 1", DeadPosition},
		{"a pawn", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", NoEnd},
		{"a rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", NoEnd},
		{"a queen", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", NoEnd},
		{"no king", "4k3/8/8/8/8/8/8/8 b - - 0 1", NoEnd},
		{"stalemate in a position that is dead", "k7/2K5/1B6/8/8/8/8/8 b - - 0 1", Stalemate},
	} {
		p := position(t, c.fen)
		if got := EndOf(&p); got != c.want {
			t.Errorf("8.2.6-e %s: %d, not %d", c.name, got, c.want)
		}
	}
}

func TestDraws_8_2_f(t *testing.T) {
	const mate = "R5k1/5ppp/8/8/8/8/8/4K3 b - - "
	for _, c := range []struct {
		name, fen string
		times     int
		want      Draws
	}{
		{"nothing", "4k3/8/8/8/8/8/8/R3K3 w - - 99 90", 2, 0},
		{"fifty moves", "4k3/8/8/8/8/8/8/R3K3 w - - 100 90", 2, FiftyMoves},
		{"not yet seventy-five", "4k3/8/8/8/8/8/8/R3K3 w - - 149 90", 1, FiftyMoves},
		{"seventy-five moves", "4k3/8/8/8/8/8/8/R3K3 w - - 150 90", 1, FiftyMoves | SeventyFiveMoves},
		{"the last move mates", mate + "150 90", 1, 0},
		{"three times", Initial, 3, ThreefoldRepetition},
		{"four times", Initial, 4, ThreefoldRepetition},
		{"five times", Initial, 5, ThreefoldRepetition | FivefoldRepetition},
		{"five times and fifty moves", "4k3/8/8/8/8/8/8/R3K3 w - - 100 90", 5, ThreefoldRepetition | FivefoldRepetition | FiftyMoves},
	} {
		p := position(t, c.fen)
		if got := DrawsOf(&p, c.times); got != c.want {
			t.Errorf("8.2-f %s: %b, not %b", c.name, got, c.want)
		}
	}
}

// TestRepetitions_8_2_f: knights go out and home; a square that a pawn has passed only counts where the pawn can be taken.
func TestRepetitions_8_2_f(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		moves     []string
		want      []int
	}{
		{"knights", Initial, []string{"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8", "Nf3"}, []int{1, 1, 1, 2, 2, 2, 2, 3, 3}},
		{"a right to castle is lost", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", []string{"Ra2", "Ke7", "Ra1", "Ke8", "Ra2", "Ke7", "Ra1", "Ke8"},
			[]int{1, 1, 1, 1, 2, 2, 2, 2}},
		{"no pawn takes in passing", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", []string{"e4", "Kd8", "Kd1", "Ke8", "Ke1"}, []int{1, 1, 1, 1, 2}},
		{"a pawn could take in passing", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", []string{"e4", "Kd8", "Kd1", "Ke8", "Ke1"},
			[]int{1, 1, 1, 1, 1}},
		{"the pawn is pinned", "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", []string{"e4", "Ka5", "Kd1", "Ka4", "Ke1"}, []int{1, 1, 1, 1, 2}},
	} {
		p := position(t, c.fen)
		var r Repetitions
		r.Push(p.Key())
		for i, san := range c.moves {
			m, count := p.Find(Parse(san))
			if count != 1 {
				t.Fatalf("%s: %s", c.name, san)
			}
			var u Undo
			p.Do(m, &u)
			if got := r.Push(p.Key()); got != c.want[i] {
				t.Errorf("8.2-f %s: %d. %s: %d times, not %d", c.name, i, san, got, c.want[i])
			}
		}
	}
}

// TestRepetitionsWalk: a walk up and down counts as a search of the whole line does.
func TestRepetitionsWalk(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 48))
	var r Repetitions
	var line []uint64
	r.Pop()
	for range 20_000 {
		switch n := random.IntN(1000); {
		case n == 0:
			r.Reset()
			line = line[:0]
		case n < 450:
			r.Pop()
			line = line[:max(0, len(line)-1)]
		default:
			// Few keys, of which many have the same low bits.
			key := uint64(random.IntN(100)) << (5 * random.IntN(2))
			want := 1
			for _, other := range line {
				if other == key {
					want++
				}
			}
			line = append(line, key)
			if got := r.Push(key); got != want {
				t.Fatalf("%d times, not %d, in a line of %d", got, want, len(line))
			}
		}
	}
}
