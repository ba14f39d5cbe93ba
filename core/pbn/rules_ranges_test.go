package pbn

import (
	"slices"
	"testing"

	"pbn/core/pbn/rules"
)

// TestRangesThatBeginTheSame: each range that shares scores with one before it is reported, once.
func TestRangesThatBeginTheSame(t *testing.T) {
	const table = "[InstantScoreTable \"ScoreRange_NS\"]\n"
	for in, want := range map[string][]string{
		table + "0,100\n0,200\n0,400": {"0,200", "0,400"},
		table + "0,30\n0,30\n0,30":    {"0,30", "0,30"},
		table + "0,30\n40,50\n40,60":  {"40,60"},
	} {
		r := Validate(Bytes([]byte(in)), Options{})
		var at []int
		var got []string
		for _, d := range r.Diagnostics.Items {
			if d.Rule == rules.TableRangeOverlap {
				at = append(at, d.Span.Start)
				got = append(got, in[d.Span.Start:d.Span.End])
			}
		}
		if !slices.Equal(got, want) || len(slices.Compact(at)) != len(want) {
			t.Errorf("%q: %q are reported, want %q", in, got, want)
		}
	}
}
