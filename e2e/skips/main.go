// Command skips keeps count of the tests that are skipped. As "skips part command…" it runs go test -json, prints what go test does
// without -json, and writes the skips of this part of the tests to a file. As "skips -list part…" it lists those of all parts, and
// fails in CI, where nothing that the tests need is missing. reporter.mjs writes the skips of Node's tests.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// folder has a file for each part, with a line for each skip.
const folder = "e2e/skips/found"

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: skips part go test -json …, or skips -list part…")
		os.Exit(2)
	}
	if os.Args[1] == "-list" {
		_, err := os.Stat("../shared")
		if err := list(os.Stdout, folder, os.Args[2:], os.Getenv("CI") == "true" && err == nil); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if err := runTests(os.Args[1], os.Args[2:]); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			fmt.Fprintln(os.Stderr, err)
		}
		os.Exit(1)
	}
}

func runTests(part string, command []string) (err error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	file, err := os.Create(filepath.Join(folder, part))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stderr = os.Stderr
	events, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	err = follow(events, os.Stdout, file)
	return errors.Join(err, cmd.Wait())
}

// allowed are the reasons that a part is right to skip a test for.
var allowed = map[string][]string{
	"wasm": {"the native run is enough: wasm only takes longer"},
}

// list prints the skips of all parts. If refuse is set, each of them is an error.
func list(w io.Writer, folder string, parts []string, refuse bool) error {
	skips, expected := 0, 0
	for _, part := range parts {
		text, err := os.ReadFile(filepath.Join(folder, part))
		if err != nil {
			return fmt.Errorf("it is not known which tests of %s were skipped: %w", part, err)
		}
		for line := range strings.Lines(string(text)) {
			if isAllowed(part, line) {
				expected++
				continue
			}
			skips++
			fmt.Fprintf(w, "skipped: %s: %s", part, line)
		}
	}
	fmt.Fprintf(w, "skipped: %d tests", skips)
	if expected > 0 {
		fmt.Fprintf(w, ", and %d that need not run there", expected)
	}
	fmt.Fprintln(w)
	if refuse && skips > 0 {
		return errors.New("no test may be skipped in CI: what they need is there")
	}
	return nil
}

func isAllowed(part, line string) bool {
	for _, reason := range allowed[part] {
		if strings.HasSuffix(strings.TrimSpace(line), ": "+reason) {
			return true
		}
	}
	return false
}
