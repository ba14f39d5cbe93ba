package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	_ "embed" // of the script
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

//go:embed places.mjs
var placesScript string

// A jsChecker mutates js/src and site/src, in a copy of the checkout that has all mutations of a round behind switches.
type jsChecker struct {
	root  string // the checkout
	copy  string
	notes string   // the file in which a run notes the mutations that it reaches
	env   []string // of all tests
	tests []jsTest // the fastest first
}

// A jsTest is one file of tests.
type jsTest struct {
	Package string // js or site
	File    string
	CPU     time.Duration
	Reaches map[int]bool // numbers of mutations
	// Fails has the names of the tests in it that fail with the switches alone, such as those of sizes, and of the suites around them:
	// what they say counts for nothing.
	Fails map[string]bool
}

func newJSChecker(root, state string) *jsChecker {
	folder := filepath.Join(state, "js", "checkout")
	return &jsChecker{root: root, copy: folder, notes: filepath.Join(folder, "reached")}
}

func (j *jsChecker) places(ctx context.Context) ([]place, error) {
	cmd := exec.CommandContext(ctx, "node", "--input-type=module", "-", j.root)
	cmd.Stdin = strings.NewReader(placesScript)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	var all []place
	return all, json.Unmarshal(out, &all)
}

func (j *jsChecker) source(m mutation) ([]byte, error) {
	return os.ReadFile(filepath.Join(j.root, m.Place.File))
}

// prepare copies the checkout with the mutations in it, builds the package there, and runs each file of tests once, to see which
// mutations it reaches.
func (j *jsChecker) prepare(ctx context.Context, drawn []mutation) error {
	if err := j.copyCheckout(ctx); err != nil {
		return err
	}
	byFile := map[string][]mutation{}
	for _, m := range drawn {
		byFile[m.Place.File] = append(byFile[m.Place.File], m)
	}
	for file, mutations := range byFile {
		source, err := j.source(mutations[0])
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(j.copy, file), []byte(switchedTS(source, mutations)), 0o644); err != nil {
			return err
		}
	}
	build := exec.CommandContext(ctx, "node", "build.mjs")
	build.Dir = filepath.Join(j.copy, "js")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("the package does not build with the mutations in it: %w\n%s", err, out)
	}
	return j.reach(ctx)
}

// copyCheckout copies what git knows or would add. What was fetched is linked.
func (j *jsChecker) copyCheckout(ctx context.Context) error {
	if err := os.RemoveAll(j.copy); err != nil {
		return err
	}
	list := exec.CommandContext(ctx, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	list.Dir = j.root
	out, err := list.Output()
	if err != nil {
		return err
	}
	files := strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
	built, err := j.built()
	if err != nil {
		return err
	}
	for _, file := range append(files, built...) {
		content, err := os.ReadFile(filepath.Join(j.root, file))
		if os.IsNotExist(err) {
			continue // Deleted, and not yet committed.
		}
		if err != nil {
			return err
		}
		to := filepath.Join(j.copy, file)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, content, 0o755); err != nil {
			return err
		}
	}
	for from, to := range map[string]string{
		"js/node_modules":   "js/node_modules",
		"site/node_modules": "site/node_modules",
		"site/dist":         "site/dist",
		"../shared":         "../shared",
	} {
		from, to = filepath.Join(j.root, from), filepath.Join(j.copy, to)
		if err := os.Symlink(from, to); err != nil && !os.IsExist(err) {
			return err
		}
	}
	return nil
}

// built returns what make build and make test-module made of Go: the build of the package takes it as it is.
func (j *jsChecker) built() (files []string, err error) {
	for _, pattern := range []string{"bin/whole.wasm", "js/dist/*.wasm", "js/test/build/*"} {
		found, err := filepath.Glob(filepath.Join(j.root, pattern))
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("no %s: make build test-module comes first", pattern)
		}
		for _, file := range found {
			name, err := filepath.Rel(j.root, file)
			if err != nil {
				return nil, err
			}
			files = append(files, name)
		}
	}
	return files, nil
}

// reach runs each file of tests with no mutation.
func (j *jsChecker) reach(ctx context.Context) error {
	j.tests = nil
	for _, folder := range []string{"js", "site"} {
		names, err := filepath.Glob(filepath.Join(j.copy, folder, "test/*.test.mjs"))
		if err != nil {
			return err
		}
		for _, name := range names {
			if err := j.add(ctx, jsTest{Package: folder, File: "test/" + filepath.Base(name)}); err != nil {
				return err
			}
		}
	}
	return nil
}

// add runs a file of tests with no mutation, and keeps it if it is of use.
func (j *jsChecker) add(ctx context.Context, t jsTest) error {
	ok, err := j.reachOf(ctx, &t)
	if ok && err == nil {
		j.tests = append(j.tests, t)
		slices.SortStableFunc(j.tests, func(a, b jsTest) int { return cmp.Compare(a.CPU, b.CPU) })
	}
	return err
}

// mostFails is how many tests of a file may fail with the switches alone, before all of it is left out.
const mostFails = 10

// reachOf runs a file of tests with no mutation, again after each test that fails, which is then left out. It reports whether it is of use.
func (j *jsChecker) reachOf(ctx context.Context, t *jsTest) (bool, error) {
	defer os.Remove(j.notes)
	t.Fails = map[string]bool{}
	for {
		r, failed, err := j.run(ctx, *t, 0, slices.Concat(j.env, []string{"MUTANT_REACHED=" + j.notes}))
		if ctx.Err() != nil {
			return false, ctx.Err()
		}
		if err == nil {
			t.CPU = r.cpu
			t.Reaches, err = reached(j.notes)
			return true, err
		}
		// A file that crashes has the name of its own.
		if failed == "" || strings.HasSuffix(failed, t.File) || len(t.Fails) == mostFails {
			fmt.Printf("left out: %s/%s fails with the switches alone: %s\n", t.Package, t.File, failed)
			return false, nil
		}
		fmt.Printf("left out: %s/%s: %s fails with the switches alone\n", t.Package, t.File, failed)
		t.Fails[failed] = true
	}
}

// quickFile is the CPU time up to which files of tests are run first.
const quickFile = 4 * time.Second

func (j *jsChecker) check(ctx context.Context, m mutation, _ int, slow bool) (verdict, error) {
	reaches := func(t jsTest) bool { return t.Reaches[m.Number] }
	v, err := j.try(ctx, m, func(t jsTest) bool { return reaches(t) && (t.CPU > quickFile) == slow }, j.env)
	if err == nil && !slow && v.Outcome != killed && v.Outcome != hung && slices.ContainsFunc(j.tests, func(t jsTest) bool { return reaches(t) && t.CPU > quickFile }) {
		return verdict{Outcome: survived, Slow: true}, nil
	}
	return v, err
}

// try runs the files of tests that reach a mutation until one fails, with variables for the mutated program.
func (j *jsChecker) try(ctx context.Context, m mutation, reaches func(jsTest) bool, env []string) (verdict, error) {
	v := verdict{Outcome: unreached}
	for _, t := range j.tests {
		if !reaches(t) {
			continue
		}
		v.Outcome = survived
		r, failed, err := j.run(ctx, t, limit(t.CPU), slices.Concat(env, []string{"MUTANT=" + strconv.Itoa(m.Number)}))
		if ctx.Err() != nil {
			return verdict{}, ctx.Err()
		}
		if err == nil {
			continue
		}
		found := r.verdict(t.Package + "/" + t.File + ": " + failed)
		if found.Outcome != hung {
			return found, nil
		}
		// On a busy machine it may be no matter of the mutation.
		if _, _, err := j.run(ctx, t, limit(t.CPU), slices.Concat(j.env, []string{"MUTANT=0"})); err == nil || ctx.Err() != nil {
			return found, ctx.Err()
		}
	}
	return v, nil
}

var notOK = regexp.MustCompile(`^\s*not ok \d+ - (.*)`)

// run runs a file of tests, as npm test does, until one fails that is not left out, and returns its name.
func (j *jsChecker) run(ctx context.Context, t jsTest, cpu time.Duration, env []string) (r ending, failed string, err error) {
	ctx, stop := context.WithTimeout(ctx, waiting)
	defer stop()
	args := []string{"--test", "--test-reporter=tap", "--test-force-exit"}
	if t.Package == "js" {
		args = append(args, "--import", "./test/hanging.mjs")
	}
	cmd := bounded(ctx, cpu, 0, "node", append(args, t.File)...)
	cmd.Dir = filepath.Join(j.copy, t.Package)
	cmd.Env = append(os.Environ(), env...)
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		return r, "", err
	}
	if err := cmd.Start(); err != nil {
		return r, "", err
	}
	var out bytes.Buffer
	leftOut := false
	lines := bufio.NewScanner(pipe)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		line := lines.Text()
		fmt.Fprintln(&out, line)
		if m := notOK.FindStringSubmatch(line); m != nil && t.Fails[m[1]] {
			leftOut = true
		} else if m != nil && failed == "" && !strings.Contains(line, "# TODO") {
			failed = m[1]
		} else if failed != "" && strings.TrimSpace(line) == "..." {
			break // It has said why.
		}
	}
	ended := failed != ""
	if ended {
		stop()
	}
	_, _ = io.Copy(io.Discard, pipe)
	err = cmd.Wait()
	r = leftBy(cmd, out.Bytes())
	// What killed the process of the tests is said by its parent, which we ended.
	if ended && !bytes.Contains(r.output, []byte("signal: 'SIGKILL'")) {
		r.signal = 0
	}
	if leftOut && failed == "" && cmd.ProcessState.ExitCode() == 1 {
		err = nil
	}
	return r, failed, err
}
