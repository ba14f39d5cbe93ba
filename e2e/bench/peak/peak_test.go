package main

import (
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// constructs are those in which much memory was taken for a byte, and some that are in each file.
var constructs = []string{
	"alert marks", "suffixes", "rows", "ranks", "open strings", "brace comments", "rows, escapes", "inheriting tags", "games", "blocks", "calls of LIN", "deals of LIN",
}

// most is how many bytes of memory a verb may take for a byte of a text.
const most = 60

// mostOf are those of verbs that take less, or more: of a board of LIN in eight bytes, PBN with all that the standard demands of a game is 44 times as long.
var mostOf = map[string]int64{"validate": 40, "export": 45, "pbn": 75}

// size is that of a text. A process takes some memory whatever it does, which would count as much as a small text.
const size = 2_000_000

// everything has each verb measured with each construct; without, one of some is.
var everything = os.Getenv("PBN_EVERYTHING") != ""

func build(t *testing.T, environment ...string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "peak")
	cmd := exec.Command("go", "build", "-o", program, ".")
	cmd.Env = append(os.Environ(), environment...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

func run(t *testing.T, command []string, verb, text string, size int) (m measurement) {
	t.Helper()
	arguments := slices.Concat(command[1:], []string{"-verb", verb, "-only", text, "-size", strconv.Itoa(size)})
	cmd := exec.Command(command[0], arguments...)
	// Garbage is collected as it is where people run it, and not as the tests do.
	cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "GOGC=") })
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(out, &m)
	}
	if err != nil {
		t.Fatalf("%s, %s: %v", verb, text, err)
	}
	return m
}

// pairs returns verbs and constructs: of all pairs one of share, so that each verb and each construct comes.
func pairs(share int) iter.Seq2[string, string] {
	return func(yield func(verb, construct string) bool) {
		for i, verb := range slices.Sorted(maps.Keys(verbs)) {
			for k, construct := range constructs {
				if (everything || (i+k)%share == 0) && !yield(verb, construct) {
					return
				}
			}
		}
	}
}

// TestPeak: no verb takes more than so many bytes of memory for a byte of a file, by what the system has of the process.
func TestPeak(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the system is asked in the way of Linux")
	}
	program := []string{build(t)}
	for verb, construct := range pairs(3) {
		limit := int64(most)
		if own := mostOf[verb]; own > 0 {
			limit = own
		}
		m := run(t, program, verb, construct, size)
		if times := m.Peak / int64(m.Size); times > limit {
			t.Errorf("%s, %s: %d bytes a byte, more than %d", verb, construct, times, limit)
		} else {
			t.Logf("%s, %s: %d", verb, construct, times)
		}
	}
}

// limitsOfWorker are how long a file may be for each verb in a Worker, in bytes: those of site/edge/limits.go.
var limitsOfWorker = map[string]int{
	"parse": 512 << 10, "packed": 512 << 10, "validate": 512 << 10, "export": 512 << 10,
	"document": 256 << 10, "fix": 256 << 10, "edit": 256 << 10, "pbn": 256 << 10, "lin": 256 << 10, "csv": 256 << 10, "optimum": 256 << 10,
}

// TestWorker: as a module, at the limits of a Worker, a verb leaves a third of its 128 MB.
func TestWorker(t *testing.T) {
	const isolate, own = 128_000_000, 12 << 20 // what the module of the Worker has before a file comes
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	program := []string{filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/go_js_wasm_exec"), build(t, "GOOS=js", "GOARCH=wasm")}
	for verb, construct := range pairs(len(constructs)) {
		if m := run(t, program, verb, construct, limitsOfWorker[verb]); m.Peak+own > isolate*2/3 {
			t.Errorf("%s, %s: %s", verb, construct, megabytes(m.Peak))
		}
	}
}

func megabytes(n int64) string { return fmt.Sprintf("%.0f MB", float64(n)/1e6) }
