package epd

import (
	"os"
	"runtime"
	"strconv"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

const board = "4k3/8/8/8/8/8/8/4K2R w K - "

// tempting are texts that tempt a reader to look at the same text again and again.
var tempting = testkit.Hostile{
	"records":              testkit.Around("", board+"bm Ke2;\n", ""),
	"empty lines":          testkit.Around("", "\n", board),
	"carriage returns":     testkit.Around("", "\r", board),
	"comments":             testkit.Around("", "# x\n", board),
	"a long line of words": testkit.Around("", "x ", "\n"+board),
	"a long board":         testkit.Around("", "8/", "\n"+board),
	"blanks":               testkit.Around(board, " ", "bm Ke2;"),
	"semicolons":           testkit.Around(board, ";", ""),
	"opcodes":              testkit.Numbered("a#n;"),
	"opcodes of a line":    func(n int) string { return board + testkit.Numbered("a#n; ")(n) },
	"one opcode":           testkit.Around(board, "bm; ", ""),
	"moves":                testkit.Around(board+"bm ", "Ke2 Kd1 ", ";"),
	"a variation":          testkit.Around(board+"pv ", "Ke2 Kd7 Ke1 Ke8 ", ";"),
	"illegal moves":        testkit.Around(board+"am ", "Qh9 ", ";"),
	"strings":              testkit.Around(board+"noop ", "\"a\" ", ";"),
	"open strings":         testkit.Around(board, "c0 \"a; ", ""),
	"open strings of two":  testkit.Around(board, "c0 \"a b; noop \"x; ", ""),
	"quotes":               testkit.Around(board+"c0 ", "\"x", ";"),
	"quotes and blanks":    testkit.Around(board+"c0 ", "\"   x ", ";"),
	"a long string":        testkit.Around(board+"c0 \"", "x; ", "\";"),
	"a long number":        testkit.Around(board+"acn ", "1", ";"),
	"ids":                  testkit.Numbered(board + "id \"#n\";\n"),
	"random bytes":         testkit.Random(board, 256),
	"random ASCII":         testkit.Random(board, 128),
}

// TestReadingTakesLinearTime doubles the size of a text, and compares the steps of reading it, at once and through a window. PBN_LINEAR_MB
// gives the size in megabytes.
func TestReadingTakesLinearTime(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	size := 1 << 16
	if megabytes, err := strconv.Atoi(os.Getenv("PBN_LINEAR_MB")); err == nil {
		size = megabytes << 20
	}
	testkit.Linear(t, subject, tempting, size, func(file *source.Stream) int {
		var r Reader
		r.Reset(file, EPD, &diag.List{Rules: rules.Of})
		for _, one := r.Next(); one != nil; _, one = r.Next() {
		}
		return r.Steps()
	})
}

// TestVerbsEnd exports each text, and its export again, which is the same.
func TestVerbsEnd(t *testing.T) { testkit.Ends(t, subject, tempting, 1<<15) }

// TestRecordsTakeNoMemory: a reader that has read a file reads another in the memory that it has.
func TestRecordsTakeNoMemory(t *testing.T) {
	file := []byte(testkit.Around("", board+"bm Ke2 O-O; ce 5; id \"a b\";\n", "")(20_000))
	var r Reader
	read := func() {
		r.Reset(Bytes(file), EPD, &diag.List{Rules: rules.Of})
		for _, one := r.Next(); one != nil; _, one = r.Next() {
		}
	}
	read()
	// The text of a FEN is made for each record, and the fault that it lacks two fields.
	if n, records := testing.AllocsPerRun(3, read), float64(r.record.Number); n > 2*records+20 {
		t.Errorf("%v allocations for %v records", n, records)
	}
}
