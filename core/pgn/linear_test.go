package pgn

import (
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// tempting are texts that tempt a reader to look at the same text again and again.
var tempting = testkit.Hostile{
	"tag pairs":           testkit.Numbered("[A#n \"x\"]\n"),
	"tags again":          around("", "[Event \"x\"]\n"),
	"other tags again":    around("", "[Foo \"x\"]\n"),
	"tags in small":       testkit.Numbered("[event#n \"x\"]\n"),
	"tags without quotes": around("", "[Board 12]\n"),
	"tags of no name":     around("", "[A-B \"x\"]\n"),
	"open values":         around("", "[A \"x\n"),
	"values over lines":   around("", "[A \"x\nb\"]\n"),
	"open values on one":  around("", "[A \"x "),
	"values not opened":   around("", "[A x\"]\n"),
	"quotes inside":       around("[A \"", "\"x", "\"]"),
	"backslashes":         around("[A \"", "\\x", "\"]"),
	"brackets":            around("1. e4 ", "[x "),
	"brackets of words":   around("1. e4 ", "[x ] "),
	"reserved":            around("1. e4 ", "< x "),
	"reserved, closed":    around("1. e4 ", "<x> "),
	"braces":              around("1. e4 ", "} x "),
	"nested comments":     around("1. e4 ", "{a {b} c} "),
	"deep comments":       func(n int) string { return "1. e4 " + strings.Repeat("{a ", n/6) + strings.Repeat("} ", n/4) + "*" },
	"open comments":       around("1. e4 ", "{a {b "),
	"unexpected text":     around("1. e4 ", "@ x "),
	"words":               around("1. e4 ", "abc "),
	"a long word":         around("1. e4 ", "x"),
	"numbers":             around("1. e4 ", "52 "),
	"parentheses":         around("1. e4 ", "("),
	"closed ones":         around("1. e4 ", ")"),
	"variations":          around("1. e4 ", "(1. d4) "),
	"deep variations":     func(n int) string { return strings.Repeat("1. e4 (1. d4 ", n/13) },
	"null moves":          around("1. e4 ", "-- "),
	"markers":             around("1. e4 ", "1-0 x "),
	"markers on lines":    around("1. e4 *\n", "* x\n"),
	"results":             around("1. e4 ", "½-½ "),
	"signs":               around("1. e4 ", "+- "),
	"commands":            around("1. e4 {", "[%clk 0:00:01] ", "}"),
	"open commands":       around("1. e4 {", "[%clk ", "}"),
	"arrows":              around("1. e4 {[%cal Gd2d4", ",Gd2d4", "]}"),
	"long FEN":            around("[FEN \"", "8/", "\"]"),
	"fields of a FEN":     around("[FEN \"", "8 ", "\"]"),
	"a long date":         around("[Date \"", "1-", "\"]"),
	"a time control":      around("[TimeControl \"", "40/9000:", "300\"]"),
	"names":               around("[White \"", "a:", "b\"]"),
	"not UTF-8":           around("[White \"ć\"]\n1. e4 {ććć", "ć\xFF", "}"),
	"games":               around("", "[Event \"x\"]\n\n1. e4 *\n\n"),
	"random bytes":        testkit.Random("[Event \"x\"]\n1. e4 ", 256),
	"random ASCII":        testkit.Random("[Event \"x\"]\n1. e4 ", 128),
}

// around is a text that goes on with a piece, again and again; after it come an end, if there is one, and a game.
func around(start, piece string, end ...string) func(int) string {
	return testkit.Around(start, piece, strings.Join(end, "")+"\n\n[Site \"z\"]\n\n1. e4 *\n")
}

func skipOnJS(t *testing.T) {
	t.Helper()
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
}

// TestReadingTakesLinearTime doubles the size of a text, and compares the steps of reading it, at once and through a window, which grows by
// doubling. PBN_LINEAR_MB gives the size in megabytes.
func TestReadingTakesLinearTime(t *testing.T) {
	skipOnJS(t)
	size := 1 << 15
	if megabytes, err := strconv.Atoi(os.Getenv("PBN_LINEAR_MB")); err == nil {
		size = megabytes << 20
	}
	testkit.Linear(t, readingSubject, tempting, size, func(file *source.Stream) int {
		var r game.Reader
		r.Reset(file, &diag.List{Rules: rules.Of})
		for text, g := range r.Games() {
			for i := range g.Tags {
				g.Tags[i].Value(text)
			}
		}
		return r.Steps()
	})
}

// TestWritingTakesLinearTime: texts that tempt are written to the end, and again. It would not end in time if the writer, or the comparison
// with what was read, looked at all that follows each piece.
func TestWritingTakesLinearTime(t *testing.T) {
	skipOnJS(t)
	size := 1 << 14
	if megabytes, err := strconv.Atoi(os.Getenv("PBN_LINEAR_MB")); err == nil {
		size = megabytes << 20
	}
	testkit.Ends(t, exported(export.Options{}), tempting, size)
}
