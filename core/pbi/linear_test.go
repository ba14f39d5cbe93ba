package pbi

import (
	"os"
	"runtime"
	"strconv"
	"testing"

	"pbn/core/pbi/record"
	"pbn/core/source"
	"pbn/core/testkit"
)

// tempting are texts that tempt a reader to look at the same text again and again.
var tempting = testkit.Hostile{
	"records":           testkit.Around(head, ":8/7S/k7/p7/8/8/Q3K3/7R:#2::::::\n", ""),
	"empty lines":       testkit.Around(head, "\n", empty),
	"carriage returns":  testkit.Around(head, "\r", empty),
	"next lines":        testkit.Around(head, "\u0085", empty),
	"line separators":   testkit.Around(head, "\u2028", empty),
	"comments":          testkit.Around(head, "# x\n", empty),
	"late comments":     testkit.Around(head+empty, "# x\n", ""),
	"second markers":    testkit.Around(head, "#PBI 1.2\n", empty),
	"lines of text":     testkit.Around(head, "x\n", ""),
	"one long line":     testkit.Around(head, "x", ""),
	"byte order marks":  testkit.Around(head, "\uFEFF", empty),
	"marks in a name":   testkit.Around(head+"A", "\uFEFF", empty),
	"colons":            testkit.Around(head, ":", "\n"),
	"names of a record": func(n int) string { return head + testkit.Numbered("a#n;")(n) + empty },
	"empty names":       testkit.Around(head, ";", empty),
	"sources":           testkit.Around(head+"::::", "a|||;", ":::::\n"),
	"empty awards":      testkit.Around(head+":::::", ";", "::::\n"),
	"bars":              testkit.Around(head+":::", "|", ":::::\n"),
	"a long board":      testkit.Around(head+":", "8/", ":::::::\n"),
	"a board of kings":  testkit.Around(head+":", "k", ":::::::\n"),
	"blanks in a board": testkit.Around(head+":", " ", ":::::::\n"),
	"backslashes":       testkit.Around(head, `\`, empty),
	"escapes":           testkit.Around(head, `\x3A`, empty),
	"needless escapes":  testkit.Around(head, `\x41`, empty),
	"a stipulation":     testkit.Around(head+"::", "h# ", "::::::\n"),
	"control":           testkit.Around(head, "\x01", empty),
	"invalid bytes":     testkit.Around(head, "\xFCa", empty),
	"random bytes":      testkit.Random(head, 256),
	"random ASCII":      testkit.Random(head, 128),
}

// TestReadingTakesLinearTime doubles the size of a text, and compares the steps of reading it, at once and through a window. PBN_LINEAR_MB
// gives the size in megabytes.
func TestReadingTakesLinearTime(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Log("the native run is enough: wasm only takes longer")
		return
	}
	size := 1 << 16
	if megabytes, err := strconv.Atoi(os.Getenv("PBN_LINEAR_MB")); err == nil {
		size = megabytes << 20
	}
	testkit.Linear(t, subject, tempting, size, func(file *source.Stream) int {
		var r record.Reader
		r.Reset(file)
		for _, line := r.Next(); line != nil; _, line = r.Next() {
		}
		return r.Steps()
	})
}

// TestVerbsEnd exports each text, and its export again, which is the same.
func TestVerbsEnd(t *testing.T) { testkit.Ends(t, subject, tempting, 1<<17) }
