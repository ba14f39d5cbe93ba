package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbn/e2e/bench/texts"
)

// The commands: as it is, and one that counts steps.
const (
	plain    = "plain"
	stepping = "stepping"
)

// counting builds a command that counts steps.
var counting = []string{"-cover", "-covermode=atomic", "-coverpkg=pbn/core/...,pbn/e2e/bench/steps"}

// commands are the files of those.
var commands = map[string]string{}

func TestMain(m *testing.M) {
	os.Exit(func() int {
		folder, err := os.MkdirTemp("", "steps")
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		defer os.RemoveAll(folder)
		for name, flags := range map[string][]string{plain: nil, stepping: counting} {
			commands[name] = filepath.Join(folder, name)
			cmd := exec.Command("go", append(append([]string{"build"}, flags...), "-o", commands[name], ".")...)
			if out, err := cmd.CombinedOutput(); err != nil {
				fmt.Fprintf(os.Stderr, "%v\n%s", err, out)
				return 1
			}
		}
		return m.Run()
	}())
}

// full is for a run of hours.
var full = flag.Bool("full", false, "measure all texts in every verb, and pairs of constructs at 1 MB")

// run runs the command for texts of some kinds, each in one of share verbs.
func run(t *testing.T, command, kinds, verbs string, size, share int) (all []measurement) {
	t.Helper()
	if *full {
		share = 1
	}
	cmd := exec.Command(commands[command], "-texts", kinds, "-verbs", verbs, "-size", strconv.Itoa(size), "-share", strconv.Itoa(share))
	// Garbage is collected seldom: what is counted is the same, and takes a fifth less CPU time.
	cmd.Env = append(os.Environ(), "GOCOVERDIR="+t.TempDir(), "GOGC=400", "GOMEMLIMIT=500MiB")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var m measurement
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
	for _, c := range []struct {
		command      string
		kinds, verbs string
		size, share  int
		steps, bytes float64
	}{
		{stepping, "one", "", 2 << 10, 1, 2.3, 3.2},
		// A table whose elements are no whole rows is not checked row by row: of twice the text it may be.
		{stepping, "among", "", 2 << 10, 8, 2.8, 3.2},
		{stepping, "behind", "", 2 << 10, 8, 2.5, 3.6},
		{stepping, "files", "", 2 << 10, 8, 2.5, 3.2},
		{stepping, "markup", "", 4 << 10, 1, 2.3, 3.6},
		{stepping, "commentary", "", 4 << 10, 1, 2.3, 3.6},
		{stepping, "foreign", "", 4 << 10, 1, 2.3, 3.6},
		// Pieces that belong together by twos are read otherwise where one is left over.
		{stepping, "movetext", "", 4 << 10, 4, 2.8, 3.6},
		// What only copies takes no steps, and much memory only where there is more. Fixes take many rounds.
		{plain, "among", "", 16 << 10, 8, 0, 2.8},
		{plain, "among", "safe fixes", 2 << 10, 2, 0, 3.2},
	} {
		t.Run(c.kinds+" "+c.verbs, func(t *testing.T) {
			t.Parallel()
			half, whole := run(t, c.command, c.kinds, c.verbs, c.size, c.share), run(t, c.command, c.kinds, c.verbs, 2*c.size, c.share)
			if len(half) != len(whole) || len(half) < 20 || (half[0].Steps > 0) != (c.command == stepping) {
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

// TestMostMemory: no text of 100 kB, or in a full run of 250 kB, makes a verb allocate more than 180 times its size; safe fixes, whose
// answer has what is found in the result, 280 times.
func TestMostMemory(t *testing.T) {
	const most, mostOfFixes = 180, 280
	kinds, size := "one", 100_000
	if *full {
		kinds, size = "one,among,behind,files", 250_000
	}
	others := make([]string, 0, len(verbs))
	for _, v := range verbs {
		if v.name != "safe fixes" {
			others = append(others, v.name)
		}
	}
	all := slices.Concat(run(t, plain, kinds, "safe fixes", size, 1), run(t, plain, kinds, strings.Join(others, ","), size, 4))
	if len(all) < 150 {
		t.Errorf("only %d texts were measured", len(all))
	}
	for _, m := range all {
		limit := most
		if m.Verb == "safe fixes" {
			limit = mostOfFixes
		}
		if m.Allocated > limit*m.Size {
			t.Errorf("%s, %s: %d bytes a byte", m.Verb, m.Text, m.Allocated/m.Size)
		}
	}
}

// TestMostSteps: no construct takes more than 35 times as many steps as the median of the verb.
func TestMostSteps(t *testing.T) {
	const most = 35
	byVerb := map[string][]measurement{}
	for _, m := range run(t, stepping, "one", "", 8<<10, 1) {
		byVerb[m.Verb] = append(byVerb[m.Verb], m)
	}
	if len(byVerb) != len(verbs) {
		t.Errorf("%d verbs were measured", len(byVerb))
	}
	aByte := func(m measurement) float64 { return float64(m.Steps) / float64(m.Size) }
	for verb, all := range byVerb {
		slices.SortFunc(all, func(a, b measurement) int { return cmp.Compare(aByte(a), aByte(b)) })
		median, last := aByte(all[len(all)/2]), all[len(all)-1]
		if times := aByte(last) / median; median == 0 || times > most {
			t.Errorf("%s, %s: %.1f times the median, which is %.1f steps a byte", verb, last.Text, times, median)
		}
	}
}

// TestSearchesTakeLinearTime: a search of the library is one step, whatever it passes over, so for these the CPU time of the thread
// counts: for eight times as much text it is about eight times as much, and sixty-four times where each piece looks at all others. What
// else runs on the machine takes its caches and so adds to it: the least that was seen of each counts, they are measured again
// until these are in proportion or have often not been, and three times as much is let pass.
func TestSearchesTakeLinearTime(t *testing.T) {
	const rounds, times, most = 5, 8, 24
	for _, c := range []struct {
		kind, clause string
		size, texts  int
	}{
		{"markup", "6.2-a", 8 << 10, len(texts.Of("markup"))},
		{"commentary", "dialects-20", 64 << 10, len(texts.Of("commentary"))},
		{"foreign", "property 1", 32 << 10, len(texts.Of("foreign"))},
	} {
		t.Run(c.kind, func(t *testing.T) {
			t.Parallel()
			var outOfProportion []string
			few, many := map[string]time.Duration{}, map[string]time.Duration{}
			again := func(took map[string]time.Duration, size int) {
				for _, m := range run(t, plain, c.kind, "", size, 1) {
					if before, known := took[m.Text]; !known || m.CPU < before {
						took[m.Text] = m.CPU
					}
				}
			}
			for range rounds {
				// The lesser of the two is the one that anything else disturbs most.
				for range 3 {
					again(few, c.size)
				}
				again(many, times*c.size)
				if len(few) != c.texts || len(many) != c.texts {
					t.Fatalf("%d and %d texts were measured", len(few), len(many))
				}
				outOfProportion = outOfProportion[:0]
				for text, took := range many {
					if took > most*few[text] {
						outOfProportion = append(outOfProportion, fmt.Sprintf("%s: %v, and %v for %d times as much", text, few[text], took, times))
					}
				}
				if len(outOfProportion) == 0 {
					return
				}
			}
			t.Errorf("%s, %s", c.clause, strings.Join(outOfProportion, "; "))
		})
	}
}
