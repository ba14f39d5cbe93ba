package core

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/source"
)

// Apply makes the edits of fixes, whose diagnostics are of the file as it is, and is the changed file; the file itself
// stays. A fix with an edit that overlaps one of an earlier fix is left out: it is found anew when the result is checked.
// So is one with an edit outside of the file. applied is how many fixes were applied.
func Apply(file []byte, encoding source.Encoding, fixes []diag.Fix) (out []byte, applied int) {
	var edits []diag.Edit // in the order of the file
	places := placesOf(fixes)
	for _, fix := range fixes {
		if places.fit(fix.Edits, len(file)) {
			places.take(fix.Edits)
			edits = append(edits, fix.Edits...)
			applied++
		}
	}
	slices.SortStableFunc(edits, func(a, b diag.Edit) int { return start(a) - start(b) })
	at := 0
	for _, e := range edits {
		out = append(out, file[at:start(e)]...)
		out = encoding.Append(out, e.Text)
		at = end(e)
	}
	return append(out, file[at:]...), applied
}

func start(e diag.Edit) int { return e.Range.Start.Byte }
func end(e diag.Edit) int   { return e.Range.End.Byte }

// places are where edits start in a file, each once, ascending, and which of them are taken by edits that are made.
type places struct {
	starts []int
	taken  indexSet
	ends   []int // the last end of the edits that are made at a start
}

func placesOf(fixes []diag.Fix) *places {
	p := &places{}
	for _, fix := range fixes {
		for _, e := range fix.Edits {
			p.starts = append(p.starts, start(e))
		}
	}
	slices.Sort(p.starts)
	p.starts = slices.Compact(p.starts)
	p.taken, p.ends = newIndexSet(len(p.starts)), make([]int, len(p.starts))
	return p
}

// at is the place of an edit.
func (p *places) at(e diag.Edit) int {
	i, _ := slices.BinarySearch(p.starts, start(e))
	return i
}

// fit reports whether the edits of a fix can be made beside those of others: none touches a byte that another one touches, or
// starts where one of another fix does.
func (p *places) fit(fix []diag.Edit, size int) bool {
	own := slices.SortedStableFunc(slices.Values(fix), func(a, b diag.Edit) int { return start(a) - start(b) })
	last := 0
	for _, e := range own {
		if start(e) < last || end(e) < start(e) || end(e) > size {
			return false
		}
		last = end(e)
		at := p.at(e)
		if before := p.taken.last(at); before == at || before >= 0 && p.ends[before] > start(e) {
			return false
		}
		if after := p.taken.first(at); after >= 0 && p.starts[after] < end(e) {
			return false
		}
	}
	return len(fix) > 0
}

// take makes the places of a fix's edits theirs.
func (p *places) take(fix []diag.Edit) {
	for _, e := range fix {
		at := p.at(e)
		p.taken.add(at)
		p.ends[at] = max(p.ends[at], end(e))
	}
}

// mostFixes is how many fixes of a rule ApplySafe makes in one round.
const mostFixes = 100_000

// mostRounds bounds how often ApplySafe reads the file: a fix that waits for another one is made a round later.
const mostRounds = 20

// ApplySafe applies the safe fixes of all rules that severities leave on, and those that they make possible. What does
// not leave fewer errors, or as many and fewer diagnostics, is not done; how export format lays a file out does not matter
// there, since that is what Export does. Where no fix is applied, out is the file itself.
func ApplySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) (out []byte, applied int) {
	options := Options{Severities: maps.Clone(severities), Most: mostFixes}
	if options.Severities == nil {
		options.Severities = map[diag.Rule]diag.Severity{}
	}
	for _, rule := range diag.Rules() {
		if strings.HasPrefix(rule.String(), "export/") {
			options.Severities[rule] = diag.Off
		}
	}
	report := Validate(source.Open(file, named), options)
	for range mostRounds {
		next, after, n := round(file, named, options, report)
		if n == 0 {
			break
		}
		file, report, applied = next, after, applied+n
	}
	return file, applied
}

// round applies all safe fixes, or, where that does harm, those of the first rule whose fixes do none.
func round(file []byte, named source.Encoding, options Options, before *Report) (out []byte, after *Report, applied int) {
	all := safeFixes(before)
	for _, only := range append([]diag.Rule{anyRule}, diag.Rules()...) {
		var fixes []diag.Fix
		for _, f := range all {
			if only == anyRule || f.rule == only {
				fixes = append(fixes, f.Fix)
			}
		}
		if len(fixes) == 0 {
			continue
		}
		if out, applied = Apply(file, before.Text.Encoding, fixes); applied == 0 {
			continue
		}
		after = Validate(source.Open(out, named), options)
		if readAlike(out, after, before) && after.Games >= before.Games && better(after, before) {
			return out, after, applied
		}
	}
	return file, before, 0
}

// readAlike tells whether a changed file is read in the encoding that the file was; one that is ASCII is, in any.
func readAlike(out []byte, after, before *Report) bool {
	return after.Text.Encoding == before.Text.Encoding || !slices.ContainsFunc(out, func(c byte) bool { return c >= utf8.RuneSelf })
}

// anyRule is none of the rules.
const anyRule = ^diag.Rule(0)

type ruleFix struct {
	diag.Fix
	rule diag.Rule
}

// safeFixes are the first safe fix of each diagnostic that has one.
func safeFixes(r *Report) (fixes []ruleFix) {
	for _, d := range r.Diagnostics.Items {
		if i := slices.IndexFunc(d.Fixes, func(f diag.Fix) bool { return f.Safe }); i >= 0 {
			fixes = append(fixes, ruleFix{d.Fixes[i], d.Rule})
		}
	}
	return fixes
}

// better tells whether a file has fewer errors than it had, or as many and fewer diagnostics.
func better(after, before *Report) bool {
	was, is := &before.Diagnostics, &after.Diagnostics
	if is.Count(diag.Error) != was.Count(diag.Error) {
		return is.Count(diag.Error) < was.Count(diag.Error)
	}
	return is.Count(diag.Warning)+is.Count(diag.Info) < was.Count(diag.Warning)+was.Count(diag.Info)
}
