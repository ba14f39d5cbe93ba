package draughts

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		text  string
		sign  byte
		count int
		forms Forms
		plain bool // whether Word reads it
	}{
		{"32-28", '-', 2, 0, true},
		{"1-7", '-', 2, 0, true},
		{"32x23", 'x', 2, 0, true},
		{"32:23", ':', 2, 0, true},
		{"32x23x14", 'x', 3, 0, true},
		{"1x8x1x8", 'x', 4, 0, false},
		{"47x38x24x13x36", 'x', 5, 0, false},
		{"c3-d4", '-', 2, 0, true},
		{"c3:e5:g7", ':', 3, 0, true},
		{"a3b4", 0, 2, 0, true},
		{"a3b4c5", 0, 3, 0, true},
		{"j10-i11", '-', 2, 0, true},
		{"06-11", '-', 2, LeadingZero, false},
		{"C3-D4", '-', 2, UpperCase, false},
		{"12X21", 'x', 2, UpperCase, false},
		{"c3:e5-g7", ':', 3, MixedSigns, false},
		{"c3e5:g7", ':', 3, MixedSigns, false},
		{"a3-22", '-', 2, MixedSquares, false},
		{"00-11", 0, 0, 0, false},
		{"3228", 0, 0, 0, false},
		{"32", 0, 0, 0, false},
		{"32-", 0, 0, 0, false},
		{"-32", 0, 0, 0, false},
		{"32--28", 0, 0, 0, false},
		{"132-28", 0, 0, 0, false},
		{"m3-d4", 0, 0, 0, false},
		{"a13-b4", 0, 0, 0, false},
		{"32-28!", 0, 0, 0, false},
		{"32 - 28", 0, 0, 0, false},
		{"1/2-1/2", 0, 0, 0, false},
		{"", 0, 0, 0, false},
	} {
		w, ok := Parse(c.text)
		if ok != (c.count > 0) || w.Sign != c.sign || w.Count() != c.count || w.Forms != c.forms {
			t.Errorf("%q: %t %q %d %b", c.text, ok, w.Sign, w.Count(), w.Forms)
		}
		word := uint64(0)
		for i := min(len(c.text), 8) - 1; i >= 0; i-- {
			word = word<<8 | uint64(c.text[i])
		}
		packed := Word(word, len(c.text))
		if (packed != 0) != c.plain {
			t.Errorf("%q: packed as %x", c.text, packed)
		}
		if c.plain && Unpack(packed) != w {
			t.Errorf("%q: unpacked as %v, not %v", c.text, Unpack(packed), w)
		}
	}
}

// TestParseLong: as many squares as the longest capture may have, and one more.
func TestParseLong(t *testing.T) {
	text := "1"
	for range MostWritten - 1 {
		text += "x12"
	}
	if w, ok := Parse(text); !ok || w.Count() != MostWritten {
		t.Error(w.Count())
	}
	if _, ok := Parse(text + "x1"); ok {
		t.Error("one more")
	}
}

func TestTurned(t *testing.T) {
	b := board(t, "english")
	for _, c := range []struct{ text, want string }{{"c3-d4", "f6-e5"}, {"a1-b2", "h8-g7"}, {"11-15", "11-15"}} {
		w, _ := Parse(c.text)
		want, _ := Parse(c.want)
		turned := w.Turned(b)
		for i := range 2 {
			if turned.Square(b, i) != want.Square(b, i) {
				t.Errorf("%s turned", c.text)
			}
		}
	}
	w, _ := Parse("k12-37")
	for i, want := range [][2]int{{11, 12}, {0, 37}, {0, 0}} {
		if column, number := w.Written(i); column != want[0] || number != want[1] {
			t.Errorf("square %d: %d, %d", i, column, number)
		}
	}
	w, _ = Parse("k12-a1")
	turned := w.Turned(b)
	if turned.Square(b, 0) != NoSquare || turned.Square(b, 1) == NoSquare || w.Square(b, 2) != NoSquare || w.Square(b, -1) != NoSquare {
		t.Error("a square that the board does not have")
	}
}

// TestFind_G_12: the texts of a capture, by the four steps.
func TestFind_G_12(t *testing.T) {
	const diagram = "W:WK47:B14,19,29,31,42"
	for _, c := range []struct {
		name, variant, fen, text string
		count                    int
		long                     string // of the move that was found, when it is one
	}{
		{"R-9-b long", "international", diagram, "47x38x24x13x36", 1, "47x38x24x13x36"},
		{"R-9-b the other one", "international", diagram, "47x38x20x9x36", 1, "47x38x20x9x36"},
		{"R-8-a ambiguous", "international", diagram, "47x36", 2, ""},
		{"R-9-a a square is missing", "international", diagram, "47x24x36", 1, "47x38x24x13x36"},
		{"R-9-a a square on the way", "international", diagram, "47x33x24x13x36", 1, "47x38x24x13x36"},
		{"G-12 each jump", "international", diagram, "47x33x24x13x36", 1, "47x38x24x13x36"},
		{"G-12 some of the way", "international", diagram, "47x15x9x36", 0, ""},
		{"G-12 no such way", "international", diagram, "47x38x36x24x36", 0, ""},
		{"G-12 another end", "international", diagram, "47x38x24x13", 0, ""},
		{"G-11 with the sign of a move", "international", diagram, "47-38-24-13-36", 1, "47x38x24x13x36"},
		{"R-9-a two squares that are the long form", "russian", "W:WKf6,Kf4,e3,a1:Ba7,e7,Kg7,b6,Kb4,Kd2,Ke1", "f6:h8", 1, "f6:h8"},
		{"R-6 in letters", "international", "W:WK47:B42", "c1xe3", 1, "47x38"},
		{"R-6 in numbers", "russian", "W:Wc3:Bd4", "22x15", 1, "c3:e5"},
		{"D-10 round to where it began", "international", "W:W38:B32,22,23,33", "38x38", 1, "38x27x18x29x38"},
		{"a plain move", "international", "W:W32:B1", "32-28", 1, "32-28"},
		{"a plain move with x", "international", "W:W32:B1", "32x28", 1, "32-28"},
		{"a plain move of three squares", "international", "W:W32:B1", "32-28-23", 0, ""},
		{"a king along a line", "international", "W:WK46:B1", "46-5", 1, "46-5"},
		{"a king beside the line", "international", "W:WK46:B1", "46-4", 0, ""},
		{"a king along a row", "international", "W:WK46:B1", "46-47", 0, ""},
		{"a king that does not fly", "english", "B:BK1:W32", "1-10", 0, ""},
		{"a king that does not fly, one square", "english", "B:BK1:W32", "1-6", 1, "1-6"},
		{"no such square", "russian", "W:Wa1:Bh8", "a1-a2", 0, ""},
		{"onto a piece", "russian", "W:Wa1,b2:Bh8", "a1-b2", 0, ""},
		{"nothing there", "russian", "W:Wa1:Bh8", "c1-b2", 0, ""},
	} {
		b := board(t, c.variant)
		p := position(t, b, c.fen)
		w, ok := Parse(c.text)
		m, count := b.Find(&p, &w, new(Moves))
		if !ok || count != c.count {
			t.Errorf("%s: %s is found %d times", c.name, c.text, count)
		} else if got := string(AppendLong(nil, b, &p, &m)); count == 1 && got != c.long {
			t.Errorf("%s: %s is %s, not %s", c.name, c.text, got, c.long)
		}
	}
	b := board(t, "international")
	p := b.Initial()
	if _, count := b.Find(&p, &Pattern{}, new(Moves)); count != 0 {
		t.Error("no text")
	}
}

// TestWayOf: a way takes what the move takes, jump after jump, and ends where it ends.
func TestWayOf(t *testing.T) {
	for _, v := range Variants {
		b, _ := New(v)
		random := rand.New(rand.NewPCG(9, uint64(v.Number)))
		var list Moves
		ways := 0
		for range 300 {
			p := randomPosition(b, random)
			for _, m := range slices.Clone(b.Moves(&p, &list)) {
				way, ok := WayOf(b, &p, &m)
				if ok != m.IsCapture() {
					t.Fatalf("%s %s: %v has a way: %t", v.Name, AppendFEN(nil, b, &p), m, ok)
				}
				if !ok {
					continue
				}
				ways++
				var taken Set
				at := way.From
				for _, jump := range way.Jumps() {
					taken.add(jump.Over)
					at = jump.To
				}
				if way.From != m.From || at != m.To || taken != m.Taken {
					t.Fatalf("%s %s: the way of %v is %v", v.Name, AppendFEN(nil, b, &p), m, way.Jumps())
				}
				// Its long form finds it, and no other.
				w, ok := Parse(string(AppendLong(nil, b, &p, &m)))
				if found, count := b.Find(&p, &w, &list); !ok || count != 1 || found != m {
					t.Fatalf("%s %s: %s finds %d", v.Name, AppendFEN(nil, b, &p), AppendLong(nil, b, &p, &m), count)
				}
			}
		}
		if ways < 100 {
			t.Errorf("%s: %d ways", v.Name, ways)
		}
	}
	b := board(t, "international")
	p := b.Initial()
	for _, m := range []Move{{}, {From: 50, Count: 1}, {Count: 200}, {From: 50, To: 60, Count: 1, Taken: only(3)}} {
		if _, ok := WayOf(b, &p, &m); ok {
			t.Errorf("%v has a way", m)
		}
	}
}

// FuzzParse: what is read is written in its plain form, and is read as the same squares; finding it and asking why ends.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"32-28", "c3:e5:g7", "06X11", "a3b4", "a3-22", "47x38x24x13x36"} {
		f.Add(text, uint64(1))
	}
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		w, ok := Parse(text)
		if !ok {
			if w != (Pattern{}) {
				t.Errorf("%q: %v", text, w)
			}
			return
		}
		var word uint64
		for i := min(len(text), 8) - 1; i >= 0; i-- {
			word = word<<8 | uint64(text[i])
		}
		if packed := Word(word, len(text)); packed != 0 && Unpack(packed) != w {
			t.Errorf("%q: %v, unpacked %v", text, w, Unpack(packed))
		}
		random := rand.New(rand.NewPCG(seed, 51))
		b, _ := New(Variants[random.IntN(len(Variants))])
		p := randomPosition(b, random)
		var list Moves
		_, count := b.Find(&p, &w, &list)
		if r := Why(b, &p, &w, &list); (r.Fault == NoFault) != (count > 0) {
			t.Errorf("%q %s: found %d times, and %v", text, AppendFEN(nil, b, &p), count, r)
		}
	})
}
