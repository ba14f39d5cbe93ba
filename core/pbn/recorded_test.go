package pbn

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/testkit"
)

// There are so many records of generated and of mutated files, each of so many files.
const (
	recordsOfFiles = 100
	filesOfARecord = 100
)

// TestRecordedResults holds what the core says of files, and how it exports them, against what it said when somebody looked at the
// difference last: of the corpus, the cases and the test data, and of 10,000 generated and 10,000 mutated files.
func TestRecordedResults(t *testing.T) {
	skipOnJS(t)
	paths := corpusFiles(t)
	for _, pattern := range []string{"../../../shared/cases/*/*.*", "answers/testdata/*.pbn"} {
		more, err := filepath.Glob(pattern)
		if err != nil || len(more) < 10 {
			t.Fatalf("%s: %d files (%v)", pattern, len(more), err)
		}
		paths = append(paths, more...)
	}
	corpus := corpusFiles(t)
	records := map[string]func(to io.Writer){}
	var names []string
	add := func(name string, record func(to io.Writer)) {
		names = append(names, name)
		records[name] = record
	}
	for _, path := range paths {
		add(strings.TrimPrefix(filepath.ToSlash(path), "../../../"), func(to io.Writer) { recordResults(to, readFile(t, path), true) })
	}
	for _, kind := range []string{"generated", "mutated"} {
		for group := range recordsOfFiles {
			first := group * filesOfARecord
			add(fmt.Sprintf("%s files %d to %d", kind, first, first+filesOfARecord-1), func(to io.Writer) {
				for i := range filesOfARecord {
					g := generator{random: rand.New(rand.NewPCG(uint64(first+i), 1))}
					file := g.file()
					if kind == "mutated" {
						file = g.mutated(readFile(t, corpus[(first+i)%len(corpus)]))
					}
					recordResults(to, file, i%10 == 0)
				}
			})
		}
	}
	testkit.Recorded(t, slices.Values(names), "`make same BASE=main`", func(to io.Writer, name string) { records[name](to) })
}

// recordResults adds to a record what the core says of a file; isWhole asks for the options and the streams as well.
func recordResults(record io.Writer, file []byte, isWhole bool) {
	testkit.Record(subject, record, Validate(Bytes(file), Options{}))
	options := []export.Options{{}}
	if isWhole {
		testkit.Record(subject, record, Validate(Bytes(file), Options{AsExport: true}))
		testkit.Record(subject, record, Validate(habits.PBN.Stream(iotest.HalfReader(bytes.NewReader(file)), source.Automatic), Options{}))
		options = append(options, export.Options{Inherit: export.Resolve, Missing: export.Omit}, export.Options{Encoding: plain.ASCII},
			export.Options{Encoding: plain.UTF8})
	}
	for _, o := range options {
		out, report := Export(Bytes(file), o)
		record.Write(out)
		testkit.Record(subject, record, report)
	}
	mended, fixes, _ := ApplySafe(file, source.Automatic, nil)
	fmt.Fprintf(record, "%d fixes: %s\n", fixes, mended)
}
