package main

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"pbn/core/testkit"
	"pbn/wasm/flow/internal/flow"
)

// comparison is a Node that has the module as Go links it and as it is rewritten, and runs both over files.
type comparison struct {
	in  io.Writer
	out *bufio.Reader
}

var startComparison = sync.OnceValues(func() (*comparison, error) {
	folder, err := os.MkdirTemp("", "flow-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	plain, rewritten := filepath.Join(folder, "plain.wasm"), filepath.Join(folder, "rewritten.wasm")
	forWasm, err := makeVariable("FOR_WASM")
	if err != nil {
		return nil, err
	}
	seldom, err := makeVariable("SELDOM")
	if err != nil {
		return nil, err
	}
	// With these flags the cache has what it needs from the build of the edge.
	build := exec.Command("go", append([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", plain}, append(strings.Fields(seldom), "pbn/wasm/pbn")...)...)
	build.Env = append(append(os.Environ(), strings.Fields(forWasm)...), "GOFLAGS=")
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, out)
	}
	if _, err := run(plain, rewritten, flow.Options{}); err != nil {
		return nil, err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	node := exec.Command("node", "testdata/compare.mjs", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js"), plain, rewritten)
	node.Stderr = os.Stderr
	in, err := node.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := node.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := node.Start(); err != nil {
		return nil, err
	}
	c := &comparison{in, bufio.NewReader(out)}
	_, err = c.run(nil) // until the modules are read
	return c, err
})

// makeVariable is what the Makefile sets a variable to.
func makeVariable(name string) (string, error) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(makefile)) {
		if value, is := strings.CutPrefix(line, name+" = "); is {
			return value, nil
		}
	}
	return "", fmt.Errorf("the Makefile sets no %s", name)
}

func compare(t testing.TB) *comparison {
	t.Helper()
	c, err := startComparison()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// run gives a file to both and returns how many bytes came out, or an error that says what differs.
func (c *comparison) run(file []byte) (size int, err error) {
	if _, err := c.in.Write(append(binary.LittleEndian.AppendUint32(nil, uint32(len(file))), file...)); err != nil {
		return 0, err
	}
	line, err := c.out.ReadString('\n')
	if err != nil {
		return 0, err
	}
	if _, err := fmt.Sscanf(line, "same %d", &size); err != nil {
		return 0, fmt.Errorf("%s", strings.TrimSpace(line))
	}
	return size, nil
}

// ownFiles are the patterns of files of the tests.
var ownFiles = []string{"../../core/pbn/answers/testdata/*.pbn", "../../site/src/example.pbn"}

// filesAt are the files of patterns, each of which has some.
func filesAt(t testing.TB, patterns ...string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	for _, pattern := range patterns {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("no files at %s (%v)", pattern, err)
		}
		for _, path := range paths {
			file, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			files[path] = file
		}
	}
	return files
}

// realFiles are the files of the tests, and those of the corpus where it is there.
func realFiles(t testing.TB) map[string][]byte {
	t.Helper()
	patterns := append(slices.Clone(ownFiles), "../../e2e/testdata/viewer/*.pbn")
	if corpus := testkit.Shared(t, "corpus"); corpus != "" {
		patterns = append(patterns, corpus+"/*/*.pbn")
	}
	return filesAt(t, patterns...)
}

// TestModulesAgree: the rewritten module returns the same bytes, diagnostics and JSON as the plain one for real files, and for what is
// left of them when something is cut out, doubled, or overwritten.
func TestModulesAgree(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes minutes")
	}
	c := compare(t)
	random := rand.New(rand.NewPCG(7, 8))
	most := 0
	files := realFiles(t)
	for _, path := range slices.Sorted(maps.Keys(files)) {
		file := files[path]
		file = file[:min(len(file), 10_000)]
		for i := range 3 {
			size, err := c.run(file)
			if err != nil {
				t.Fatalf("%s, broken %d times: %v", path, i, err)
			}
			most = max(most, size)
			file = broken(file, random)
		}
	}
	if most < 100_000 {
		t.Errorf("at most %d bytes came out", most)
	}
}

// broken is a file of at most 6 kB with some faults.
func broken(file []byte, random *rand.Rand) []byte {
	if start := max(0, len(file)-6_000); start > 0 {
		start = random.IntN(start)
		file = file[start : start+6_000]
	}
	file = bytes.Clone(file)
	for range 8 {
		if len(file) < 2 {
			break
		}
		at := random.IntN(len(file))
		part := file[at:min(len(file), at+random.IntN(200))]
		switch random.IntN(4) {
		case 0:
			file = append(file[:at:at], file[at+len(part):]...)
		case 1:
			file = append(file[:at:at], append(bytes.Clone(part), file[at:]...)...)
		case 2:
			file[at] = byte(random.IntN(256))
		case 3:
			const marks = "[]{}\"%;\\\r\n#-+.$=:*"
			file[at] = marks[random.IntN(len(marks))]
		}
	}
	return file
}

// FuzzModules: the rewritten module and the plain one agree on any file.
func FuzzModules(f *testing.F) {
	for _, file := range filesAt(f, ownFiles...) {
		f.Add(file)
	}
	c := compare(f) // not within the ten seconds that the fuzzer gives an input
	f.Fuzz(func(t *testing.T, file []byte) {
		if _, err := c.run(file); err != nil {
			t.Error(err)
		}
	})
}
