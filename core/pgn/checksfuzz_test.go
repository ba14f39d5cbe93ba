package pgn

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// validateAll returns what is said of a file.
func validateAll(file *source.Stream) string {
	var out strings.Builder
	for _, d := range Validate(file, Options{}).Diagnostics.Items {
		fmt.Fprintf(&out, "%s %v %d %s %s\n", rules.Name(d.Rule), d.Place.Range, d.Game, d.Label, d.Message)
		for _, r := range d.Related {
			fmt.Fprintf(&out, "    %v %s\n", r.Place.Range, r.Message)
		}
		for _, f := range d.Fixes {
			fmt.Fprintf(&out, "    %s %v\n", f.Title, f.Safe)
			for _, e := range f.Edits {
				fmt.Fprintf(&out, "        %v %q\n", e.Place.Range, e.Text)
			}
		}
	}
	return out.String()
}

// FuzzValidate: of any bytes the same is said at once and in pieces.
func FuzzValidate(f *testing.F) {
	for _, archive := range checkedArchives {
		for _, s := range testkit.ReadSamples(archive, "miss", "fixed") {
			f.Add([]byte(s.Text))
		}
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		named := habits.PGN.Detect(file) // a stream may find another
		whole := validateAll(habits.PGN.Open(file, named))
		pieces := validateAll(habits.PGN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return 3 }}, named))
		if whole != pieces {
			t.Errorf("of %q is said\n%s\nand in pieces\n%s", file, whole, pieces)
		}
	})
}
