package draughts

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestFEN_F(t *testing.T) {
	type faults []FENFault
	for _, c := range []struct {
		name, variant, fen string
		want               faults
		written            string // "" where there is no position
	}{
		{"F-1 as it is written", "international", "W:W31,K32:BK1,20", nil, "W:W31,K32:BK1,20"},
		{"F-1 Black's list first", "international", "B:B1:W50", faults{{BlackFirst, 5, 6}}, "B:W50:B1"},
		{"F-1 one list", "international", "W:W31", faults{{ListMissing, 5, 5}}, "W:W31:B"},
		{"F-1 no list", "international", "W", faults{{ListMissing, 1, 1}}, "W:W:B"},
		{"F-1 nothing", "international", "", faults{{UnknownTurn, 0, 0}, {ListMissing, 0, 0}}, ""},
		{"F-1 another turn", "international", "X:W31:B1", faults{{UnknownTurn, 0, 1}}, ""},
		{"F-1 a list of nobody", "international", "W:W31:B1:?5", faults{{UnknownColor, 9, 11}}, ""},
		{"F-1 small letters", "international", "w:w31:bk1", faults{{LowerCase, 0, 1}}, "W:W31:BK1"},
		{"F-1 small letters, Black", "international", "b:W31:B1", faults{{LowerCase, 0, 1}}, "B:W31:B1"},
		{"F-2 a comma too many", "international", "W:W31,,32:B1", faults{{ElementMissing, 6, 6}}, "W:W31,32:B1"},
		{"F-2 a comma at the end", "international", "W:W31,:B1", faults{{ElementMissing, 6, 6}}, "W:W31:B1"},
		{"F-2 a comma before a list", "international", "W:W31,32,B1,K2", faults{{Separator, 9, 10}}, "W:W31,32:B1,K2"},
		{"F-2 a color before each square", "russian", "W:Wa1,WKc1,Bb8,BKd8", faults{{Separator, 6, 7}}, "W:Wa1,Kc1:Bb8,Kd8"},
		{"F-2 a capital letter is no color", "russian", "W:Wa1,B2:Bb8", faults{{NumberForm, 6, 8}}, "W:Wb2,a1:Bb8"},
		{"F-2 colons between squares", "international", "W:W31:32:K33:B1:2", faults{{Separator, 5, 6}}, "W:W31,32,K33:B1,2"},
		{"F-2 a number before any list", "international", "W:31:B1", faults{{UnknownColor, 2, 4}, {ListMissing, 7, 7}}, ""},
		{"F-2 a color alone within a list", "international", "W:W31,B:B1", faults{{UnknownSquare, 6, 7}}, ""},
		{"F-2 no comma", "international", "W:W31 32:B1", faults{{UnknownSquare, 3, 8}}, ""},
		{"F-2 a king alone", "international", "W:WK:B1", faults{{UnknownSquare, 4, 4}}, ""},
		{"F-3 ranges", "international", "W:W31-33,K40-41:BK1-K3", faults{{Range, 3, 8}}, "W:W31,32,33,K40,K41:BK1,K2,K3"},
		{"F-3 a falling range", "international", "W:W33-31:B1", faults{{RangeFalls, 3, 8}}, ""},
		{"F-3 a range of letters", "russian", "W:Wa1-c1:Bb8", faults{{RangeFalls, 3, 8}}, ""},
		{"F-3 a range to nowhere", "international", "W:W45-55:B1", faults{{NoSuchSquare, 3, 8}}, ""},
		{"F-3 half a range", "international", "W:W31-:B1", faults{{UnknownSquare, 3, 6}}, ""},
		{"F-4 a number too large", "international", "W:W51:B1", faults{{NoSuchSquare, 3, 5}}, ""},
		{"F-4 a number beyond all", "international", "W:W99999999999999999999:B1", faults{{NoSuchSquare, 3, 23}}, ""},
		{"F-4 0", "international", "W:W0:B1", faults{{NumberForm, 3, 4}, {NoSuchSquare, 3, 4}}, ""},
		{"F-4 leading zero", "international", "W:W31:B01", faults{{NumberForm, 7, 9}}, "W:W31:B1"},
		{"F-4 not played on", "russian", "W:Wa2:Bb8", faults{{NoSuchSquare, 3, 5}}, ""},
		{"F-4 a column too far", "russian", "W:Wi1:Bb8", faults{{NoSuchSquare, 3, 5}}, ""},
		{"F-4 a row too far", "russian", "W:Wa99:Bb8", faults{{NoSuchSquare, 3, 6}}, ""},
		{"F-4 no square", "international", "W:Wxx:B1", faults{{UnknownSquare, 3, 5}}, ""},
		{"F-4 signs", "international", "W:W?:B1", faults{{UnknownSquare, 3, 4}}, ""},
		{"F-5 blanks", "international", " W : W 31, K32 : B1 ", faults{{Spacing, 0, 20}}, "W:W31,K32:B1"},
		{"F-5 a blank in a list", "international", "W:W31, 32:B1", faults{{Spacing, 6, 9}}, "W:W31,32:B1"},
		{"F-5 dot", "international", "W:W31:B1.", faults{{FinalDot, 8, 9}}, "W:W31:B1"},
		{"F-6 no pieces of a side", "international", "W:W1:B", nil, "W:W1:B"},
		{"F-6 without letter", "international", "W:W31:", nil, "W:W31:B"},
		{"S-5 nothing at all", "international", "B::", nil, "B:W:B"},
		{"F-7 a square twice", "international", "W:W31,31:B1", faults{{SquareTwice, 6, 8}}, "W:W31:B1"},
		{"F-7 a square of both", "international", "W:WK31:B31", faults{{SquareTwice, 8, 10}}, "W:WK31:B"},
		{"F-7 a color twice", "international", "W:W31:W32:B1", faults{{ColorTwice, 6, 7}}, "W:W31,32:B1"},
		{"F-9 numbers in a variant of letters", "russian", "W:W29:BK4", faults{{OtherSquares, 3, 5}}, "W:Wa1:BKh8"},
		{"F-9 letters in a variant of numbers", "english", "B:Wa1:Bh8", faults{{OtherSquares, 3, 5}}, "B:W29:B4"},
		{"F-9 capital letters", "russian", "W:WA1:BKH8", faults{{NumberForm, 3, 5}}, "W:Wa1:BKh8"},
		{"F-9 g3 is no piece that has gone", "russian", "W:WG3:Bb8", faults{{NumberForm, 3, 5}}, "W:Wg3:Bb8"},
		{"L-6 two digits", "canadian", "W:Wk11:B1", faults{{OtherSquares, 3, 6}}, "W:W12:B1"},
		{"F-10 nobody's turn", "english", "?:W29:B1", faults{{TurnOpen, 0, 1}}, "B:W29:B1"},
		{"F-11 counts", "international", "B:W50:B1:H7:F12", faults{{Extension, 9, 11}}, "B:W50:B1"},
		{"F-11 moves of kings", "frisian", "W:WK50,31:B1:+2+0", faults{{Extension, 13, 17}}, "W:W31,K50:B1"},
		{"F-11 pieces that have gone", "international", "W:W31,G32:B1,P2", faults{{Extension, 7, 9}}, "W:W31:B1"},
		{"F-11 no number", "international", "W:W31:B1:H", faults{{UnknownColor, 9, 10}}, ""},
		{"F-11 half of it", "frisian", "W:W31:B1:+1", faults{{UnknownColor, 9, 11}}, ""},
		{"F-11 nothing behind the second sign", "frisian", "W:W31:B1:+1+", faults{{UnknownColor, 9, 12}}, ""},
		{"F-11 more behind it", "frisian", "W:W31:B1:+1+1x", faults{{UnknownColor, 9, 14}}, ""},
	} {
		b := board(t, c.variant)
		p, got, ok := ReadFEN(b, c.fen)
		if !slices.Equal(got, c.want) || ok != (c.written != "") {
			t.Errorf("%s: %s: %t, %v, not %v", c.name, c.fen, ok, got, c.want)
		}
		if text := string(AppendFEN(nil, b, &p)); ok && text != c.written {
			t.Errorf("%s: %s becomes %s, not %s", c.name, c.fen, text, c.written)
		}
	}
}

func TestFENForms(t *testing.T) {
	for _, c := range []struct {
		variant, fen string
		form         FENForm
		want         string
	}{
		{"russian", "W:Wa1,Kb2:Bb8", Numbers, "W:WK25,29:B1"},
		{"english", "B:WK29:B1", Letters, "B:WKa1:Bb8"},
		{"international", "W:W31,32,33,K34,K35,K36,37,38:B1", Ranges, "W:W31-33,K34-K36,37,38:B1"},
		{"international", "W:W31:B1:H7:F12", WithCounts, "W:W31:B1:H7:F12"},
		{"international", "W:W31:B1:H99999:F4000000000", WithCounts, "W:W31:B1:H32768:F1073741824"},
		{"frisian", "W:W31,K40:BK1:H7:F12:+2+1", WithCounts, "W:W31,K40:BK1:H7:F12:+2+1"},
		{"frisian", "W:W31,K40,K41:BK1:H7:F0:+2+1", WithCounts, "W:W31,K40,K41:BK1:H7:F1:+0+1"},
		{"russian", "W:Wa1,c1,e1:Bb8", Letters | Ranges, "W:Wa1,c1,e1:Bb8"},
		{"canadian", "W:W72:B1", Letters, "W:Wk1:Bb12"},
	} {
		b := board(t, c.variant)
		p := position(t, b, c.fen)
		if got := string(AppendFENAs(nil, b, &p, c.form)); got != c.want {
			t.Errorf("%s: %s, not %s", c.fen, got, c.want)
		}
	}
}

// TestFENRoundTrip: random positions of all variants are read as they were written, in each form, without a fault that the form does not have.
func TestFENRoundTrip(t *testing.T) {
	for _, v := range Variants {
		b, _ := New(v)
		random := rand.New(rand.NewPCG(11, uint64(v.Number)))
		for range 200 {
			p := randomPosition(b, random)
			p.countFew()
			for form := range FENForm(1 << 4) {
				text := string(AppendFENAs(nil, b, &p, form))
				q, faults, ok := ReadFEN(b, text)
				if !ok || q != p {
					t.Fatalf("%s %s: %v %v", v.Name, text, faults, q)
				}
				if form == 0 && faults != nil {
					t.Fatalf("%s %s: %v", v.Name, text, faults)
				}
			}
		}
	}
}

// FuzzReadFEN: each fault is in the text, once of a kind; what gives a position is written, and read as the same one.
func FuzzReadFEN(f *testing.F) {
	for _, fen := range []string{"W:W31-50:B1-20", "B::", "?:Wa1,Kc3:Bb8.", "W:W31,G32:BK1-K3:H7:F12:+1+2", " w : w01,, k2 :b3:?", "W:WK1-:B-2,3-1", ":BK", "W:W31,B1:2:K3"} {
		for number := range Variants {
			f.Add(fen, uint8(number))
		}
	}
	f.Fuzz(func(t *testing.T, fen string, number uint8) {
		b, _ := New(Variants[int(number)%len(Variants)])
		p, faults, ok := ReadFEN(b, fen)
		kinds := map[FENFaultKind]bool{}
		for _, fault := range faults {
			if kinds[fault.Kind] || fault.Start < 0 || fault.Start > fault.End || fault.End > len(fen) {
				t.Errorf("%q: %v", fen, fault)
			}
			kinds[fault.Kind] = true
			if fault.Kind < FormFaults && ok {
				t.Errorf("%q: a position with %v", fen, fault)
			}
		}
		text := string(AppendFENAs(nil, b, &p, WithCounts))
		q, _, ok := ReadFEN(b, text)
		if q.runs = p.runs; !ok || q != p {
			t.Errorf("%q: %s", fen, text)
		}
		if plain := string(AppendFEN(nil, b, &p)); len(faults) == 0 && len(fen) > 3 && plain != fen && fen[len(fen)-1] != ':' {
			if again, faults, _ := ReadFEN(b, plain); again != p || faults != nil {
				t.Errorf("%q becomes %q without a fault", fen, plain)
			}
		}
		b.Moves(&p, new(Moves))
		Faults(b, &p)
	})
}
