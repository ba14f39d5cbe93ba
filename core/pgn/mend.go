package pgn

import (
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
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
	mended := applySafe(file, named, options.Severities)
	mended.Report = Validate(habits.PGN.Open(mended.Bytes, named), options)
	return &mended
}

func applySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) mend.Result {
	m := mender{severities: severities}
	m.reading.checks = &checking{}
	return mend.ApplySafe(file, named, m.validate)
}

// mender reads and checks files for package mend, in the same memory.
type mender struct {
	reading    reading
	severities map[diag.Rule]diag.Severity
}

// joinsGames has the rules whose findings show that a game might be read differently without the games beside it.
var joinsGames = [...]diag.Rule{rules.SyntaxUnterminatedComment, rules.SyntaxUnterminatedString, rules.GameNoTags, rules.GameMissingResult}

// validate reads and checks a file.
func (m *mender) validate(pass mend.Pass) mend.Outcome {
	found := mend.Outcome{Apart: true}
	r := &m.reading
	last := r.report
	r.report = report.New(rules.Of, rules.Label)
	if last != nil {
		r.report.Diagnostics.Reuse(&last.Diagnostics)
	}
	r.report.Diagnostics.Severities, r.report.Diagnostics.Most, r.report.Diagnostics.Safe = m.severities, mend.MostFixes, pass.Fixes
	r.visit = func(text *source.Text, g *game.Game, _ *diag.List, _ int) {
		found.Starts = append(found.Starts, text.Position(g.Span.Start).Byte)
	}
	found.Report = r.read(habits.PGN.Open(pass.File, pass.Named))
	for _, rule := range joinsGames {
		found.Apart = found.Apart && m.severities[rule] != diag.Off && found.Report.Diagnostics.Found(rule) == 0
	}
	return found
}
