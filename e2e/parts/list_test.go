package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// written is a folder of what was counted, of all parts of a target but one, in which no test was skipped.
func written(t *testing.T, target, without string) string {
	folder := t.TempDir()
	for i, part := range partsOf(target) {
		if part.Name == without {
			continue
		}
		write(t, folder, part.Name, "skips", "")
		write(t, folder, part.Name, "seconds", fmt.Sprintf("%d.0 2.0\n", i+1))
	}
	return folder
}

func write(t *testing.T, folder, part, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(folder, part), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, part, file), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

const ofWasm = "pbn/core TestA: the native run is enough: wasm only takes longer\n"

// TestListOfSkips: what is skipped is listed, and refused where it must not be.
func TestListOfSkips(t *testing.T) {
	folder := written(t, rest, "")
	write(t, folder, "wasm", "skips", ofWasm)
	var out strings.Builder
	if err := list(&out, folder, rest, true); err != nil || !strings.HasSuffix(out.String(), "\nskipped: 0 tests, and 1 that need not run there\n") {
		t.Errorf("%v, %s", err, &out)
	}
	// The same reason is not one natively.
	write(t, folder, "wasm", "skips", "")
	write(t, folder, "steps", "skips", ofWasm)
	for _, refuse := range []bool{false, true} {
		out.Reset()
		err := list(&out, folder, rest, refuse)
		if (err != nil) != refuse || !strings.HasSuffix(out.String(), "\nskipped: steps: "+ofWasm+"skipped: 1 tests\n") {
			t.Errorf("refused %t: %v, %s", refuse, err, &out)
		}
	}
}

// TestListOfTimes: each part with its budget, and the sum; more than the budget is said, and no error.
func TestListOfTimes(t *testing.T) {
	folder := written(t, quick, "")
	write(t, folder, "build", "seconds", "1234.5 3.0\n")
	var out strings.Builder
	if err := list(&out, folder, quick, true); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	if got, want := strings.Fields(lines[1]), "build 1234 70 3 over its budget"; strings.Join(got, " ") != want {
		t.Errorf("%q", got)
	}
	var budget float64
	for _, part := range partsOf(quick) {
		budget += part.Budget
	}
	// 2 to n are what the other parts have taken.
	n := len(partsOf(quick))
	if got, want := lines[n+1], fmt.Sprintf("%-12s %8.0f %8.0f", "make test", 1234.5+float64(n*(n+1)/2-1), budget); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestListOfWhatIsNotKnown: a part that did not run is an error, as is a target without parts.
func TestListOfWhatIsNotKnown(t *testing.T) {
	for _, part := range partsOf(quick) {
		if err := list(&strings.Builder{}, written(t, quick, part.Name), quick, false); err == nil {
			t.Errorf("nothing is known of %s", part.Name)
		}
	}
	if err := list(&strings.Builder{}, t.TempDir(), "e2e", false); err == nil {
		t.Error("e2e is no target with parts")
	}
}

// TestTable: the table in e2e/README.md has the same parts, targets and budgets.
func TestTable(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	var got []Part
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "|")
		if len(cells) != 7 || !strings.Contains(cells[2], "`make ") {
			continue
		}
		var p Part
		p.Name, p.Target = strings.Trim(cells[1], " `"), strings.TrimPrefix(strings.Trim(cells[2], " `"), "make ")
		if _, err := fmt.Sscan(cells[3], &p.Budget); err != nil {
			t.Errorf("%s: %v", line, err)
		}
		got = append(got, p)
	}
	if fmt.Sprint(got) != fmt.Sprint(parts) {
		t.Errorf("README.md has\n%v\nthe table\n%v", got, parts)
	}
}
