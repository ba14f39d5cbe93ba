// Package command runs the command pbnkit for the tests of what it writes.
package command

import (
	"os/exec"
	"strings"
	"testing"
)

// Prerender is what the command makes of a page. The checkout is where the package is built.
func Prerender(t testing.TB, checkout, page string) string {
	t.Helper()
	run := exec.Command("node", checkout+"/js/dist/cli.js", "prerender", "-")
	run.Stdin = strings.NewReader(page)
	var notes strings.Builder
	run.Stderr = &notes
	html, err := run.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, notes.String())
	}
	return string(html)
}
