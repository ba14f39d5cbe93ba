package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
)

// What the command does with collections of games: beside pgn-extract, where that answers the same question, both on one core; and on all cores
// beside one.

// onOneCore is the command with --jobs 1, and onAllCores that with as many as there are.
const (
	onOneCore  = "command, one core"
	onAllCores = "command, all cores"
)

// question is what a command line of each asks of a file. theirs is nil where pgn-extract cannot be asked; both write their games into a file.
type question struct {
	name         string
	ours, theirs []string
	// counts says that both have to write as many games.
	counts bool
}

// The files in which pgn-extract reads what it is to look for.
var criteria = map[string]string{
	"rating.txt":   "WhiteElo >= \"2000\"\n",
	"position.txt": "FEN \"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2\"\n",
}

// questions are those of which pgn-extract knows the answer, and those that it does not know.
var questions = []question{
	{name: "validate", ours: []string{"validate", "--quiet"}, theirs: []string{"-r"}},
	{name: "export", ours: []string{"export"}, theirs: []string{}, counts: true},
	{name: "select by rating", ours: []string{"select", "--where", "whiteelo >= 2000"}, theirs: []string{"-trating.txt"}, counts: true},
	{name: "select by position", ours: []string{"select", "--position", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w"}, theirs: []string{"-tposition.txt"}, counts: true},
	{name: "drop duplicates", ours: []string{"duplicates", "--same", "moves"}, theirs: []string{"-D"}, counts: true},
	{name: "name openings", ours: []string{"set", "--eco"}, theirs: []string{"-eeco.pgn"}, counts: true},
	{name: "split by 1,000 games", ours: []string{"split", "--count", "1000"}, theirs: []string{"-#1000"}},
	{name: "sort by player and date", ours: []string{"sort", "--by", "white,-date"}},
	{name: "count by opening", ours: []string{"stats", "--eco", "--by", "eco"}},
	{name: "table of games", ours: []string{"convert", "--to", "parquet"}},
	{name: "parse", ours: []string{"parse", "--format", "jsonl"}},
}

// together are the questions that are asked on all cores, too.
var together = []string{"validate", "export", "select by position", "parse"}

// manyFiles is a folder, of files of chess.
const (
	manyFiles   = "100 files of 10 MB"
	filesOfMany = 100
	bytesOfOne  = 10e6
)

// fasterThan bounds how many times as long another program takes.
func fasterThan(limit float64, program string) target {
	return func(t *table, r row) (string, bool) {
		times := t.timesLoop(t.find(key{program, r.of.what, r.of.file}), r)
		return fmt.Sprintf("≥ %g × %s (%.1f)", limit, program, times), times >= limit
	}
}

// deskRows are what is measured of collections.
func deskRows() (rows []row) {
	_, err := exec.LookPath("pgn-extract")
	hasPeer := err == nil
	if !hasPeer {
		fmt.Fprintln(os.Stderr, "skipped: pgn-extract is not on the PATH (Debian has it in /usr/games)")
	}
	for _, file := range []string{movesAlone, asLichess, annotated} {
		for _, q := range questions {
			one := row{of: key{onOneCore, q.name, file}, once: true}
			if hasPeer && q.theirs != nil {
				one.targets = []target{fasterThan(5, pgnExtract)}
				rows = append(rows, row{of: key{pgnExtract, q.name, file}, once: true})
			}
			rows = append(rows, one)
		}
	}
	for _, file := range []string{longChess, manyFiles} {
		for _, name := range together {
			rows = append(rows, row{of: key{onAllCores, name, file}, once: true, targets: []target{
				speedupOf(1.8), memoryOf(40 * float64(runtime.NumCPU())),
			}})
		}
	}
	return rows
}

// isOfDesk reports whether a row is one of these.
func (k key) isOfDesk() bool {
	return k.where == onOneCore || k.where == onAllCores || k.where == pgnExtract
}

// makeInputsOfDesk writes what both programs read beside the games.
func (t *table) makeInputsOfDesk(folder string) (err error) {
	for name, text := range criteria {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	if t.wants(func(r row) bool { return r.of.file == manyFiles }) {
		if t.sizes[manyFiles], err = writeFiles(filepath.Join(folder, fileName(manyFiles))); err != nil {
			return err
		}
	}
	openings, err := openingsOfPeer()
	if err != nil {
		return nil // asked for only where pgn-extract is
	}
	return os.WriteFile(filepath.Join(folder, "eco.pgn"), openings, 0o666)
}

// openingsOfPeer reads the openings that pgn-extract comes with: beside it, or where Debian has them.
func openingsOfPeer() ([]byte, error) {
	path, err := exec.LookPath("pgn-extract")
	if err != nil {
		return nil, err
	}
	beside, err := os.ReadFile(filepath.Join(filepath.Dir(path), "eco.pgn"))
	if err != nil {
		return os.ReadFile("/usr/share/pgn-extract/eco.pgn")
	}
	return beside, nil
}

// writeFiles writes the folder of many files, and tells the size of all.
func writeFiles(folder string) (size int64, err error) {
	if err := os.Mkdir(folder, 0o777); err != nil {
		return 0, err
	}
	first := filepath.Join(folder, "1.pgn")
	if size, err = writeChess(first, asLichess, bytesOfOne); err != nil {
		return 0, err
	}
	for n := 2; n <= filesOfMany; n++ {
		if err := os.Link(first, filepath.Join(folder, strconv.Itoa(n)+".pgn")); err != nil {
			return 0, err
		}
	}
	return size * filesOfMany, nil
}

// measureDesk asks a question of a file.
func measureDesk(r row, inputs string) (m measurement, err error) {
	var of question
	for _, q := range questions {
		if q.name == r.of.what {
			of = q
		}
	}
	file := fileName(r.of.file)
	if r.of.where == pgnExtract {
		command := append([]string{"pgn-extract", "-s"}, of.theirs...)
		if of.ours[0] != "split" {
			command = append(command, "-otheirs.pgn")
		}
		return run(inputs, append(command, file))
	}
	ours := func(jobs int) (measurement, error) {
		command := append(append([]string{"./pbn"}, of.ours...), "--jobs", strconv.Itoa(jobs), file)
		switch of.ours[0] {
		case "validate", "stats", "parse":
		case "split":
			command = append(command, "-o", "ours")
		case "convert":
			command = append(command, "-o", "ours.parquet", "--replace")
		default:
			command = append(command, "-o", oursOf(r.of.file))
		}
		return run(inputs, command)
	}
	if m, err = ours(1); err != nil || r.of.where == onOneCore {
		return m, first(err, of.compare(inputs))
	}
	one := m.First.Wall
	m, err = ours(runtime.NumCPU())
	m.Speedup = one / m.First.Wall
	return m, err
}

// oursOf is what is written of a file: of many files a folder.
func oursOf(file string) string {
	if file == manyFiles {
		return "ours-of-many"
	}
	return "ours.pgn"
}

func first(a, b error) error {
	if a != nil {
		return a
	}
	return b
}

// compare compares how many games both have written, where both have.
func (q *question) compare(inputs string) error {
	if !q.counts {
		return nil
	}
	var games [2]int
	for i, name := range []string{"ours.pgn", "theirs.pgn"} {
		file, err := os.ReadFile(filepath.Join(inputs, name))
		if err != nil {
			return nil // pgn-extract is not there
		}
		games[i] = bytes.Count(append([]byte("\n"), file...), []byte("\n[Event "))
	}
	if games[0] != games[1] {
		return fmt.Errorf("%s: %d games, of pgn-extract %d", q.name, games[0], games[1])
	}
	return nil
}

// run runs a command in a folder, where what earlier ones wrote is taken away.
func run(folder string, command []string) (m measurement, err error) {
	for _, made := range []string{"ours", "ours-of-many", "ours.parquet"} {
		if err := os.RemoveAll(filepath.Join(folder, made)); err != nil {
			return m, err
		}
	}
	one := exec.Command(command[0], command[1:]...)
	one.Dir = folder
	m, err = timed(one)
	m.Again = m.First
	return m, err
}
