package report

import (
	"slices"
	"testing"

	"pbn/core/diag"
)

// The rules of the test; aOther is a rule of the notation that the file was made of.
const (
	aOwn diag.Rule = iota
	aCounted
	aKept
	aWarned
	aUnchanged
	aOther
)

func written(rule diag.Rule) *diag.Row {
	switch rule {
	case aUnchanged:
		return &diag.Row{Severity: diag.Error}
	case aOther:
		return nil
	}
	return &diag.Row{Severity: diag.Error, Change: "changed"}
}

func all(diag.Rule) *diag.Row { return &diag.Row{Severity: diag.Error, Change: "changed"} }

// TestChangeCounts: what is found is a change, unless the writer counts, or it is kept, or its row says nothing of one.
func TestChangeCounts(t *testing.T) {
	r := New(written, "label")
	r.Diagnostics.Rules = all
	for rule := aOwn; rule <= aOther; rule++ {
		for _, as := range []diag.Severity{diag.Error, diag.Error, diag.Warning} {
			r.Diagnostics.Add(diag.Diagnostic{Rule: rule, Severity: as})
		}
	}
	r.Changes.Add(diag.Diagnostic{Rule: aOwn})
	r.Counts = Counts{aCounted: 7}
	r.Kept = []KeptRule{{Rule: aKept}, {Rule: aWarned, As: diag.Warning}}
	want := []Change{{aOwn, 4}, {aCounted, 7}, {aWarned, 2}}
	if got := r.ChangeCounts(); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := New(written, "label").ChangeCounts(); got != nil {
		t.Errorf("nothing was found, and changed is %v", got)
	}
}
