package solve

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"pbn/core/chess"
)

// proving is set for the long run, make prove.
var proving = os.Getenv("PBN_PROVE") != ""

// slowMates is the definition of a mate in so many moves, without anything that makes it fast.
func slowMates(p *chess.Position, moves int) bool {
	return slices.ContainsFunc(slowMoves(p), func(m chess.Move) bool { return slowForces(p, m, moves) })
}

func slowForces(p *chess.Position, m chess.Move, moves int) bool {
	after := done(p, m)
	if after.IsMate() {
		return true
	}
	replies := slowMoves(&after)
	if moves == 1 || len(replies) == 0 {
		return false
	}
	for _, reply := range replies {
		if next := done(&after, reply); !slowMates(&next, moves-1) {
			return false
		}
	}
	return true
}

// slowSelf is the same for selfmates.
func slowSelf(p *chess.Position, m chess.Move, moves int) bool {
	after := done(p, m)
	replies := slowMoves(&after)
	for _, reply := range replies {
		next := done(&after, reply)
		wins := func(m chess.Move) bool { return slowSelf(&next, m, moves-1) }
		if !next.IsMate() && (moves == 1 || !slices.ContainsFunc(slowMoves(&next), wins)) {
			return false
		}
	}
	return len(replies) > 0
}

// slowLines lists the lines of a helpmate of so many plies.
func slowLines(p *chess.Position, plies int, before string) (lines []string) {
	if plies == 0 {
		if p.IsMate() {
			lines = append(lines, before)
		}
		return lines
	}
	for _, m := range slowMoves(p) {
		after := done(p, m)
		lines = append(lines, slowLines(&after, plies-1, before+" "+coordinates(m))...)
	}
	return lines
}

func slowMoves(p *chess.Position) []chess.Move {
	var list chess.Moves
	return slices.Clone(p.Moves(&list))
}

func done(p *chess.Position, m chess.Move) chess.Position {
	after := *p
	var u chess.Undo
	after.Do(m, &u)
	return after
}

func coordinates(m chess.Move) string { return string(chess.AppendCoordinates(nil, m, false)) }

// randomProblem returns a position with White on turn that may have a solution: Black's king mostly on an edge, and many white men.
func randomProblem(r *rand.Rand, white, black string) chess.Position {
	for {
		var board [64]byte
		place := func(c byte) {
			for {
				at := r.IntN(64)
				if c == 'k' && r.IntN(5) > 0 {
					at = at % 8 * 8
				}
				if row := at / 8; board[at] == 0 && (c|0x20 != 'p' || row > 0 && row < 7) {
					board[at] = c
					return
				}
			}
		}
		place('K')
		place('k')
		for range 3 + r.IntN(4) {
			place(white[r.IntN(len(white))])
		}
		for range r.IntN(4) {
			place(black[r.IntN(len(black))])
		}
		fen := ""
		for at, c := range board {
			if at > 0 && at%8 == 0 {
				fen += "/"
			}
			if c == 0 {
				c = '1'
			}
			fen += string(rune(c))
		}
		p, _, _, _ := chess.ReadFEN(fen + " w - - 0 1")
		if _, is := chess.Unplayable(&p); !is {
			return p
		}
	}
}

// TestAgainstPlainSearch compares all solutions of random positions with those of the definition.
func TestAgainstPlainSearch(t *testing.T) {
	r := rand.New(rand.NewPCG(52, 3))
	count := 60
	if proving {
		count = 500
	}
	s := New(1 << 16)
	for _, c := range []struct {
		stipulation, white, black string
		solved                    int // so many of them at least have a solution, in percent
	}{{"#1", "QRBNP", "qrbnp", 10}, {"#2", "QRBNPP", "rbnpp", 10}, {"s#1", "QRBNP", "qrqrbnp", 0}, {"s#2", "QR", "qrrp", 0}, {"h#1", "QRBNP", "rbnp", 10}, {"h#1.5", "RBNPP", "rbnpp", 10}} {
		st, _ := Parse(c.stipulation)
		solved := 0
		for range count {
			p := randomProblem(r, c.white, c.black)
			result, _, ok := s.Solve(&p, st, Options{})
			if !ok {
				continue // White is in check where Black begins
			}
			got, want := solutionsOf(result), plainSolutions(&result.Position, st, result.ShortIn)
			if !slices.Equal(got, want) {
				t.Fatalf("%s %s: %q, not %q", chess.AppendFEN(nil, &p), c.stipulation, got, want)
			}
			if len(got) > 0 {
				solved++
			}
		}
		if 100*solved < c.solved*count {
			t.Errorf("%s: only %d of %d positions have a solution", c.stipulation, solved, count)
		}
	}
}

// plainSolutions are the keys or lines by the definition; of a shorter mate those of that.
func plainSolutions(p *chess.Position, st Stipulation, short int) (solutions []string) {
	if st.Kind == Help {
		solutions = slowLines(p, st.plies(), "")
		slices.Sort(solutions)
		return solutions
	}
	moves := st.Moves
	if short > 0 {
		moves = short
	}
	for _, m := range slowMoves(p) {
		if st.Kind == Direct && slowForces(p, m, moves) || st.Kind == Self && slowSelf(p, m, moves) {
			solutions = append(solutions, " "+coordinates(m))
		}
	}
	slices.Sort(solutions)
	return solutions
}

// solutionsOf are the keys or lines of a result.
func solutionsOf(r *Result) (solutions []string) {
	var walk func(branches []Branch, before string)
	walk = func(branches []Branch, before string) {
		for i := range branches {
			line := before + " " + coordinates(branches[i].Move)
			if r.Stipulation.Kind == Help && len(branches[i].Replies) > 0 {
				walk(branches[i].Replies, line)
			} else {
				solutions = append(solutions, line)
			}
		}
	}
	walk(r.Solutions, "")
	slices.Sort(solutions)
	return solutions
}
