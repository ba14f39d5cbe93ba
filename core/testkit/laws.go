package testkit

import (
	"bytes"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/report"
)

// Laws are what holds for the export of any file. Inventory returns what each game of a file holds, in words: all that export must keep.
type Laws struct {
	Inventory func(file []byte) []map[string]int
	// IsNew reports whether a game may hold something only in its export, since it follows from the rest.
	IsNew func(what string) bool
	// Stays reports whether the export may break a rule all the same, having broken it before or not.
	Stays func(rule diag.Rule, as diag.Severity, before *report.Report) bool
	// IsPlain reports whether a byte may be in an export.
	IsPlain func(c, before, after byte) bool
}

// Check holds any file against the laws: each diagnostic has a place and says something; the export of the export is the export, with as
// many games, and breaks no rule of export format or of syntax.
func Check(t *testing.T, s *Subject, file []byte, laws *Laws) (out []byte, r *report.Report) {
	t.Helper()
	out, r = s.Export(s.bytes(file))
	if (r.Games == 0) != (len(out) == 0) {
		t.Fatalf("%d games became %d bytes", r.Games, len(out))
	}
	for _, d := range r.Diagnostics.Items {
		start, end := d.Place.Range.Start, d.Place.Range.End
		if d.Place.Span.Start < 0 || d.Place.Span.End < d.Place.Span.Start || end.Byte > len(file) || start.Byte > end.Byte || start.Line < 1 {
			t.Fatalf("%s at %+v of %d bytes", s.name(d.Rule), d.Place, len(file))
		}
		if d.Message == "" || !utf8.ValidString(d.Message) {
			t.Fatalf("%s says %q", s.name(d.Rule), d.Message)
		}
	}
	again, second := s.Export(s.bytes(out))
	if r.Games > 0 && !bytes.Equal(out, again) {
		t.Fatalf("export(export(x)) differs from export(x):\n%s", Difference(out, again))
	}
	if second.Games != r.Games {
		t.Fatalf("%d games became %d", r.Games, second.Games)
	}
	for _, d := range second.Diagnostics.Items {
		if !laws.Stays(d.Rule, d.Severity, r) {
			t.Fatalf("the export has %s: %s", s.name(d.Rule), d.Message)
		}
	}
	for i, c := range out {
		var before, after byte
		if i > 0 {
			before = out[i-1]
		}
		if i+1 < len(out) {
			after = out[i+1]
		}
		if !laws.IsPlain(c, before, after) {
			t.Fatalf("byte %d at %d of the export", c, i)
		}
	}
	return out, r
}

// Kept holds what every game of a file had against what its export, out, has. What is not ASCII may become ASCII; only if the file has
// nothing else nothing may be new, either.
func Kept(t *testing.T, file, out []byte, laws *Laws) {
	t.Helper()
	before, after := laws.Inventory(file), laws.Inventory(out)
	for _, loss := range Lost(before, after) {
		t.Error(loss)
	}
	if bytes.IndexFunc(file, func(r rune) bool { return r > '~' }) >= 0 {
		return
	}
	for _, more := range Lost(after, before) {
		if _, what, _ := strings.Cut(more, " times "); !laws.IsNew(what) {
			t.Error("only in the export: " + more)
		}
	}
}

// Lost returns what games had that they do not have any more.
func Lost(before, after []map[string]int) (losses []string) {
	if len(after) != len(before) {
		return []string{strconv.Itoa(len(before)) + " games became " + strconv.Itoa(len(after))}
	}
	for i := range before {
		for what, n := range before[i] {
			if after[i][what] < n {
				losses = append(losses, "game "+strconv.Itoa(i+1)+" had "+strconv.Itoa(n)+" times "+what+", now "+strconv.Itoa(after[i][what]))
			}
		}
	}
	return losses
}
