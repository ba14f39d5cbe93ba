package testkit

import (
	"slices"
	"testing"

	"pbn/core/diag"
	"pbn/core/report"
)

// Fixes says what holds for safe fixes.
type Fixes struct {
	// Inventory returns what each game holds; see Laws.
	Inventory func(file []byte) []map[string]int
	// Validate checks a file without the rules of export format: what a fix makes right may have another layout.
	Validate func(file []byte) *report.Report
	// ReadAlike reports whether a file with a fix has the games that it had, so that the two can be compared; nil if it always has.
	ReadAlike func(fixed []byte, after, before *report.Report) bool
	// IsRewritten reports whether a fix of a rule may write otherwise what a game held.
	IsRewritten func(rule diag.Rule, loss string) bool
	// Joins are rules whose fix lets something be checked that was not.
	Joins []diag.Rule
	// Once are rules that are reported once a file, and whose fix mends the first place alone: the finding is at the next one then.
	Once []diag.Rule
}

// SafeDiagnostics returns those with a safe fix.
func SafeDiagnostics(r *report.Report) []diag.Diagnostic {
	return slices.DeleteFunc(slices.Clone(r.Diagnostics.Items), func(d diag.Diagnostic) bool {
		return !slices.ContainsFunc(d.Fixes, func(f diag.Fix) bool { return f.Safe })
	})
}

// FixesAlone makes safe fixes of a file, each alone: it takes its diagnostic away, adds no error, and all that the games hold stays. It
// returns how many were compared, of most at most.
func FixesAlone(t *testing.T, s *Subject, file []byte, most int, f *Fixes) (compared int) {
	t.Helper()
	before := f.Validate(file)
	var held []map[string]int
	safe := SafeDiagnostics(before)
	for _, d := range safe[:min(most, len(safe))] {
		name, fix := s.name(d.Rule), d.Fixes[0]
		out, applied := s.Apply(file, before.Text.Encoding, d.Fixes[:1])
		if applied != 1 {
			t.Fatalf("%s: the fix %+v was not applied", name, fix)
		}
		after := f.Validate(out)
		if f.ReadAlike != nil && !f.ReadAlike(out, after, before) {
			continue
		}
		compared++
		if was, is := before.Diagnostics.Found(d.Rule), after.Diagnostics.Found(d.Rule); is >= was && !slices.Contains(f.Once, d.Rule) {
			t.Fatalf("%s: %d before the fix %+v, %d after it:\n%s", name, was, fix, is, Difference(file, out))
		}
		if was, is := before.Diagnostics.Count(diag.Error), after.Diagnostics.Count(diag.Error); is > was && !slices.Contains(f.Joins, d.Rule) {
			t.Fatalf("%s: %d errors before the fix %+v, %d after it:\n%s", name, was, fix, is, Difference(file, out))
		}
		if held == nil {
			held = f.Inventory(file)
		}
		losses := slices.DeleteFunc(Lost(held, f.Inventory(out)), func(loss string) bool { return f.IsRewritten(d.Rule, loss) })
		if len(losses) > 0 {
			t.Fatalf("%s: the fix %+v loses %q:\n%s", name, fix, losses, Difference(file, out))
		}
	}
	return compared
}

// FixesTogether makes all safe fixes of a file: fewer are left, there are no more errors, and all that the games hold stays.
func FixesTogether(t *testing.T, s *Subject, file []byte, f *Fixes) {
	t.Helper()
	before := f.Validate(file)
	out, applied := s.ApplySafe(file)
	after := f.Validate(out)
	had, left := SafeDiagnostics(before), SafeDiagnostics(after)
	switch {
	case applied == 0 && len(had) > 0:
		t.Errorf("none of the safe fixes was applied, the first is %+v", had[0])
	case len(left) > 0 && len(left) >= len(had):
		t.Errorf("%d safe fixes are left, the first is %+v", len(left), left[0])
	}
	if was, is := before.Diagnostics.Count(diag.Error), after.Diagnostics.Count(diag.Error); is > was {
		t.Errorf("%d errors became %d", was, is)
	}
	for _, loss := range Lost(f.Inventory(file), f.Inventory(out)) {
		if !slices.ContainsFunc(s.Rules, func(rule diag.Rule) bool { return f.IsRewritten(rule, loss) }) {
			t.Error(loss)
		}
	}
}
