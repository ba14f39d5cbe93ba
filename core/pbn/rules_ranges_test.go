package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
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
				at = append(at, d.Place.Span.Start)
				got = append(got, in[d.Place.Span.Start:d.Place.Span.End])
			}
		}
		if !slices.Equal(got, want) || len(slices.Compact(at)) != len(want) {
			t.Errorf("%q: %q are reported, want %q", in, got, want)
		}
	}
}

// TestScoresThatRangesShare: a score that can be made is named, which is a multiple of ten.
func TestScoresThatRangesShare(t *testing.T) {
	for in, want := range map[string]string{
		"300,420\n350,500":   "The score 360 is",
		"-100,-10\n-50,-20":  "The score -40 is",
		"-100,-10\n-100,-90": "The score -99 is",
	} {
		r := Validate(Bytes([]byte("[InstantScoreTable \"ScoreRange_NS\"]\n"+in)), Options{})
		i := slices.IndexFunc(r.Diagnostics.Items, func(d diag.Diagnostic) bool { return d.Rule == rules.TableRangeOverlap })
		if i < 0 || !strings.HasPrefix(r.Diagnostics.Items[i].Message, want) {
			t.Errorf("%q: %+v, want %q", in, r.Diagnostics.Items, want)
		}
	}
}

// TestRankByTheFirstColumn: where two columns have as few faults, the ranks are told by the first.
func TestRankByTheFirstColumn(t *testing.T) {
	report := Validate(Bytes([]byte("[ScoreTable \"Rank;Score_NS;MP_NS\"]\n1 420 4\n2 400 2\n3 410 3\n4 300 1\n")), Options{})
	at := slices.IndexFunc(report.Diagnostics.Items, func(d diag.Diagnostic) bool { return d.Rule == rules.TableRank })
	if at < 0 {
		t.Fatal("nothing is found")
	}
	if got := report.Diagnostics.Items[at].Message; !strings.HasPrefix(got, "By Score_NS, ") {
		t.Error(got)
	}
}
