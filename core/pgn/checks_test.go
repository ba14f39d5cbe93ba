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
		fmt.Fprintf(&wrong, "%d. %s\n", n+11, move)
		fmt.Fprintf(&right, "%d. %s\n", n+1, move)
	}
	out, applied, _ := ApplySafe([]byte("[Event \"x\"]\n\n"+wrong.String()+"*"), source.Automatic, nil)
	if got := findsOf("[Event \"x\"]\n\n" + wrong.String() + "*"); got != "number/wrong number/wrong number/wrong" {
		t.Error(got)
	}
	if string(out) != "[Event \"x\"]\n\n"+right.String()+"*" || applied != 3 {
		t.Errorf("%d fixes made %s", applied, out)
	}
}

// TestAnnotations: what the ledger says of NAGs and variations.
func TestAnnotations(t *testing.T) {
	areFound(t, "annotation variation", []checkedClause{
		{"8.2.4-b a suffix and its NAG", "1. e4! $1 e5 *", "annotation/double-nag"},
		{"8.2.4-b three times", "1. e4 $9 $9 $9 e5 *", "annotation/double-nag annotation/double-nag"},
		{"8.2.4-b before a variation and after it", "1. e4 $1 e5 ($1 {x} 1... c5 $1) *", "annotation/no-move"},
		{"8.2.4-d marks", "1. e4 $1 $2 $3 e5 *", "annotation/contradiction annotation/contradiction"},
		{"8.2.4-d a mark and an assessment", "1. e4 $1 $11 e5 $7 $8 $9 $22 *", ""},
		{"8.2.4-d of a sign", "1. e4 $10 +- e5 *", "annotation/sign annotation/contradiction"},
		{"8.2.3.8-a not twice", "1. e4 !! ! $3 e5 *", "annotation/repeated annotation/double-nag"},
		{"10-a", "1. e4 $0 $0 e5 *", "annotation/nag-zero annotation/nag-zero"},
		{"10-c once", "1. e4 $140 e5 $200 2. Nf3 $255 *\n\n1. e4 $141 *", "annotation/nag-reserved"},
		{"10-c not of a sign", "1. e4 N e5 *", "annotation/sign"},
		{"8.2.5-h", "1. e4 e5 (1... e5 2. d4) (1... c5) (1... e5) *", "variation/same-move variation/same-move"},
		{"8.2.5-h as words", "1. e4 e5 2. Ke3 (2. Ke3) *", ""},
	})
}

// TestResults: what the ledger says of results.
func TestResults(t *testing.T) {
	mate := "1. f3 e5 2. g4 Qh4# "
	areFound(t, "result", []checkedClause{
		{"8.1.1.7-a form", "[Result \"½-½\"]\n\n1. e4 1/2-1/2", "result/form"},
		{"8.1.1.7-a unread", "[Result \"White\"]\n\n1. e4 1-0", "result/form"},
		{"8.1.1.7-a both lose", "[Result \"0-0\"]\n\n1. e4 0-0", "result/form result/form"},
		{"8.2.6-c the marker counts", "[Result \"1-0\"]\n\n1. e4 0-1", "result/mismatch"},
		{"8.2.6-c no result", "[Result \"\"]\n\n1. e4 0-1", "result/mismatch"},
		{"8.2.6-c no marker", "[Result \"1-0\"]\n\n1. e4", ""},
		{"8.2.6-e mate", mate + "1/2-1/2", "result/position"},
		{"8.2.6-e mate, unknown", mate + "*", "result/position"},
		{"8.2.6-e mate, by the tag", "[Result \"0-1\"]\n\n" + mate + "*", "result/mismatch"},
		{"8.2.6-e mate, without a marker", "[Result \"1-0\"]\n\n" + mate, "result/position"},
		{"8.2.6-e mate, without any result", "[Event \"x\"]\n\n" + mate, ""},
		{"8.2.6-e mate in a variation", "1. f3 e5 2. g4 Qh5 (2... Qh4# {x}) (2... d5 (2... Qh4#)) 1-0", ""},
		{"8.2.6-e variation after mate", mate + "(2... Qh5) 1-0", "result/position"},
		{"8.2.6-e mate to begin with", strings.TrimSuffix(fenGame("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", ""), "*") + "0-1", "result/position"},
		{"8.2.6-e mate in a puzzle", fenGame("7k/8/5QK1/8/8/8/8/8 w - - 0 1", "1. Qg7#"), ""},
		{"8.2.6-e mate in a study", "[ChapterName \"x\"]\n\n" + mate + "*", ""},
		{"8.2.6-e dead", strings.TrimSuffix(fenGame("7k/8/8/8/8/8/8/K6B w - - 0 1", ""), "*") + "1-0", "result/position"},
		{"8.2.6-e dead, unknown", fenGame("7k/8/8/8/8/8/8/K6B w - - 0 1", ""), ""},
		{"8.2.6-e dead, not the end", "[Variant \"King of the Hill\"]\n" +
			strings.TrimSuffix(fenGame("7k/8/8/8/8/8/8/K6B w - - 0 1", ""), "*") + "1-0", ""},
		{"9.8.1-b", "[Termination \"unterminated\"]\n\n1. e4 1-0", "result/termination"},
		{"9.8.1-b time", "[Termination \"Time forfeit\"]\n\n1. e4 *", ""},
		{"9.8.1-b by the tag", "[Result \"1-0\"]\n[Termination \"normal\"]\n\n1. e4 *", "result/mismatch"},
	})
}

// TestClocks: what the ledger says of clocks that run up.
func TestClocks(t *testing.T) {
	moves := func(control, first, second, third string) string {
		return "[Event \"x\"]\n" + control + "\n1. e4 {[%clk " + first + "]} e5 2. Nf3 {[%clk " + second + "]} Nc6 3. Bb5 {[%clk " + third + "]} a6 *"
	}
	areFound(t, "comment", []checkedClause{
		{"5-m up", moves("[TimeControl \"300\"]", "0:05:00", "0:05:30", "0:06:00"), "comment/clock"},
		{"5-m down", moves("[TimeControl \"300\"]", "0:05:00", "0:04:30", "0:04:30"), ""},
		{"5-m increment", moves("[TimeControl \"300+30\"]", "0:05:00", "0:05:30", "0:06:00"), ""},
		{"5-m increments of moves without a clock", "[TimeControl \"300+30\"]\n\n1. e4 {[%clk 0:05:00]} e5 2. Nf3 Nc6 3. Bb5 {[%clk 0:06:10]} *", ""},
		{"5-m no control", moves("", "0:05:00", "0:05:30", "0:06:00"), ""},
		{"5-m unknown control", moves("[TimeControl \"?\"]", "0:05:00", "0:05:30", "0:06:00"), ""},
		{"5-m no clock", moves("[TimeControl \"-\"]", "0:05:00", "0:05:30", "0:06:00"), ""},
		{"5-m unread control", moves("[TimeControl \"G/60\"]", "0:05:00", "0:05:30", "0:06:00"), ""},
		{"5-m a period, once", moves("[TimeControl \"2/300:60\"]", "0:05:00", "0:05:55", "0:06:30"), "comment/clock"},
		{"5-m two periods", moves("[TimeControl \"2/300:2/60:60\"]", "0:05:00", "0:05:55", "0:06:30"), ""},
		{"5-m repeated period", moves("[TimeControl \"1/60\"]", "0:05:00", "0:05:55", "0:06:30"), ""},
		{"5-m after an illegal move", "[TimeControl \"300\"]\n\n1. e4 {[%clk 0:05:00]} e5 2. Ke3 {[%clk 0:06:00]} *", ""},
	})
}
