package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/cmd/line"
)

// TestTerminal: a report keeps its colours on a terminal, and nothing of a file is an escape sequence there.
func TestTerminal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.pbn")
	if err := os.WriteFile(path, []byte("[Event \"\x1b[2J\"]\n[Deal \"x\"]\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args     []string
		onScreen bool
		want     string
	}{
		{[]string{"validate", "--color", "always", path}, true, "\x1b[1;31merror"},
		{[]string{"export", "--diff", "--color", "never", path}, true, "?[2J"},
		{[]string{"export", "--diff", "--color", "never", path}, false, "\x1b[2J"},
	} {
		var out bytes.Buffer
		s := newShell(&out, &bytes.Buffer{}, &progress{})
		s.onTerminal = c.onScreen
		l, err := line.Read(c.args)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := commands[l.Command.Name](s, l); err != nil {
			t.Fatal(err)
		}
		s.flush()
		if got := out.String(); !strings.Contains(got, c.want) || c.onScreen && strings.Contains(got, "\x1b[2J") {
			t.Errorf("%q: %q, want %q", c.args, got, c.want)
		}
	}
}
