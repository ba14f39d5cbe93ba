package pgn

import (
	"strings"
	"testing"

	"pbn/core/pgn/export"
	"pbn/core/testkit"
)

// TestExports: the exact export of each text in the archive, which are named for the clauses of the ledger. What the options are is in a part
// of its own, as name and value.
func TestExports(t *testing.T) {
	for _, s := range testkit.ReadSamples("testdata/exports.txtar", "want", "options") {
		t.Run(s.Name, func(t *testing.T) {
			chosen := map[string]string{}
			for line := range strings.Lines(s.Parts["options"]) {
				name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
				chosen[name] = value
			}
			options, problem := export.Named(chosen)
			out, r := Export(Bytes([]byte(s.Text)), options)
			if options.Encoding != export.UTF8 {
				out = []byte(Bytes(out).Text().DecodeBytes(out))
			}
			if want := s.Part("want"); string(out) != want || problem != "" || r.Err != nil {
				t.Errorf("%q becomes\n%s\nwant\n%s\n%v %s", s.Text, out, want, r.Err, problem)
			}
		})
	}
}
