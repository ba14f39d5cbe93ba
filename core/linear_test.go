package core

import (
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbn/core/export"
)

// TestLinearTime runs the verbs over large inputs that tempt them to look at the same text again and again. Each takes
// well under a second in linear time, and minutes in quadratic: the bound between the two is no measurement.
func TestLinearTime(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	const n = 100_000
	many := strings.Repeat
	numbered := func(format string, count int) string {
		var b strings.Builder
		for i := range count {
			b.WriteString(strings.ReplaceAll(format, "#n", strconv.Itoa(i)))
		}
		return b.String()
	}
	for name, in := range map[string]string{
		"note references":    "[Auction \"N\"]\n" + many("1C =9= ", n) + many("[Note \"8:x\"]\n", n),
		"strings in a tag":   "[A \"a\" " + many("\"b\" ", 4*n),
		"strings, no name":   "[" + many("\"b\" ", 4*n),
		"tags on a line":     many("[A \"a\" x", n),
		"one NAG":            "[Auction \"N\"]\n1C " + many("$1{a}", n),
		"hyphens":            "[Auction \"N\"]\n" + many("- {x}", n),
		"unmappable":         "[A \"" + many("ж", 4*n) + "\"]{" + many("ж", 4*n) + "}",
		"irregularities":     "[Auction \"N\"]\n" + many("^I", 4*n) + " 1C",
		"columns":            "[ScoreTable \"a" + many(";a", 2*n) + "\"]\n" + many("1 ", 4*n),
		"tabs":               "[A \"x\"]{" + many("x\t", 4*n) + "}",
		"standing tags":      numbered("[A#n \"##x\"]\n\n", n/4),
		"unknown tags":       numbered("[Vulnerab#n \"x\"]\n", n),
		"duplicate tags":     many("[Site \"x\"]\n", n),
		"open comments":      many("{\n\n[A \"x\"]\n", n),
		"closed, then open":  many("{a} {\n\n[A \"x\"]\n", n),
		"open strings":       many("[A \"\n", n),
		"brackets":           "[A \"x\"]\n" + many("[[[\n", n),
		"a long line":        "[A \"x\"]\n;" + many("x", 8*n),
		"long lines":         many("[A \"x\"] "+many(" ", 300)+"\n\n", n/10),
		"control characters": "[A \"" + many("\x01x", 4*n) + "\"]",
		"semi-empty lines":   "[A \"x\"]" + many("\n \t", 4*n) + "{x}",
		"section lines":      "[Foo \"a;b\"]\n" + many("1 2\n", 2*n),
		"escape lines":       many("%x\n", 2*n) + "[A \"x\"]",
		"semi-empty, open":   many("[A \"x\"]{\n\n", n),
		"carriage returns":   many("[A \"x\"]\r\r", n),
		"carets":             "[Play \"N\"]" + many("^ ", 4*n),
		"notes cut short":    "[Auction \"N\"]" + many("=1", 4*n),
		"escaped quotes":     "[A \"" + many("\\\"", 4*n),
		"broken UTF-8":       "\xEF\xBB\xBF[Deal \"N:" + many("\xFF", 4*n) + "\"]",
	} {
		start := time.Now()
		out, _ := Export([]byte(in), export.Options{})
		Export(out, export.Options{})
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("%s: %d bytes take %v", name, len(in), took)
		}
	}
}
