package testkit

import (
	"crypto/sha256"
	"fmt"
	"io"
	"iter"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/report"
)

// Recorded compares what is said of files with testdata/recorded.tsv, which has a hash for each name. It shows that something is different
// from what somebody looked at last, not what; how says how to find that out. record writes what is said of the files of a name.
func Recorded(t *testing.T, names iter.Seq[string], how string, record func(to io.Writer, name string)) {
	t.Helper()
	var got strings.Builder
	for name := range names {
		h := sha256.New()
		record(h, name)
		fmt.Fprintf(&got, "%x\t%s\n", h.Sum(nil)[:12], name)
	}
	if os.Getenv("PBN_UPDATE") != "" {
		Golden(t, "recorded.tsv", got.String())
		return
	}
	file, err := os.ReadFile("testdata/recorded.tsv")
	if err != nil {
		t.Fatal(err)
	}
	recorded := map[string]string{}
	for line := range strings.Lines(string(file)) {
		hash, name, _ := strings.Cut(strings.TrimSpace(line), "\t")
		recorded[name] = hash
	}
	for line := range strings.Lines(got.String()) {
		hash, name, _ := strings.Cut(strings.TrimSpace(line), "\t")
		switch recorded[name] {
		case "":
			t.Errorf("%s is not recorded: see what %s says of it, and then set PBN_UPDATE=1", name, how)
		case hash:
		default:
			t.Errorf("%s has other results than recorded: %s says which", name, how)
		}
		delete(recorded, name)
	}
	for _, name := range slices.Sorted(maps.Keys(recorded)) {
		t.Errorf("%s is recorded, and is not there any more", name)
	}
}

// Record writes all that a report says.
func Record(s *Subject, to io.Writer, r *report.Report) {
	fmt.Fprintf(to, "version %q, export %t, %d games, %v\n", r.Version, r.ClaimsExport, r.Games, r.Err)
	for _, list := range []*diag.List{&r.Diagnostics, &r.Changes} {
		for i := range list.Items {
			d := &list.Items[i]
			fmt.Fprintf(to, "%s %d %v %d %q %q\n", s.name(d.Rule), d.Severity, d.Place.Range, d.Game, d.Label, d.Message)
			for _, other := range d.Related {
				fmt.Fprintf(to, "related %v %q\n", other.Place.Range, other.Message)
			}
			for _, fix := range d.Fixes {
				fmt.Fprintf(to, "fix %q %t\n", fix.Title, fix.Safe)
				for _, edit := range fix.Edits {
					fmt.Fprintf(to, "edit %v %q\n", edit.Place.Range, edit.Text)
				}
			}
		}
	}
}
