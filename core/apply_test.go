package core

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/source"
)

// safeDiagnostics are those with a safe fix.
func safeDiagnostics(r *Report) []diag.Diagnostic {
	return slices.DeleteFunc(slices.Clone(r.Diagnostics.Items), func(d diag.Diagnostic) bool {
		return !slices.ContainsFunc(d.Fixes, func(f diag.Fix) bool { return f.Safe })
	})
}

// total is how many diagnostics of a rule there are.
func total(r *Report, rule diag.Rule) int {
	n := r.Diagnostics.Omitted(rule)
	for _, d := range r.Diagnostics.Items {
		if d.Rule == rule {
			n++
		}
	}
	return n
}

// checkFixes applies safe fixes of a file, each alone: it takes its diagnostic away, adds no error, and all that the games
// hold stays.
func checkFixes(t *testing.T, file []byte, most int) {
	t.Helper()
	before := Validate(Bytes(file), Options{})
	var held []map[string]int
	for _, d := range safeDiagnostics(before)[:min(most, len(safeDiagnostics(before)))] {
		out, applied := Apply(file, before.Text.Encoding, d.Fixes[:1])
		if applied != 1 {
			t.Fatalf("%s: the fix %+v was not applied", d.Rule, d.Fixes[0])
		}
		if source.Detect(out) != source.Detect(file) {
			continue
		}
		after := Validate(Bytes(out), Options{})
		if total(after, d.Rule) >= total(before, d.Rule) {
			t.Fatalf("%s: %d before the fix %+v, %d behind it:\n%s", d.Rule, total(before, d.Rule), d.Fixes[0], total(after, d.Rule), firstDifference(file, out))
		}
		if was, is := before.Diagnostics.Count(diag.Error), after.Diagnostics.Count(diag.Error); is > was {
			t.Fatalf("%s: %d errors before the fix %+v, %d behind it:\n%s", d.Rule, was, d.Fixes[0], is, firstDifference(file, out))
		}
		if held == nil {
			held = inventory(file)
		}
		losses := withoutRewritten(lost(held, inventory(out)), d.Rule)
		if len(losses) > 0 {
			t.Fatalf("%s: the fix %+v loses %q:\n%s", d.Rule, d.Fixes[0], losses, firstDifference(file, out))
		}
	}
}

// rewrites is what a fix of a rule writes otherwise, so that it is lost as it was: a value, an element, the caret of a result,
// and what a comment behind the last line belongs to where a "*" comes before it.
var rewrites = map[diag.Rule][]string{
	diag.TagInvalidValue:   {"tag", "standing"},
	diag.TableBadColumn:    {"tag", "standing"},
	diag.TableOrder:        {"tag", "standing"},
	diag.TableBadElement:   {"element"},
	diag.ResultFalseCaret:  {"tagResult", "result"},
	diag.AuctionUnfinished: {"commentof"},
	diag.PlayUnfinished:    {"commentof"},
}

// withoutRewritten are the losses that no fix of some rules explains.
func withoutRewritten(losses []string, rules ...diag.Rule) []string {
	return slices.DeleteFunc(losses, func(loss string) bool {
		return slices.ContainsFunc(rules, func(r diag.Rule) bool {
			return slices.ContainsFunc(rewrites[r], func(what string) bool { return strings.Contains(loss, " times "+what) })
		})
	})
}

func TestFixesOfTheCorpus(t *testing.T) {
	const most = 20
	for _, name := range corpusFiles(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			file := readFile(t, name)
			checkFixes(t, file, most)
			checkApplySafe(t, file)
		})
	}
}

// checkApplySafe holds that a file with all safe fixes has no more errors, and all that it had.
func checkApplySafe(t *testing.T, file []byte) {
	t.Helper()
	before := Validate(Bytes(file), Options{})
	out, applied := ApplySafe(file, source.Automatic, Options{})
	after := Validate(Bytes(out), Options{})
	if left := safeDiagnostics(after); applied == 0 && len(safeDiagnostics(before)) > 0 {
		t.Errorf("none of the safe fixes was applied, the first is %+v", left[0])
	} else if len(left) > 0 && len(left) >= len(safeDiagnostics(before)) {
		t.Errorf("%d safe fixes are left, the first is %+v", len(left), left[0])
	}
	if was, is := before.Diagnostics.Count(diag.Error), after.Diagnostics.Count(diag.Error); is > was {
		t.Errorf("%d errors became %d", was, is)
	}
	for _, loss := range withoutRewritten(lost(inventory(file), inventory(out)), diag.Rules()...) {
		t.Error(loss)
	}
}

func FuzzFix(f *testing.F) {
	for _, seed := range fuzzSeeds {
		f.Add([]byte(seed))
	}
	for _, c := range fixCases {
		f.Add([]byte(c.in))
	}
	f.Fuzz(func(t *testing.T, file []byte) { checkFixes(t, file, 20) })
}
