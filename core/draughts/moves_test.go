package draughts

import (
	"math/rand/v2"
	"testing"
)

// TestNothingIsAllocated in what runs for each move of a game, once a list has grown.
func TestNothingIsAllocated(t *testing.T) {
	b := board(t, "international")
	p := position(t, b, "W:WK47:B14,19,29,31,42,1")
	q := b.Initial()
	w, _ := Parse("47x38x24x13x36")
	step, _ := Parse("32-28")
	var list Moves
	out := make([]byte, 0, 200)
	allocations := testing.AllocsPerRun(100, func() {
		m, count := b.Find(&p, &w, &list)
		if count != 1 {
			t.Error(count)
		}
		out = Append(out[:0], b, &p, &m, b.Moves(&p, &list))
		out = AppendFEN(out, b, &p)
		var u Undo
		p.Do(&m, &u)
		if EndOf(b, &p, &list) != NoEnd || Faults(b, &p) != nil || DrawsOf(b, &p, 1) != 0 || p.Key() == 0 {
			t.Error("the position")
		}
		p.TakeBack(&m, &u)
		m, _ = b.Find(&q, &step, &list)
		q.Do(&m, &u)
		q.TakeBack(&m, &u)
		Why(b, &p, &step, &list)
		if Word(0x38322D3233, 5) == 0 {
			t.Error("a word")
		}
	})
	if allocations != 0 {
		t.Errorf("%v allocations", allocations)
	}
}

// hostile is the board full of kings with one free square between any two, so that one that flies has more ways than can be followed.
func hostile(b *Board) Position {
	p := b.empty()
	p.Turn = White
	height, width := b.Variant().Height, b.Variant().Width
	for row := 1; row < height-1; row += 2 {
		for column := range width {
			if s := b.At(row, column); s != NoSquare && column > 0 && column < width-1 {
				p.sides[Black].add(s)
				p.kings.add(s)
			}
		}
	}
	king := b.Squares().First()
	p.sides[White].add(king)
	p.kings.add(king)
	return p
}

// TestHostileCaptures: captures of forty pieces are followed so far and no further, and the list says so.
func TestHostileCaptures(t *testing.T) {
	cut := 0
	for _, v := range Variants {
		v.Width, v.Height = 12, 12
		b, _ := New(v)
		p := hostile(b)
		var list Moves
		moves := b.Moves(&p, &list)
		if len(moves) == 0 || moves[0].Count == 0 || list.steps > MostSteps+MostSteps/2 || list.IsCut() != (list.steps > MostSteps) {
			t.Errorf("%s: %d moves, %d steps", v.Name, len(moves), list.steps)
		}
		t.Logf("%s: %d moves, up to %d pieces, %d steps", v.Name, len(moves), moves[0].Count, list.steps)
		if list.IsCut() {
			cut++
		}
		m := moves[0]
		text := AppendLong(nil, b, &p, &m)
		w, ok := Parse(string(text))
		if !ok {
			t.Fatalf("%s: %s", v.Name, text)
		}
		b.Find(&p, &w, &list)
		for _, text := range []string{"1x2", "1x8x2x9x3", "1-2"} {
			w, _ := Parse(text)
			Why(b, &p, &w, &list)
		}
		q := b.Initial()
		if b.Moves(&q, &list); list.IsCut() {
			t.Errorf("%s: the initial position", v.Name)
		}
	}
	if cut == 0 {
		t.Error("none had more ways than are followed")
	}
}

// TestHasMove: it is what the list says, in random positions.
func TestHasMove(t *testing.T) {
	for _, v := range Variants {
		b, _ := New(v)
		random := rand.New(rand.NewPCG(3, uint64(v.Number)))
		none := 0
		for range 500 {
			p := randomPosition(b, random)
			var list, other Moves
			moves := b.Moves(&p, &list)
			if b.HasMove(&p, &other) != (len(moves) > 0) || list.HasCaptures() != (len(moves) > 0 && moves[0].IsCapture()) {
				t.Fatalf("%s: %s", v.Name, AppendFEN(nil, b, &p))
			}
			if len(list.All()) == 0 {
				none++
			}
		}
		if none == 0 {
			t.Errorf("%s: each position has a move", v.Name)
		}
	}
}
