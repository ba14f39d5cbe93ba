//go:build !js

package files

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/cmd/line"
)

// here makes files of a folder, with its name in each, and goes there.
func here(t *testing.T, names ...string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for _, name := range names {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(name), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

func link(t *testing.T, to, name string) {
	t.Helper()
	if err := os.Symlink(to, name); err != nil {
		t.Fatal(err)
	}
}

func readLine(t *testing.T, args ...string) *line.Line {
	t.Helper()
	l, err := line.Of("pbn").Read(args)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestFind: which files a folder and each form of a pattern mean, in which order, and what they are called where they were sought.
func TestFind(t *testing.T) {
	here(t, "a.pbn", "B.PBN", "c.lin", "d.txt", ".h.pbn", "x[1].pbn", "sub/e.pbn", "sub/.h.pbn", "sub/deep/g.pbn", "sub/deep/er/k.pbn",
		"node_modules/h.pbn", ".dot/i.pbn")
	link(t, "a.pbn", "link.pbn")
	link(t, "nowhere", "broken.pbn")
	link(t, "sub", "folder.pbn")
	for pattern, want := range map[string]string{
		".":             "./B.PBN ./a.pbn ./c.lin ./link.pbn ./sub/deep/er/k.pbn ./sub/deep/g.pbn ./sub/e.pbn ./x[1].pbn",
		"sub":           "sub/deep/er/k.pbn sub/deep/g.pbn sub/e.pbn",
		"sub/":          "sub/deep/er/k.pbn sub/deep/g.pbn sub/e.pbn",
		"*":             "B.PBN a.pbn c.lin d.txt link.pbn x[1].pbn",
		"*.pbn":         "a.pbn link.pbn x[1].pbn",
		"./*.pbn":       "./a.pbn ./link.pbn ./x[1].pbn",
		".*.pbn":        ".h.pbn",
		"?.pbn":         "a.pbn",
		"a?.pbn":        "a?.pbn", // it is one character, not none
		"lin?.pbn":      "link.pbn",
		"li?.pbn":       "li?.pbn", // and not several
		"[a-b].pbn":     "a.pbn",
		"[!b].*":        "B.PBN a.pbn c.lin d.txt",
		"[^b].*":        "B.PBN a.pbn c.lin d.txt",
		"x[[]1].pbn":    "x[1].pbn",
		"x[1].pbn":      "x[1].pbn", // it is there as it is written
		"*/*.pbn":       "sub/e.pbn",
		"sub/*/*.pbn":   "sub/deep/g.pbn",
		"*/deep/g.pbn":  "sub/deep/g.pbn",
		".*/*.pbn":      ".dot/i.pbn",
		"node*/*.pbn":   "node_modules/h.pbn",
		"**/*.pbn":      "a.pbn link.pbn x[1].pbn sub/e.pbn sub/deep/g.pbn sub/deep/er/k.pbn",
		"**":            "B.PBN a.pbn c.lin d.txt link.pbn x[1].pbn sub/e.pbn sub/deep/g.pbn sub/deep/er/k.pbn",
		"sub/**":        "sub/e.pbn sub/deep/g.pbn sub/deep/er/k.pbn",
		"**/deep/*.pbn": "sub/deep/g.pbn",
		"**/deep/**":    "sub/deep/g.pbn sub/deep/er/k.pbn",
		"none*":         "none*",
		"none/*":        "none/*",
		"none":          "none",
		"[.pbn":         "[.pbn",
		"[z-a].pbn":     "[z-a].pbn",
		"-":             "-",
		"a.pbn":         "a.pbn",
		"d.txt":         "d.txt",
	} {
		l := readLine(t, "validate", "--", pattern)
		if err := Find(l); err != nil || strings.Join(l.Names, " ") != want {
			t.Errorf("%s: %q, %v, want %q", pattern, strings.Join(l.Names, " "), err, want)
		}
	}
	l := readLine(t, "validate", "sub", "sub/e.pbn", "**/e.pbn", "./s*/e.pbn")
	const want = "sub/deep/er/k.pbn sub/deep/g.pbn sub/e.pbn sub/e.pbn **/e.pbn ./sub/e.pbn"
	if err := Find(l); err != nil || strings.Join(l.Names, " ") != want {
		t.Errorf("%q, %v", l.Names, err)
	}
	for path, want := range map[string]string{"sub/deep/er/k.pbn": "deep/er/k.pbn", "sub/e.pbn": "e.pbn", "./sub/e.pbn": "sub/e.pbn"} {
		if l.Inside[path] != want {
			t.Errorf("%s is called %q, want %q", path, l.Inside[path], want)
		}
	}
	// From the root on.
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	l = readLine(t, "validate", "/["+folder[1:2]+"]"+folder[2:]+"/?.pbn")
	if err := Find(l); err != nil || !slices.Equal(l.Names, []string{folder + "/a.pbn"}) {
		t.Errorf("%q, %v", l.Names, err)
	}
}

// TestTargets: where files are written to, and what is refused before anything is.
func TestTargets(t *testing.T) {
	here(t, "a.pbn", "b.pbn", "sub/a.pbn", "out/x")
	link(t, "a.pbn", "link.pbn")
	said := func(message string, values ...string) string { return "mistake: " + line.Say(message, values...) }
	for args, want := range map[string]string{
		"a.pbn":                           "standard output",
		"a.pbn -o -":                      "standard output",
		"a.pbn -o c.pbn":                  "c.pbn",
		"a.pbn -o out":                    "out/new-a.pbn",
		"a.pbn -o out/":                   "out/new-a.pbn",
		"a.pbn -o new/":                   "new/new-a.pbn",
		`a.pbn -o new\`:                   `new\/new-a.pbn`,
		"a.pbn b.pbn -o other":            "other/new-a.pbn other/new-b.pbn",
		"sub -o out":                      "out/new-a.pbn",
		"- -o c.pbn":                      "c.pbn",
		"a.pbn --in-place":                "a.pbn",
		"a.pbn b.pbn --in-place":          "a.pbn b.pbn",
		"a.pbn --in-place -o c.pbn":       said("bothTargets"),
		"- --in-place":                    said("inputInPlace"),
		"a.pbn b.pbn":                     said("needsFolder", "else", line.Say("elseInPlace")),
		"a.pbn b.pbn -o -":                said("oneToOutput"),
		"a.pbn sub/a.pbn -o out":          said("sameFile", "one", "a.pbn", "other", "sub/a.pbn", "folder", "out"),
		"- -o out":                        said("namelessInput", "folder", "out"),
		"a.pbn -o a.pbn":                  said("isInput", "output", "a.pbn", "input", "a.pbn", "else", line.Say("elseInPlace")),
		"a.pbn -o ./a.pbn":                said("isInput", "output", "./a.pbn", "input", "a.pbn", "else", line.Say("elseInPlace")),
		"a.pbn -o link.pbn":               said("isInput", "output", "link.pbn", "input", "a.pbn", "else", line.Say("elseInPlace")),
		"link.pbn -o a.pbn":               said("isInput", "output", "a.pbn", "input", "link.pbn", "else", line.Say("elseInPlace")),
		"b.pbn -o a.pbn":                  "a.pbn",
		"a.pbn -o a.pbn/x":                "mistake: a.pbn/x could not be written: a file is where a folder should be",
		"a.pbn b.pbn -o b.pbn":            "mistake: b.pbn could not be written: a file is where a folder should be",
		"sub/a.pbn none.pbn -o elsewhere": "elsewhere/new-a.pbn elsewhere/new-none.pbn",
	} {
		l := readLine(t, append([]string{"fix"}, strings.Fields(args)...)...)
		if err := Find(l); err != nil {
			t.Fatal(err)
		}
		var standard bytes.Buffer
		targets, err := NewTargets(l, &standard, func(name string) string { return "new-" + name })
		got := ""
		if err != nil {
			got = "mistake: " + err.Error()
		} else {
			var paths []string
			for _, name := range l.Names {
				if o := targets.Of(name); o.isStandard() {
					paths = append(paths, "standard output")
				} else {
					paths = append(paths, o.path)
				}
			}
			got = strings.Join(paths, " ")
		}
		if got != want {
			t.Errorf("%s: %s, want %s", args, got, want)
		}
	}
}

// TestSameContent: contents are the same where they are equal and equally long, in whatever pieces they come.
func TestSameContent(t *testing.T) {
	const piece = 1 << 16
	long := strings.Repeat("a", 2*piece+7)
	contents := []string{"", "a", "b", long, long[:piece] + "b", long[:len(long)-1] + "b"}
	for _, n := range []int{piece - 1, piece, piece + 1, 2 * piece} {
		contents = append(contents, long[:n])
	}
	for _, a := range contents {
		for _, b := range contents {
			same, err := sameContent(strings.NewReader(a), iotest.HalfReader(strings.NewReader(b)))
			if same != (a == b) || err != nil {
				t.Errorf("%d and %d bytes: %t, %v", len(a), len(b), same, err)
			}
		}
	}
	broken := errors.New("broken")
	for _, readers := range [][2]io.Reader{
		{iotest.ErrReader(broken), strings.NewReader("")},
		{strings.NewReader(""), iotest.ErrReader(broken)},
	} {
		if _, err := sameContent(readers[0], readers[1]); err != broken {
			t.Error(err)
		}
	}
}

// TestOutput: a file is written as a whole or not at all, keeps its mode, stays a link, and is left alone where nothing changes.
func TestOutput(t *testing.T) {
	here(t, "a.pbn", "same.pbn", "kept.pbn")
	link(t, "a.pbn", "link.pbn")
	if err := os.Chmod("a.pbn", 0o640); err != nil {
		t.Fatal(err)
	}
	write := func(inPlace bool, path, text string, keep bool) {
		t.Helper()
		args := []string{"fix", "kept.pbn", "-o", path}
		if inPlace {
			args = []string{"fix", path, "--in-place"}
		}
		targets, err := NewTargets(readLine(t, args...), nil, func(name string) string { return name })
		if err != nil {
			t.Fatal(err)
		}
		o := targets.Of(args[1])
		if text != "" {
			if _, err := o.Write([]byte(text)); err != nil {
				t.Fatal(err)
			}
		}
		if keep {
			err = o.Commit()
		} else {
			o.Cancel()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	read := func(path string) string {
		text, _ := os.ReadFile(path)
		return string(text)
	}
	stat := func(path string) os.FileInfo {
		found, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	same := stat("same.pbn")
	write(true, "same.pbn", "same.pbn", true)
	write(true, "link.pbn", "new", true)
	write(true, "kept.pbn", "half", false)
	write(false, "made.pbn", "made", true)
	made := stat("made.pbn")
	write(false, "made.pbn", "made", true)
	write(false, "none.pbn", "", true)
	write(false, "left.pbn", "half", false)
	if !os.SameFile(same, stat("same.pbn")) || os.SameFile(made, stat("made.pbn")) {
		t.Error("a file is left alone where it is written in place and nothing changes, and only there")
	}
	if mode := stat("a.pbn").Mode(); read("a.pbn") != "new" || mode.Perm() != 0o640 {
		t.Errorf("%q, %v", read("a.pbn"), mode)
	}
	if l, err := os.Readlink("link.pbn"); l != "a.pbn" {
		t.Errorf("the link is no link any more: %v", err)
	}
	if read("kept.pbn") != "kept.pbn" || read("made.pbn") != "made" {
		t.Errorf("%q, %q", read("kept.pbn"), read("made.pbn"))
	}
	write(false, "folder/", "made", true)
	// What is made has the mode that anything has here.
	if err := errors.Join(os.Mkdir("usual", 0o777), os.WriteFile("usual/file", nil, 0o666)); err != nil {
		t.Fatal(err)
	}
	for path, usual := range map[string]string{"folder": "usual", "folder/kept.pbn": "usual/file", "made.pbn": "usual/file"} {
		if got, want := stat(path).Mode(), stat(usual).Mode(); got != want {
			t.Errorf("%s has the mode %v, want %v", path, got, want)
		}
	}
	want := []string{"a.pbn", "folder", "kept.pbn", "link.pbn", "made.pbn", "same.pbn", "usual"}
	if names := namesHere(); !slices.Equal(names, want) {
		t.Errorf("there are %q, want %q", names, want)
	}
}

// TestFolderInTheWay: no temporary file is left if a folder has the name of the file by the time that it is written.
func TestFolderInTheWay(t *testing.T) {
	here(t, "a.pbn")
	targets, err := NewTargets(readLine(t, "fix", "a.pbn", "-o", "new.pbn"), nil, func(name string) string { return name })
	if err != nil {
		t.Fatal(err)
	}
	o := targets.Of("a.pbn")
	if _, err := o.Write([]byte("new")); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll("new.pbn/sub", 0o777); err != nil {
		t.Fatal(err)
	}
	if err := o.Commit(); err == nil {
		t.Error("it is said to be written")
	}
	if names, want := namesHere(), []string{"a.pbn", "new.pbn"}; !slices.Equal(names, want) {
		t.Errorf("there are %q, want %q", names, want)
	}
}

func namesHere() (names []string) {
	for _, e := range entries(".") {
		names = append(names, e.Name())
	}
	return names
}

// zeros are as many bytes as are asked for.
type zeros struct{}

func (zeros) Read(b []byte) (int, error) {
	clear(b)
	return len(b), nil
}

// TestWhole: a file of 64 MiB is read, and a longer one is refused.
func TestWhole(t *testing.T) {
	const most = 64 << 20
	if file, err := Whole(io.LimitReader(zeros{}, most), "fixes"); err != nil || len(file) != most {
		t.Errorf("%d bytes, %v", len(file), err)
	}
	_, err := Whole(io.LimitReader(zeros{}, most+1), "fixes")
	if err == nil || !strings.HasPrefix(err.Error(), "fixes need the whole file in memory, ") {
		t.Errorf("a longer file is read, or refused with %v", err)
	}
	broken := errors.New("broken")
	if _, err := Whole(iotest.ErrReader(broken), "fixes"); err != broken {
		t.Error(err)
	}
}

// TestWriteParts: all files of a folder are written or none, and none over another; who interrupts that leaves none.
func TestWriteParts(t *testing.T) {
	here(t, "out/b.pgn", "file")
	content := func(i int) []byte { return []byte{'0' + byte(i)} }
	if err := WriteParts("out", []string{"a.pgn", "b.pgn"}, content); err == nil {
		t.Error("a file was written over")
	}
	if _, err := os.Stat("out/a.pgn"); !errors.Is(err, fs.ErrNotExist) {
		t.Error("half of the files were written")
	}
	for _, folder := range []string{"file", "file/deep"} {
		if err := WriteParts(folder, []string{"a.pgn"}, content); err == nil || strings.Contains(err.Error(), "is there already") {
			t.Errorf("%s: %v", folder, err)
		}
	}
	if err := WriteParts("never", []string{"a.pgn", "a/b.pgn"}, content); err == nil {
		t.Error("a file is in a file")
	}
	if _, err := os.Stat("never"); !errors.Is(err, fs.ErrNotExist) {
		t.Error("a folder of no files was left")
	}
	if err := WriteParts("new/deep", []string{"a.pgn", "c.pgn"}, content); err != nil {
		t.Error(err)
	}
	if c, err := os.ReadFile("new/deep/c.pgn"); err != nil || string(c) != "1" {
		t.Errorf("%q %v", c, err)
	}
	WriteParts("half", []string{"a.pgn", "b.pgn"}, func(i int) []byte {
		if i == 1 {
			removeUnfinished()
		}
		return nil
	})
	if found := entries("half"); len(found) > 0 {
		t.Errorf("interrupted at the second file, there are %v", found)
	}
	if len(unfinished.names) > 0 {
		t.Errorf("%v are not written to their end", unfinished.names)
	}
}

// TestShards: the files of a table take the places of others once all of them are written, and none does where one is not.
func TestShards(t *testing.T) {
	here(t, "t-0001.x", "t-0002.x", "t-0003.x", "t-01.y", "u-0001.x")
	if _, err := NewShards("t.x", true, false); err == nil {
		t.Error("files are written over")
	}
	write := func(fails bool) error {
		s, err := NewShards("t.x", true, true)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			to, err := s.Next()
			if err != nil {
				t.Fatal(err)
			}
			if _, err := to.Write([]byte("new")); err != nil {
				t.Fatal(err)
			}
		}
		if fails {
			s.made[1].file.Close()
		}
		return s.Commit()
	}
	read := func() (all string) {
		for _, name := range namesHere() {
			content, _ := os.ReadFile(name)
			all += name + "=" + string(content) + " "
		}
		return all
	}
	before := read()
	if err := write(true); err == nil || read() != before {
		t.Errorf("%v: there is %s", err, read())
	}
	const want = "t-0001.x=new t-0002.x=new t-01.y=t-01.y u-0001.x=u-0001.x "
	if err := write(false); err != nil || read() != want {
		t.Errorf("%v: there is %s", err, read())
	}
}
