package mend

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// MostFixes is how many fixes of a rule ApplySafe makes in one round.
const MostFixes = 100_000

// How much ApplySafe may read again: mostAgain times the file, and mostAgainMore bytes. A fix that waits for another one is made a round
// later; one game may take as many rounds as it has lines.
const (
	mostAgain     = 3
	mostAgainMore = 128 << 10
)

// Pass is what ApplySafe has a notation read and check.
type Pass struct {
	File  []byte
	Named source.Encoding // or [source.Automatic]
	// Fixes gets the safe fixes, up to MostFixes of a rule: see [diag.List].
	Fixes *diag.SafeFixes
	// IsPart says that the file has some of the games of another one, and AsExport that the other one claims export format.
	IsPart, AsExport bool
}

// Outcome is what a notation found in a pass. Where the file has no game, Safe of the diagnostics may be nil: no fix is made then.
type Outcome struct {
	Report *report.Report
	Starts []int // of its games, in bytes
	// Apart reports whether each of its games is read the same without the others.
	Apart bool
}

// Result is a file with fixes.
type Result struct {
	Bytes []byte
	// Applied is how many fixes were applied; if none was, Bytes is the file itself.
	Applied int
	// More reports that there may be more safe fixes: ApplySafe ended because it would have taken long. A call with Bytes as the file goes
	// on.
	More bool
	// Report is what the notation says of Bytes, where that was wanted.
	Report *report.Report
}

// ApplySafe applies the safe fixes that a notation finds, and those that they make possible, round by round. It only makes changes that
// leave fewer errors, or as many errors and fewer warnings, or as many of both and less information. The rules of export format do not count, and none of their fixes is made,
// since their layout is the writer's business; but where a file claims that format, no change may bring more findings of one of them.
func ApplySafe(file []byte, named source.Encoding, validate func(Pass) Outcome) Result {
	m := &mending{validate: validate, named: named, left: (1+mostAgain)*len(file) + mostAgainMore, tools: &tools{}}
	mended, applied := m.mend(file)
	return Result{Bytes: mended.file, Applied: applied, More: m.cut}
}

// mending applies safe fixes.
type mending struct {
	validate func(Pass) Outcome
	named    source.Encoding
	left     int  // how many bytes may still be read
	cut      bool // it ended because there were none left
	isPart   bool // the file has some of the games of another one
	// asExport reports that the other one claims export format.
	asExport bool
	tools    *tools
}

// tools have the memory in which fixes are gathered and applied.
type tools struct {
	applier applier
	spare   []*diag.SafeFixes // that are not in use
}

// free gives up the fixes of a file.
func (t *tools) free(s *state) { t.spare = append(t.spare, s.fixes) }

// state is a file with what was found in it.
type state struct {
	file   []byte
	report *report.Report
	fixes  *diag.SafeFixes
	starts []int // of its games, in bytes
	apart  bool  // each of its games is read the same without the others
}

// read has a file read and checked.
func (m *mending) read(file []byte) *state {
	fixes := &diag.SafeFixes{}
	if n := len(m.tools.spare); n > 0 {
		fixes, m.tools.spare = m.tools.spare[n-1], m.tools.spare[:n-1]
		fixes.Clear()
	}
	found := m.validate(Pass{File: file, Named: m.named, Fixes: fixes, IsPart: m.isPart, AsExport: m.asExport})
	if found.Report.Diagnostics.Safe == nil {
		fixes.Clear()
	}
	m.left -= len(file)
	return &state{file, found.Report, fixes, found.Starts, found.Apart}
}

// game returns the text of a game, counted from 0, up to the next one.
func (s *state) game(i int) []byte {
	start, end := s.starts[i], len(s.file)
	if i == 0 {
		start = 0
	}
	if i+1 < len(s.starts) {
		end = s.starts[i+1]
	}
	return s.file[start:end]
}

// mend applies safe fixes until none is left that does no harm. After each round it reads only the changed games again, if games do not
// depend on each other.
func (m *mending) mend(file []byte) (after *state, applied int) {
	for now := m.read(file); ; {
		next, n := m.round(now)
		if n == 0 {
			return now, applied
		}
		applied += n
		if further, n := m.mendChanged(now, next); n > 0 {
			m.tools.free(next)
			next, applied = further, applied+n
		}
		m.tools.free(now)
		if now = next; m.left <= 0 {
			m.cut = true
			return now, applied
		}
	}
}

// mendChanged applies fixes only to the games that differ between two files, and returns the second file with them; nil if that gains
// nothing.
func (m *mending) mendChanged(before, after *state) (further *state, applied int) {
	if !before.apart || !after.apart || len(before.starts) != len(after.starts) || after.fixes.Len() == 0 {
		return nil, 0
	}
	var changed []int
	var part []byte
	for i := range after.starts {
		if text := after.game(i); !bytes.Equal(before.game(i), text) {
			changed, part = append(changed, i), append(part, text...)
		}
	}
	if len(part) > len(after.file)/2 {
		return nil, 0
	}
	inPart := mending{
		validate: m.validate, named: after.report.Text.Encoding, left: m.left, isPart: true, asExport: after.report.ClaimsExport, tools: m.tools,
	}
	mended, applied := inPart.mend(part)
	m.tools.free(mended)
	if m.left = inPart.left; applied == 0 || len(mended.starts) != len(changed) {
		return nil, 0
	}
	var file []byte
	for i := range after.starts {
		text := after.game(i)
		if len(changed) > 0 && changed[0] == i {
			text, changed = mended.game(len(mended.starts)-len(changed)), changed[1:]
		}
		file = append(file, text...)
	}
	if further = m.read(file); !m.mayReplace(further, after) {
		m.tools.free(further)
		return nil, 0
	}
	return further, applied
}

// anyRule means all rules at once.
const anyRule diag.Rule = diag.MostRules

// round applies all safe fixes or, if that does harm, those of the first rule whose fixes do none.
func (m *mending) round(before *state) (after *state, applied int) {
	if after, applied = m.try(before, anyRule); applied > 0 || m.cut {
		return after, applied
	}
	for rule := range anyRule {
		if before.report.Diagnostics.Found(rule) == 0 {
			continue
		}
		if after, applied = m.try(before, rule); applied > 0 || m.cut {
			return after, applied
		}
	}
	return before, 0
}

// try applies the safe fixes of a rule or, if they do harm, none.
func (m *mending) try(before *state, only diag.Rule) (after *state, applied int) {
	fixes := before.fixes.Of(func(rule diag.Rule) bool {
		return (only == anyRule || rule == only) && !before.report.Diagnostics.Rules(rule).OfExportFormat
	})
	out, applied := m.tools.applier.apply(before.file, before.report.Text.Encoding, fixes)
	if applied == 0 {
		return before, 0
	}
	if after = m.read(out); m.mayReplace(after, before) {
		return after, applied
	}
	m.tools.free(after)
	m.cut = m.left <= 0
	return before, 0
}

// mayReplace reports whether a changed file is better than it was and has all its games, and no more of them if it is a part of a file.
func (m *mending) mayReplace(after, before *state) bool {
	was, is := before.report, after.report
	return ReadAlike(after.file, is, was) && better(is, was) && (is.Games == was.Games || is.Games > was.Games && !m.isPart)
}

// ReadAlike reports whether a changed file is read with the characters that it has in the encoding of the file before it, in which it was
// changed: without the last of the characters that only Windows-1252 has, it looks like Latin-1 and says the same.
func ReadAlike(out []byte, after, before *report.Report) bool {
	return after.Text.Encoding.ReadsAs(before.Text.Encoding, out)
}

// better reports whether a file has fewer errors than it had, or as many errors and fewer warnings, or as many of both and less information;
// and no more of any rule of export format, which do not count otherwise.
func better(after, before *report.Report) bool {
	was, is := &before.Diagnostics, &after.Diagnostics
	var more [diag.Info + 1]int
	for s := diag.Error; s <= diag.Info; s++ {
		more[s] = is.Count(s) - was.Count(s)
	}
	for rule := range diag.Rule(diag.MostRules) {
		foundNow, foundBefore := is.Found(rule), was.Found(rule)
		if foundNow+foundBefore == 0 || !is.Rules(rule).OfExportFormat {
			continue
		}
		if foundNow > foundBefore {
			return false
		}
		for s := diag.Error; s <= diag.Info; s++ {
			more[s] -= is.FoundAs(rule, s) - was.FoundAs(rule, s)
		}
	}
	for s := diag.Error; s <= diag.Info; s++ {
		if more[s] != 0 {
			return more[s] < 0
		}
	}
	return false
}
