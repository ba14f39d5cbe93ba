package pbn

import (
	"math/rand/v2"
	"os"
	"pbn/core/diag"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// tempting are texts of about n bytes that tempt a reader to look at the same text again and again.
var tempting = testkit.Hostile{
	"note references":    around("[Auction \"N\"]\n", "1C =9= [Note \"8:x\"]\n"),
	"strings in a tag":   around("[A \"a\" ", "\"b\" "),
	"strings, no name":   around("[", "\"b\" "),
	"tags on a line":     around("", "[A \"a\" x"),
	"junk in tags, line": around("", "[A\xbc \"x\"o"),
	"one NAG":            around("[Auction \"N\"]\n1C ", "$1{a}"),
	"hyphens":            around("[Auction \"N\"]\n", "- {x}"),
	"alert marks":        around("[Auction \"N\"]\n", "1C*"),
	"alert marks, notes": around("[Auction \"N\"]\n1C*", "{x}$1(2)"),
	"all, but no pass":   around("[Auction \"N\"]\n", "ALL "),
	"unmappable": func(n int) string {
		return "[A \"" + strings.Repeat("ж", n/4) + "\"]{" + strings.Repeat("ж", n/4) + "}"
	},
	"irregularities": around("[Auction \"N\"]\n", "^I"),
	"columns": func(n int) string {
		return "[ScoreTable \"a" + strings.Repeat(";a", n/4) + "\"]\n" + strings.Repeat("1 ", n/4)
	},
	"commas in names":  around("[West \"a", ",a;"),
	"sides of a score": around("[Score \"NS", " 1"),
	"deals of an id":   testkit.Numbered("[DealId \"#n\"]\n" + fullDeal + "\n"),
	"deals of one id":  around("", "[DealId \"x\"]\n"+fullDeal+"\n"),
	"tabs":             around("[A \"x\"]{", "x\t"),
	"standing tags":    testkit.Numbered("[A#n \"##x\"]\n\n"),
	"unknown tags":     testkit.Numbered("[Vulnerab#n \"x\"]\n"),
	"many names, games": func(n int) string {
		return testkit.Numbered("[A#n \"x\"]\n")(n/2) + strings.Repeat("\n[A \"x\"]\n", n/20)
	},
	"duplicate tags":     around("", "[Site \"x\"]\n"),
	"duplicate, telling": around("", "[Event \"x\"]\n[Site \"\"]"),
	"no separators":      around("", "[Event \"x\"]\n[Site \"\"]%x\n[Board \"1\"]"),
	"open comments":      around("", "{\n\n[A \"x\"]\n"),
	"closed, then open":  around("", "{a} {\n\n[A \"x\"]\n"),
	"nested comments":    around("[A \"x\"]", "{"),
	"comments, games":    around("[A \"x\"]", "{\n\n[Board \"1\"]\n"),
	"open strings":       around("", "[A \"\n"),
	"comments, far game": func(n int) string { return strings.Repeat("{\n[A \"x\"]\n\n", n/13) + "[Event \"z\"]\n" },
	"brackets":           around("[A \"x\"]\n", "[[[\n"),
	"right brackets":     around("[A \"x\"]\n", "]"),
	"a long line":        around("[A \"x\"]\n;", "x"),
	"long lines":         around("", "[A \"x\"] "+strings.Repeat(" ", 300)+"\n\n"),
	"control characters": around("[A \"", "\x01x"),
	"zero bytes":         around("[A \"x\"]", "\x00"),
	"semi-empty lines":   around("[A \"x\"]", "\n \t"),
	"section lines":      around("[Foo \"a;b\"]\n", "1 2\n"),
	"escape lines":       around("", "%x\n"),
	"semi-empty, open":   around("", "[A \"x\"]{\n\n"),
	"carriage returns":   around("", "[A \"x\"]\r\r"),
	"carets":             around("[Play \"N\"]", "^ "),
	"notes cut short":    around("[Auction \"N\"]", "=1"),
	"parentheses":        around("[Auction \"N\"]1C", "(1(("),
	"escaped quotes":     around("[A \"", "\\\""),
	"broken UTF-8":       func(n int) string { return "\xEF\xBB\xBF[Deal \"N:" + strings.Repeat("\xFF", n) + "\"]" },
	"random bytes":       testkit.Random("[Auction \"N\"]", 256),
	"random ASCII":       testkit.Random("[Auction \"N\"]", 128),
	"pieces of PBN":      pieces,
}

// around is a text that goes on with a piece, again and again, and a tag pair after it.
func around(start, piece string) func(int) string {
	return testkit.Around(start, piece, "\n[Site \"z\"]")
}

func pieces(n int) string {
	g := generator{random: rand.New(rand.NewPCG(3, 4))}
	var b strings.Builder
	for b.Len() < n {
		b.WriteString(g.piece() + " ")
	}
	return b.String()
}

// steps counts what reading a file takes.
func steps(file *source.Stream) int {
	r := new(game.Reader)
	r.Reset(file, &diag.List{Rules: rules.Of})
	for range r.Games() {
	}
	return r.Steps()
}

// TestReadingTakesLinearTime doubles the size of a text, and compares the steps of reading it, at once and through a window,
// which grows by doubling. PBN_LINEAR_MB gives the size in megabytes.
func TestReadingTakesLinearTime(t *testing.T) {
	skipOnJS(t)
	size := 1 << 18
	if megabytes, err := strconv.Atoi(os.Getenv("PBN_LINEAR_MB")); err == nil {
		size = megabytes << 20
	}
	testkit.Linear(t, subject, tempting, size, steps)
}

func skipOnJS(t *testing.T) {
	t.Helper()
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
}

// amount is so many cases, and as wasm a twentieth of them: that is to show that the compiled core does the same, and takes several times
// longer.
func amount(native int) int {
	if runtime.GOOS == "js" {
		return native / 20
	}
	return native
}

func TestExportEndsOnTemptingTexts(t *testing.T) {
	skipOnJS(t)
	testkit.Ends(t, subject, tempting, 1<<17)
}
