//go:build !js

package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"pbn/core/cmd/kit"
	"pbn/core/pgn/pgntest"
)

// jobsLines are command lines that say and write the same, however much is done at the same time. OUT is a file that they write.
var jobsLines = []string{
	"validate", "validate --as export --format json", "export -o OUT", "parse", "parse --format jsonl", "parse --format jsonl --material KPPPPPPP",
	"select -o OUT --where plies>60", "select -o OUT --where number>3 --others", "select -o OUT --games 2-5 --by -plies", "sort --by white,plies -o OUT",
	"merge -o OUT --distinct", "duplicates --same moves", "stats --by result,player", "set -o OUT --tag Event=Cup --where white~a", "split --count 7 -o FOLDER",
}

// TestJobs compares what is said and written of files of all notations, in chunks of a game each, with what one core says.
func TestJobs(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	defer func(bytes int) { kit.ChunkBytes = bytes }(kit.ChunkBytes)
	kit.ChunkBytes = 1
	t.Chdir(t.TempDir())
	games := pgntest.Games(pgntest.Annotated, 40, 3)
	broken := append(append([]byte{}, games...), "[Event \"x\"]\n\n1. e4 { open\n\n[Event \"y\"]\n\n1. d4 d5 2. Ke2 Ke7 *\n\n"...)
	for name, file := range map[string][]byte{
		"games.pgn": games, "lichess.pgn": pgntest.Games(pgntest.Lichess, 30, 4), "broken.pgn": append(broken, games...), "none.pgn": []byte("no game\n"),
	} {
		if err := os.WriteFile(name, file, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range jobsLines {
		for _, files := range []string{"games.pgn", "broken.pgn", "none.pgn", "games.pgn lichess.pgn broken.pgn"} {
			if strings.HasPrefix(args, "export") && strings.Contains(files, " ") {
				continue
			}
			one, many := saidByJobs(t, args, files, "1"), saidByJobs(t, args, files, "4")
			if a, b := firstDifference(many, one); a != b {
				t.Errorf("%s %s with 4 jobs:\n%s\nwith one:\n%s", args, files, a, b)
			}
		}
	}
}

// saidByJobs is all that a command line says and writes.
func saidByJobs(t *testing.T, args, files, jobs string) (said string) {
	t.Helper()
	folder := t.TempDir()
	args = strings.NewReplacer("OUT", folder+"/out.pgn", "FOLDER", folder+"/parts").Replace(args)
	status, out, errs := runLine(t, append(strings.Fields(args), append(strings.Fields(files), "--jobs", jobs)...))
	said = string('0'+rune(status)) + out + errs
	err := filepath.Walk(folder, func(path string, is os.FileInfo, err error) error {
		if err != nil || is.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		said += filepath.Base(path) + ":\n" + string(content)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(said, folder, "")
}
