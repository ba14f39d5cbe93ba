// Command bench measures the core natively, and the package in Node and in Chromium, over files made of real games, and writes
// the table core/pbn/testdata/bench.md. It runs in the root of the project, after make build; make bench does both.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

func main() {
	if len(os.Args) == 5 && os.Args[1] == "native" {
		exitOn(measureNative(os.Args[2], os.Args[3], os.Args[4] == "true"))
		return
	}
	only := flag.String("only", "", "a regular expression: measures only the rows that have it, as in \"native parse 20 MB\", and prints the table")
	write := flag.String("write", "", "a file: writes the input of 20 MB there, and measures nothing")
	flag.Parse()
	if *write != "" {
		games, _, err := someGames()
		exitOn(err)
		exitOn(writeInput(*write, games, inputBytes[middle], 0))
		return
	}
	wanted, err := regexp.Compile(*only)
	exitOn(err)
	out, err := bench(wanted)
	fmt.Print(out)
	exitOn(err)
	if *only == "" {
		exitOn(os.WriteFile("core/pbn/testdata/bench.md", []byte(out), 0o644))
	}
}

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// bench measures the wanted rows, and is what is written of them. A row that fails leaves the others alone.
func bench(wanted *regexp.Regexp) (string, error) {
	start := time.Now()
	about, err := machine()
	if err != nil {
		return "", err
	}
	inputs, err := os.MkdirTemp("", "pbnkit-bench-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(inputs)
	t := &table{}
	for _, r := range planned() {
		if wanted.MatchString(r.of.where + " " + r.of.what + " " + r.of.file) {
			t.rows = append(t.rows, r)
		}
	}
	origin, err := t.makeInputs(inputs)
	if err != nil {
		return "", err
	}
	goRoot, err := output("go", "env", "GOROOT")
	if err != nil {
		return "", err
	}
	server, err := serve(goRoot, inputs)
	if err != nil {
		return "", err
	}
	defer server.Close()
	var failures []error
	for i := range t.rows {
		r := &t.rows[i]
		fmt.Fprintf(os.Stderr, "%4.0f s %s: %s, %s\n", time.Since(start).Seconds(), r.of.where, r.of.what, r.of.file)
		if r.got, err = r.measure(goRoot, inputs, server.URL); err != nil {
			failures = append(failures, fmt.Errorf("%s: %s, %s: %w", r.of.where, r.of.what, r.of.file, err))
		}
	}
	return report(about, origin, time.Since(start), t), errors.Join(failures...)
}

// inputBytes is how many bytes the inputs have; tenK has a number of games instead.
var inputBytes = map[string]int{small: 1e6, middle: 20e6, large: 100e6, tenK: 0, clean: 20e6}

// importBytes is how many bytes the input in import format has.
const importBytes = 4e6

// makeInputs writes the files that the rows want.
func (t *table) makeInputs(folder string) (origin string, err error) {
	games, origin, err := someGames()
	if err != nil {
		return "", err
	}
	t.sizes = map[string]int64{}
	for name, size := range inputBytes {
		if !t.wants(func(r row) bool { return r.of.file == name }) {
			continue
		}
		of := games
		if name == clean {
			of = withoutFindings(games)
		}
		path := filepath.Join(folder, fileName(name))
		if err := writeInput(path, of, size, map[bool]int{true: 10_000}[size == 0]); err != nil {
			return "", err
		}
		info, err := os.Stat(path)
		if err != nil {
			return "", err
		}
		t.sizes[name] = info.Size()
	}
	for name, of := range deals {
		if t.wants(func(r row) bool { return r.of.file == name && r.of.where == inNode }) {
			if err := writeDeals(filepath.Join(folder, fileName(name)), of); err != nil {
				return "", err
			}
		}
	}
	for name := range chessKinds {
		if t.wants(func(r row) bool { return r.of.file == name }) {
			if t.sizes[name], err = writeGames(filepath.Join(folder, fileName(name)), name); err != nil {
				return "", err
			}
		}
	}
	if t.wants(func(r row) bool { return r.of.file == asImport }) {
		if t.sizes[asImport], err = writeAsImport(filepath.Join(folder, fileName(asImport))); err != nil {
			return "", err
		}
	}
	if t.wants(func(r row) bool { return r.of.file == asLIN }) {
		if t.sizes[asLIN], err = writeAsLIN(filepath.Join(folder, fileName(asLIN)), games); err != nil {
			return "", err
		}
	}
	if t.wants(func(r row) bool { return r.of.where == nativeCommand || r.of.isOfDesk() }) {
		if err := buildCommand(folder); err != nil {
			return "", err
		}
	}
	if t.wants(func(r row) bool { return r.of.isOfDesk() }) {
		if err := t.makeInputsOfDesk(folder); err != nil {
			return "", err
		}
	}
	return fmt.Sprintf("%d games of %s", len(games), origin), nil
}

func (t *table) wants(is func(r row) bool) bool { return slices.ContainsFunc(t.rows, is) }

func fileName(name string) string {
	return strings.NewReplacer(" ", "-", ",", "").Replace(name) + ".pbn"
}

// measure does what the row says, in a process or a browser of its own.
func (r row) measure(goRoot, inputs, address string) (m measurement, err error) {
	path := filepath.Join(inputs, fileName(r.of.file))
	once := fmt.Sprint(r.once)
	switch {
	case r.of.file == "site":
		m.First.Wall, err = untilShown(address+"/site/", `document.documentElement?.dataset.ready === "true"`, true)
		return m, err
	case r.of.what == toDiagram:
		m.Memory, err = bytesToDiagram(address + map[bool]string{true: "/plain", false: "/article"}[r.of.file == plainArticle])
		return m, err
	case r.of.what == pageConverts, r.of.what == pageLists:
		return measurePage(address, r.of.what, path)
	case r.of.file == "article":
		m.First.Wall, err = untilShown(address+"/article", `document.querySelector(".pbn-holdings")`, false)
		return m, err
	case strings.HasPrefix(r.of.file, classicScript), strings.HasPrefix(r.of.file, chessModule), strings.HasPrefix(r.of.file, wholeModule):
		err = tell(&m, "node", "js/bench/size.mjs", "js/dist/"+r.of.file)
		return m, err
	case r.of.where == toLoad:
		m.Memory, err = sizeOfFile(r.of.file)
		return m, err
	case r.of.where == inCode:
		m.Lines, err = linesOfCore()
		return m, err
	case r.of.isOfDesk():
		return measureDesk(r, inputs)
	case r.of.where == nativeCommand, r.of.where == npmCommand:
		return measureCommand(r, inputs)
	case solving[r.of.what] != nil && r.of.where == natively:
		err = tell(&m, os.Args[0], "native", r.of.what, r.of.file, once)
		return m, err
	case r.of.where == natively:
		err = tell(&m, os.Args[0], "native", r.of.what, path, once)
		return m, err
	case r.of.where == inNode:
		err = tell(&m, "node", "js/bench/node.mjs", r.of.what, path, goRoot, once)
		return m, err
	}
	return measureInChromium(address, r.of.what, fileName(r.of.file), r.once)
}

// sizeOfFile is the size of a file of the built site, which has a folder for each version of the package.
func sizeOfFile(name string) (bytes float64, err error) {
	found, _ := filepath.Glob("site/dist/kit/*/" + name)
	if len(found) != 1 {
		return 0, fmt.Errorf("the site has %d files %s: run make clean build", len(found), name)
	}
	info, err := os.Stat(found[0])
	if err != nil {
		return 0, err
	}
	return float64(info.Size()), nil
}

// sizeSent is the size of a file of the built site as it is sent: with brotli, where that is worth it.
func sizeSent(name string) (bytes float64, err error) {
	if bytes, err = sizeOfFile(name + ".br"); err != nil {
		return sizeOfFile(name)
	}
	return bytes, nil
}

// tell runs a command that prints JSON.
func tell(into any, name string, args ...string) error {
	out, err := output(name, args...)
	if err != nil {
		return err
	}
	return json.Unmarshal([]byte(out), into)
}

func output(name string, args ...string) (string, error) {
	command := exec.Command(name, args...)
	command.Stderr = os.Stderr
	out, err := command.Output()
	return strings.TrimSpace(string(out)), err
}
