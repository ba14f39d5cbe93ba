package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestVerdictsOfOneState: a kill is remembered for the sources and the tests that it was made with, committed or not, and no longer.
func TestVerdictsOfOneState(t *testing.T) {
	root, state := t.TempDir(), t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	git := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", args...)
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	hash := func() string {
		t.Helper()
		h, err := hashOf(t.Context(), root)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	git("init", "-q")
	write(".gitignore", "dist\n")
	write("core/a.go", "package a")
	write("core/a_test.go", "package a")
	git("add", ".")
	m := mutation{Place: place{File: "core/a.go", Start: 1, End: 2}, Text: "b"}
	source := []byte("package a")
	remembers := func() bool {
		t.Helper()
		v, err := openVerdicts(state, hash())
		if err != nil {
			t.Fatal(err)
		}
		_, known := v.killed(m, source)
		if !known {
			if err := v.add(m, source, verdict{Outcome: killed}); err != nil {
				t.Fatal(err)
			}
		}
		return known
	}
	for _, c := range []struct {
		name       string
		change     func()
		remembered bool
	}{
		{"the first run", func() {}, false},
		{"as it was", func() {}, true},
		{"what judges nothing", func() { write("README.md", "x") }, true},
		{"what was built", func() { write("core/dist/a", "x") }, true},
		{"a weaker test", func() { write("core/a_test.go", "package a // nothing") }, false},
		{"the test as it was", func() { write("core/a_test.go", "package a") }, false},
		{"a new file of tests", func() { write("js/test/a.test.mjs", "") }, false},
		{"a test that is gone", func() { os.Remove(filepath.Join(root, "core/a_test.go")) }, false},
		{"that again", func() {}, true},
	} {
		c.change()
		if got := remembers(); got != c.remembered {
			t.Errorf("%s: remembered: %v", c.name, got)
		}
	}
}
