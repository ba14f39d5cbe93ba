package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestBlocks(t *testing.T) {
	all, ran := blocks([]byte("mode: set\npbn/core/p.go:7.46,8.20 1 1\npbn/core/p.go:8.20,11.3 2 0\n"))
	wantAll := map[string][]span{"core/p.go": {{7, 46, 8, 20}, {8, 20, 11, 3}}}
	if want := map[string][]bool{"core/p.go": {true, false}}; !reflect.DeepEqual(all, wantAll) || !reflect.DeepEqual(ran, want) {
		t.Errorf("%v %v", all, ran)
	}
}

// TestCovering: tests that reach a block; for what is in none, those that reach its function; for a table, those that import it.
func TestCovering(t *testing.T) {
	reach := func(blocks ...bool) map[string][]bool { return map[string][]bool{"core/p.go": blocks} }
	g := &goChecker{
		imports: map[string][]string{"core/q": {"core", "core/q"}, "core/r": {"core/r"}},
		blocks:  map[string][]span{"core/p.go": {{7, 46, 8, 20}, {8, 21, 11, 3}, {17, 3, 19, 6}}},
		tests: []goTest{
			{Package: "core/q", Name: "Head", Reaches: reach(true, false, false)},
			{Package: "core/q", Name: "Body", Reaches: reach(true, true, false)},
			{Package: "core/r", Name: "None", Reaches: reach(false, false, false)},
			{Package: "core/r", Name: "Without", Reaches: reach()},
		},
	}
	for _, c := range []struct{ at, want string }{
		{"a < b &&", "Head Body"},
		{"a = 'x'", "Body"},
		{"a > b", "Head Body"}, // A case is in no block.
		{"a++", ""},
		{"7}", "Head Body"},
	} {
		var got []string
		for _, x := range g.covering(mutation{place: place{File: "core/p.go", Start: strings.Index(goSource, c.at)}}, []byte(goSource)) {
			got = append(got, x.Name)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %v, want %s", c.at, got, c.want)
		}
	}
}

// TestBatches: quick tests come first and together, those of the package before all; slow ones come one by one.
func TestBatches(t *testing.T) {
	test := func(folder, name string, cpu time.Duration) goTest {
		return goTest{Package: folder, Name: name, CPU: cpu}
	}
	g := &goChecker{}
	got := g.batches([]goTest{
		test("core", "A", time.Millisecond), test("core/own", "B", 2*time.Millisecond), test("core/far", "C", 3*time.Millisecond),
		test("core", "D", 4*time.Millisecond), test("core/own", "E", 2*time.Second), test("core", "F", 3*time.Second),
	}, "core/own")
	want := []batch{
		{"core/own", []string{"B"}, 2 * time.Millisecond},
		{"core", []string{"A", "D"}, 5 * time.Millisecond},
		{"core/far", []string{"C"}, 3 * time.Millisecond},
		{"core/own", []string{"E"}, 2 * time.Second},
		{"core", []string{"F"}, 3 * time.Second},
	}
	if !slices.EqualFunc(got, want, func(a, b batch) bool { return reflect.DeepEqual(a, b) }) {
		t.Errorf("%v", got)
	}
}

// TestWhereTestsDoNotCompile: a mutation changes a type, and only the tests of its package depend on that.
func TestWhereTestsDoNotCompile(t *testing.T) {
	const source = "package p\n\nfunc Sum(a [2]int) (sum int) {\n\tfor _, x := range a {\n\t\tsum += x\n\t}\n\treturn sum\n}\n"
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module pbn\n", "core/p/p.go": source,
		"core/p/p_test.go": "package p\n\nimport \"testing\"\n\nfunc TestSum(t *testing.T) {\n\tif Sum([2]int{1, 2}) != 3 {\n\t\tt.Error()\n\t}\n}\n",
	} {
		if err := errors.Join(os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755), os.WriteFile(filepath.Join(root, name), []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	cache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	g := newGoChecker(root, t.TempDir())
	g.cache = strings.TrimSpace(string(cache))
	if _, err := g.places(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := g.prepare(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	if len(g.tests) != 1 {
		t.Errorf("the tests are %v", g.tests)
	}
	for _, c := range []struct{ old, mutated, want string }{
		{"2", "1", invalid},
		{"+=", "-=", killed},
		{"sum += x", "sum = sum + x", survived},
	} {
		at := strings.Index(source, c.old)
		m := mutation{place: place{File: "core/p/p.go", Start: at, End: at + len(c.old)}, Text: c.mutated}
		if v, err := g.check(t.Context(), m, 0); err != nil || v.Outcome != c.want {
			t.Errorf("%s in place of %s: %+v, want %s (%v)", c.mutated, c.old, v, c.want, err)
		}
	}
}
