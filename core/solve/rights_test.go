package solve

import (
	"slices"
	"testing"

	"pbn/core/chess"
)

// TestPrepare has what is assumed and what is proved of positions.
func TestPrepare(t *testing.T) {
	square := func(text string) chess.Square { return chess.At(int(text[0]-'a'), int(text[1]-'1')) }
	for _, c := range []struct {
		what, fen, stipulation string
		keep                   bool
		want                   string // castling and the square that was passed
		notes                  []Note
	}{
		{"nothing shows that White may not castle", "8/Q7/8/8/8/8/8/2k1K2R w - -", "#2", false, "K -", []Note{{CastlingAssumed, square("h1")}}},
		{"the position is taken as it says", "8/Q7/8/8/8/8/8/2k1K2R w - -", "#2", true, "- -", nil},
		{"Black has only moved its king or its rook", "4k2r/8/8/8/8/8/8/4K3 w - -", "#2", false, "- -", []Note{{CastlingExcluded, square("h8")}}},
		{"Black may have moved the pawn", "4k2r/8/8/p7/8/8/8/4K3 w - -", "#2", false, "k -", []Note{{CastlingAssumed, square("h8")}}},
		{"of two rooks one has moved, or the king; neither is proved", "r3k2r/8/8/8/8/8/8/4K3 w - -", "#2", false, "kq -", []Note{{CastlingAssumed, square("h8")}, {CastlingAssumed, square("a8")}}},
		{"Black has only moved e7-e5", "kb6/ppp5/3N1N2/3KpP2/8/8/8/8 w - -", "#2", false, "- e6", []Note{{PassingProved, square("e6")}}},
		{"Black may have moved its king", "k7/ppp5/3N1N2/3KpP2/8/8/8/8 w - -", "#2", false, "- -", []Note{{PassingUnproved, square("e6")}}},
		{"the position says it", "k7/ppp5/3N1N2/3KpP2/8/8/8/8 w - e6", "#2", false, "- e6", []Note{{PassingGiven, square("e6")}}},
		{"Black begins a helpmate", "8/8/8/8/8/1k6/8/1K5R w - -", "h#2", false, "- -", []Note{{TurnChanged, chess.NoSquare}}},
		{"White begins one of half a move more", "8/8/8/8/8/1k6/8/1K5R w - -", "h#1.5", false, "- -", nil},
		{"Chess960 says who may castle", "4k3/8/8/8/8/8/8/1R2K3 w B -", "#2", false, "Q -", nil},
	} {
		p := position(t, c.fen)
		st, _ := Parse(c.stipulation)
		got, notes := prepare(&p, st, c.keep)
		f := splitFields(&got)
		if is := f.castling + " " + f.passing; is != c.want || !slices.Equal(notes, c.notes) {
			t.Errorf("%s: %s %v, not %s %v", c.what, is, notes, c.want, c.notes)
		}
	}
}

// TestParse reads stipulations as people type them.
func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"#2": "#2", "# 3": "#3", "2#": "#2", "＃2": "#2", "h#2": "h#2", "h#2.5": "h#2.5", "H#3": "h#3", "h#2½": "h#2.5", "h#0.5": "h#0.5", "s#2": "s#2",
		"S# 3": "s#3", "h#2 2.1.1.1": "h#2", "h#3 (2 solutions)": "h#3", " #2 ": "#2", "++2": "#2",
		"": "?", "#": "?", "#0": "?", "=2": "?", "#2 or so": "?", "r#2": "?", "#-1": "?", "h#2.": "?", "2": "?", "White mates in two": "?", "h#2 (": "?",
		"#6": "long", "h#9": "long", "s#99": "long",
	} {
		st, fault := Parse(text)
		got := st.String()
		switch fault {
		case Unknown:
			got = "?"
		case TooLong:
			got = "long"
		}
		if got != want {
			t.Errorf("%q: %s, not %s", text, got, want)
		}
	}
	for text, want := range map[string]int{"h#2 2.1.1.1": 2, "h#3 (4 solutions)": 4, "h#2": 0, "h#2.5": 0, "h#2.5 2.1.1": 2, "h#2 3.1": 3} {
		if st, fault := Parse(text); fault != NoFault || st.Solutions != want {
			t.Errorf("%q: %d solutions, not %d", text, st.Solutions, want)
		}
	}
}
