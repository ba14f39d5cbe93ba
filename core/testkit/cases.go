package testkit

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// Case provokes a rule at a place, given as its start and its text, and comes near it with a miss. With and MissWith are the other rules of
// severity error and warning that In and Miss break, with blanks between: where a fault cannot come alone, or where a miss is one because
// another rule reports it.
type Case struct {
	Rule           diag.Rule
	In             string
	Start          int
	Span           string
	Miss           string
	With, MissWith string
}

// Marked returns a case of a text with marks around the place, as in an archive: see ReadSamples. It is for what an archive cannot hold.
func Marked(rule diag.Rule, text, miss string) Case {
	s := sampleOf(text, text, strings.NewReplacer())
	return Case{Rule: rule, In: s.Text, Start: s.Start, Span: s.Marked(), Miss: miss}
}

// Beside returns a case in which other rules are broken, too, by the text and by the miss.
func (c Case) Beside(with, missWith string) Case {
	c.With, c.MissWith = with, missWith
	return c
}

// FixCase is a fix that a rule offers: what becomes of a text when the fixes of the rule are made.
type FixCase struct {
	Rule    diag.Rule
	In, Out string
}

// Cause is a text with faults, and the names of the rules that must report them, with blanks between: one for each cause.
type Cause struct{ In, Want string }

// Cases wants each rule reported in its cases, at the place and once, and not in the misses; and beside it only the rules that the case
// has. Each rule has a case.
func Cases(t *testing.T, s *Subject, cases []Case) {
	t.Helper()
	tested := map[diag.Rule]bool{}
	for _, c := range cases {
		name := s.name(c.Rule)
		for _, text := range []struct{ in, with string }{{c.In, c.With}, {c.Miss, c.MissWith}} {
			if got := beside(s, c.Rule, text.in); got != sorted(strings.Fields(text.with)) {
				t.Errorf("%s in %q: beside it %q is reported, want %q", name, text.in, got, text.with)
			}
		}
		tested[c.Rule] = true
		if got := s.spans(c.In, c.Rule); len(got) != 1 || got[0] != (source.Span{Start: c.Start, End: c.Start + len(c.Span)}) {
			t.Errorf("%s in %q: reported at %q, %v, want %q at %d", name, c.In, s.Found(c.In, c.Rule), got, c.Span, c.Start)
		}
		if got := s.Found(c.Miss, c.Rule); len(got) != 0 {
			t.Errorf("%s in %q: reported at %q", name, c.Miss, got)
		}
	}
	for _, rule := range s.Rules {
		if !tested[rule] {
			t.Errorf("no test provokes %s", s.name(rule))
		}
	}
}

// beside returns the other rules of severity error and warning that a text of a case breaks.
func beside(s *Subject, rule diag.Rule, text string) string {
	return sorted(slices.DeleteFunc(s.Against(text, s.Row(rule).OfExportFormat), func(other string) bool {
		return other == s.name(rule) || slices.Contains(s.Standing, other)
	}))
}

// FixCases makes the fixes of each case's rule, and wants what is right, without the diagnostic and without a new error; of the rules in
// joins a fix lets something be checked that was not. Each rule that can have a fix has a case, and no other offers one.
func FixCases(t *testing.T, s *Subject, cases []FixCase, others []Case, joins ...diag.Rule) {
	t.Helper()
	tested := map[diag.Rule]bool{}
	for _, c := range cases {
		tested[c.Rule] = true
		fixCase(t, s, c, slices.Contains(joins, c.Rule))
	}
	for _, rule := range s.Rules {
		if tested[rule] != s.Row(rule).CanFix() {
			t.Errorf("%s: a fix is tested: %v, fixable: %v", s.name(rule), tested[rule], s.Row(rule).CanFix())
		}
	}
	for _, c := range others {
		for _, in := range []string{c.In, c.Miss} {
			for _, d := range s.Validate(s.bytes([]byte(in)), false).Diagnostics.Items {
				if len(d.Fixes) > 0 && !s.Row(d.Rule).CanFix() {
					t.Errorf("%s offers a fix in %q", s.name(d.Rule), in)
				}
			}
		}
	}
}

func fixCase(t *testing.T, s *Subject, c FixCase, joins bool) {
	t.Helper()
	before := s.report(c.In, c.Rule)
	var fixes []diag.Fix
	for _, d := range before.Diagnostics.Items {
		if d.Rule == c.Rule && len(d.Fixes) > 0 {
			fixes = append(fixes, d.Fixes[0])
		}
	}
	out, applied := s.Apply([]byte(c.In), before.Text.Encoding, fixes)
	if string(out) != c.Out || applied == 0 {
		t.Errorf("%s in %q: %d fixes made %q, want %q", s.name(c.Rule), c.In, applied, out, c.Out)
		return
	}
	if got := s.Found(c.Out, c.Rule); len(got) != 0 {
		t.Errorf("%s is still reported in %q, at %q", s.name(c.Rule), c.Out, got)
	}
	after := s.report(string(out), c.Rule)
	if !joins && after.Diagnostics.Count(diag.Error) > before.Diagnostics.Count(diag.Error) {
		t.Errorf("%s in %q: the fix makes a new error", s.name(c.Rule), c.In)
	}
}

// Causes wants each cause reported once: what is wrong in one place does not make other places wrong.
func Causes(t *testing.T, s *Subject, causes []Cause) {
	t.Helper()
	for _, c := range causes {
		got := s.Against(c.In, false)
		slices.Sort(got)
		want := strings.Fields(c.Want)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", c.In, got, want)
		}
	}
}

// Changes holds, of each case, that where export does away with what its rule finds, that is counted as a change under the rule, or under
// the one that toldAs has for it; and that a rule whose row names a change is counted and done away with in some case. text returns the
// text of a case that is exported.
func Changes(t *testing.T, s *Subject, cases []Case, toldAs map[diag.Rule]diag.Rule, text func(c Case) string) {
	t.Helper()
	counted, doneAway := map[diag.Rule]bool{}, map[diag.Rule]bool{}
	for _, c := range cases {
		out, r := s.Export(s.bytes([]byte(text(c))))
		changed := changesOf(r)
		for rule := range changed {
			counted[rule] = true
		}
		if len(s.Found(c.In, c.Rule)) == 0 || len(s.Found(string(out), c.Rule)) > 0 {
			continue
		}
		doneAway[c.Rule] = true
		if other, has := toldAs[c.Rule]; !changed[c.Rule] && !(has && changed[other]) {
			t.Errorf("%s %q: export does away with it, and counts %v", s.name(c.Rule), c.In, changed)
		}
	}
	for _, rule := range s.Rules {
		change := s.Row(rule).Change
		if counted[rule] != (change != "") {
			t.Errorf("%s: counted as a change: %v, its row says %q", s.name(rule), counted[rule], change)
		}
		if counted[rule] && !doneAway[rule] {
			t.Errorf("%s: its row says %q, but export does away with it in no case", s.name(rule), change)
		}
		if _, has := toldAs[rule]; has && change != "" {
			t.Errorf("%s is told as another, and has a change of its own", s.name(rule))
		}
	}
}

func changesOf(r *report.Report) map[diag.Rule]bool {
	changed := map[diag.Rule]bool{}
	for _, change := range r.ChangeCounts() {
		changed[change.Rule] = true
	}
	return changed
}
