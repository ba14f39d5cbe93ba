package values

import (
	"testing"

	"pbn/core/draughts"
)

// TestGameType_V_1: the syntax, and what is read of what breaks it.
func TestGameType_V_1(t *testing.T) {
	for _, c := range []struct {
		text    string
		state   State
		number  int
		written string
	}{
		{"20", Standard, 20, "20"},
		{"20,W,10,10,N2,0", Standard, 20, "20"},
		{"20,W,10,10,N2", Standard, 20, "20"},
		{"22,W,8,8,N2", Standard, 22, "22,W,8,8,N2,0"},
		{"23,W,8,8,A0,0", Standard, 23, "23,W,8,8,A0,0"},
		{"23,W,8,8,A1,1", Standard, 23, "23,W,8,8,A1,1"},
		{"20,W,10,10,N1,0", Standard, 20, "20,W,10,10,N1,0"},
		{"0", Standard, 0, "0"},
		{"0,W,8,8,S0", Standard, 0, "0"},
		{"30", Standard, 30, "30"},
		{"30,W,8,8,A0,0", Standard, 30, "30"},
		{"45", Standard, 45, "45"},
		{"45,B,8,8,N1,0", Standard, 45, "45,B,8,8,N1,0"},
		{"97", Standard, 97, "97"},
		{"20,W,0,0,N,0", Odd, 20, "20"},
		{"20,", Odd, 20, "20"},
		{"20,X,10,10,N2,0", Odd, 20, "20"},
		{"20,W,10,10,N4,0", Odd, 20, "20"},
		{"20,W,10,10,Q2,0", Odd, 20, "20"},
		{"20,W,10,10,N2,2", Odd, 20, "20"},
		{"20,W,10,10,N2,0,1", Odd, 20, "20"},
		{"20,W,x,10,N2,0", Odd, 20, "20"},
		{"20,W,10", Odd, 20, "20"},
		{"20,W,10,10", Odd, 20, "20"},
		{"20,W,10,10,", Odd, 20, "20"},
		{"20,W,10,10,N", Odd, 20, "20"},
		{"20 W", Bad, 0, ""},
		{"12345", Bad, 0, ""},
		{"draughts", Bad, 0, ""},
		{",W", Bad, 0, ""},
		{"?", Silent, 0, ""},
		{"", Silent, 0, ""},
	} {
		g, state := ReadGameType(c.text)
		if state != c.state || g.Number != c.number {
			t.Errorf("V-1 %q: %d, state %d", c.text, g.Number, state)
		}
		if got := string(AppendGameType(nil, g)); c.written != "" && got != c.written {
			t.Errorf("V-2 %q is written as %q, not %q", c.text, got, c.written)
		}
	}
}

// TestGameTypeTable_V_2: what each number of the standard's table stands for.
func TestGameTypeTable_V_2(t *testing.T) {
	for _, text := range []string{
		"20,W,10,10,N2,0", "21,B,8,8,N1,0", "22,W,8,8,N2,1", "23,B,8,8,N1,0", "24,W,8,8,N1,1", "25,W,8,8,A0,0", "26,W,8,8,A0,0",
		"27,W,12,12,N2,0", "28,W,8,8,N1,1", "29,W,8,8,A0,0", "30,W,8,8,A0,0", "31,B,8,8,N2,0", "40,W,10,10,N2,0", "41,W,10,8,A0,0",
	} {
		whole, state := ReadGameType(text)
		number, _ := ReadGameType(text[:2])
		if state != Standard || whole != number || !whole.IsFull() {
			t.Errorf("V-2 %s is %+v, its number alone %+v", text, whole, number)
		}
		v, isOwnBoard, ok := whole.Variant()
		if ok != (whole.Number != turkish) {
			t.Errorf("%s has a variant: %t", text, ok)
		}
		if row, known := draughts.Numbered(whole.Number); known && (v != row || !isOwnBoard) {
			t.Errorf("V-2 %s: %+v, not %+v", text, v, row)
		}
	}
}

// TestBoards_V_6: the board of the text, or the variant's own where there is none of that size.
func TestBoards_V_6(t *testing.T) {
	for _, c := range []struct {
		text          string
		width, height int
		isOwn, ok     bool
	}{
		{"20,W,8,8,N2,0", 8, 8, true, true},
		{"20,W,12,4,N2,0", 12, 4, true, true},
		{"20,W,13,10,N2,0", 10, 10, false, true},
		{"20,W,3,10,N2,0", 10, 10, false, true},
		{"20,W,9999,9999,N2,0", 10, 10, false, true},
		{"97", 10, 10, true, true},
		{"99", 10, 10, true, true},
		{"0", 0, 0, false, false},
		{"45,B,8,8,N1,0", 0, 0, false, false},
	} {
		g, _ := ReadGameType(c.text)
		v, isOwn, ok := g.Variant()
		if v.Width != c.width || v.Height != c.height || isOwn != c.isOwn || ok != c.ok {
			t.Errorf("V-6 %s: %d x %d, its own %t, %t", c.text, v.Width, v.Height, isOwn, ok)
		}
	}
	g, _ := ReadGameType("23,W,8,8,A1,1")
	if v, _, _ := g.Variant(); !v.Letters || v.Start != draughts.White || v.Corner != 1 || !v.Inverted || v.Name != "pool" {
		t.Errorf("Jamaican: %+v", v)
	}
}

// TestKnown_V_8: which games have laws.
func TestKnown_V_8(t *testing.T) {
	for number, want := range map[int]Laws{
		0: NoDraughts, 1: NoDraughts, 19: NoDraughts, 20: Judged, 25: Judged, 29: Judged, 30: NotYet, 31: NotYet, 32: Unknown, 40: Judged, 41: Judged,
		42: Unknown, 49: Unknown, 50: NoDraughts, 51: Unknown, 95: Unknown, 96: OfTheMoves, 99: OfTheMoves, 100: Unknown, 9999: Unknown,
	} {
		if got := (GameType{Number: number}).Known(); got != want {
			t.Errorf("V-8 %d: %d, not %d", number, got, want)
		}
	}
	for number, want := range map[int]string{96: "international", 97: "frisian", 98: "international", 99: "international"} {
		if v, _, ok := full(number).Variant(); !ok || v.Name != want {
			t.Errorf("V-8 %d: %s", number, v.Name)
		}
	}
}

// TestNamedGame_V_9: what the tag Variant calls games.
func TestNamedGame_V_9(t *testing.T) {
	for name, want := range map[string]int{
		"Russian": 25, "russian": 25, "INTERNATIONAL": 20, "Standard": 20, "American/English": 21, "Frysk!": 97, "From Position": 99, "Turkish": 30,
		"Pool checkers": 23, "American Pool": 23, "American pool checkers": 23, "Spantsiretti": 41, "International draughts": 20, "Checkers": 21,
		"American checkers": 21, "English draughts": 21, "Italian draughts": 22, "Spanish draughts": 24, "Russian draughts": 25,
		"Brazilian draughts": 26, "Canadian draughts": 27, "Portuguese draughts": 28, "Czech draughts": 29, "Turkish draughts": 30,
		"Thai draughts": 31, "Frisian draughts": 40, "Breakthrough": 96, "Frysk": 97, "Antidraughts": 98,
	} {
		if g, ok := NamedGame(name); !ok || g.Number != want || g != full(want) {
			t.Errorf("V-9 %s: %d, %t", name, g.Number, ok)
		}
	}
	for _, name := range []string{"", "Chess", "russians"} {
		if _, ok := NamedGame(name); ok {
			t.Errorf("V-9 %q", name)
		}
	}
}

func TestResult_T_5(t *testing.T) {
	for _, c := range []struct {
		text  string
		want  Result
		state State
	}{
		{"*", Open, Standard}, {"1-0", FirstWins, Standard}, {"0-1", SecondWins, Standard}, {"1/2-1/2", Drawn, Standard}, {"2-0", FirstTwo, Standard},
		{"0-2", SecondTwo, Standard}, {"1-1", OneAll, Standard}, {"0-0", DoubleForfeit, Standard},
		{"½-½", Drawn, Odd}, {"0.5-0.5", Drawn, Odd}, {"1 - 0", FirstWins, Odd}, {"2–0", FirstTwo, Odd}, {"1:1", OneAll, Odd},
		{"?", Open, Silent}, {"", Open, Silent},
		{"4-6", Open, Bad}, {"-", Open, Bad}, {"1+ - 1-", Open, Bad}, {"won", Open, Bad}, {"1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0", Open, Bad},
	} {
		if r, state := ReadResult(c.text); r != c.want || state != c.state {
			t.Errorf("T-5 %q: %s, state %d", c.text, r, state)
		}
	}
}

// TestPoints_T_5: each result has a form in each type of points; what it says stays.
func TestPoints_T_5(t *testing.T) {
	for _, c := range []struct{ r, one, two Result }{
		{FirstWins, FirstWins, FirstTwo}, {SecondTwo, SecondWins, SecondTwo}, {Drawn, Drawn, OneAll}, {OneAll, Drawn, OneAll},
		{DoubleForfeit, DoubleForfeit, DoubleForfeit}, {Open, Open, Open},
	} {
		if one, two := c.r.In(false), c.r.In(true); one != c.one || two != c.two || one.Outcome() != c.r.Outcome() || two.Outcome() != c.r.Outcome() {
			t.Errorf("T-5 %s: %s and %s", c.r, one, two)
		}
	}
}
