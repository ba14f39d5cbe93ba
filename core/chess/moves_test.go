package chess

import (
	"slices"
	"testing"
)

// TestNull_8_2_d: a move of nothing changes the turn, the clock counts, the passed square goes.
func TestNull_8_2_d(t *testing.T) {
	p := position(t, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 7")
	before := p
	var u Undo
	p.Do(Null, &u)
	if got := string(AppendFEN(nil, &p)); got != "4k3/8/8/8/3pP3/8/8/4K3 w - - 1 8" || p.Key() != computeKey(&p) {
		t.Errorf("8.2-d %s", got)
	}
	if p.TakeBack(Null, &u); p != before {
		t.Errorf("8.2-d taken back: %s", AppendFEN(nil, &p))
	}
	if r := Why(&p, IsNull); r.Fault != NoFault {
		t.Errorf("8.2-d %v", r)
	}
	p = position(t, "4k3/8/8/8/8/8/8/K3R3 b - - 0 1")
	if r := Why(&p, IsNull); r.Fault != LeavesCheck || r.At != At(4, 0) {
		t.Errorf("8.2-d in check: %v", r)
	}
}

// TestMove: what a move says of itself.
func TestMove(t *testing.T) {
	for _, c := range []struct {
		fen, coordinates          string
		isCastling, isInPassing   bool
		promoted                  Kind
		from, to, kingTo, rooksTo Square
	}{
		{Initial, "e2e4", false, false, NoKind, At(4, 1), At(4, 3), NoSquare, NoSquare},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", false, true, NoKind, At(4, 4), At(3, 5), NoSquare, NoSquare},
		{"8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e7e8r", false, false, Rook, At(4, 6), At(4, 7), NoSquare, NoSquare},
		{"8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e7e8q", false, false, Queen, At(4, 6), At(4, 7), NoSquare, NoSquare},
		{"r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8g8", true, false, NoKind, At(4, 7), At(7, 7), At(6, 7), At(5, 7)},
		{"r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8", true, false, NoKind, At(4, 7), At(0, 7), At(2, 7), At(3, 7)},
	} {
		p := position(t, c.fen)
		m := FindCoordinates(&p, c.coordinates)
		isSpecial := m.IsCastling() == c.isCastling && m.IsInPassing() == c.isInPassing && m.Promoted() == c.promoted
		if !isSpecial || m.From() != c.from || m.To() != c.to {
			t.Errorf("%s: %t %t %d %s %s", c.coordinates, m.IsCastling(), m.IsInPassing(), m.Promoted(), m.From(), m.To())
		}
		if king, rook := m.CastlingSquares(); c.isCastling && (king != c.kingTo || rook != c.rooksTo) {
			t.Errorf("%s: %s, %s", c.coordinates, king, rook)
		}
	}
	if Null.IsCastling() || Null.IsInPassing() || Null.Promoted() != NoKind || NoMove.Promoted() != NoKind {
		t.Error("the null move counts as one of the special moves")
	}
}

// TestManyMoves: a position that no game can reach may have more moves than any that one can.
func TestManyMoves(t *testing.T) {
	for _, c := range []struct {
		fen  string
		want int
	}{
		{"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218}, // the most that are known
		{"QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/QQQQQQQK w - - 0 1", 283},
	} {
		p := position(t, c.fen)
		var list Moves
		moves := p.Moves(&list)
		n := len(moves)
		if n != c.want || len(list.All()) != n || len(slowOf(&p).moves()) != n {
			t.Errorf("%s: %d moves", c.fen, n)
		}
		slices.Sort(moves)
		if moves = slices.Compact(moves); len(moves) != n {
			t.Errorf("%s: moves twice", c.fen)
		}
		p = position(t, Initial)
		if len(p.Moves(&list)) != 20 || len(list.All()) != 20 {
			t.Error("the list is not used again")
		}
	}
}

// TestNothingIsAllocated in what runs for each move of a game.
func TestNothingIsAllocated(t *testing.T) {
	p := position(t, benchmarkFENs[1])
	var list Moves
	var line Repetitions
	for range 100 {
		line.Push(1)
	}
	line.Reset()
	s, out := Parse("Nxd7"), make([]byte, 0, 100)
	allocations := testing.AllocsPerRun(100, func() {
		m, _ := p.Find(s)
		var u Undo
		p.Do(m, &u)
		out = (p.SAN(p.Moves(&list)[0]) | p.Mark()).Append(out[:0])
		out = AppendFEN(out[:0], &p)
		line.Push(p.Key())
		if EndOf(&p) != NoEnd || Faults(&p) != nil || DrawsOf(&p, 1) != 0 {
			t.Error("the position")
		}
		p.TakeBack(m, &u)
		line.Pop()
		Why(&p, Parse("Nxg6"))
		out = Figurines.Append(out[:0], s)
		FindCoordinates(&p, "e1g1")
	})
	if allocations != 0 {
		t.Errorf("%v allocations", allocations)
	}
}
