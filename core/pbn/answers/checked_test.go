package answers

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/rules"
	"pbn/core/wire"
)

// TestCheckedJob: each game comes with those diagnostics of Validate that are of it, except those that a later game may prove wrong.
func TestCheckedJob(t *testing.T) {
	const file = "; a\n[Event \"##x\"]\n[Board \"1\"]\n[Dealer \"Q\"]\n[Contract \"9\"]\n[Auction \"N\"]\n1S 1H\n\n" +
		"[Board \"2\"]\n[Dealer \"n\"]\n[Result \"x\"]\n\n[Event \"c\"]\n[Board \"3\"]\n[Play \"N\"]\nSA SA\n[Dealer \"\t\"]"
	whole := pbn.Validate(pbn.Bytes([]byte(file)), pbn.Options{})
	want := map[int][]string{}
	for _, d := range whole.Diagnostics.Items {
		if d.Rule == rules.DealRotation {
			continue // it may still become one for all boards, which the report has
		}
		want[d.Game] = append(want[d.Game], whole.Diagnostics.Rules(d.Rule).Name+" "+d.Message)
	}
	if len(want) != 3 || len(want[2]) == 0 {
		t.Fatalf("%v", want)
	}
	for _, piece := range []int{len(file), 1} {
		job := CheckedJob(wire.Options{}, pbn.Options{})
		got := map[int][]string{}
		games := 0
		take := func(lines []byte) {
			for line := range bytes.Lines(lines) {
				var g struct {
					Number      int
					Diagnostics []struct{ Rule, Message string }
				}
				if err := json.Unmarshal(line, &g); err != nil {
					t.Fatalf("%v in %s", err, line)
				}
				games++
				for _, d := range g.Diagnostics {
					got[g.Number] = append(got[g.Number], d.Rule+" "+d.Message)
				}
			}
		}
		for at := 0; at < len(file); at += piece {
			take(job.Push([]byte(file[at:min(at+piece, len(file))])).Games)
		}
		last := job.Finish()
		take(last.Games)
		if games != 3 || !reflect.DeepEqual(got, want) {
			t.Errorf("in pieces of %d bytes: %d games with %v, want %v", piece, games, got, want)
		}
		var report struct{ GameCount int }
		var list []struct{ Rule string }
		var found foundParts
		found.add(last.Findings)
		if err := json.Unmarshal(last.Report, &report); err != nil || report.GameCount != 3 {
			t.Errorf("%v: %s", err, last.Report)
		}
		if err := json.Unmarshal([]byte(found.json(wire.Diagnostics)), &list); err != nil ||
			len(list) != len(whole.Diagnostics.Items) {
			t.Errorf("%v: %d diagnostics in the report", err, len(list))
		}
	}
}
