package openings_test

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/openings"
	"pbn/core/openings/known"
)

func Example() {
	opening, _ := known.Table().Of(line("d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3"))
	fmt.Println(opening.ECO, opening.Name)
	// Output: E06 Catalan Opening: Closed
}

// line returns moves in SAN from the initial position.
func line(sans string) (moves []chess.Move) {
	p, _, _, _ := chess.ReadFEN(chess.Initial)
	for _, san := range strings.Fields(sans) {
		m, count := p.Find(chess.Parse(san))
		if count != 1 {
			panic(san)
		}
		moves = append(moves, m)
		var u chess.Undo
		p.Do(m, &u)
	}
	return moves
}

func TestOf(t *testing.T) {
	for _, c := range []struct{ moves, want string }{
		{"e4", "B00 King's Pawn Game"},
		{"e4 e5 Nf3 Nc6 Bb5", "C60 Ruy Lopez"},
		{"c4 e6 Nc3 d5 d4", "D31 Queen's Gambit Declined: Queen's Knight Variation"}, // by another order of moves
		{"e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 h3 b5 a3 h6", "B90 Sicilian Defense: Najdorf Variation, Adams Attack"},
		{"", ""},
	} {
		found, ok := known.Table().Of(line(c.moves))
		if got := strings.TrimSpace(found.ECO + " " + found.Name); got != c.want || ok != (c.want != "") {
			t.Errorf("%s: %q, want %q", c.moves, got, c.want)
		}
	}
}

// TestTable: each line of the table is another position, and the lines are in order, with codes as the standard has them.
func TestTable(t *testing.T) {
	rows := strings.Count(known.Text, "\n")
	if table := known.Table(); table.Len() != rows || rows < 3000 || table.Plies() > 40 {
		t.Errorf("%d positions of %d lines, %d plies", table.Len(), rows, table.Plies())
	}
	for row := range strings.Lines(known.Text) {
		fields := strings.Split(row, "\t")
		if eco := fields[1]; len(eco) != 3 || eco[0] < 'A' || eco[0] > 'E' || eco[1:] < "00" || eco[1:] > "99" {
			t.Errorf("%q", row)
		}
	}
}

func TestReadRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"0 e2e4\tB00\n": "line 1: a line has three fields, with tabs between them",
		"0 e2e4\tB00\tKing's Pawn\n2 e7e5\tC20\tOpen\n":                    "line 2: the first number is that of the plies of the line above that this one shares",
		"x e2e4\tB00\tKing's Pawn\n":                                       "line 1: the first number is that of the plies of the line above that this one shares",
		"-1 e2e4\tB00\tKing's Pawn\n":                                      "line 1: the first number is that of the plies of the line above that this one shares",
		"0 e2e5\tB00\tKing's Pawn\n":                                       "line 1: the move e2e5 is not legal",
		"0" + strings.Repeat(" g1f3 g8f6 f3g1 f6g8", 20) + "\tA00\tBack\n": "line 1: a line has 60 plies at most",
	} {
		if _, err := openings.Read(text); err == nil || err.Error() != "openings: "+want {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	for range b.N {
		if _, err := openings.Read(known.Text); err != nil {
			b.Fatal(err)
		}
	}
}
