package pbi

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/report"
	"pbn/core/source"
)

const faulty = head + "# one\nA;::::::::\n\nB::::::::x:\n# two \uFEFF\n"

// TestParseAndValidate: each record comes with what was found in it, and comment lines come as text.
func TestParseAndValidate(t *testing.T) {
	var found, comments []string
	calls := 0
	r := ParseAndValidate(Bytes([]byte(faulty)), Options{
		Comment: func(text string) { comments = append(comments, text) },
		Each:    func(*report.Report) { calls++ },
	}, func(_ *source.Text, one *record.Record, list *diag.List, from int) {
		for _, d := range list.Items[from:] {
			found = append(found, rules.Name(d.Rule))
			if d.Game != one.Number {
				t.Errorf("%s of problem %d comes with problem %d", rules.Name(d.Rule), d.Game, one.Number)
			}
		}
	})
	if r.Games != 2 || calls != 2 || r.Version != "1.2" {
		t.Errorf("%d problems, %d calls, version %s", r.Games, calls, r.Version)
	}
	if want := []string{"names/empty-name", "field/unencoded-colon"}; !slices.Equal(found, want) {
		t.Errorf("%q", found)
	}
	if want := []string{"# one", "# two "}; !slices.Equal(comments, want) {
		t.Errorf("%q", comments)
	}
}

// TestMend: all that has one meaning is mended, except what severities leave out.
func TestMend(t *testing.T) {
	mended := Mend([]byte(faulty), source.Automatic, Options{})
	want := head + "# one\n# two \nA::::::::\nB::::::::x\\x3a\n"
	if string(mended.Bytes) != want || mended.Report.Diagnostics.Count(diag.Error)+mended.Report.Diagnostics.Count(diag.Warning) > 0 {
		t.Errorf("%q", mended.Bytes)
	}
	off := map[diag.Rule]diag.Severity{rules.CommentMisplaced: diag.Off}
	if out, _, _ := ApplySafe([]byte(faulty), source.Automatic, off); !strings.HasSuffix(string(out), "\n# two \n") {
		t.Errorf("%q", out)
	}
}

// TestManyLateComments: all of them are moved, in their order.
func TestManyLateComments(t *testing.T) {
	lines := ""
	for _, c := range "abcdefghijklmnopqrstuvwxyz" {
		for _, d := range "0123456789" {
			lines += "# " + string(c) + string(d) + "\n"
		}
	}
	mended := Mend([]byte(head+empty+lines), source.Automatic, Options{})
	if string(mended.Bytes) != head+lines+empty {
		t.Errorf("%q", mended.Bytes)
	}
}

// TestStop: a reading ends where its stream is stopped.
func TestStop(t *testing.T) {
	stop := errors.New("enough")
	r := Validate(Bytes([]byte(faulty)).Until(func() error { return stop }), Options{})
	if r.Err != stop || r.Games != 1 {
		t.Errorf("%v, %d problems", r.Err, r.Games)
	}
}

// TestSafeFixesAreMade: the safe fixes of the cases are made when all are asked for.
func TestSafeFixesAreMade(t *testing.T) {
	_, fixes := cases()
	for _, c := range fixes {
		before := Validate(Bytes([]byte(c.In)), Options{})
		isSafe := before.Diagnostics.Found(c.Rule) > 0 && slices.ContainsFunc(before.Diagnostics.Items, func(d diag.Diagnostic) bool {
			return d.Rule == c.Rule && len(d.Fixes) > 0 && d.Fixes[0].Safe
		})
		if after := Mend([]byte(c.In), source.Automatic, Options{}); isSafe && after.Report.Diagnostics.Found(c.Rule) > 0 {
			t.Errorf("%s stays in %q, which becomes %q", rules.Name(c.Rule), c.In, after.Bytes)
		}
	}
}
