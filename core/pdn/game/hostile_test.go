package game

import (
	"bytes"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"pbn/core/pdn/habits"
	"pbn/core/source"
	"pbn/core/testkit"
)

func around(start, piece string) func(n int) string { return testkit.Around(start, piece, " *\n") }

const (
	typed = "[GameType \"20\"]\n"
	// many is a position of Frisian draughts whose captures have more ways than are followed.
	many = "[GameType \"40\"]\n[FEN \"W:WK46:B2,4,11,12,13,18,23,27,29,30,32,33,36,40,43,45\"]\n"
)

// hostile are texts that tempt a builder to look at the same items, or to make the same moves, again and again.
var hostile = testkit.Hostile{
	"left parentheses":          around(typed+"1. 32-28 ", "("),
	"right parentheses":         around(typed+"1. 32-28 ", ")"),
	"empty variations":          around(typed+"1. 32-28 ", "()"),
	"nested variations":         nested("1. 32-28 (", ")"),
	"nested at the start":       nested("(", ")"),
	"nested, unclosed":          around(typed, "1. 32-28 ("),
	"nested, no type":           around("", "1. 32-28 ("),
	"siblings":                  around(typed+"1. 32-28 19-23 ", "(19-24 37-32) "),
	"variations ahead":          around(typed+"1. 32-28 ", "( 19-24 ) "),
	"a long game":               around(typed+kings, "46-41 5-10 41-46 10-5 "),
	"a long game, no type":      around(kings, "46-41 5-10 41-46 10-5 "),
	"a long game of words":      around(typed+"[FEN \"x\"]\n", "46-41 5-10 41-46 10-5 "),
	"contradicted":              around("[GameType \"25\"]\n"+kings, "46-41 5-10 41-46 10-5 "),
	"illegal lines":             around(typed+"1. 32-28 ", "(1-2 3-4) "),
	"illegal captures":          around(typed+"1. 32-28 ", "(1x12 12x23) "),
	"ambiguous":                 around("[GameType \"20\"]\n[FEN \"W:WK47:B14,19,29,31,42,50\"]\n47x36 50-1 ", "(47x36 50-1) "),
	"many ways":                 around(many+"46x46 ", "(46x46) "),
	"many ways, games":          around("", many+"46x46 *\n"),
	"many ways, games, no type": around("", strings.ReplaceAll(many, "[GameType \"40\"]\n", "")+"46x46 *\n"),
	"odd words":                 around(typed+"1. 32-28 ", "foo "),
	"hyphens":                   around(typed+"1. 32-28 ", "- "),
	"hyphens between numbers":   around(typed+"1. 32-28 ", "1 - "),
	"crosses":                   around(typed+"1. 32-28 ", "×"),
	"a capture without end":     around(typed+"1. ", "32x"),
	"numbers alone":             around(typed+"1. 32-28 ", "5254 "),
	"dangling numbers":          around(typed+"1. 32-28 ", "2. "),
	"numbers and periods":       around(typed+"1. 32-28 ", "2 . "),
	"ellipses":                  around(typed+"1. 32-28 ", "... "),
	"markers in variations":     around(typed+"1. 32-28 ", "(31-27 1-0 {a} {b}) "),
	"markers, comments":         around(typed+"1. 32-28 (", "1-0 {a}"),
	"stars":                     around(typed, "32-28* 19-23* "),
	"loose results":             around(typed+"1. 32-28 ", "½-½ {a} "),
	"strengths":                 around(typed+"1. 32-28 ", "!"),
	"strengths in parentheses":  around(typed+"1. 32-28 (", "!"),
	"NAGs":                      around(typed+"1. 32-28 ", "$300"),
	"setups":                    around(typed+"1. 32-28 ", "/FEN \"W:W31:B1\"/ 31-27 "),
	"setups that are none":      around(typed+"1. 32-28 ", "/x/ "),
	"null moves":                around(typed+"1. 32-28 ", "/FEN \"B::\"/ "),
	"commands":                  around(typed+"1. 32-28 {", "[%clock W1:00:00 b1:00:00]"),
	"open commands":             around(typed+"1. 32-28 {", "[%clk 1:00:00"),
	"comments out of order":     around(typed+"1. 32-28 ", "(31-27 {a}) {b}"),
	"literal escapes":           around(typed+"1. 32-28 ", `\r `),
	"results and lines":         around(typed, "1-0 x\n"),
	"tags and moves":            around("", "[Event \"x\"]\n1. 32-28\n"),
	"types":                     around("", "[GameType \"20,W,12,11,N2,0\"]\n1. 32-28 *\n[GameType \"20,W,11,12,N2,0\"]\n1. 32-28 *\n"),
}

const kings = "[FEN \"W:WK46:BK5\"]\n"

// nested repeats a start, and then as many ends.
func nested(start, end string) func(n int) string {
	return func(n int) string {
		n /= len(start) + len(end)
		return typed + "1. 32-28 " + strings.Repeat(start, n) + "31-27" + strings.Repeat(end, n) + " *\n"
	}
}

// opener opens a file that is there at once as that, and another as a stream.
func opener(file io.Reader) *source.Stream {
	if whole, ok := file.(*bytes.Reader); ok {
		text := make([]byte, whole.Len())
		io.ReadFull(whole, text)
		return habits.PDN.Open(text, source.Automatic)
	}
	return habits.PDN.Stream(file, source.Automatic)
}

// steps counts the steps of reading a file.
func steps(file *source.Stream) int {
	var r Reader
	for r.Reset(file); ; {
		if _, ok := r.Next(); !ok {
			return r.Steps()
		}
	}
}

// TestReadingTakesLinearTime doubles the size of a text, and compares the steps of reading it, at once and through a window. PBN_LINEAR_MB
// gives the size in megabytes.
func TestReadingTakesLinearTime(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Log("the native run is enough: wasm only takes longer")
		return
	}
	size := 1 << 15
	if megabytes, err := strconv.Atoi(os.Getenv("PBN_LINEAR_MB")); err == nil {
		size = megabytes << 20
	}
	testkit.Linear(t, &testkit.Subject{Open: opener}, hostile, size, steps)
}
