//go:build !js

package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/cmd/kit"
)

// TestRun compares what command lines write, and their exit status, with testdata/run.txt, which is to be read as a user would.
// PBN_UPDATE=1 writes it anew, and fails.
func TestRun(t *testing.T) {
	golden, err := filepath.Abs("testdata/run.txt")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("FORCE_COLOR", "0")
	var got strings.Builder
	for _, args := range slices.Concat(shellLines, draughtsLines, problemLines) {
		t.Chdir(t.TempDir())
		writeFiles(t)
		status, out, errs := runLine(t, strings.Fields(args))
		fmt.Fprintf(&got, "$ pbn %s\n%s%s[%d]\n", args, out, errs, status)
		got.WriteString(changedFiles(t) + "\n")
	}
	if os.Getenv("PBN_UPDATE") != "" {
		if err := os.WriteFile(golden, []byte(got.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		t.Fatalf("%s was written anew: read it, and run the test again", golden)
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if one, other := firstDifference(got.String(), string(want)); one != other {
		t.Errorf("not as in %s:\n%s\nwant\n%s", golden, one, other)
	}
}

// lineFiles are what the command lines read.
var lineFiles = func() map[string]string {
	all := maps.Clone(shellFiles)
	maps.Copy(all, draughtsFiles)
	maps.Copy(all, problemFiles)
	return all
}()

func writeFiles(t *testing.T) {
	t.Helper()
	for name, content := range lineFiles {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// runLine runs a command line with files in place of the standard streams; on standard input there is a deal in LIN, or the file that "<"
// names.
func runLine(t *testing.T, args []string) (status kit.Exit, out, errs string) {
	t.Helper()
	streams := [...]**os.File{&os.Stdin, &os.Stdout, &os.Stderr}
	var before, in [len(streams)]*os.File
	for i, s := range streams {
		file, err := os.Create(filepath.Join(t.TempDir(), "stream"))
		if err != nil {
			t.Fatal(err)
		}
		before[i], in[i] = *s, file
		*s = file
	}
	input := "hand.lin"
	if at := slices.Index(args, "<"); at >= 0 {
		args, input = args[:at], args[at+1]
	}
	if _, err := os.Stdin.WriteAt([]byte(lineFiles[input]), 0); err != nil {
		t.Fatal(err)
	}
	defer func() {
		for i, s := range streams {
			*s = before[i]
			in[i].Close()
		}
	}()
	status = kit.Run(&notation, args)
	read := func(file *os.File) string {
		if _, err := file.Seek(0, io.SeekStart); err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(file)
		if err != nil {
			t.Fatal(err)
		}
		return lines(string(text))
	}
	return status, read(in[1]), read(in[2])
}

// lines is a text on lines of its own, which shows CR.
func lines(text string) string {
	text = strings.ReplaceAll(text, "\r", "␍")
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "␄\n"
	}
	return text
}

// changedFiles shows the files that were made or written.
func changedFiles(t *testing.T) string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			names = append(names, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	out := ""
	for _, name := range slices.Sorted(slices.Values(names)) {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if before, known := lineFiles[filepath.ToSlash(name)]; !known || before != string(content) {
			out += "> " + filepath.ToSlash(name) + "\n" + lines(string(content))
		}
	}
	return out
}

// firstDifference returns the first command line that differs between two texts, as each has it; "" where none does.
func firstDifference(a, b string) (ofA, ofB string) {
	as, bs := strings.Split(a, "\n$ "), strings.Split(b, "\n$ ")
	for i := range max(len(as), len(bs)) {
		one, other := "nothing", "nothing"
		if i < len(as) {
			one = as[i]
		}
		if i < len(bs) {
			other = bs[i]
		}
		if one != other {
			return one, other
		}
	}
	return "", ""
}
