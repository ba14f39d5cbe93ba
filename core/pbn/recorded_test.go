package pbn

import (
	"bytes"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// There are so many records of generated and of mutated files, each of so many files.
const (
	recordsOfFiles = usual / filesOfARecord
	filesOfARecord = 100
)

// TestRecordedResults holds what the core says of files, and how it exports them, against what it said when somebody looked at the
// difference last: of the corpus, the cases and the test data, and of 10,000 generated and 10,000 mutated files, which it also holds against
// the laws: each is generated, read and exported once for all of that.
func TestRecordedResults(t *testing.T) {
	skipOnJS(t)
	paths := corpusFiles(t)
	for _, pattern := range []string{testkit.NeedShared(t, "cases") + "/*/*.*", "answers/testdata/*.pbn"} {
		more, err := filepath.Glob(pattern)
		if err != nil || len(more) < 10 {
			t.Fatalf("%s: %d files (%v)", pattern, len(more), err)
		}
		paths = append(paths, more...)
	}
	corpus, looked := corpusFiles(t), 0
	records := map[string]func(to io.Writer){}
	var names []string
	add := func(name string, record func(to io.Writer)) {
		names = append(names, name)
		records[name] = record
	}
	for _, path := range paths {
		add(strings.TrimPrefix(filepath.ToSlash(path), "../../../"), func(to io.Writer) {
			file := readFile(t, path)
			out, r := Export(Bytes(file), export.Options{})
			recordResults(to, file, out, r, true)
		})
	}
	for _, kind := range []string{"generated", "mutated"} {
		for group := range recordsOfFiles {
			first := group * filesOfARecord
			add(fmt.Sprintf("%s files %d to %d", kind, first, first+filesOfARecord-1), func(to io.Writer) {
				for i := range filesOfARecord {
					f := generate(t, first+i, corpus, kind == "mutated")
					out, r := f.check(t)
					recordResults(to, f.file, out, r, i%10 == 0)
					if looked += f.looked; t.Failed() {
						t.Fatalf("seed %d, %s: %q", f.seed, kind, f.file)
					}
				}
			})
		}
	}
	testkit.Recorded(t, slices.Values(names), "`make same BASE=main`", func(to io.Writer, name string) { records[name](to) })
	if files := recordsOfFiles * filesOfARecord; looked < leastWords*files {
		t.Errorf("only %d words were looked for in %d files", looked, files)
	}
}

// recordResults adds to a record what the core says of a file, and its export, out, with r, what is said of that; isWhole asks for the
// options and the streams as well.
func recordResults(record io.Writer, file, out []byte, r *report.Report, isWhole bool) {
	testkit.Record(subject, record, Validate(Bytes(file), Options{}))
	var options []export.Options
	if isWhole {
		testkit.Record(subject, record, Validate(Bytes(file), Options{AsExport: true}))
		testkit.Record(subject, record, Validate(habits.PBN.Stream(iotest.HalfReader(bytes.NewReader(file)), source.Automatic), Options{}))
		options = append(options, export.Options{Inherit: export.Resolve, Missing: export.Omit}, export.Options{Encoding: plain.ASCII},
			export.Options{Encoding: plain.UTF8})
	}
	record.Write(out)
	testkit.Record(subject, record, r)
	for _, o := range options {
		out, report := Export(Bytes(file), o)
		record.Write(out)
		testkit.Record(subject, record, report)
	}
	mended, fixes, _ := ApplySafe(file, source.Automatic, nil)
	fmt.Fprintf(record, "%d fixes: %s\n", fixes, mended)
}
