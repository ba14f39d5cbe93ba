package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
)

// build builds the command.
func build(t *testing.T, flags ...string) (command string) {
	t.Helper()
	command = filepath.Join(t.TempDir(), "steps")
	cmd := exec.Command("go", append(append([]string{"build"}, flags...), "-o", command, ".")...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return command
}

// run runs the command.
func run(t *testing.T, command, kinds, verbs string, size int) (all []measured) {
	t.Helper()
	cmd := exec.Command(command, "-texts", kinds, "-verbs", verbs, "-size", strconv.Itoa(size))
	cmd.Env = append(os.Environ(), "GOCOVERDIR="+t.TempDir())
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var m measured
		switch err := d.Decode(&m); {
		case errors.Is(err, io.EOF):
			return all
		case err != nil:
			t.Fatal(err)
		}
		all = append(all, m)
	}
}

// TestStepsAndMemoryAreLinear doubles texts in which one or two constructs repeat, and compares the blocks of statements that are
// run and the bytes that are allocated: twice as many each, and more where lists grow; four times as many where each piece
// looks at all others.
func TestStepsAndMemoryAreLinear(t *testing.T) {
	counting := build(t, "-cover", "-covermode=atomic", "-coverpkg=pbn/core/...,pbn/e2e/bench/steps")
	plain := build(t)
	for _, c := range []struct {
		command      string
		kinds, verbs string
		size         int
		steps, bytes float64
	}{
		{counting, "one", "", 4 << 10, 2.3, 3.2},
		{counting, "among", "parse,export", 4 << 10, 2.5, 3.2},
		{counting, "behind", "export", 2 << 10, 2.5, 3.6},
		{counting, "files", "parse,blocks", 4 << 10, 2.5, 3.2},
		// What only copies takes no steps, and much memory only where there is more. Fixes take many rounds.
		{plain, "among", "export", 32 << 10, 0, 2.8},
		{plain, "among", "safe fixes", 2 << 10, 0, 3.2},
	} {
		t.Run(c.kinds+" "+c.verbs, func(t *testing.T) {
			command := c.command
			half, whole := run(t, command, c.kinds, c.verbs, c.size), run(t, command, c.kinds, c.verbs, 2*c.size)
			if len(half) != len(whole) || len(half) < 100 || (half[0].Steps > 0) != (command == counting) {
				t.Fatalf("%d and %d texts were measured", len(half), len(whole))
			}
			for i, w := range whole {
				h := half[i]
				steps, allocated := float64(w.Steps)/float64(max(1, h.Steps)), float64(w.Allocated)/float64(h.Allocated)
				if steps > c.steps || allocated > c.bytes {
					t.Errorf("%s, %s: from %d to %d bytes %.1f times the steps and %.1f times the memory", w.Verb, w.Text, h.Size, w.Size, steps, allocated)
				}
			}
		})
	}
}
