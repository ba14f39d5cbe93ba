package lin

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/testkit"
)

// dataFile is a row of the index of the test data.
type dataFile struct{ name, repo, commit, path, licence, part string }

// leastLIN is how many files of the test data are LIN at least; the others are links, pages and what is not LIN.
const leastLIN = 85

// isReal reports whether a file was found in a public repository.
func (f *dataFile) isReal() bool { return f.repo != "-" }

func (f *dataFile) read(t testing.TB) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", f.name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// data are the files of the test data, in the order of their names.
func data(t testing.TB) (files []dataFile) {
	t.Helper()
	index, err := os.ReadFile("testdata/INDEX.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(strings.TrimSpace(string(index)), "\n") {
		f := strings.Split(line, "\t")
		if len(f) != 6 {
			t.Fatalf("INDEX.tsv:%d has %d fields", i+1, len(f))
		}
		if i > 0 {
			files = append(files, dataFile{f[0], f[1], f[2], f[3], f[4], f[5]})
		}
	}
	return files
}

// TestIndexOfData holds that the index names all files, and where enough of them come from.
func TestIndexOfData(t *testing.T) {
	var names []string
	real, matches, whole := 0, 0, 0
	for _, f := range data(t) {
		names = append(names, f.name)
		if !f.isReal() {
			continue
		}
		real++
		if len(f.commit) != 40 || f.path == "" || f.licence == "" {
			t.Errorf("%s: %+v", f.name, f)
		}
		if _, r := ToPBN(f.read(t), source.Automatic, export.Options{}); r.Games >= 5 && strings.HasPrefix(f.name, "vugraph-") {
			matches++
			if f.part == "whole" {
				whole++
			}
		}
	}
	found, err := filepath.Glob("testdata/*.lin")
	if err != nil {
		t.Fatal(err)
	}
	for i := range found {
		found[i] = filepath.Base(found[i])
	}
	if slices.Sort(names); !slices.Equal(names, found) {
		t.Errorf("the index has %d files, the folder %d", len(names), len(found))
	}
	if real < 60 || matches < 3 || whole < 3 {
		t.Errorf("%d real files, %d of them matches, %d whole matches", real, matches, whole)
	}
}

// rendered are the diagnostics of a report as text.
func rendered(r *Report) []byte {
	var out []byte
	for _, list := range []*diag.List{&r.Diagnostics, &r.OfGames} {
		for i := range list.Items {
			out = diag.Rendering{Rules: list.Rules, Path: "x"}.Append(out, r.Text, &list.Items[i])
		}
	}
	return out
}

// TestRecordedReading holds what is made of the data, except parts of matches. PBN_UPDATE=1 writes the file anew, and fails, so that a
// person reads it.
func TestRecordedReading(t *testing.T) {
	var got bytes.Buffer
	for _, f := range data(t) {
		if strings.HasPrefix(f.name, "vugraph-") && f.part != "whole" {
			continue
		}
		out, r := ToPBN(f.read(t), source.Automatic, export.Options{Missing: export.Omit, Encoding: plain.UTF8})
		if r.Err != nil {
			t.Errorf("%s: %v", f.name, r.Err)
		}
		got.WriteString("=== " + f.name + "\n")
		got.Write(rendered(r))
		got.WriteString("---\n")
		got.Write(bytes.ReplaceAll(out, []byte("\r\n"), []byte("\n")))
	}
	testkit.Golden(t, "read.golden", got.String())
}
