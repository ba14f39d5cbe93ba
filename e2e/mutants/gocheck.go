package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A goChecker mutates what is written in Go. What is mutated is given to the compiler as an overlay, so the checkout stays as it is.
type goChecker struct {
	root     string // the checkout
	state    string // a folder for what is built
	cache    string // the go command's: mutated packages are of no use to anyone later
	workers  int
	packages []string // their folders
	folders  map[string]*goFolder
	invalid  map[int]string // why a mutation does not compile in its package
	switched map[int]bool   // the mutations that are after a switch; each of the others needs a build for itself
	tests    []goTest       // the fastest first
	command  *jsChecker     // the tests of the native command in JavaScript
	// prepareCommand makes command, which takes long, once a mutation of it is to be checked.
	prepareCommand func() error
}

func newGoChecker(root, state string, workers int) *goChecker {
	state = filepath.Join(state, "go")
	return &goChecker{root: root, state: state, cache: filepath.Join(state, "cache"), workers: workers}
}

func (g *goChecker) places(ctx context.Context) ([]place, error) {
	if err := g.list(ctx); err != nil {
		return nil, err
	}
	var all []place
	for _, folder := range g.packages {
		if g.folders[folder].ofTests {
			continue
		}
		for _, file := range g.folders[folder].files {
			source, err := os.ReadFile(filepath.Join(g.root, file))
			if err != nil {
				return nil, err
			}
			places, err := goPlaces(file, source)
			if err != nil {
				return nil, err
			}
			all = append(all, places...)
		}
	}
	return all, nil
}

// prepare builds the tests of every package once, with all the mutations in them that may be after a switch.
func (g *goChecker) prepare(ctx context.Context, drawn []mutation) error {
	if err := os.MkdirAll(filepath.Join(g.state, "switched"), 0o755); err != nil {
		return err
	}
	packages, err := g.goPackages(ctx)
	if err != nil {
		return err
	}
	g.invalid, g.switched = map[int]string{}, map[int]bool{}
	byPackage := map[string][]mutation{}
	for _, m := range drawn {
		p := packages[path.Dir(m.Place.File)]
		if err := p.valid(m); err != nil {
			g.invalid[m.Number] = err.Error()
		} else if p.switchable(m) {
			g.switched[m.Number] = true
			byPackage[p.folder] = append(byPackage[p.folder], m)
		}
	}
	overlays, err := g.overlays(packages, byPackage)
	if err != nil {
		return err
	}
	for _, folder := range g.packages {
		os.Remove(g.binary(folder)) // Of an earlier run.
		if !g.mayReach(folder, drawn) {
			continue
		}
		if out, err := g.compile(ctx, overlays[g.folders[folder].platform], g.binary(folder), folder); err != nil {
			return fmt.Errorf("%s does not build with the switches in it: %w\n%s", folder, err, out)
		}
	}
	g.prepareCommand = sync.OnceValue(func() error { return g.makeCommand(ctx, overlays[g.folders[commandFolder].platform]) })
	fmt.Fprintf(os.Stderr, "%d of %d mutations are after a switch, %d do not compile\n", len(g.switched), len(drawn), len(g.invalid))
	g.tests, err = g.goTests(ctx)
	return err
}

// mayReach reports whether a package's tests have one of the mutations inside.
func (g *goChecker) mayReach(folder string, drawn []mutation) bool {
	of := g.folders[folder]
	return slices.ContainsFunc(drawn, func(m mutation) bool {
		mutated := path.Dir(m.Place.File)
		return g.folders[mutated].platform == of.platform && slices.Contains(of.imports, mutated)
	})
}

// overlays returns one for each platform, with the mutations of its own packages: the core is tested natively.
func (g *goChecker) overlays(packages map[string]*goPackage, byPackage map[string][]mutation) (map[*platform]string, error) {
	changed := map[*platform]map[string]string{}
	for _, folder := range g.packages {
		on := g.folders[folder].platform
		if changed[on] == nil {
			changed[on] = map[string]string{}
		}
		if mutations := byPackage[folder]; len(mutations) > 0 {
			maps.Copy(changed[on], packages[folder].switched(mutations))
		}
	}
	overlays := map[*platform]string{}
	for on, files := range changed {
		var err error
		if overlays[on], err = g.overlay(filepath.Join(g.state, "switched", fmt.Sprint(len(overlays))), files); err != nil {
			return nil, err
		}
	}
	return overlays, nil
}

// binary is the file of a package's tests with the switches in them.
func (g *goChecker) binary(folder string) string {
	return filepath.Join(g.state, "switched", testName(folder))
}

func testName(folder string) string { return strings.ReplaceAll(folder, "/", "_") + ".test" }

// compile builds a package's tests, without go vet: it would refuse conditions that are always the same.
func (g *goChecker) compile(ctx context.Context, overlay, binary, folder string) ([]byte, error) {
	return g.tool(ctx, g.folders[folder].platform, "test", "-c", "-vet=off", "-ldflags=-s -w", "-overlay", overlay, "-o", binary, "./"+folder)
}

func (g *goChecker) source(m mutation) ([]byte, error) {
	return os.ReadFile(filepath.Join(g.root, m.Place.File))
}

// check runs the tests that reach a mutation until one fails. The worker names a folder that no other check uses.
func (g *goChecker) check(ctx context.Context, m mutation, worker int, slow bool) (verdict, error) {
	if why, ok := g.invalid[m.Number]; ok {
		return verdict{Outcome: invalid, By: why}, nil
	}
	quick, others := g.batches(g.covering(m), path.Dir(m.Place.File))
	batches := quick
	if slow {
		batches = others
	}
	v, err := g.checkInGo(ctx, m, worker, batches)
	if err != nil || v.Outcome != survived {
		return v, err
	}
	if len(quick)+len(others) == 0 {
		v.By = "no test reaches it"
	}
	if slow && ofCommand(m) {
		return g.checkCommand(ctx, m, worker, v)
	}
	v.Slow = !slow && (len(others) > 0 || ofCommand(m))
	return v, nil
}

func (g *goChecker) checkInGo(ctx context.Context, m mutation, worker int, batches []batch) (verdict, error) {
	if len(batches) == 0 {
		return verdict{Outcome: survived}, nil
	}
	if g.switched[m.Number] {
		return g.try(ctx, m, batches, func(folder string) (string, []byte, error) { return g.binary(folder), nil, nil })
	}
	overlay, folder, err := g.mutated(m, worker)
	if err != nil {
		return verdict{}, err
	}
	defer os.RemoveAll(folder)
	built := map[string]string{}
	return g.try(ctx, m, batches, func(tests string) (binary string, out []byte, err error) {
		if built[tests] == "" {
			built[tests] = filepath.Join(folder, testName(tests))
			out, err = g.compile(ctx, overlay, built[tests], tests)
		}
		return built[tests], out, err
	})
}

// mutated makes a folder of a worker, with an overlay that has one mutation and no switch.
func (g *goChecker) mutated(m mutation, worker int) (overlay, folder string, err error) {
	source, err := g.source(m)
	if err != nil {
		return "", "", err
	}
	folder = filepath.Join(g.state, fmt.Sprint(worker))
	overlay, err = g.overlay(folder, map[string]string{m.Place.File: string(m.apply(source))})
	return overlay, folder, err
}

// try runs batches of tests in the binaries of their packages.
func (g *goChecker) try(ctx context.Context, m mutation, batches []batch, binary func(folder string) (string, []byte, error)) (verdict, error) {
	for _, b := range batches {
		file, out, err := binary(b.folder)
		if ctx.Err() != nil {
			return verdict{}, ctx.Err()
		}
		if err != nil { // The package alone may compile with another type, and what uses it may not.
			return verdict{Outcome: invalid, By: firstError(out)}, nil
		}
		ran, err := g.run(ctx, b.folder, limit(b.cpu), "MUTANT="+strconv.Itoa(m.Number), file, b.args()...)
		if ctx.Err() != nil {
			return verdict{}, ctx.Err()
		}
		if err == nil {
			continue
		}
		v := ran.verdict(b.folder + " " + failed(ran.output))
		if v.Outcome != hung {
			return v, nil
		}
		// On a busy machine it may be no matter of the mutation.
		if _, err := g.run(ctx, b.folder, limit(b.cpu), "MUTANT=0", g.binary(b.folder), b.args()...); err == nil || ctx.Err() != nil {
			return v, ctx.Err()
		}
	}
	return verdict{Outcome: survived}, nil
}

// A batch is tests of one package that are run together.
type batch struct {
	folder string
	names  []string
	cpu    time.Duration
	isSlow bool
}

func (b batch) args() []string {
	return []string{"-test.failfast", "-test.timeout=" + waiting.String(), "-test.run=^(" + strings.Join(b.names, "|") + ")$"}
}

// batches puts the tests that are likely to fail soon first: the quick ones of the package, those of the core, those of other
// packages. The slow ones come one by one.
func (g *goChecker) batches(tests []goTest, own string) (quickOnes, slow []batch) {
	var list []batch
	places := map[string]int{}
	for _, t := range tests {
		at, ok := places[t.Package]
		isSlow := t.CPU > g.folders[t.Package].platform.quick
		if isSlow || !ok {
			list = append(list, batch{folder: t.Package, isSlow: isSlow})
			at = len(list) - 1
			if !isSlow {
				places[t.Package] = at
			}
		}
		list[at].names = append(list[at].names, t.Name)
		list[at].cpu += t.CPU
	}
	order := func(b batch) int {
		switch {
		case b.isSlow:
			return 3
		case b.folder == own:
			return 0
		case b.folder == "core/pbn":
			return 1
		}
		return 2
	}
	slices.SortStableFunc(list, func(a, b batch) int {
		return cmp.Or(cmp.Compare(order(a), order(b)), cmp.Compare(a.cpu, b.cpu))
	})
	first := slices.IndexFunc(list, func(b batch) bool { return order(b) == 3 })
	if first < 0 {
		first = len(list)
	}
	return list[:first], list[first:]
}

// overlay writes files to a folder, which it makes, for the compiler to read them in place of those of the checkout.
func (g *goChecker) overlay(folder string, changed map[string]string) (string, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	replace := map[string]string{}
	for file, text := range changed {
		to := filepath.Join(folder, strings.ReplaceAll(file, "/", "_"))
		replace[filepath.Join(g.root, file)] = to
		if err := os.WriteFile(to, []byte(text), 0o644); err != nil {
			return "", err
		}
	}
	text, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return name, os.WriteFile(name, text, 0o644)
}

// tool runs the go command for a platform.
func (g *goChecker) tool(ctx context.Context, on *platform, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = g.root
	cmd.Env = append(append(os.Environ(), on.env...), "GOCACHE="+g.cache)
	return cmd.CombinedOutput()
}

// run runs a test binary where go test would, with a variable for the switches.
func (g *goChecker) run(ctx context.Context, folder string, cpu time.Duration, env, binary string, args ...string) (ending, error) {
	cmd := g.folders[folder].platform.command(ctx, cpu, binary, args...)
	cmd.Dir = filepath.Join(g.root, folder)
	// Garbage is collected seldom, as by make test.
	cmd.Env = append(os.Environ(), "GOGC=400", env)
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
