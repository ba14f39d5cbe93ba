package record

import (
	"testing"

	"pbn/core/chess"
)

// TestReadKey: a key is read in any language, short or long, and where two languages mean two moves it is not.
func TestReadKey(t *testing.T) {
	const (
		two    = "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1"
		castle = "4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1"
	)
	for _, c := range []struct{ fen, text, want string }{
		{two, "Rh1-b1", "h1b1"}, {two, "Rb1!", "h1b1"}, {two, "1.Tb1!", "h1b1"}, {two, "1... Th1-b1", "h1b1"}, {two, "Sf6", "h7f6"}, {two, "Sh7-f6", "h7f6"},
		{two, "Nf6", "h7f6"}, {two, "♖b1", "h1b1"}, {two, "Dxa5+", "a2a5"}, {two, "Qa2xa5", "a2a5"}, {two, "Фa2:a5", "a2a5"}, {two, "Кр–d1", ""},
		{two, "Крd1", "e2d1"}, {two, "Pf6", "h7f6"}, {two, "Qb8", ""}, {two, "b1", ""}, {two, "Q-K sq", ""}, {two, "", ""}, {two, "a1-a2", ""}, {two, "Bh1-b1", "h1b1"},
		{castle, "0-0", "e1g1"}, {castle, "O-O-O", "e1c1"}, {castle, "a7-a8D", "a7a8q"}, {castle, "a8=S", "a7a8n"}, {castle, "a7-a8=T", "a7a8r"},
		{castle, "Ra1-b1", "a1b1"}, {castle, "Rd1", "a1d1"}, {two, "Hb1", ""}, {castle, "Kf1", "e1f1"},
		{"8/8/8/8/8/8/8/K7 w - - 0 1", "Ka2", ""},
	} {
		p, _, _, _ := chess.ReadFEN(c.fen)
		got := ""
		if m := ReadKey(&p, c.text); m != chess.NoMove {
			got = string(chess.AppendCoordinates(nil, m, false))
		}
		if got != c.want {
			t.Errorf("%s in %s is read as %q, want %q", c.text, c.fen, got, c.want)
		}
	}
}

func TestYear(t *testing.T) {
	for date, want := range map[string]int{"1962": 1962, "July, 1868": 1868, "1901-02": 1901, "12.3.": 0, "12345": 0, "0999": 0, "": 0, "?1999?": 1999, "199": 0} {
		if got := Year(date); got != want {
			t.Errorf("%q has the year %d, want %d", date, got, want)
		}
	}
}
