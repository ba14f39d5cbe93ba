package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A goTest is one test function, example or fuzz target's seeds.
type goTest struct {
	Package string // its folder, from the checkout
	Name    string
	CPU     time.Duration // with no mutation
	Reaches map[int]bool  // numbers of mutations that are after a switch
}

// goTests runs every test by itself and with no mutation, in the binaries that have the switches.
func (g *goChecker) goTests(ctx context.Context) ([]goTest, error) {
	type testName struct{ folder, name string }
	var names []testName
	for _, folder := range g.packages {
		binary := g.binary(folder)
		if _, err := os.Stat(binary); errors.Is(err, os.ErrNotExist) {
			continue // A package without tests, or without a mutation in them.
		}
		list, err := g.run(ctx, folder, 0, "MUTANT=0", binary, "-test.list=.")
		if err != nil {
			return nil, fmt.Errorf("%s: %w", folder, err)
		}
		for name := range strings.FieldsSeq(string(list.output)) {
			if isTest.MatchString(name) {
				names = append(names, testName{folder, name})
			}
		}
	}
	var mu sync.Mutex
	var next int
	var all []goTest
	var failed error
	var workers sync.WaitGroup
	for worker := range g.workers {
		workers.Go(func() {
			for {
				mu.Lock()
				i := next
				next++
				stop := i >= len(names) || failed != nil
				mu.Unlock()
				if stop {
					return
				}
				t, failure, err := g.reach(ctx, names[i].folder, names[i].name, worker)
				mu.Lock()
				switch {
				case err != nil:
					failed = err
				case failure != "":
					fmt.Printf("left out: %s %s fails with the switches alone: %s\n", t.Package, t.Name, failure)
				default:
					all = append(all, t)
				}
				if i%50 == 49 {
					fmt.Fprintf(os.Stderr, "%d of %d tests\n", i+1, len(names))
				}
				mu.Unlock()
			}
		})
	}
	workers.Wait()
	slices.SortFunc(all, func(a, b goTest) int {
		return cmp.Or(cmp.Compare(a.CPU, b.CPU), cmp.Compare(a.Package, b.Package), cmp.Compare(a.Name, b.Name))
	})
	return all, failed
}

// isTest leaves out benchmarks.
var isTest = regexp.MustCompile(`^(Test|Example|Fuzz)`)

// reach runs a test with no mutation.
func (g *goChecker) reach(ctx context.Context, folder, name string, worker int) (t goTest, failure string, err error) {
	file := filepath.Join(g.state, fmt.Sprint("reached-", worker))
	defer os.Remove(file)
	ran, err := g.run(ctx, folder, 0, "MUTANT_REACHED="+file, g.binary(folder), "-test.run=^"+name+"$")
	if ctx.Err() != nil {
		return t, "", ctx.Err()
	}
	t = goTest{Package: folder, Name: name, CPU: ran.cpu}
	if err != nil {
		return t, failed(ran.output), nil
	}
	t.Reaches, err = reached(file)
	return t, "", err
}

// reached reads the numbers that a switch noted.
func reached(file string) (map[int]bool, error) {
	numbers := map[int]bool{}
	text, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return numbers, nil // It reaches none.
	}
	for number := range strings.FieldsSeq(string(text)) {
		n, err := strconv.Atoi(number)
		if err != nil {
			return nil, err
		}
		numbers[n] = true
	}
	return numbers, err
}

// covering returns the tests that reach a mutation. Of one that is not after a switch it is not known; all tests of packages that
// import it, and are for the same platform, may.
func (g *goChecker) covering(m mutation) (tests []goTest) {
	folder := path.Dir(m.Place.File)
	for _, t := range g.tests {
		of := g.folders[t.Package]
		if g.switched[m.Number] && t.Reaches[m.Number] || !g.switched[m.Number] && of.platform == g.folders[folder].platform && slices.Contains(of.imports, folder) {
			tests = append(tests, t)
		}
	}
	return tests
}
