package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// A goChecker mutates the core. What is mutated is given to the compiler as an overlay, so the checkout stays as it is.
type goChecker struct {
	root     string // the checkout
	state    string // a folder for what is built
	cache    string // the go command's: mutated packages are of no use to anyone later
	packages []string
	imports  map[string][]string // the folders whose code a package's tests have inside
	blocks   map[string][]span
	tests    []goTest // the fastest first
}

// quick is the CPU time up to which tests are run together with others.
const quick = 300 * time.Millisecond

func newGoChecker(root, state string) *goChecker {
	state = filepath.Join(state, "go")
	return &goChecker{root: root, state: state, cache: filepath.Join(state, "cache")}
}

func (g *goChecker) places(ctx context.Context) ([]place, error) {
	if err := g.list(ctx); err != nil {
		return nil, err
	}
	var all []place
	for _, folder := range g.packages {
		files, err := filepath.Glob(filepath.Join(g.root, folder, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			source, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			places, err := goPlaces(path.Join(folder, filepath.Base(file)), source)
			if err != nil {
				return nil, err
			}
			all = append(all, places...)
		}
	}
	return all, nil
}

func (g *goChecker) prepare(ctx context.Context, _ []mutation) (err error) {
	if err = os.MkdirAll(g.state, 0o755); err == nil {
		g.tests, err = g.goTests(ctx)
	}
	return err
}

func (g *goChecker) source(m mutation) ([]byte, error) {
	return os.ReadFile(filepath.Join(g.root, m.File))
}

// check runs the tests that reach a mutation until one fails. The worker names a folder that no other check uses.
func (g *goChecker) check(ctx context.Context, m mutation, worker int) (verdict, error) {
	source, err := g.source(m)
	if err != nil {
		return verdict{}, err
	}
	batches := g.batches(g.covering(m, source), path.Dir(m.File))
	folder := filepath.Join(g.state, fmt.Sprint(worker))
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return verdict{}, err
	}
	defer os.RemoveAll(folder)
	overlay, err := overlay(folder, filepath.Join(g.root, m.File), m.apply(source))
	if err != nil {
		return verdict{}, err
	}
	if out, err := g.tool(ctx, "build", "-overlay", overlay, "./"+path.Dir(m.File)); err != nil {
		return verdict{Outcome: invalid, By: firstError(out)}, ctx.Err()
	}
	built := map[string]string{}
	for _, b := range batches {
		if built[b.folder] == "" {
			built[b.folder] = filepath.Join(folder, strings.ReplaceAll(b.folder, "/", "_")+".test")
			// The package alone may compile with another type, and what uses it may not.
			if out, err := g.tool(ctx, "test", "-c", "-ldflags=-s -w", "-overlay", overlay, "-o", built[b.folder], "./"+b.folder); err != nil {
				return verdict{Outcome: invalid, By: firstError(out)}, ctx.Err()
			}
		}
		ran, err := g.run(ctx, b.folder, limit(b.cpu), built[b.folder], "-test.failfast", "-test.timeout="+waiting.String(), "-test.run=^("+strings.Join(b.names, "|")+")$")
		if ctx.Err() != nil {
			return verdict{}, ctx.Err()
		}
		if err != nil {
			return ran.verdict(b.folder + " " + failed(ran.output)), nil
		}
	}
	if len(batches) == 0 {
		return verdict{Outcome: survived, By: "no test reaches it"}, nil
	}
	return verdict{Outcome: survived}, nil
}

// A batch is tests of one package that are run together.
type batch struct {
	folder string
	names  []string
	cpu    time.Duration
}

// batches puts the tests that are likely to fail soon first: the quick ones of the package, those of the core, those of other
// packages, then the slow ones.
func (g *goChecker) batches(tests []goTest, own string) []batch {
	var list []batch
	places := map[string]int{}
	for _, t := range tests {
		at, ok := places[t.Package]
		if t.CPU > quick || !ok {
			list = append(list, batch{folder: t.Package})
			at = len(list) - 1
			if t.CPU <= quick {
				places[t.Package] = at
			}
		}
		list[at].names = append(list[at].names, t.Name)
		list[at].cpu += t.CPU
	}
	order := func(b batch) int {
		switch {
		case len(b.names) == 1 && b.cpu > quick:
			return 3
		case b.folder == own:
			return 0
		case b.folder == "core":
			return 1
		}
		return 2
	}
	slices.SortStableFunc(list, func(a, b batch) int {
		return cmp.Or(cmp.Compare(order(a), order(b)), cmp.Compare(a.cpu, b.cpu))
	})
	return list
}

func overlay(folder, file string, mutated []byte) (string, error) {
	replacement := filepath.Join(folder, "mutated.go")
	if err := os.WriteFile(replacement, mutated, 0o644); err != nil {
		return "", err
	}
	text, err := json.Marshal(map[string]map[string]string{"Replace": {file: replacement}})
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return name, os.WriteFile(name, text, 0o644)
}

// tool runs the go command.
func (g *goChecker) tool(ctx context.Context, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = g.root
	cmd.Env = append(os.Environ(), "GOCACHE="+g.cache)
	return cmd.CombinedOutput()
}

// run runs a test binary where go test would.
func (g *goChecker) run(ctx context.Context, folder string, cpu time.Duration, binary string, args ...string) (ran, error) {
	cmd := bounded(ctx, cpu, goMemory, binary, args...)
	cmd.Dir = filepath.Join(g.root, folder)
	return runCommand(cmd)
}

var failure = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)|^(panic: .*|fatal error: .*)`)

// failed names the test that failed, or how the program ended.
func failed(output []byte) string {
	if m := failure.FindSubmatch(output); m != nil {
		return string(m[1]) + string(m[2])
	}
	return "ended without a word"
}

func firstError(out []byte) string {
	for line := range strings.SplitSeq(string(out), "\n") {
		if line != "" && line[0] != '#' {
			return line
		}
	}
	return ""
}
