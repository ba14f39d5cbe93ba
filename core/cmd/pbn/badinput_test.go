//go:build !js

package main

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/cmd/kit"
)

// refusal is a command line that is refused: what is wrong, and what to do, is said in want.
type refusal struct {
	args string
	// condition is what --where asks for; "" leaves that out.
	condition, want string
}

// refusals of conditions, of what cannot be written, and of files that cannot be read. link.pgn and hard.pgn are games.pgn, and folder is a folder.
var refusals = []refusal{
	{"select games.pgn", `elp > 2400`, `pbn: the condition at character 1,  ▸ elp > 2400: no field is called "elp": "elo" may be meant`},
	{"stats --by white draughts.pdn", `elo > 2400`, `pbn: the condition at character 1,  ▸ elo > 2400: no field is called "elo": there are number, event,`},
	{"sort --by elo mates.pbi", ``, `pbn: --by: no field is called "elo": there are number, author,`},
	{"split --by author -o parts games.pgn", ``, `pbn: no field is called "author": there are number, event,`},
	{"select ending.pbn", `white ~ a`, `pbn: the condition at character 1,  ▸ white ~ a: no field is called "white": there are number, board,`},
	{"select mates.pbi", `author = "A. Chance`, `pbn: the condition at character 10, author =  ▸ "A. Chance: the text in quotes does not end: write " behind it`},
	{"set --tag Site=x games.pgn", `elo > "x"`, `pbn: the condition at character 7, elo >  ▸ "x": elo is a number, such as 12 or 7.5`},
	{"number ending.pbn", `board = one`, `pbn: the condition at character 9, board =  ▸ one: board is a number, such as 12 or 7.5`},
	{"select games.pgn", `date = 31.12.2020`, `pbn: the condition at character 8, date =  ▸ 31.12.2020: date is a date, such as 2020, 2020-05 or 2020-05-31`},
	{"select games.pgn", `date > 2020-13`, `pbn: the condition at character 8, date >  ▸ 2020-13: date is a date`},
	{"select games.pgn", `date > 2020-02-30`, `pbn: the condition at character 8, date >  ▸ 2020-02-30: date is a date`},
	{"select games.pgn", `date in 2020..May`, `pbn: the condition at character 15, date in 2020.. ▸ May: date is a date`},
	{"select games.pgn", `result = 2-0`, `pbn: the condition at character 10, result =  ▸ 2-0: result is 1-0, 0-1, 1/2-1/2 or *`},
	{"rotate --seats 1 ending.pbn", `shape 4333`, `pbn: the condition at character 1,  ▸ shape 4333: shape needs to know of which: write N:shape`},
	{"select ending.pbn", `N:shape 4444`, `pbn: the condition at character 9, N:shape  ▸ 4444: shape is four lengths that are 13 together`},
	{"select games.pgn", strings.Repeat("not ", 10_000) + "has elo", `pbn: the condition at character 404, …`},
	{"select games.pgn", `(white ~ a`, `pbn: the condition at character 1,  ▸ (white ~ a: the parenthesis is not closed`},
	{"select --games 3-1 games.pgn", ``, `pbn: --games: "3-1" is no number of a game and no range of them, such as 1-24,30 or 31-`},
	{"select --position 8/8 games.pgn", ``, `pbn: position: The board of a FEN has eight ranks`},
	{"sort --by=S:shape ending.pbn", ``, `pbn: --by: shape has no order`},
	{"split --count x -o parts games.pgn", ``, `pbn: --count takes a whole number, not “x”`},

	{"select -o games.pgn games.pgn", ``, `pbn: games.pgn is the input games.pgn: give -o another name`},
	{"merge -o link.pgn illegal.pgn games.pgn", ``, `pbn: link.pgn is the input games.pgn: give -o another name`},
	{"sort --by white -o games.pgn link.pgn", ``, `pbn: games.pgn is the input link.pgn: give -o another name`},
	{"duplicates -o hard.pgn games.pgn", ``, `pbn: hard.pgn is the input games.pgn: give -o another name`},
	{"convert --to parquet -o link.pgn games.pgn", ``, `pbn: link.pgn is the input games.pgn: give -o another name`},
	{"select -o folder games.pgn", ``, `pbn: folder is a folder: -o names the file that is made of all games`},
	{"merge -o new/ games.pgn", ``, `pbn: new/ is a folder: -o names the file that is made of all games`},
	{"convert --to parquet -o folder games.pgn", ``, `pbn: folder is a folder: -o names the file that is made of all games`},
	{"select -o missing/out.pgn games.pgn", ``, `pbn: missing/out.pgn could not be written: there is no such folder`},
	{"select --games 99 -o missing/out.pgn games.pgn", ``, `pbn: missing/out.pgn could not be written: there is no such folder`},
	{"sort --by white -o games.pgn/out.pgn illegal.pgn", ``, `pbn: games.pgn/out.pgn could not be written: a file is where a folder should be`},
	{"convert --to parquet --rows 2 -o missing/out.parquet games.pgn", ``, `pbn: missing/out.parquet could not be written: there is no such folder`},
	{"convert --to parquet --rows 2 -o old.parquet games.pgn", ``, `pbn: old-0001.parquet is there already; --replace puts new files in the place of all of them`},
	{"split --by white -o folder link.pgn", ``, `pbn: folder/a.pgn is there already, and nothing is written over; nothing was written`},
	{"split --by white -o games.pgn link.pgn", ``, `pbn: games.pgn is a file: -o names the folder of the files that are made`},
	{"split --by white -o games.pgn/parts link.pgn", ``, `pbn: games.pgn/parts could not be written: a file is where a folder should be`},
	{"number --in-place ending.pbn edited.pbn", ``, `pbn: --in-place takes one file; of several, -o names the file to write`},

	{"merge -o out.pgn games.pgn missing.pgn", ``, `pbn: missing.pgn: there is no such file`},
	{"sort --by white -o out.pgn games.pgn draughts.pdn", ``, `pbn: draughts.pdn: This is PDN, and the files before it are PGN`},
	{"split --by white -o parts games.pgn missing.pgn", ``, `pbn: missing.pgn: there is no such file`},
	{"convert --to parquet -o out.parquet games.pgn missing.pgn", ``, `pbn: missing.pgn: there is no such file`},
	{"set --tag Date=yesterday -o out.pbn ending.pbn", ``, `pbn: ending.pbn: “yesterday” is not a value of Date`},
}

// TestRefusals: what cannot be done is said in one line with its place, the exit status is 2, and no file is made, written or left over.
func TestRefusals(t *testing.T) {
	for _, r := range refusals {
		inBadFolder(t)
		before := filesHere(t)
		args := strings.Fields(r.args)
		if r.condition != "" {
			args = append([]string{args[0], "--where", r.condition}, args[1:]...)
		}
		status, _, errs := runLine(t, args)
		said, usage, _ := strings.Cut(errs, "\n")
		if status != kit.Failed || !strings.HasPrefix(said, r.want) || len(said) > 400 || usage != "" && !strings.HasPrefix(usage, "usage: ") {
			t.Errorf("%.99s: exit status %d, and\n%.400s\nnot\n%s", r.args+" "+r.condition, status, errs, r.want)
		}
		if after := filesHere(t); !maps.Equal(before, after) {
			t.Errorf("%s: there are %v, and were %v", r.args, keys(after), keys(before))
		}
	}
}

// inBadFolder goes to a folder with the files of command lines, links to one of them, and files in the way.
func inBadFolder(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	writeFiles(t)
	err := errors.Join(os.Symlink("games.pgn", "link.pgn"), os.Link("games.pgn", "hard.pgn"), os.Mkdir("folder", 0o777))
	for _, name := range []string{"folder/a.pgn", "old-0001.parquet", "old-0007.parquet"} {
		err = errors.Join(err, os.WriteFile(name, []byte("old"), 0o666))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// filesHere are the contents of all files and folders below the current one.
func filesHere(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			all[path] = ""
			return err
		}
		content, err := os.ReadFile(path)
		all[path] = string(content)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func keys(all map[string]string) (names []string) {
	for name := range all {
		if _, known := lineFiles[filepath.ToSlash(name)]; !known {
			names = append(names, name)
		}
	}
	return names
}

// TestBrokenGames: games that are broken keep their bytes in what is made, and are told.
func TestBrokenGames(t *testing.T) {
	t.Chdir(t.TempDir())
	broken := map[string]string{
		"broken.pgn": "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n[Black \"open\n\n1. e4 {no end (((\n\n[White \"C\"]\n\n1. e4 Ke4 \x00\x01 2. *\n\n[White \"D\"]\n\n1. d4 *\n",
		"broken.pbn": "[Board \"1\"]\n\n[Board \"2\n[Deal \"N:AKQ\n{open\n\n[Board \"3\"]\n[Auction \"N\"]\n1H 1H zz\n\n[Board \"4\"]\n",
	}
	for name, file := range broken {
		if err := os.WriteFile(name, []byte(file), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, args := range []string{"select", "sort --by number", "merge", "set --tag Site=x --others"} {
			status, out, errs := runLine(t, append(strings.Fields(args), name))
			if status != kit.Fine || out != lines(file) || !strings.Contains(errs, "the first in game 2: games keep what is wrong, and pbnkit validate shows it") {
				t.Errorf("%s %s: exit status %d\n%q\n%s", args, name, status, out, errs)
			}
		}
		for _, args := range []string{"split --count 1 -o PARTS", "duplicates", "stats --by number", "convert --to parquet -o PARTS.parquet"} {
			args = strings.ReplaceAll(args, "PARTS", "of-"+name[len("broken."):])
			if status, _, errs := runLine(t, append(strings.Fields(args), name)); status != kit.Fine || !strings.Contains(errs, "the first in game 2") {
				t.Errorf("%s %s: exit status %d\n%s", args, name, status, errs)
			}
		}
	}
}

// TestFullDisk: what cannot be written is told once, of what is written and not of what is read; Linux has a device that is always full.
func TestFullDisk(t *testing.T) {
	const full = "/dev/full"
	if _, err := os.Stat(full); err != nil {
		t.Log("there is no ", full)
		return
	}
	t.Chdir(t.TempDir())
	if err := os.WriteFile("long.pgn", []byte(strings.Repeat(lineFiles["games.pgn"]+"\n", 8000)), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, args := range []string{"select", "sort --by white", "merge --distinct", "set --tag Site=x --games 1", "convert --to parquet"} {
		status, _, errs := runLine(t, append(strings.Fields(args), "-q", "-o", full, "long.pgn"))
		if want := "pbn: " + full + " could not be written: the disk is full\n"; status != kit.Failed || errs != want {
			t.Errorf("%s: exit status %d\n%s", args, status, errs)
		}
	}
	for _, args := range []string{"select", "sort --by white", "duplicates", "stats --by number", "export", "parse"} {
		to, err := os.OpenFile(full, os.O_WRONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		var said strings.Builder
		command := asCommand(append(strings.Fields(args), "long.pgn")...)
		command.Stdout, command.Stderr = to, &said
		command.Run()
		to.Close()
		status, errs := command.ProcessState.ExitCode(), said.String()
		if want := "pbn: standard output could not be written: the disk is full\n"; status != int(kit.Failed) || !strings.HasSuffix(errs, want) || strings.Count(errs, "full") > 1 || strings.Contains(errs, " games") {
			t.Errorf("%s: exit status %d\n%s", args, status, errs)
		}
	}
}
