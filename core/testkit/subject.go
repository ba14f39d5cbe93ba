// Package testkit has the tests that every notation passes. A notation describes itself as a Subject, brings its cases, and calls what it
// wants to be held against them; what only one notation has stays in its own tests.
package testkit

import (
	"bytes"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// Subject is a notation that is tested.
type Subject struct {
	// Name is the language of the examples on its pages, as in "```pgn".
	Name string
	// Rules are all of its rules, in the order of their names; Row is their table.
	Rules []diag.Rule
	Row   diag.Table
	// Page returns the page of a rule by its name.
	Page func(name string) (page string, ok bool)

	// Open opens a file as the notation reads it.
	Open func(file io.Reader) *source.Stream
	// Validate checks a file, as import format or as export format.
	Validate func(file *source.Stream, asExport bool) *report.Report
	// Export writes a file in export format.
	Export func(file *source.Stream) ([]byte, *report.Report)
	// Apply makes fixes; ApplySafe makes all safe ones, and returns how many.
	Apply     func(file []byte, named source.Encoding, fixes []diag.Fix) (fixed []byte, applied int)
	ApplySafe func(file []byte) (fixed []byte, applied int)

	// Report returns the report that has what a rule finds in a text. If it is nil, a rule of export format is looked for in what Validate
	// says, and any other in what Export says.
	Report func(text string, rule diag.Rule) *report.Report
	// ClaimsExport reports that a file can say that it has export format. Where it cannot, callers say how it is checked.
	ClaimsExport bool
	// Standing are the names of rules that fragments, which most cases are, break in any case.
	Standing []string
}

// bytes opens a file that is there at once.
func (s *Subject) bytes(file []byte) *source.Stream { return s.Open(bytes.NewReader(file)) }

func (s *Subject) name(rule diag.Rule) string { return s.Row(rule).Name }

// report returns the report that has what a rule finds in a text.
func (s *Subject) report(text string, rule diag.Rule) *report.Report {
	switch {
	case s.Report != nil:
		return s.Report(text, rule)
	case s.Row(rule).OfExportFormat:
		return s.Validate(s.bytes([]byte(text)), true)
	}
	_, r := s.Export(s.bytes([]byte(text)))
	return r
}

// Found returns the texts at which a rule is reported.
func (s *Subject) Found(text string, rule diag.Rule) (found []string) {
	for _, span := range s.spans(text, rule) {
		found = append(found, text[span.Start:span.End])
	}
	return found
}

// spans returns the places at which a rule is reported.
func (s *Subject) spans(text string, rule diag.Rule) (spans []source.Span) {
	for _, d := range s.report(text, rule).Diagnostics.Items {
		if d.Rule == rule {
			spans = append(spans, source.Span{Start: d.Place.Range.Start.Byte, End: d.Place.Range.End.Byte})
		}
	}
	return spans
}

// Against returns the names of the rules of severity error and warning that a text breaks, in its order.
func (s *Subject) Against(text string, asExport bool) (names []string) {
	for _, d := range s.Validate(s.bytes([]byte(text)), asExport).Diagnostics.Items {
		if d.Severity == diag.Error || d.Severity == diag.Warning {
			names = append(names, s.name(d.Rule))
		}
	}
	return names
}

// Golden compares a text with a file in testdata that a person has read. PBN_UPDATE=1 writes the file anew, and fails, so that no text
// passes that nobody has looked at.
func Golden(t *testing.T, name, got string) {
	t.Helper()
	name = "testdata/" + name
	if os.Getenv("PBN_UPDATE") != "" {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		t.Errorf("%s was written anew: read what has changed, and run the test without PBN_UPDATE", name)
		return
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != got {
		t.Errorf("%s differs; PBN_UPDATE=1 writes it anew, to be read.\n%s", name, Difference(want, []byte(got)))
	}
}

// Difference shows the first place where two texts differ.
func Difference(a, b []byte) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(0, i-80)
	return string(a[from:min(len(a), i+80)]) + "\n--- and ---\n" + string(b[from:min(len(b), i+80)])
}

// Same holds that two texts are the same, which are made of something in two ways.
func Same(t testing.TB, what, one, other string) {
	t.Helper()
	if one != other {
		t.Errorf("%s:\n%s", what, Difference([]byte(one), []byte(other)))
	}
}

// sorted returns names in order, each once, in one text.
func sorted(names []string) string {
	slices.Sort(names)
	return strings.Join(slices.Compact(names), " ")
}
