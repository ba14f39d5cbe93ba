package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSlow: tests that call themselves slow; no others, and no functions within them.
func TestSlow(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a_test.go")
	text := `package a

func TestB(t *testing.T) { browser.Slow(t); t.Log() }

func TestA(t *testing.T) {
	t.Parallel()
	browser.Slow(t)
}

func TestQuick(t *testing.T) {
	t.Run("", func(t *testing.T) { browser.Slow(t) })
}

func helper(t *testing.T) { browser.Slow(t) }
`
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := writeSlow(&out, []string{file}); err != nil || out.String() != "^(TestA|TestB)$\n" {
		t.Errorf("%v, %q", err, &out)
	}
	if err := writeSlow(&out, []string{"slow_test.go"}); err == nil {
		t.Error("no test of this file is slow")
	}
}

// TestReasonOfSlowTests: slow tests give the reason that is allowed.
func TestReasonOfSlowTests(t *testing.T) {
	source, err := os.ReadFile("../browser/slow.go")
	if err != nil || !strings.Contains(string(source), "\t\tt.Skip(\""+isSlow+"\")\n") {
		t.Errorf("%s says another reason than %q (%v)", source, isSlow, err)
	}
}
