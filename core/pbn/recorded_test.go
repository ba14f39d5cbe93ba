package pbn

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"hash"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// There are so many records of generated and of mutated files, each of so many files.
const (
	recordsOfFiles = 100
	filesOfARecord = 100
)

// TestRecordedResults holds what the core says of files, and how it exports them, against what it said when somebody looked at the
// difference last: of the corpus, the cases and the test data, and of 10,000 generated and 10,000 mutated files. It tells that something is
// different, not what: `make same` does.
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
	var got strings.Builder
	say := func(name string, record hash.Hash) { fmt.Fprintf(&got, "%x\t%s\n", record.Sum(nil)[:12], name) }
	for _, path := range paths {
		record := sha256.New()
		recordResults(record, readFile(t, path), true)
		say(strings.TrimPrefix(filepath.ToSlash(path), "../../../"), record)
	}
	corpus := corpusFiles(t)
	for _, kind := range []string{"generated", "mutated"} {
		for group := range recordsOfFiles {
			record := sha256.New()
			for i := range filesOfARecord {
				seed := group*filesOfARecord + i
				g := generator{Rand: rand.New(rand.NewPCG(uint64(seed), 1))}
				file := g.file()
				if kind == "mutated" {
					file = g.mutated(readFile(t, corpus[seed%len(corpus)]))
				}
				recordResults(record, file, i%10 == 0)
			}
			say(fmt.Sprintf("%s files %d to %d", kind, group*filesOfARecord, (group+1)*filesOfARecord-1), record)
		}
	}
	if os.Getenv("PBN_UPDATE") != "" {
		golden(t, "recorded.tsv", got.String())
		return
	}
	recorded := map[string]string{}
	for line := range strings.Lines(string(readFile(t, "testdata/recorded.tsv"))) {
		hash, name, _ := strings.Cut(strings.TrimSpace(line), "\t")
		recorded[name] = hash
	}
	for line := range strings.Lines(got.String()) {
		hash, name, _ := strings.Cut(strings.TrimSpace(line), "\t")
		switch recorded[name] {
		case "":
			t.Errorf("%s is not recorded: see what `make same` says of it, and then set PBN_UPDATE=1", name)
		case hash:
		default:
			t.Errorf("%s has other results than recorded: `make same BASE=main` says which", name)
		}
		delete(recorded, name)
	}
	for _, name := range slices.Sorted(maps.Keys(recorded)) {
		t.Errorf("%s is recorded, and is not there any more", name)
	}
}

// recordResults adds to a record what the core says of a file; isWhole asks for the options and the streams as well.
func recordResults(record io.Writer, file []byte, isWhole bool) {
	recordReport(record, Validate(Bytes(file), Options{}))
	options := []export.Options{{}}
	if isWhole {
		recordReport(record, Validate(Bytes(file), Options{AsExport: true}))
		recordReport(record, Validate(source.NewStream(iotest.HalfReader(bytes.NewReader(file)), source.Automatic), Options{}))
		options = append(options, export.Options{Inherit: export.Resolve, Missing: export.Omit}, export.Options{Encoding: export.ASCII}, export.Options{Encoding: export.UTF8})
	}
	for _, o := range options {
		out, report := Export(Bytes(file), o)
		record.Write(out)
		recordReport(record, report)
	}
	mended, fixes, _ := ApplySafe(file, source.Automatic, nil)
	fmt.Fprintf(record, "%d fixes: %s\n", fixes, mended)
}

func recordReport(record io.Writer, r *report.Report) {
	fmt.Fprintf(record, "version %q, export %t, %d games, %v\n", r.Version, r.ClaimsExport, r.Games, r.Err)
	for _, list := range []*diag.List{&r.Diagnostics, &r.Changes} {
		for i := range list.Items {
			d := &list.Items[i]
			fmt.Fprintf(record, "%s %d %v %d %q %q\n", rules.Name(d.Rule), d.Severity, d.Range, d.Game, d.Label, d.Message)
			for _, other := range d.Related {
				fmt.Fprintf(record, "related %v %q\n", other.Range, other.Message)
			}
			for _, fix := range d.Fixes {
				fmt.Fprintf(record, "fix %q %t\n", fix.Title, fix.Safe)
				for _, edit := range fix.Edits {
					fmt.Fprintf(record, "edit %v %q\n", edit.Range, edit.Text)
				}
			}
		}
	}
}
