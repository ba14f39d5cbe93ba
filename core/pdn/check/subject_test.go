package check

import (
	"io"
	"slices"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pdn/export"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
	"pbn/core/testkit"
)

// subject is PDN, read and checked, for the tests that every notation passes.
var subject = &testkit.Subject{
	Name: "pdn", Rules: rules.All(), Row: rules.Of,
	Open:      func(file io.Reader) *source.Stream { return habits.PDN.Stream(file, source.Automatic) },
	Validate:  func(file *source.Stream, asExport bool) *report.Report { return validateAs(file, asExport, nil) },
	Apply:     mend.Apply,
	ApplySafe: func(file []byte) ([]byte, int) { m := applySafe(file); return m.Bytes, m.Applied },
	Report: func(text string, rule diag.Rule) *report.Report {
		file := habits.PDN.Open([]byte(text), source.Automatic)
		if rule == rules.TextUnmappable {
			var w export.Writer
			r := report.New(rules.Of, rules.Label)
			w.Reset(io.Discard, export.Options{Encoding: export.Latin1}, &r.Diagnostics)
			return read(file, r, &w, nil)
		}
		row := rules.Of(rule)
		var severities map[diag.Rule]diag.Severity
		if row.IsOff {
			severities = map[diag.Rule]diag.Severity{rule: row.Severity}
		}
		return validateAs(file, row.OfExportFormat, severities)
	},
}

// validate reads and checks a file.
func validate(file *source.Stream, severities map[diag.Rule]diag.Severity) *report.Report {
	return validateAs(file, false, severities)
}

// validateAs is validate of a file that may have to have export format.
func validateAs(file *source.Stream, asExport bool, severities map[diag.Rule]diag.Severity) *report.Report {
	r := report.New(rules.Of, rules.Label)
	r.Diagnostics.Severities = severities
	if !asExport {
		return read(file, r, nil, nil)
	}
	var w export.Writer
	w.ResetToCompare()
	w.From(scribe.Source{Diags: &r.Diagnostics})
	return read(file, r, &w, nil)
}

// read reads and checks a file into a report, has its games written or compared, if there is a writer, and notes where they begin.
func read(file *source.Stream, r *report.Report, w *export.Writer, starts *[]int) *report.Report {
	var games game.Reader
	var c Checker
	found := &r.Diagnostics
	games.Reset(file)
	c.Reset(&games, found)
	judge := mend.Judge{FirstGuess: games.FirstGuess, WritesGuess: func(diag.Rule) bool { return false }}
	for text, g := range games.Games() {
		r.Games = g.Number
		c.Game(text, g)
		if w != nil {
			if r.Err = w.Game(text, g); r.Err != nil {
				return r
			}
		}
		judge.Begin(text, false)
		found.EndGame(text, g.Number, "", judge.Trusts)
		if starts != nil {
			*starts = append(*starts, text.Position(g.Span.Start).Byte)
		}
	}
	c.File()
	r.Text, r.Err = file.Text(), file.Err()
	if r.Games == 0 {
		NoGames(r.Text, found)
	}
	found.EndGame(r.Text, 0, "", nil)
	found.Sort()
	return r
}

func applySafe(file []byte) mend.Result {
	return mend.ApplySafe(file, source.Automatic, func(pass mend.Pass) mend.Outcome {
		var found mend.Outcome
		r := report.New(rules.Of, rules.Label)
		r.Diagnostics.Most, r.Diagnostics.Safe = mend.MostFixes, pass.Fixes
		found.Report = read(habits.PDN.Open(pass.File, pass.Named), r, nil, &found.Starts)
		return found
	})
}

// cases are those of the archives, and those of the fixes.
func cases() (cases []testkit.Case, fixes []testkit.FixCase) {
	for _, archive := range archives {
		these, fixed := testkit.ReadCases(archive, rules.Find)
		cases, fixes = slices.Concat(cases, these), slices.Concat(fixes, fixed)
	}
	return append(cases, hardToShow...), append(fixes, testkit.FixCase{
		Rule: rules.TextBOM, In: "\uFEFF[GameType \"20\"]\n*", Out: "[GameType \"20\"]\n*",
	}, testkit.FixCase{
		Rule: rules.ExportBOM, In: "\uFEFF[GameType \"20\"]\n\n*\n\n", Out: "[GameType \"20\"]\n\n*\n\n",
	})
}

// archives have the cases of the rules and of their fixes, an archive a subject.
var archives = []string{
	"testdata/rules/text.txtar",
	"testdata/rules/tags.txtar",
	"testdata/rules/positions.txtar",
	"testdata/rules/moves.txtar",
	"testdata/rules/captures.txtar",
	"testdata/rules/export.txtar",
}

// hardToShow are cases that an archive cannot show well.
var hardToShow = []testkit.Case{
	testkit.Marked(rules.ExportBOM, "«\uFEFF»[GameType \"20\"]\n\n*\n\n", "[GameType \"20\"]\n\n*\n\n"),
	testkit.Marked(rules.FileEmpty, "«»", "[GameType \"20\"]\n*"),
	testkit.Marked(rules.FileNotPDN, "«h»ello", "[GameType \"20\"]\n*"),
	testkit.Marked(rules.FileNotPDN, "«\x89»PNG\r\n\x1a\n", "[GameType \"20\"]\n*"),
	testkit.Marked(rules.TextBOM, "«\uFEFF»[GameType \"20\"]\n*", "[GameType \"20\"]\n*"),
	testkit.Marked(rules.TextNotUTF8, "[GameType \"20\"]\n[White \"M«\xFC»ller\"]\n*", "[GameType \"20\"]\n[White \"Müller\"]\n*"),
}

// TestRules: each rule is found in its cases, and not in what is nearly the same.
func TestRules(t *testing.T) {
	all, _ := cases()
	testkit.Cases(t, subject, all)
}

// TestFixes: each fix does what is wanted, and makes no new error.
func TestFixes(t *testing.T) {
	all, fixes := cases()
	testkit.FixCases(t, subject, fixes, all)
}
