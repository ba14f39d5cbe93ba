package pbn

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/check"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/report"
	"pbn/core/source"
)

// ApplySafe applies the safe fixes of all rules that severities leave on, as [mend.ApplySafe] does. If no fix is applied, out is the file
// itself. more reports that it ended because it would have taken long, though fixes may be left: a call with out as the file goes on.
func ApplySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) (out []byte, applied int, more bool) {
	mended := applySafe(file, named, severities)
	return mended.Bytes, mended.Applied, mended.More
}

// Mend is ApplySafe, and Validate of its result.
func Mend(file []byte, named source.Encoding, options Options) *mend.Result {
	defer KeepMemory()()
	mended := applySafe(file, named, options.Severities)
	mended.Report = Validate(habits.PBN.Open(mended.Bytes, named), options)
	return &mended
}

func applySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) mend.Result {
	m := newMender(severities)
	m.reading.open()
	defer m.reading.close()
	return mend.ApplySafe(file, named, m.validate)
}

// mender reads and checks files for package mend, in the same memory.
type mender struct {
	reading    reading
	severities map[diag.Rule]diag.Severity
}

func newMender(severities map[diag.Rule]diag.Severity) *mender {
	return &mender{reading: reading{checks: &checking{}}, severities: severities}
}

// validate reads and checks a file.
func (m *mender) validate(pass mend.Pass) mend.Outcome {
	found := mend.Outcome{Apart: m.severities[rules.SyntaxUnterminatedComment] != diag.Off}
	r := &m.reading
	last := r.report
	r.report = report.New(rules.Of, rules.Label)
	if last != nil {
		r.report.Diagnostics.Reuse(&last.Diagnostics)
	}
	r.report.Diagnostics.Severities, r.report.Diagnostics.Most, r.report.Diagnostics.Safe = m.severities, mend.MostFixes, pass.Fixes
	r.asExport = pass.AsExport
	r.visit = func(text *source.Text, g *game.Game) error {
		found.Starts = append(found.Starts, text.Position(g.Span.Start).Byte)
		found.Apart = found.Apart && g.Standing.Len() == 0 && !mayContinue(g)
		return nil
	}
	stream := habits.PBN.Open(pass.File, pass.Named)
	p := parts{whole: stream}
	if !pass.IsPart {
		p = r.parts(stream)
	}
	found.Report = r.read(p)
	isWhole := p.kind() != check.Embedded && !p.refused
	found.Apart = found.Apart && isWhole && found.Report.Diagnostics.Found(rules.SyntaxUnterminatedComment) == 0
	return found
}

// mayContinue reports whether a game is read as a part of the one before it, or inherits.
func mayContinue(g *game.Game) bool {
	return check.MayContinue(g) || slices.ContainsFunc(g.Tags, func(t game.Tag) bool { return values.Inherits(t.Value) })
}
