package main

import (
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const source = `package p

import (
	"fmt"
	"math/bits"
	"strings"
)

type list struct{}

func before() string { return strings.ToUpper("before") }

func (l *list) print(n int) {
	fmt.Println(bits.Len(uint(n)))
}

func print() { before() }
`

func TestRewriteGivesAFunctionAnotherBody(t *testing.T) {
	got, err := rewrite([]byte(source), map[string]string{"list.print": "before()"})
	if err != nil {
		t.Fatal(err)
	}
	want := strings.NewReplacer(`"fmt"`, `_ "fmt"`, `"math/bits"`, `_ "math/bits"`,
		"print(n int) {\n\tfmt.Println(bits.Len(uint(n)))\n}", "print(n int) { before() }").Replace(source)
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestRewriteLeavesAnImportOut(t *testing.T) {
	bodies := map[string]string{"list.print": "before()", "import fmt": ""}
	got, err := rewrite([]byte(source), bodies)
	if err != nil || strings.Contains(string(got), "fmt") || !strings.Contains(string(got), `_ "math/bits"`) {
		t.Errorf("got\n%s\nand the error %v", got, err)
	}
	delete(bodies, "list.print")
	if _, err := rewrite([]byte(source), bodies); err == nil || !strings.Contains(err.Error(), "import fmt") {
		t.Errorf("it is used, and the error is %v", err)
	}
}

func TestQuiet(t *testing.T) {
	const source = `package runtime

func f(n int, p *int) {
	debug.gctrace = 1
	q := &debug.gctrace
	if debug.gctrace > 0 && !debug.malloc && debug.invalidptr != 0 {
		print("n=", n, "\n")
		println()
		if n > debug.sbrk {
			print("it goes on")
		}
		throw("f")
	}
	print("n=", n)
	switch n {
	case 1:
		println(hex(n), q)
		throw("1")
	}
}
`
	got, err := quiet([]byte(source))
	if err != nil {
		t.Fatal(err)
	}
	want := strings.NewReplacer("if debug.gctrace > 0 && !debug.malloc", "if 0 > 0 && !false", "\t\tprint(\"n=\", n, \"\\n\")", "\t\t_, _, _ = \"n=\", n, \"\\n\"", "println()", "",
		"n > debug.sbrk", "n > 0", "println(hex(n), q)", "_, _ = hex(n), q").Replace(source)
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestRewriteRefusesAnUnknownFunction(t *testing.T) {
	if _, err := rewrite([]byte(source), map[string]string{"list.before": ""}); err == nil || !strings.Contains(err.Error(), "list.before") {
		t.Errorf("got the error %v", err)
	}
}

// TestProgram: what only serves what was left out is gone, and a program that uses goroutines, maps and the garbage collector, and recovers
// from a panic, prints the same. The modules themselves are tested by js/test and e2e.
func TestProgram(t *testing.T) {
	folder := t.TempDir()
	if err := write(folder); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(folder, "program.wasm")
	run := func(how any) {
		root, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			t.Fatal(err)
		}
		output, err := exec.Command(filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/go_js_wasm_exec"), out).CombinedOutput()
		if want := "100 of 100, recovered: index out of range\n"; err != nil || string(output) != want {
			t.Errorf("%v: got %q and the error %v, want %q", how, output, err, want)
		}
	}
	build := func(args ...string) []byte {
		command := exec.Command("go", append(append([]string{"build", "-o", out}, args...), "./testdata/program")...)
		command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOEXPERIMENT=nogreenteagc", "GOFLAGS=")
		if output, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, output)
		}
		module, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		run(args)
		return module
	}
	whole, trimmed := string(build()), string(build("-overlay", filepath.Join(folder, "overlay.json")))
	for _, name := range []string{"runtime.traceAdvance", "runtime.typesEqual"} {
		if !strings.Contains(whole, name) {
			t.Errorf("a program has no %s: has it another name?", name)
		}
	}
	for _, name := range []string{"runtime.traceAdvance", "runtime.typesEqual"} {
		if strings.Contains(trimmed, name) {
			t.Errorf("%s is still there", name)
		}
	}
	if output, err := exec.Command("go", "run", "../flow", "-small", "-direct", out, out).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	run("-direct")
	if saved := len(whole) - len(trimmed); saved < len(whole)/10 {
		t.Errorf("the program has %d bytes, and %d less than it had", len(trimmed), saved)
	}
}

func TestWriteListsEachFile(t *testing.T) {
	folder := t.TempDir()
	if err := write(folder); err != nil {
		t.Fatal(err)
	}
	var overlay, inTests struct{ Replace map[string]string }
	for name, into := range map[string]any{"overlay.json": &overlay, "tests.json": &inTests} {
		list, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(list, into); err != nil {
			t.Fatal(err)
		}
	}
	for name := range without {
		listed := func(list map[string]string) bool {
			return slices.ContainsFunc(slices.Collect(maps.Keys(list)), func(from string) bool { return strings.HasSuffix(filepath.ToSlash(from), "/src/"+name) })
		}
		if !listed(overlay.Replace) || listed(inTests.Replace) == isOfModules(name) {
			t.Errorf("%s: listed: %t, for tests: %t", name, listed(overlay.Replace), listed(inTests.Replace))
		}
	}
	for from, to := range overlay.Replace {
		if before, err := os.ReadFile(from); err != nil || len(before) == 0 {
			t.Errorf("%s: %v", from, err)
		}
		if after, err := os.ReadFile(to); err != nil || len(after) == 0 {
			t.Errorf("%s: %v", to, err)
		}
	}
}
