//go:build !js

package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"pbn/core/cmd/kit"
	"pbn/core/draughts"
	"pbn/core/pdn/pdntest"
	"pbn/core/pgn/pgntest"
	"pbn/core/testkit"
)

// jobs are command lines of a notation that say and write the same, however much is done at the same time, and files that they read. OUT is a
// file that they write.
type jobs struct {
	extension string
	lines     []string
	files     map[string][]byte
	// reads are what is read at once.
	reads []string
}

var jobsOfChess = []string{
	"validate", "validate --as export --format json", "export -o OUT", "parse", "parse --format jsonl", "parse --format jsonl --material KPPPPPPP",
	"select -o OUT --where plies>60", "select -o OUT --where number>3 --others", "select -o OUT --games 2-5 --by -plies", "sort --by white,plies -o OUT",
	"merge -o OUT --distinct", "duplicates --same moves", "stats --by result,player", "set -o OUT --tag Event=Cup --where white~a", "split --count 7 -o FOLDER",
}

var jobsOfDraughts = []string{
	"validate", "validate --as export --format json", "export -o OUT", "export -o OUT --squares algebraic --captures full", "parse", "parse --format jsonl",
	"select -o OUT --where plies>20", "select -o OUT --where variant=russian --others", "sort --by variant,-plies -o OUT", "merge -o OUT --distinct",
	"duplicates --same moves", "stats --by variant", "set -o OUT --tag Event=Cup --where plies>9", "split --by variant -o FOLDER",
}

var jobsOfProblems = []string{
	"validate", "validate --as export --format json", "export -o OUT", "parse", "parse --format jsonl", "select -o OUT --where stipulation=#2", "merge -o OUT --distinct",
	"sort --by stipulation -o OUT", "stats --by stipulation", "duplicates --same position", "split --count 3 -o FOLDER", "set -o OUT --tag Keymove=Qa1",
}

// TestJobs compares what is said and written of files of all notations, in chunks of a game each, with what one core says.
func TestJobs(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	defer func(bytes int) { kit.ChunkBytes = bytes }(kit.ChunkBytes)
	kit.ChunkBytes = 1
	t.Chdir(t.TempDir())
	games := pgntest.Games(pgntest.Annotated, 40, 3)
	broken := append(append([]byte{}, games...), "[Event \"x\"]\n\n1. e4 { open\n\n[Event \"y\"]\n\n1. d4 d5 2. Ke2 Ke7 *\n\n"...)
	var dialects []byte
	for n := range 25 {
		dialects = append(dialects, pdntest.Dialect(n)...)
	}
	const problems = "A:8/8/8/8/8/2K5/8/k1Q5:#2:::::+:\n# before B\nB:8/8/8/8/8/3K4/8/k1N5:#3:::::+:\n\nC\\x3a:8/8/8/8/8/1K6/8/k1N5:h#2::::::\n"
	for _, of := range []jobs{{
		extension: ".pgn", lines: jobsOfChess, reads: []string{"games.pgn", "broken.pgn", "none.pgn", "games.pgn lichess.pgn broken.pgn"},
		files: map[string][]byte{"games.pgn": games, "lichess.pgn": pgntest.Games(pgntest.Lichess, 30, 4), "broken.pgn": append(broken, games...), "none.pgn": []byte("no game\n")},
	}, {
		extension: ".pdn", lines: jobsOfDraughts, reads: []string{"dialects.pdn", "plain.pdn dialects.pdn"},
		files: map[string][]byte{"dialects.pdn": dialects, "plain.pdn": pdntest.Plain(draughts.Variants[0], 12, 1)},
	}, {
		extension: ".pbi", lines: jobsOfProblems, reads: []string{"problems.pbi", "later.pbi problems.pbi"},
		files: map[string][]byte{"problems.pbi": []byte("#PBI 1.2\n# one\n" + problems + "# late\n\nno fields\n" + problems + "# last\n"), "later.pbi": []byte("\uFEFF#PBI 1.1\n# two\n" + problems)},
	}} {
		of.compare(t)
	}
}

// compare compares one job with several.
func (of *jobs) compare(t *testing.T) {
	t.Helper()
	for name, file := range of.files {
		if err := os.WriteFile(name, file, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range of.lines {
		for _, files := range of.reads {
			if strings.HasPrefix(args, "export") && strings.Contains(files, " ") {
				continue
			}
			one, many := of.said(t, args, files, "1"), of.said(t, args, files, "4")
			testkit.Same(t, args+" "+files+" with one job, and with 4", one, many)
		}
	}
}

// said is all that a command line says and writes.
func (of *jobs) said(t *testing.T, args, files, jobs string) (said string) {
	t.Helper()
	folder := t.TempDir()
	args = strings.NewReplacer("OUT", folder+"/out"+of.extension, "FOLDER", folder+"/parts").Replace(args)
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
