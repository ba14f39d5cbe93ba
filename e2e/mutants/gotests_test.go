package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestReached: what a switch noted, and nothing where none was reached.
func TestReached(t *testing.T) {
	file := filepath.Join(t.TempDir(), "reached")
	if got, err := reached(file); err != nil || len(got) != 0 {
		t.Errorf("%v (%v)", got, err)
	}
	if err := os.WriteFile(file, []byte("7\n12\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got, err := reached(file); err != nil || !reflect.DeepEqual(got, map[int]bool{7: true, 12: true}) {
		t.Errorf("%v (%v)", got, err)
	}
}

// TestCovering: tests that reach a switch; without one, those that have the code.
func TestCovering(t *testing.T) {
	on := native()
	g := &goChecker{
		folders: map[string]*goFolder{
			"core": {platform: on}, "core/q": {platform: on, imports: []string{"core", "core/q"}}, "core/r": {platform: on, imports: []string{"core/r"}},
			"wasm/s": {platform: &platform{}, imports: []string{"core"}},
		},
		switched: map[int]bool{1: true, 2: true},
		tests: []goTest{
			{Package: "core/q", Name: "Both", Reaches: map[int]bool{1: true, 2: true}},
			{Package: "core/q", Name: "One", Reaches: map[int]bool{1: true}},
			{Package: "core/r", Name: "None"},
			{Package: "wasm/s", Name: "Elsewhere"},
		},
	}
	for number, want := range []string{"Both One", "Both One", "Both", "Both One"} {
		var got []string
		for _, x := range g.covering(mutation{Place: place{File: "core/p.go"}, Number: number}) {
			got = append(got, x.Name)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%d: %v, want %s", number, got, want)
		}
	}
}

// TestBatches: quick tests come first and together, those of the package before all; slow ones come one by one.
func TestBatches(t *testing.T) {
	test := func(folder, name string, cpu time.Duration) goTest {
		return goTest{Package: folder, Name: name, CPU: cpu}
	}
	on, node := native(), &platform{quick: 3 * time.Second}
	g := &goChecker{folders: map[string]*goFolder{"core/pbn": {platform: on}, "core/own": {platform: on}, "core/far": {platform: on}, "wasm/far": {platform: node}}}
	first, slow := g.batches([]goTest{
		test("core/pbn", "A", time.Millisecond), test("core/own", "B", 2*time.Millisecond), test("core/far", "C", 3*time.Millisecond),
		test("core/pbn", "D", 4*time.Millisecond), test("core/own", "E", 2*time.Second), test("core/pbn", "F", 3*time.Second),
		// Node takes a second before the first test.
		test("wasm/far", "G", 2*time.Second), test("wasm/far", "H", 2*time.Second),
	}, "core/own")
	got := slices.Concat(first, slow)
	want := []batch{
		{"core/own", []string{"B"}, 2 * time.Millisecond, false},
		{"core/pbn", []string{"A", "D"}, 5 * time.Millisecond, false},
		{"core/far", []string{"C"}, 3 * time.Millisecond, false},
		{"wasm/far", []string{"G", "H"}, 4 * time.Second, false},
		{"core/own", []string{"E"}, 2 * time.Second, true},
		{"core/pbn", []string{"F"}, 3 * time.Second, true},
	}
	if len(slow) != 2 || !slices.EqualFunc(got, want, func(a, b batch) bool { return reflect.DeepEqual(a, b) }) {
		t.Errorf("%v", got)
	}
}

const checkedSource = `package p

import "time"

const two = 2

var table = [two]time.Duration{1, 2}

func Sum(a [2]int, far bool) (sum int) {
	for i, x := range a {
		if x > 0 && table[i] == time.Duration(x) || far {
			sum += x
		}
	}
	if sum > 1<<40 {
		panic("too much")
	}
	return sum
}

func Long(n uint8) bool {
	if n > 3 {
		n -= 2
	}
	return false
}

func Never() int {
	panic("never")
}

func Mix(a, b uint16, name string) (n int) {
	if name == "Mix" {
		return int(a<<2 + b)
	}
	for range 3 {
		n++
		if n > 1 {
			break
		}
	}
	n *= 2
	return
}
`

const checkedTest = `package p

import "testing"

func TestSum(t *testing.T) {
	if Sum([2]int{1, 2}, false) != 3 || Sum([2]int{2, 1}, false) != 0 {
		t.Error()
	}
}

func TestLong(t *testing.T) {
	if Long(8) {
		t.Error()
	}
}

func TestMix(t *testing.T) {
	if Mix(1, 2, "Mix") != 6 || Mix(0, 0, "Mi") != 4 {
		t.Error()
	}
}
`

// newPackage is a checker of a core with one package.
func newPackage(t *testing.T, source, tests string) (g *goChecker, places []place) {
	t.Helper()
	return newChecker(t, map[string]string{"core/p/p.go": source, "core/p/p_test.go": tests})
}

// newChecker is a checker of a module with these files.
func newChecker(t *testing.T, sources map[string]string) (g *goChecker, places []place) {
	t.Helper()
	root := t.TempDir()
	sources["go.mod"] = "module pbn\n\ngo 1.26\n"
	for name, text := range sources {
		if err := errors.Join(os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755), os.WriteFile(filepath.Join(root, name), []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	cache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	g = newGoChecker(root, t.TempDir(), 2)
	g.cache = strings.TrimSpace(string(cache))
	if places, err = g.places(t.Context()); err != nil {
		t.Fatal(err)
	}
	return g, places
}

// TestLimitOfABusyMachine: a limit that the tests meet without the mutation as well finds nothing.
func TestLimitOfABusyMachine(t *testing.T) {
	defer func(before time.Duration) { leastLimit = before }(leastLimit)
	leastLimit = time.Second
	g, places := newPackage(t, "package p\n\nfunc F() bool {\n\treturn true\n}\n",
		"package p\n\nimport (\n\t\"os\"\n\t\"testing\"\n)\n\nfunc TestF(t *testing.T) {\n\t_, err := os.Stat(\"busy\")\n\tfor err == nil || !F() {\n\t}\n}\n")
	m := mutation{places[0], places[0].Texts[0], 1}
	if err := g.prepare(t.Context(), []mutation{m}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{hung, survived} {
		if v, err := g.check(t.Context(), m, 0, false); err != nil || v.Outcome != want {
			t.Errorf("%+v, want %s (%v)", v, want, err)
		}
		// From now on the test is in a loop without the mutation, too.
		if err := os.WriteFile(filepath.Join(g.root, "core/p/busy"), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestBoundaryThatNoTestMeets: a test in which both sides of a comparison are never equal is not run for its boundary.
func TestBoundaryThatNoTestMeets(t *testing.T) {
	g, places := newPackage(t, "package p\n\nfunc Big(n uint8) bool { return n > 3 }\n\nfunc Small(n string) bool { return n <= \"b\" }\n",
		"package p\n\nimport \"testing\"\n\nfunc TestBig(t *testing.T) {\n\tif !Big(5) || Big(2) {\n\t\tt.Error()\n\t}\n}\n\nfunc TestSmall(t *testing.T) {\n\tif !Small(\"b\") {\n\t\tt.Error()\n\t}\n}\n")
	var drawn []mutation
	for _, p := range places {
		if p.Kind == boundary {
			drawn = append(drawn, mutation{p, p.Texts[0], len(drawn) + 1})
		}
	}
	if err := g.prepare(t.Context(), drawn); err != nil {
		t.Fatal(err)
	}
	for i, want := range []verdict{{Outcome: survived, By: "no test reaches it"}, {Outcome: killed, By: "core/p TestSmall"}} {
		if v, err := g.check(t.Context(), drawn[i], 0, false); err != nil || v != want {
			t.Errorf("%d: %+v, want %+v (%v)", i, v, want, err)
		}
	}
}

// TestCheck: how mutations fare, with a switch and, in a constant, without one; a build says that the tests do not compile with a type.
func TestCheck(t *testing.T) {
	g, places := newPackage(t, checkedSource, checkedTest)
	var drawn []mutation
	for _, p := range places {
		for _, text := range p.Texts {
			drawn = append(drawn, mutation{p, text, len(drawn) + 1})
		}
	}
	if err := g.prepare(t.Context(), drawn); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range drawn {
		v, err := g.check(t.Context(), m, 0, false)
		if err != nil {
			t.Fatal(err)
		}
		where := "alone"
		if g.switched[m.Number] {
			where = "switch"
		}
		got = append(got, fmt.Sprintf("%d %s: %s, %s", m.Place.Line, m.change([]byte(checkedSource)), where, v.Outcome))
	}
	want := strings.Split(strings.TrimSpace(checkedWant), "\n")
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

const checkedWant = `
11 && → ||: switch, killed
11 0 → -1: switch, survived
11 0 → 1: switch, killed
11 == → !=: switch, killed
11 > → >=: switch, survived
11 x > 0 && table[i] == time.Duration(x) || far → !(x > 0 && table[i] == time.Duration(x) || far): switch, killed
11 || → &&: switch, killed
12 += → -=: switch, killed
12 without sum += x: switch, killed
15 1 → 0: switch, killed
15 1 → 2: switch, survived
15 40 → 39: switch, survived
15 40 → 41: switch, survived
15 << → >>: switch, killed
15 > → >=: switch, survived
15 sum > 1<<40 → !(sum > 1<<40): switch, killed
16 without panic("too much"): switch, survived
22 3 → 2: switch, survived
22 3 → 4: switch, survived
22 > → >=: switch, survived
22 n > 3 → !(n > 3): switch, survived
23 -= → +=: switch, survived
23 2 → 1: switch, survived
23 2 → 3: switch, survived
23 without n -= 2: switch, survived
25 false → true: switch, killed
29 without panic("never"): alone, does not compile
33 "Mix" → "": switch, killed
33 "Mix" → "Mi": switch, killed
33 == → !=: switch, killed
34 + → -: switch, killed
34 2 → 1: switch, killed
34 2 → 3: switch, killed
34 << → >>: switch, killed
34 without return int(a<<2 + b): switch, killed
36 3 → 2: switch, survived
36 3 → 4: switch, survived
37 without n++: switch, killed
38 1 → 0: switch, killed
38 1 → 2: switch, killed
38 > → >=: switch, killed
38 n > 1 → !(n > 1): switch, killed
39 without break: switch, killed
42 *= → /=: switch, killed
42 2 → 1: switch, killed
42 2 → 3: switch, killed
42 without n *= 2: switch, killed
5 2 → 1: alone, does not compile
5 2 → 3: alone, survived
7 1 → 0: switch, killed
7 1 → 2: switch, killed
7 2 → 1: switch, killed
7 2 → 3: switch, killed
9 2 → 1: alone, does not compile
`

// TestCheckInNode: a package that is for wasm alone is built for it and tried under Node, beside a native one that it imports; what is
// generated, and what only tests use, is not mutated.
func TestCheckInNode(t *testing.T) {
	const forWasm = "//go:build js && wasm\n\npackage q\n\n"
	g, places := newChecker(t, map[string]string{
		"core/p/p.go":      "package p\n\nfunc Is(n int) bool { return n == 1 }\n",
		"core/p/p_test.go": "package p\n\nimport \"testing\"\n\nfunc TestIs(t *testing.T) {\n\tif Is(2) {\n\t\tt.Error()\n\t}\n}\n",
		"core/p/made.go":   "// Code generated by hand. DO NOT EDIT.\n\npackage p\n\nvar made = 7\n",
		"core/kit/kit.go":  "package kit\n\nimport \"testing\"\n\nfunc Fail(t *testing.T) { t.Error(8) }\n",
		"wasm/q/q.go":      forWasm + "import (\n\t\"pbn/core/p\"\n\t\"syscall/js\"\n)\n\nfunc Has(name string) bool { return p.Is(1) && js.Global().Get(name).Truthy() }\n",
		"wasm/q/q_test.go": forWasm + "import \"testing\"\n\nfunc TestHas(t *testing.T) {\n\tif Has(\"none\") {\n\t\tt.Error()\n\t}\n}\n",
	})
	var drawn []mutation
	for _, p := range places {
		drawn = append(drawn, mutation{p, p.Texts[0], len(drawn) + 1})
	}
	if err := g.prepare(t.Context(), drawn); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range drawn {
		v, err := g.check(t.Context(), m, 0, false)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, fmt.Sprintf("%s %s: %s %s", m.name(), m.Place.Kind, v.Outcome, v.By))
	}
	want := []string{
		"core/p/p.go:3 negation: killed core/p TestIs", "core/p/p.go:3 constant: survived ",
		"wasm/q/q.go:10 logic: killed wasm/q TestHas", "wasm/q/q.go:10 constant: survived ",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
