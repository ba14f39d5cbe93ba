package flow

import (
	"bytes"
	"debug/gosym"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// buildProgram gives testdata/program as Go links it.
var buildProgram = sync.OnceValues(func() ([]byte, error) {
	folder, err := os.MkdirTemp("", "flow-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "program.wasm")
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", file, "./testdata/program")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, out)
	}
	return os.ReadFile(file)
})

func builtProgram(t testing.TB) []byte {
	t.Helper()
	file, err := buildProgram()
	if err != nil {
		t.Fatal(err)
	}
	return bytes.Clone(file)
}

func rewritten(t testing.TB, file []byte, options Options) []byte {
	t.Helper()
	out, report, err := Rewrite(file, options)
	if err != nil {
		t.Fatal(err)
	}
	if report.Rewritten != report.WithJumps || report.Rewritten < 500 {
		t.Errorf("%s", report)
	}
	return out
}

// node runs a module and returns what it prints and how it ends.
func node(t *testing.T, module []byte, args ...string) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "program.wasm")
	if err := os.WriteFile(file, module, 0o644); err != nil {
		t.Fatal(err)
	}
	run := exec.Command(filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/go_js_wasm_exec"), append([]string{file}, args...)...)
	out, err := run.CombinedOutput()
	return fmt.Sprintf("%s%v\n", out, err)
}

// TestProgram: a program of goroutines, growing stacks, panics and recoveries prints the same.
func TestProgram(t *testing.T) {
	plain := builtProgram(t)
	withLines := rewritten(t, plain, Options{KeepLines: true})
	without := rewritten(t, plain, Options{})
	want := node(t, plain)
	if !strings.Contains(want, "goexit [deferred]\n") || !strings.HasSuffix(want, "stack true\n<nil>\n") {
		t.Fatalf("the program itself: %s", want)
	}
	if got := node(t, withLines); got != want {
		t.Errorf("%s\nwant:\n%s", got, want)
	}
	for name, module := range map[string][]byte{"without lines": without, "small": rewritten(t, plain, Options{Small: true})} {
		if got, want := node(t, module), strings.Replace(want, "main.go true true", "? false true", 1); got != want {
			t.Errorf("%s:\n%s\nwant:\n%s", name, got, want)
		}
	}
}

// TestTraces: the trace of a program that crashes names the same functions, also where they were inlined, with and without lines; a
// small one those that were not inlined.
func TestTraces(t *testing.T) {
	plain := builtProgram(t)
	withLines := rewritten(t, plain, Options{KeepLines: true})
	without, small := rewritten(t, plain, Options{}), rewritten(t, plain, Options{Small: true})
	// Addresses in memory differ by what the program's own data take.
	address := regexp.MustCompile(`0x[0-9a-f]+|\+0x[0-9a-f]+`)
	place := regexp.MustCompile(`\t\S+:\d+( \+0x0)?`)
	for how, names := range map[string][]string{
		"panic":    {"index out of range [0] with length 0", "main.inlined(...)", "main.outer(", "main.crash(", "main.main()"},
		"all":      {"main.inlined(...)", "main.crash.func1()", "[select (no cases)]"},
		"deadlock": {"all goroutines are asleep", "main.crash("},
	} {
		want := address.ReplaceAllString(node(t, plain, how), "0x0")
		for _, name := range names {
			if !strings.Contains(want, name) {
				t.Fatalf("%s: the program's own trace has no %s:\n%s", how, name, want)
			}
		}
		if got := address.ReplaceAllString(node(t, withLines, how), "0x0"); got != want {
			t.Errorf("%s:\n%s\nwant:\n%s", how, got, want)
		}
		want = place.ReplaceAllString(want, "\t?:0$1")
		if got := address.ReplaceAllString(node(t, without, how), "0x0"); got != want {
			t.Errorf("%s, without lines:\n%s\nwant:\n%s", how, got, want)
		}
		inlined, arguments := regexp.MustCompile(`(?m)^\S.*\(\.\.\.\)\n\t.*\n`), regexp.MustCompile(`(?m)^(\S.*)\(.*\)\n\t`)
		want = arguments.ReplaceAllString(inlined.ReplaceAllString(want, ""), "$1()\n\t")
		if got := address.ReplaceAllString(node(t, small, how), "0x0"); got != want {
			t.Errorf("%s, small:\n%s\nwant:\n%s", how, got, want)
		}
	}
}

// TestTables reads the tables back with the library's own reader: all names are there, no file and no line.
func TestTables(t *testing.T) {
	plain := builtProgram(t)
	names, lines := readBack(t, plain)
	namesLeft, linesLeft := readBack(t, rewritten(t, plain, Options{}))
	if len(names) < 1000 || lines < 1000 {
		t.Fatalf("%d functions, %d with a line", len(names), lines)
	}
	if linesLeft != 0 {
		t.Errorf("%d functions still have a line", linesLeft)
	}
	small := rewritten(t, plain, Options{Small: true})
	namesInSmall, _ := readBack(t, small)
	if all := strings.Join(names, "\n"); all != strings.Join(namesLeft, "\n") || all != strings.Join(namesInSmall, "\n") {
		t.Error("the names are others")
	}
	if left := tablesOf(t, small); bytes.Contains(left.names, []byte("main.inlined\x00")) || !bytes.Contains(left.names, []byte("main.outer\x00")) {
		t.Error("a small module has the names of what is only inlined, or lacks others")
	}
}

// readBack reads a module's functions, and how many have a line.
func readBack(t *testing.T, file []byte) (names []string, lines int) {
	t.Helper()
	tables := tablesOf(t, file)
	at := bytes.Index(tables.memory.bytes, headerMagic)
	table, err := gosym.NewTable(nil, gosym.NewLineTable(tables.memory.bytes[at:], 0))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range table.Funcs {
		names = append(names, f.Name)
		if file, line, _ := table.PCToLine(f.Entry); line > 0 || file != "" && file != "?" {
			lines++
		}
	}
	return names, lines
}

// TestSmallData: of the data of functions all that traces do not read is as it was.
func TestSmallData(t *testing.T) {
	plain := builtProgram(t)
	before, after := tablesOf(t, plain), tablesOf(t, rewritten(t, plain, Options{Small: true}))
	u32 := binary.LittleEndian.Uint32
	// The bytes that trees and arguments may take: all others have to stay.
	mayGo := make([]bool, len(before.funcData))
	cleared := 0
	for _, f := range before.functions {
		if f.record < 0 {
			continue
		}
		r := before.funcs[f.record:]
		tables := int(u32(r[recordCount:]))
		data := r[recordSize+4*tables:]
		if n := int(r[recordFuncData]); n > argumentInfo && u32(data[4*argumentInfo:]) != noFuncData {
			at := int(u32(data[4*argumentInfo:]))
			for i := range bytes.IndexByte(before.funcData[at:], endOfArguments) + 1 {
				mayGo[at+i] = true
			}
		}
		if n := int(r[recordFuncData]); n > inlinedCalls && tables > inlinedAt && u32(data[4*inlinedCalls:]) != noFuncData {
			at := int(u32(data[4*inlinedCalls:]))
			for i := range inlinedSize * before.entries(u32(r[recordSize+4*inlinedAt:])) {
				mayGo[at+i] = true
			}
		}
	}
	for i, b := range after.funcData {
		if b != before.funcData[i] {
			if cleared++; !mayGo[i] {
				t.Fatalf("byte %#x of the functions' data is %d, and was %d", i, b, before.funcData[i])
			}
		}
	}
	if cleared < 20_000 {
		t.Errorf("only %d bytes were taken out", cleared)
	}
}

// TestOtherTables: what the runtime needs to walk stacks is as it was.
func TestOtherTables(t *testing.T) {
	plain := builtProgram(t)
	before, after := tablesOf(t, plain), tablesOf(t, rewritten(t, plain, Options{}))
	u32 := binary.LittleEndian.Uint32
	compared := 0
	for i, f := range before.functions {
		r, s := before.funcs[f.record:], after.funcs[after.functions[i].record:]
		if dropped := u32(s[recordFile:]) | u32(s[recordLine:]); dropped != 0 {
			t.Errorf("%s has a table of lines", f.name)
		}
		offsets := []uint32{u32(r[recordStack:])}
		for k := range int(u32(r[recordCount:])) {
			if at := r[recordSize+4*k:]; k == unsafePoints {
				clear(at[:4])
			} else {
				offsets = append(offsets, u32(at))
			}
		}
		for _, at := range offsets {
			n := before.tableLength(at)
			compared += n
			if !bytes.Equal(before.pcTables[at:][:n], after.pcTables[at:][:n]) {
				t.Errorf("%s: the table at %#x is another", f.name, at)
			}
		}
		clear(r[recordFile : recordLine+4])
		clear(r[recordStart : recordStart+4])
		size := recordSize + 4*int(u32(r[recordCount:]))
		if !bytes.Equal(r[:size], s[:size]) {
			t.Errorf("%s: the record is another", f.name)
		}
	}
	if compared < 10_000 {
		t.Errorf("only %d bytes were compared", compared)
	}
	// All other memory is as it was.
	for _, tables := range []*goTables{before, after} {
		for _, part := range [][]byte{tables.funcs, tables.pcTables, tables.fileUnits, tables.files} {
			clear(part)
		}
	}
	if !bytes.Equal(bytes.TrimRight(before.memory.bytes, "\x00"), bytes.TrimRight(after.memory.bytes, "\x00")) {
		t.Error("other data changed")
	}
}

func tablesOf(t *testing.T, file []byte) *goTables {
	t.Helper()
	m, err := readModule(file)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := findTables(m)
	if err != nil {
		t.Fatal(err)
	}
	return tables
}
