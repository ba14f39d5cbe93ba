package draughts

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func TestEnds_D_l(t *testing.T) {
	for _, c := range []struct {
		name, variant, fen string
		want               End
	}{
		{"a move", "international", "W:W32:B1", NoEnd},
		{"a capture alone", "international", "W:W5,10:B4,14", NoEnd},
		{"no pieces", "international", "W:W:B1", NoPieces},
		{"no pieces of the other side", "international", "B:W:B1", NoEnd},
		{"blocked", "international", "W:W5:B10,14", NoMoves},
		{"a man blocked by what a king may take, Italian", "italian", "W:W9:BK5", NoMoves},
		{"a king that must rest", "frisian", "W:WK41,46:B1:+3+0", NoMoves},
		{"a king alone need not rest", "frisian", "W:WK41:B1:+3+0", NoEnd},
		{"a king that may still move", "frisian", "W:WK41,46:B1:+2+0", NoEnd},
		{"a king that must rest may capture", "frisian", "W:WK41,46:B32:+3+0", NoEnd},
	} {
		b := board(t, c.variant)
		p := position(t, b, c.fen)
		if got := EndOf(b, &p, new(Moves)); got != c.want {
			t.Errorf("D-l %s: %d, not %d", c.name, got, c.want)
		}
	}
}

// play makes moves that are written one after the other, and returns how often the last position has been on the board.
func play(t *testing.T, b *Board, p *Position, texts string) (times int) {
	t.Helper()
	seen := map[uint64]int{p.Key(): 1}
	for _, text := range strings.Fields(texts) {
		w, _ := Parse(text)
		m, count := b.Find(p, &w, new(Moves))
		if count != 1 {
			t.Fatalf("%s %s is found %d times", AppendFEN(nil, b, p), text, count)
		}
		var u Undo
		p.Do(&m, &u)
		seen[p.Key()]++
	}
	return seen[p.Key()]
}

func TestDraws_D_13(t *testing.T) {
	const round, shuttle = "46-41 1-6 41-46 6-1 ", "46-37 1-6 37-46 6-1 "
	for _, c := range []struct {
		name, variant, fen, moves string
		want                      Draws
	}{
		{"nothing", "international", "W:WK46,32:BK1,20", "", 0},
		{"twice", "international", "W:WK46,49,48,32:BK1,11,20", round, 0},
		{"three times", "international", "W:WK46,49,48,32:BK1,11,20", round + round, ThreefoldRepetition},
		{"three times, another variant", "frisian", "W:WK46,K47:BK4,K3", strings.Repeat("46-41 4-9 41-46 9-4 ", 2), 0},
		{"24 moves of kings", "international", "W:WK46,49,48,32:BK1,11,20:H48", "46-41", 0},
		{"25 moves of kings", "international", "W:WK46,49,48,32:BK1,11,20:H48", "46-41 1-6", OnlyKings},
		{"a man moves", "international", "W:WK46,49,48,32:BK1,11,20:H49", "32-28", 0},
		{"39 moves of kings", "english", "B:BK1,30:WK32:H78", "1-6", 0},
		{"40 moves of kings", "english", "B:BK1,30:WK32:H79", "1-6", OnlyKings},
		{"15 moves of kings", "russian", "W:WKa1,Kc1,a3:BKh8:H29", "c1-b2", OnlyKings},
		{"never", "spanish", "W:WK1:BK32:H1000", "", 0},
		{"two kings against one, 4 moves", "international", "W:WK46,K50:BK1", strings.Repeat("46-41 1-6 41-46 6-1 ", 2), ThreefoldRepetition},
		{"two kings against one, 5 moves", "international", "W:WK46,K50:BK1", strings.Repeat(shuttle, 2) + "46-41 1-6",
			TwoAgainstKing},
		{"three kings against one, 15 moves", "international", "W:WK46,K50,K49:BK1", strings.Repeat(shuttle, 7) + "46-41 1-6 41-37",
			0},
		{"three kings against one, 16 moves", "international", "W:WK46,K50,K49:BK1", strings.Repeat(shuttle, 7) + "46-41 1-6 41-37 6-1",
			ThreeAgainstKing},
		{"men against a king", "international", "W:W46,50,49:BK1:H0", "46-41 1-6 41-36 6-1 36-31 1-6 31-27 6-1 27-22 1-6 22-17", 0},
	} {
		b := board(t, c.variant)
		p := position(t, b, c.fen)
		times := play(t, b, &p, c.moves)
		if got := DrawsOf(b, &p, times); got != c.want {
			t.Errorf("D-13 %s: %b, not %b", c.name, got, c.want)
		}
	}
}

// TestFewPieces_D_13: the count goes on when the stronger side loses a piece, begins when a capture leaves a lone king, and ends when there is
// none any more.
func TestFewPieces_D_13(t *testing.T) {
	b := board(t, "international")
	p := position(t, b, "W:WK46,K49,K5:BK1")
	if p.few != 1 || p.fewest != 0 {
		t.Errorf("at the start %d, %d", p.few, p.fewest)
	}
	play(t, b, &p, "46-23 1x29")
	if p.few != 3 || p.fewest != 1 {
		t.Errorf("after a capture %d, %d", p.few, p.fewest)
	}
	p = position(t, b, "W:WK46,K49,K5:BK1,23")
	if p.few != 0 {
		t.Errorf("of two pieces %d", p.few)
	}
	if play(t, b, &p, "46x14"); p.few != 1 {
		t.Errorf("of one piece %d", p.few)
	}
}

// TestKingMoves_D_12: a king of Frisian draughts moves three times in a row, not a fourth; another piece or a capture sets it free.
func TestKingMoves_D_12(t *testing.T) {
	b := board(t, "frisian")
	for _, c := range []struct {
		name, moves, last string
		want              MoveFault
	}{
		{"three times", "46-37 1-7 37-46 7-12", "46-37", NoFault},
		{"a fourth time", "46-37 1-7 37-46 7-12 46-37 2-8", "37-46", KingMustRest},
		{"after another piece", "46-37 1-7 37-46 7-12 46-37 2-8 50-45 8-13", "37-46", NoFault},
		{"another king", "46-37 1-7 37-46 7-12 46-37 2-8", "47-41", NoFault},
		{"a man", "46-37 1-7 37-46 7-12 46-37 2-8", "50-45", NoFault},
	} {
		p := position(t, b, "W:WK46,K47,50:B1,2,3")
		play(t, b, &p, c.moves)
		w, _ := Parse(c.last)
		if r := Why(b, &p, &w, new(Moves)); r.Fault != c.want {
			t.Errorf("D-12 %s: %d, not %d", c.name, r.Fault, c.want)
		}
	}
	p := position(t, b, "W:WK46,50:B2")
	play(t, b, &p, "46-37 2-8")
	if moves, at := p.KingMoves(White); moves != 1 || b.Number(at) != 37 {
		t.Errorf("%d moves, on %d", moves, b.Number(at))
	}
}

func TestFaults_F_8(t *testing.T) {
	for _, c := range []struct {
		name, variant, fen string
		want               []PositionFault
	}{
		{"nothing", "international", "W:W6:B45", nil},
		{"men where they would be kings", "international", "W:W1,2,6:B46", []PositionFault{{Kind: ManOnLastRow, Color: White, Count: 2},
			{Kind: ManOnLastRow, Color: Black, Count: 1}}},
		{"kings there", "international", "W:WK1:BK46", nil},
		{"too many", "international", "W:WK1-K21:B22-41", []PositionFault{{Kind: TooManyPieces, Color: White, Count: 21, Most: 20}}},
		{"12 are enough", "russian", "W:Wa1:Bh8,b8,d8,f8,a7,c7,e7,g7,b6,d6,f6,h6,a5", []PositionFault{{Kind: TooManyPieces, Color: Black, Count: 13,
			Most: 12}}},
	} {
		b := board(t, c.variant)
		p := position(t, b, c.fen)
		got := Faults(b, &p)
		for i := range got {
			if i < len(c.want) {
				c.want[i].Squares = got[i].Squares
			}
			if got[i].Kind == ManOnLastRow && got[i].Squares.Count() != got[i].Count {
				t.Errorf("F-8 %s: squares", c.name)
			}
		}
		if len(got) != len(c.want) {
			t.Errorf("F-8 %s: %v", c.name, got)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("F-8 %s: %v", c.name, got[i])
			}
		}
	}
}

// TestTakeBack: each move of random games, taken back, leaves the position that was; positions have the same key if they are the same.
func TestTakeBack(t *testing.T) {
	for _, v := range Variants {
		b, _ := New(v)
		keys := map[uint64]string{}
		walkGames(b, 7, 10, func(p *Position, moves []Move) {
			before := *p
			fen := string(AppendFEN(nil, b, p))
			if other, known := keys[p.Key()]; known && other != fen {
				t.Fatalf("%s: %s and %s have one key", v.Name, fen, other)
			}
			keys[p.Key()] = fen
			for i := range moves {
				var u Undo
				p.Do(&moves[i], &u)
				if p.Key() == before.Key() || p.Turn == before.Turn || !p.sides[White].and(p.sides[Black]).IsEmpty() ||
					!p.kings.without(p.occupied()).IsEmpty() {
					t.Fatalf("%s: %s after %s", v.Name, fen, AppendShort(nil, b, &moves[i]))
				}
				if p.TakeBack(&moves[i], &u); *p != before {
					t.Fatalf("%s: %s is not as before %s", v.Name, fen, AppendShort(nil, b, &moves[i]))
				}
			}
		})
		random := rand.New(rand.NewPCG(1, 1))
		p := randomPosition(b, random)
		q := p
		if q.Turn ^= 1; p.Key() == q.Key() {
			t.Errorf("%s: the turn is not in the key", v.Name)
		}
	}
}
