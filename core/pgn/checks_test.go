package pgn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// checkedClause is a text with the rules that it breaks, in the order of their places, each as often as it is broken.
type checkedClause struct{ name, text, want string }

// findsOf returns the names of the rules that a text breaks.
func findsOf(text string) string {
	var names []string
	for _, d := range Validate(Bytes([]byte(text)), Options{}).Diagnostics.Items {
		names = append(names, rules.Name(d.Rule))
	}
	return strings.Join(names, " ")
}

// areFound wants each text to break its rules of some areas, and no other rule of these.
func areFound(t *testing.T, areas string, clauses []checkedClause) {
	t.Helper()
	for _, c := range clauses {
		var got []string
		for _, name := range strings.Fields(findsOf(c.text)) {
			area, _, _ := strings.Cut(name, "/")
			if slices.Contains(strings.Fields(areas), area) {
				got = append(got, name)
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %q breaks %q, want %q", c.name, c.text, got, c.want)
		}
	}
}

// fenGame returns a game with a FEN and a move, or none.
func fenGame(fen, move string) string {
	return "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + move + " *"
}

// TestPositions: what the ledger says of start positions.
func TestPositions(t *testing.T) {
	initial := "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	areFound(t, "position move", []checkedClause{
		{"9.7.1-a FEN alone", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n*", "position/no-setup"},
		{"9.7.1-a FEN alone, without quotes", "[Event \"x\"]\n[FEN 4k3/8/8/8/8/8/8/4K3 w - - 0 1]\n*", "position/no-setup"},
		{"9.7.1-b SetUp alone", "[SetUp \"1\"]\n\n1. e4 *", "position/no-fen"},
		{"9.7.1-b SetUp of Chess960 alone", "[Variant \"Chess960\"]\n[SetUp \"1\"]\n\n1. e4 *", "position/no-fen"},
		{"9.7.1-c denied", "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n*", "position/setup"},
		{"9.7.1-c 0 is true", "[SetUp \"0\"]\n[FEN \"" + initial + "\"]\n*", "position/initial"},
		{"9.7.2-c once", fenGame(initial, "1. e4") + "\n\n" + fenGame(initial, "1. e4"), "position/initial"},
		{"9.7.2-c other number", fenGame(strings.TrimSuffix(initial, "1")+"2", "2. e4"), ""},
		{"9.7.2-b unread", fenGame("8/8", "1. e4"), "position/syntax"},
		{"16.1.3.1-d both ranks", fenGame("4k2P/8/8/8/8/8/8/4K1p1 w - - 0 1", "1. Ke2"), "position/pawns"},
		{"16.1.3.1-e both sides", fenGame("rnbqkbnr/pppppppp/n7/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "1. e4"),
			"position/material position/material"},
		{"16.1.3.1-e a variant", "[Variant \"Horde\"]\n" +
			fenGame("rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1", "1. a5"), ""},
		{"16.1.3.1-f three checks", fenGame("4k3/8/3N4/7B/8/8/8/K3R3 b - - 0 1", "1... Kd8"), "position/impossible-check"},
		{"16.1.3.2-b kings side by side", fenGame("8/8/8/8/8/4k3/4K3/8 w - - 0 1", ""), "position/opposite-check"},
		{"16.1.3.5-a number unread", fenGame("4k3/8/8/8/8/8/8/4KR2 b - - 20 0", "1... Kd7"), "position/form"},
	})
}

// TestNumbers: what the ledger says of the numbers of moves.
func TestNumbers(t *testing.T) {
	black := "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n"
	areFound(t, "number syntax variation", []checkedClause{
		{"8.2.2.1-b right", "1. e4 1. e5 2. Nf3 2... Nc6 3 Bb5 *", ""},
		{"8.2.2.1-b one", "1. e4 e5 3. Nf3 Nc6 3. Bb5 *", "number/wrong"},
		{"8.2.2.1-b all from one on", "1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 5. Ba4 *", "number/wrong"},
		{"8.2.2.1-b twice", "1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 6. Ba4 *", "number/wrong number/wrong"},
		{"8.2.2.1-b of Black", "1. e4 e5 2. Nf3 3... Nc6 3. Bb5 *", "number/wrong"},
		{"8.2.2.1-b with its variations", "11. e4 e5 12. Nf3 (12. Bc4 Nf6 (12... Nc6) 13. d3) 12... Nc6 *", "number/wrong"},
		{"8.2.2.1-b not in a variation", "11. e4 e5 12. Nf3 (2. Bc4 Nf6 (12... Nc6) 3. d3) 12... Nc6 *", "number/wrong number/wrong"},
		{"8.2.2.1-b in a variation", "1. e4 e5 2. Nf3 (3. Bc4 Nf6 4. d3) 2... Nc6 *", "number/wrong"},
		{"8.2.2.1-b after an illegal move", "1. e4 e5 2. Ke3 Nc6 4. Bb5 *", ""},
		{"8.2.2.1-b no legal moves", "[Variant \"Atomic\"]\n\n7. e4 e5 *", ""},
		{"8.2.2.1-b with a comment and a NAG between", "1. e4 e5 3. {x} $1 Nf3 *", "number/wrong"},
		{"8.2.2.1-b an open variation", "1. e4 e5 2. Nf3 (3. Bc4 Nf6 *", "variation/unclosed number/wrong"},
		{"8.2.2.1-b text and a dangling one", "1. e4 e5 2. 9. 2. Nf3 5254 5755 {x} 2. Nc6 *", "number/dangling number/dangling syntax/unexpected-text syntax/unexpected-text"},
		{"8.2.2.1-b null move", "1. e4 0000 2. d4 *", ""},
		{"8.2.2.1-d against the FEN", black + "1... Kd7 2. Kd2 *", "number/wrong"},
		{"8.2.2.1-d with the FEN", black + "7... Kd7 8. Kd2 *", ""},
	})
}

// TestLongRunOfNumbers: however many numbers are off, they are put right in few passes.
func TestLongRunOfNumbers(t *testing.T) {
	var wrong, right strings.Builder
	for n := range 600 {
		move := []string{"Nf3 Nf6", "Ng1 Ng8"}[n%2]
		fmt.Fprintf(&wrong, "%d. %s ", n+11, move)
		fmt.Fprintf(&right, "%d. %s ", n+1, move)
	}
	out, applied, _ := ApplySafe([]byte("[Event \"x\"]\n\n"+wrong.String()+"*"), source.Automatic, nil)
	if got := findsOf("[Event \"x\"]\n\n" + wrong.String() + "*"); got != "number/wrong number/wrong number/wrong" {
		t.Error(got)
	}
	if string(out) != "[Event \"x\"]\n\n"+right.String()+"*" || applied != 3 {
		t.Errorf("%d fixes made %s", applied, out)
	}
}
