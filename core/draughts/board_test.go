package draughts

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// TestInitial_V_4: in each variant the initial position, in ranges of its squares, and the names of its corners.
func TestInitial_V_4(t *testing.T) {
	for _, c := range []struct {
		name, fen, topLeft, bottomLeft, bottomRight string // of the first played square of the row
	}{
		{"international", "W:W31-50:B1-20", "1 b10", "46 a1", "50 i1"},
		{"english", "B:W21-32:B1-12", "1 b8", "29 a1", "32 g1"},
		{"italian", "W:W21-32:B1-12", "1 a8", "29 b1", "32 h1"},
		{"pool", "B:W21-32:B1-12", "1 b8", "29 a1", "32 g1"},
		{"spanish", "W:W1-12:B21-32", "32 a8", "4 b1", "1 h1"},
		{"russian", "W:W21-32:B1-12", "1 b8", "29 a1", "32 g1"},
		{"brazilian", "W:W21-32:B1-12", "1 b8", "29 a1", "32 g1"},
		{"canadian", "W:W43-72:B1-30", "1 b12", "67 a1", "72 k1"},
		{"portuguese", "W:W1-12:B21-32", "32 a8", "4 b1", "1 h1"},
		{"czech", "W:W21-32:B1-12", "1 b8", "29 a1", "32 g1"},
		{"thai", "B:W1-8:B25-32", "32 b8", "4 a1", "1 g1"},
		{"frisian", "W:W31-50:B1-20", "1 b10", "46 a1", "50 i1"},
		{"spantsiretti", "W:W26-40:B1-15", "1 b8", "36 a1", "40 i1"},
	} {
		b := board(t, c.name)
		p := b.Initial()
		if got := string(AppendFENAs(nil, b, &p, Numbers|Ranges)); got != c.fen {
			t.Errorf("%s: %s, not %s", c.name, got, c.fen)
		}
		called := func(row int, last bool) string {
			columns := []Square{}
			for column := range b.Variant().Width {
				if s := b.At(row, column); s != NoSquare {
					columns = append(columns, s)
				}
			}
			s := columns[0]
			if last {
				s = columns[len(columns)-1]
			}
			return string(b.appendSquare(append(b.appendSquare(nil, s, false), ' '), s, true))
		}
		bottom := b.Variant().Height - 1
		if got := []string{called(0, false), called(bottom, false), called(bottom, true)}; !slices.Equal(got,
			[]string{c.topLeft, c.bottomLeft, c.bottomRight}) {
			t.Errorf("%s: corners %q", c.name, got)
		}
		if q, faults, ok := ReadFEN(b, c.fen); !ok || q != p {
			t.Errorf("%s: read as another position, %v", c.name, faults)
		}
		if Faults(b, &p) != nil || EndOf(b, &p, new(Moves)) != NoEnd {
			t.Errorf("%s: faults of the initial position", c.name)
		}
	}
}

// TestJamaican_V_4: other forms of pool checkers have their first squares elsewhere.
func TestJamaican_V_4(t *testing.T) {
	v, _ := Named("pool")
	v.Letters, v.Corner, v.Inverted = true, 1, true
	b, ok := New(v)
	if !ok {
		t.Fatal(v)
	}
	if s := b.At(0, 0); string(b.AppendSquare(nil, s)) != "a1" || b.Number(s) != 1 {
		t.Errorf("%s %d", b.AppendSquare(nil, s), b.Number(s))
	}
}

// TestBoards_V_6: boards of any size and corner have each played square once, by number and by name, and their neighbours are where they are.
func TestBoards_V_6(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 51))
	for width := range 15 {
		for height := range 15 {
			v := Variants[random.IntN(len(Variants))]
			v.Width, v.Height, v.Corner, v.Inverted, v.Letters = width, height, random.IntN(4), random.IntN(2) == 0, random.IntN(2) == 0
			b, ok := New(v)
			if isPossible := width >= 4 && width <= 12 && height >= 4 && height <= 12; !isPossible || !ok {
				if isPossible != ok {
					t.Errorf("%d x %d: %t", width, height, ok)
				}
				continue
			}
			names := map[string]bool{}
			n := 0
			for s := range b.Squares().All() {
				n++
				row, column := b.Place(s)
				if b.At(row, column) != s || b.Numbered(b.Number(s)) != s || b.Number(s) > n+width*height {
					t.Fatalf("%d x %d: square %d", width, height, s)
				}
				name := string(b.appendSquare(nil, s, true))
				names[name] = true
				if w, ok := Parse(name + "-" + name); !ok || w.Square(b, 0) != s {
					t.Fatalf("%d x %d: %s", width, height, name)
				}
				for d, step := range steps {
					if to := b.next[d][s]; to != b.At(row+step.rows, column+step.columns) {
						t.Fatalf("%d x %d: from %s in direction %d", width, height, name, d)
					}
				}
				if all := b.Squares(); all.down(b.steep).Has(s) != (b.next[upLeft][s] != NoSquare) ||
					all.up(b.flat).Has(s) != (b.next[downLeft][s] != NoSquare) || all.down(b.wide).Has(s) != (b.next[leftward][s] != NoSquare) {
					t.Fatalf("%d x %d: %s is reached over the edge", width, height, name)
				}
			}
			if len(names) != n || n < width*height/2 || n > (width*height+1)/2 || b.Numbered(n) == NoSquare || b.Numbered(n+1) != NoSquare {
				t.Errorf("%d x %d: %d squares, %d names", width, height, n, len(names))
			}
			p := b.Initial()
			if len(b.Moves(&p, new(Moves))) == 0 && height > 5 {
				t.Errorf("%d x %d: no move from %s", width, height, AppendFEN(nil, b, &p))
			}
		}
	}
	for _, v := range []Variant{{Width: 8, Height: 8, Corner: 4}, {Width: 8, Height: 8, Corner: -1}} {
		if _, ok := New(v); ok {
			t.Error(v.Corner)
		}
	}
}

func TestVariants(t *testing.T) {
	for _, v := range Variants {
		if byName, ok := Named(v.Name); !ok || byName != v || strings.ToLower(v.Name) != v.Name {
			t.Error(v.Name)
		}
		if byNumber, ok := Numbered(v.Number); !ok || byNumber != v {
			t.Error(v.Number)
		}
	}
	if _, ok := Named("chess"); ok {
		t.Error("chess")
	}
	if _, ok := Numbered(0); ok {
		t.Error(0)
	}
}

// TestNoSquare: what asks for a square that there is not gets none.
func TestNoSquare(t *testing.T) {
	b := board(t, "international")
	row, column := b.Place(NoSquare)
	if b.Number(NoSquare) != 0 || row != 0 || column != 0 || b.Numbered(0) != NoSquare || b.Numbered(51) != NoSquare || b.Numbered(-1) != NoSquare ||
		b.Numbered(1000) != NoSquare || b.At(-1, 0) != NoSquare || b.At(0, 0) != NoSquare || b.At(10, 1) != NoSquare {
		t.Error("a square")
	}
	var set Set
	if set.First() != NoSquare || set.Count() != 0 || set.Has(NoSquare) {
		t.Error("an empty set")
	}
	for _, s := range []Square{0, 5, 63, 64, 65, 90} {
		set.add(s)
		if !set.Has(s) || !only(s).Has(s) || only(s).First() != s {
			t.Error(s)
		}
	}
	n := 0
	for s := range set.All() {
		if n++; s == 64 {
			break
		}
	}
	if n != 4 || set.Count() != 6 {
		t.Error(n)
	}
	for _, s := range []Square{0, 64} {
		set.remove(s)
	}
	if set.Count() != 4 || set.Has(64) {
		t.Error(set)
	}
}
