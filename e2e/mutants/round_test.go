package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// A fake checker has a hundred places, which fare by their numbers.
type fake struct {
	checked atomic.Int64
	fares   func(number int) (verdict, error)
	slow    func(number int) (verdict, error) // of the slow tests
}

func (f *fake) places(context.Context) (places []place, err error) {
	for i := range 100 {
		places = append(places, place{File: fmt.Sprintf("core/%d.go", i%2), Line: 1, Start: 0, End: 1, Kind: constant, Texts: []string{"y"}})
	}
	return places, nil
}
func (f *fake) prepare(context.Context, []mutation) error { return nil }
func (f *fake) source(m mutation) ([]byte, error)         { return []byte("x" + fmt.Sprint(m.Number)), nil }
func (f *fake) check(_ context.Context, m mutation, _ int, slow bool) (verdict, error) {
	f.checked.Add(1)
	if slow {
		return f.slow(m.Number)
	}
	return f.fares(m.Number)
}

func newRound(t *testing.T, state, files string) *round {
	t.Helper()
	earlier, err := openVerdicts(state, "1")
	if err != nil {
		t.Fatal(err)
	}
	return &round{seed: 1, workers: 2, out: io.Discard, files: regexp.MustCompile(files), earlier: earlier}
}

// TestRound: what does not compile does not count, and a run that is begun again tries only the survivors.
func TestRound(t *testing.T) {
	f := &fake{fares: func(number int) (verdict, error) {
		switch {
		case number%3 == 0:
			return verdict{Outcome: invalid, By: "no type"}, nil
		case number == 7:
			return verdict{Outcome: unreached}, nil
		case number == 4:
			return verdict{Outcome: survived}, nil
		case number == 5:
			return verdict{Outcome: hung, By: "TestLoop"}, nil
		}
		return verdict{Outcome: killed, By: "TestX"}, nil
	}}
	state := t.TempDir()
	r := newRound(t, state, "0")
	if err := r.try(context.Background(), f, 10); err != nil {
		t.Fatal(err)
	}
	var report strings.Builder
	r.out = &report
	r.report()
	for _, want := range []string{
		"core/0.go:1: survived, constant\n    - x4\n    + y4\n", "core/0.go:1: ended by a limit, constant (TestLoop)\n",
		"seed 1: 9 of 10 mutations found (90.0 %), 1 of them by a limit of time or memory\n", "constant 9 of 10", "not counted, does not compile: ",
		"not counted, reached in browsers only: 1; with these it is 9 of 11 (81.8 %)\n",
	} {
		if !strings.Contains(report.String(), want) {
			t.Errorf("no %q in\n%s", want, report.String())
		}
	}
	f.checked.Store(0)
	// The survivor, and what only browsers reach.
	if err := newRound(t, state, "0").try(context.Background(), f, 10); err != nil || f.checked.Load() != 2 {
		t.Errorf("%d were tried again (%v)", f.checked.Load(), err)
	}
}

// TestRoundSlow: survivors of the quick tests are tried by the slow ones at the end; a round that ends before says how many were not.
func TestRoundSlow(t *testing.T) {
	for _, c := range []struct {
		want string
		err  error
	}{
		{"3 of 4 mutations found (75.0 %)", nil},
		{"2 of 4 mutations found (50.0 %), 0 of them by a limit of time or memory\nboundary 0 of 0, negation 0 of 0, logic 0 of 0, arithmetic 0 of 0, constant 2 of 4, text 0 of 0, deletion 0 of 0, branch 0 of 0, result 0 of 0\nended before the slow tests had judged: 2 survivors\n", errors.New("no time")},
	} {
		f := &fake{
			fares: func(number int) (verdict, error) {
				if number > 2 {
					return verdict{Outcome: killed, By: "TestQuick"}, nil
				}
				return verdict{Outcome: survived, Slow: true}, nil
			},
			slow: func(number int) (verdict, error) {
				if number == 2 {
					return verdict{Outcome: survived}, c.err
				}
				return verdict{Outcome: killed, By: "TestSlow"}, c.err
			},
		}
		r := newRound(t, t.TempDir(), "")
		if err := r.try(t.Context(), f, 4); !errors.Is(err, c.err) {
			t.Fatal(err)
		}
		var report strings.Builder
		r.out = &report
		r.report()
		if !strings.Contains(report.String(), c.want) {
			t.Errorf("no %q in\n%s", c.want, report.String())
		}
	}
}

// TestRoundFails: an error ends the round.
func TestRoundFails(t *testing.T) {
	broken := errors.New("no compiler")
	f := &fake{fares: func(int) (verdict, error) { return verdict{}, broken }}
	if err := newRound(t, t.TempDir(), "").try(context.Background(), f, 10); !errors.Is(err, broken) || f.checked.Load() > 2 {
		t.Errorf("%v after %d", err, f.checked.Load())
	}
}

// TestLimits: a loop is ended by its CPU time, and a program that waits by the tests themselves, which is told from a test that fails.
func TestLimits(t *testing.T) {
	for _, c := range []struct {
		script, want string
		cpu          time.Duration
		memory       int
	}{
		{"exit 1", killed, 10 * time.Second, 0},
		{"while :; do :; done", hung, time.Second, 0},
		{"panic=$(printf 'panic: test timed out'); echo \"$panic\"; exit 2", hung, 10 * time.Second, 0},
		{"test $(ulimit -d) = 1048576", "", 10 * time.Second, 1 << 20},
	} {
		r, err := runCommand(bounded(context.Background(), c.cpu, c.memory, "sh", "-c", c.script))
		if c.want == "" {
			if err != nil {
				t.Errorf("%s: %v", c.script, err)
			}
		} else if v := r.verdict("x"); err == nil || v.Outcome != c.want {
			t.Errorf("%s: %s (%v)", c.script, v.Outcome, err)
		}
	}
}

// TestPlacesOfTypeScript: the script finds each kind of place by TypeScript's own parser, and none in types.
func TestPlacesOfTypeScript(t *testing.T) {
	root := t.TempDir()
	modules, err := filepath.Abs("../../js/node_modules")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(modules); err != nil {
		t.Skip("no js/node_modules: make js brings them")
	}
	source := "type T = 1 | 2;\nconst é = { 5: true };\nexport function f(a: number, g: () => void) {\n\tif (a < 3 && é) g();\n\twhile (a === a) a += 1;\n\treturn true;\n}\n" +
		"export function h(o) {\n\tconst t = { \"a-b\": o[\"key\"] + \"two words\", c: `x${o + 1}` + \"é\" };\n\tfor (;;) {\n\t\tif (o) break;\n\t\telse return t;\n\t\tcontinue;\n\t}\n\timport(\"./a.js\");\n\treturn o & 2;\n}\n"
	for name, text := range map[string]string{
		"js/src/a.ts": source, "js/package.json": "{}", "js/tsconfig.json": `{"include":["src"]}`,
		"js/src/cli/tsconfig.json": `{"files":[]}`, "site/tsconfig.json": `{"files":[]}`, "site/src/sw/tsconfig.json": `{"files":[]}`,
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(modules, filepath.Join(root, "js/node_modules")); err != nil {
		t.Fatal(err)
	}
	places, err := newJSChecker(root, t.TempDir()).places(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range places {
		got = append(got, fmt.Sprintf("%s:%d %s %q in %q: %s", p.File, p.Line, p.Kind, source[p.Start:p.End], source[p.OuterStart:p.OuterEnd], strings.Join(p.Texts, " | ")))
	}
	want := strings.Join([]string{
		`js/src/a.ts:4 negation "a < 3 && é" in "a < 3 && é": !(a < 3 && é)`,
		`js/src/a.ts:4 logic "&&" in "a < 3 && é": ||`,
		`js/src/a.ts:4 boundary "<" in "a < 3": <=`,
		`js/src/a.ts:4 constant "3" in "3": 2 | 4`,
		`js/src/a.ts:4 deletion "g();" in "g();": `,
		`js/src/a.ts:5 negation "===" in "a === a": !==`,
		`js/src/a.ts:5 deletion "a += 1;" in "a += 1;": `,
		`js/src/a.ts:5 arithmetic "+=" in "a += 1": -=`,
		`js/src/a.ts:5 constant "1" in "1": 0 | 2`,
		`js/src/a.ts:6 result "true" in "true": false`,
		`js/src/a.ts:9 text "\"key\"" in "\"key\"": "" | "ke"`,
		`js/src/a.ts:9 text "${o + 1}" in "` + "`x${o + 1}`" + `": `,
		`js/src/a.ts:9 arithmetic "+" in "o + 1": -`,
		`js/src/a.ts:9 constant "1" in "1": 0 | 2`,
		`js/src/a.ts:9 text "\"é\"" in "\"é\"": ""`,
		`js/src/a.ts:11 negation "o" in "o": !(o)`,
		`js/src/a.ts:11 branch "break;" in "break;": `,
		`js/src/a.ts:12 branch "return t;" in "return t;": `,
		`js/src/a.ts:15 deletion "import(\"./a.js\");" in "import(\"./a.js\");": `,
		`js/src/a.ts:16 arithmetic "&" in "o & 2": |`,
		`js/src/a.ts:16 constant "2" in "2": 1 | 3`,
	}, "\n")
	if strings.Join(got, "\n") != want {
		t.Errorf("places\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}
