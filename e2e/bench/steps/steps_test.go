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

// run runs the command, built so that it counts steps.
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
	command := filepath.Join(t.TempDir(), "steps")
	build := exec.Command("go", "build", "-cover", "-covermode=atomic", "-coverpkg=pbn/core/...,pbn/e2e/bench/steps", "-o", command, ".")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, c := range []struct {
		kinds, verbs string
		size         int
		steps, bytes float64
	}{
		{"one", "", 8 << 10, 2.3, 3.2},
		{"among", "parse,export", 4 << 10, 2.5, 3.2},
		{"among", "safe fixes", 2 << 10, 3, 3.2},
		{"behind", "export", 2 << 10, 2.5, 3.2},
		{"files", "parse,blocks", 4 << 10, 2.5, 3.2},
	} {
		t.Run(c.kinds+" "+c.verbs, func(t *testing.T) {
			half, whole := run(t, command, c.kinds, c.verbs, c.size), run(t, command, c.kinds, c.verbs, 2*c.size)
			if len(half) != len(whole) || len(half) < 100 || half[0].Steps == 0 {
				t.Fatalf("%d and %d texts were measured", len(half), len(whole))
			}
			for i, w := range whole {
				h := half[i]
				steps, allocated := float64(w.Steps)/float64(h.Steps), float64(w.Allocated)/float64(h.Allocated)
				if steps > c.steps || allocated > c.bytes {
					t.Errorf("%s, %s: from %d to %d bytes %.1f times the steps and %.1f times the memory", w.Verb, w.Text, h.Size, w.Size, steps, allocated)
				}
			}
		})
	}
}
