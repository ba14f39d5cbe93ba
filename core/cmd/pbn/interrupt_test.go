//go:build !js

package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestMain runs the command in place of the tests where a test has started it as one.
func TestMain(m *testing.M) {
	if os.Getenv("PBN_AS_COMMAND") != "" {
		main()
	}
	os.Exit(m.Run())
}

// asCommand is the command in a process of its own.
func asCommand(args ...string) *exec.Cmd {
	command := exec.Command(os.Args[0], args...)
	command.Env = append(os.Environ(), "PBN_AS_COMMAND=1")
	return command
}

// TestInterrupted: a command that is interrupted as it writes leaves nothing of that, and what was there as it was.
func TestInterrupted(t *testing.T) {
	const games = "[White \"a\"]\n\n1. e4 e5 2. Nf3 *\n\n"
	for _, args := range []string{"select -o out.pgn -", "set --tag Site=x -o old.pgn -", "convert --to parquet --rows 2000 -o old.parquet --replace -", "convert --to parquet --each move -o out.parquet -"} {
		t.Chdir(t.TempDir())
		for _, name := range []string{"old.pgn", "old-0001.parquet"} {
			if err := os.WriteFile(name, []byte("old"), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		before := filesHere(t)
		command := asCommand(strings.Fields(args)...)
		in, err := command.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		// It reads for ever, and so ends by nothing else.
		for !hasTemporary(t) {
			if _, err := io.WriteString(in, strings.Repeat(games, 1<<12)); err != nil {
				t.Fatal(args, err)
			}
		}
		if err := command.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		command.Wait()
		if status, want := command.ProcessState.ExitCode(), 128+int(syscall.SIGINT); status != want {
			t.Errorf("%s: exit status %d", args, status)
		}
		if after := filesHere(t); len(after) != len(before) || after["old.pgn"] != "old" || after["old-0001.parquet"] != "old" {
			t.Errorf("%s: there are %v", args, keys(after))
		}
	}
}

// hasTemporary reports whether a file is being written.
func hasTemporary(t *testing.T) bool {
	t.Helper()
	found, err := filepath.Glob(".pbn-*.tmp")
	if err != nil {
		t.Fatal(err)
	}
	return len(found) > 0
}
