package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// isSlow is why a test is skipped by make test that calls itself slow.
const isSlow = "it is slow: make test-rest runs it"

// allowed are the reasons that a part is right to skip a test for.
var allowed = map[string][]string{
	"wasm":    {"the native run is enough: wasm only takes longer"},
	"modules": {"the native run is enough: wasm only takes longer"},
	"e2e":     {isSlow},
}

// list prints the parts of a target, what they took, and the skips of all. If refuse is set, each of those is an error.
func list(w io.Writer, folder, target string, refuse bool) error {
	own := partsOf(target)
	if len(own) == 0 {
		return fmt.Errorf("no part of the tests belongs to make %s", target)
	}
	if err := listTimes(w, folder, target, own); err != nil {
		return err
	}
	skips, err := listSkips(w, folder, own)
	if err != nil {
		return err
	}
	if refuse && skips > 0 {
		return errors.New("no test may be skipped in CI: what they need is there")
	}
	return nil
}

func listTimes(w io.Writer, folder, target string, own []Part) error {
	var cpus, budgets float64
	fmt.Fprintf(w, "%-12s %8s %8s %8s\n", "part", "CPU s", "budget", "clock s")
	for _, part := range own {
		cpu, clock, err := secondsOf(folder, part.Name)
		if err != nil {
			return fmt.Errorf("it is not known what %s took: %w", part.Name, err)
		}
		over := ""
		if cpu > part.Budget {
			over = "  over its budget"
		}
		fmt.Fprintf(w, "%-12s %8.0f %8.0f %8.0f%s\n", part.Name, cpu, part.Budget, clock, over)
		cpus, budgets = cpus+cpu, budgets+part.Budget
	}
	fmt.Fprintf(w, "%-12s %8.0f %8.0f\n", "make "+target, cpus, budgets)
	return nil
}

func listSkips(w io.Writer, folder string, own []Part) (skips int, err error) {
	expected := 0
	for _, part := range own {
		text, err := os.ReadFile(filepath.Join(folder, part.Name, "skips"))
		if err != nil {
			return 0, fmt.Errorf("it is not known which tests of %s were skipped: %w", part.Name, err)
		}
		for line := range strings.Lines(string(text)) {
			if isAllowed(part.Name, line) {
				expected++
				continue
			}
			skips++
			fmt.Fprintf(w, "skipped: %s: %s", part.Name, line)
		}
	}
	fmt.Fprintf(w, "skipped: %d tests", skips)
	if expected > 0 {
		fmt.Fprintf(w, ", and %d that need not run there", expected)
	}
	fmt.Fprintln(w)
	return skips, nil
}

func isAllowed(part, line string) bool {
	return slices.ContainsFunc(allowed[part], func(reason string) bool {
		return strings.HasSuffix(strings.TrimSpace(line), ": "+reason)
	})
}
