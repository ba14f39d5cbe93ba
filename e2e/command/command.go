// Package command runs the command pbnkit for the tests of what it writes.
package command

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"
)

// Prerender is what the command makes of a page. The checkout is where the package is built.
func Prerender(t testing.TB, checkout, page string) string {
	t.Helper()
	return string(Written(t, checkout, []byte(page), "prerender", "-"))
}

// Written is what the command writes to standard output for what it reads from standard input.
func Written(t testing.TB, checkout string, input []byte, args ...string) []byte {
	t.Helper()
	run := exec.Command("node", append([]string{checkout + "/js/dist/cli.js"}, args...)...)
	run.Stdin = bytes.NewReader(input)
	var notes strings.Builder
	run.Stderr = &notes
	output, err := run.Output()
	if err != nil {
		t.Fatalf("%v: %v: %s", args, err, notes.String())
	}
	return output
}
