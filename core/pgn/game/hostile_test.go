package game

import (
	"bytes"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

func around(start, piece string) func(n int) string { return testkit.Around(start, piece, " *\n") }

// hostile are texts that tempt a builder to look at the same items, or to make the same moves, again and again.
var hostile = testkit.Hostile{
	"left parentheses":       around("1. e4 ", "("),
	"right parentheses":      around("1. e4 ", ")"),
	"empty variations":       around("1. e4 ", "()"),
	"empty, with comments":   around("1. e4 ", "({a}$1)"),
	"nested, comment, empty": nested("({a}", ")"),
	"nested variations":      nested("1. e4 (", ")"),
	"nested at the start":    nested("(", ")"),
	"nested, unclosed":       around("", "1. e4 ("),
	"siblings":               around("1. e4 e5 2. Nf3 Nc6 ", "(2... d6 3. d4) "),
	"long lines replaced":    around("1. e4 e5 ", "2. Nf3 Nf6 3. Ng1 Ng8 (3... d6) "),
	"a long game":            around("", "Nf3 Nf6 Ng1 Ng8 "),
	"a long game of words":   around("[FEN \"\"]\n[FEN \"x\"]\n", "Nf3 Nf6 Ng1 Ng8 "),
	"a long variation":       around("1. e4 (", "Nf3 Nf6 Ng1 Ng8 "),
	"illegal lines":          around("1. e4 e5 ", "(Nf6 Nf3) "),
	"odd words":              around("1. e4 ", "foo "),
	"glued moves":            around("", "Nf3Nf6 Ng1Ng8 "),
	"long form":              around("1. e4 ", "Ng8-f6 Ng1-f3 Nf6-g8 Nf3-g1 "),
	"foreign letters":        around("[Event \"x\"]\n", "Sf3 Sf6 Sg1 Sg8 "),
	"foreign, none legal":    around("[Event \"x\"]\n", "Sf3 Sf6 "),
	"foreign, variations":    around("[Event \"x\"]\nSf3 ", "(Sc3) "),
	"markers in variations":  around("1. e4 ", "(d4 1-0 {a} {b}) "),
	"markers, comments":      around("1. e4 (", "1-0 {a}"),
	"loose results":          around("1. e4 ", "½-½ {a} "),
	"numbers alone":          around("1. e4 ", "5254 "),
	"dangling numbers":       around("1. e4 ", "2. "),
	"numbers and periods":    around("1. e4 ", "2 . "),
	"suffixes":               around("1. e4 ", "!"),
	"NAGs":                   around("1. e4 ", "$300"),
	"signs":                  around("1. e4 ", "+- "),
	"commands":               around("1. e4 {", "[%clk 1:00:00]"),
	"open commands":          around("1. e4 {", "[%clk 1:00:00"),
	"marks of commands":      around("1. e4 {[%cal ", "Ga1b2,"),
	"a comment":              around("1. e4 {", "abc "),
	"comments":               around("1. e4 ", "{a}"),
	"comments out of order":  around("1. e4 ", "(d4 {a}) {b}"),
	"castlings":              around("1. e4 ", "0-0 "),
	"e.p.":                   around("1. e4 ", "e.p. "),
	"promotions":             around("1. e4 ", "e8 (Q) "),
	"null moves":             around("1. e4 ", "-- "),
	"results and lines":      around("", "1-0 x\n"),
	"tags and moves":         around("", "[Event \"x\"]\n1. e4\n"),
	"ambiguous":              around("[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n", "(Rd1) "),
	"checks without mark":    around("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n", "Ra8 Kd7 Ra7 Ke8 "),
	"missing commas":         around("1. e4 ", "♘f3 "),
}

// nested repeats a start, and then as many ends.
func nested(start, end string) func(n int) string {
	return func(n int) string {
		n /= len(start) + len(end)
		return "1. e4 " + strings.Repeat(start, n) + "d4" + strings.Repeat(end, n) + " *\n"
	}
}

// opener opens a file that is there at once as that, and another as a stream.
func opener(file io.Reader) *source.Stream {
	if whole, ok := file.(*bytes.Reader); ok {
		text := make([]byte, whole.Len())
		io.ReadFull(whole, text)
		return habits.PGN.Open(text, source.Automatic)
	}
	return habits.PGN.Stream(file, source.Automatic)
}

// steps counts the steps of reading a file.
func steps(file *source.Stream) int {
	var r Reader
	for r.Reset(file, &diag.List{Rules: rules.Of}); ; {
		if _, ok := r.Next(); !ok {
			return r.Steps()
		}
	}
}

// TestReadingTakesLinearTime doubles the size of a text, and compares the steps of reading it, at once and through a window. PBN_LINEAR_MB
// gives the size in megabytes.
func TestReadingTakesLinearTime(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	size := 1 << 17
	if megabytes, err := strconv.Atoi(os.Getenv("PBN_LINEAR_MB")); err == nil {
		size = megabytes << 20
	}
	testkit.Linear(t, &testkit.Subject{Open: opener}, hostile, size, steps)
}
