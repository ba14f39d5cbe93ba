package pdn

import (
	"io"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pdn/export"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
)

// Bytes returns a file in memory as a stream. Its encoding is detected.
func Bytes(file []byte) *source.Stream { return habits.PDN.Open(file, source.Automatic) }

// Visitor is called with each game, with the text that its spans refer to, and with the list of diagnostics, of which those from a number on
// are of the game.
type Visitor func(text *source.Text, g *game.Game, found *diag.List, from int)

// Parse reads a file and hands each game, with the text that its spans refer to, to visit. Nothing is checked: what was found wrong while a
// game was read is in its lists. Of a stream no more is in memory at a time than its largest game and what is around it.
func Parse(file *source.Stream, visit func(*source.Text, *game.Game)) *report.Report {
	r := unchecked(visit)
	return r.read(file)
}

// ParseEach is Parse for callers that also want to know what was found in each game: what is wrong with how it is written, and its moves that are
// not legal. Nothing is mended, and nothing else is checked.
func ParseEach(file *source.Stream, visit Visitor) *report.Report {
	r := reading{report: report.New(rules.OfReading, rules.Label), checks: &finding{}, visit: visit}
	return r.read(file)
}

// ParseTags is Parse of games that have their tags alone. It takes a part of the time: no move is judged.
func ParseTags(file *source.Stream, visit func(*source.Text, *game.Game)) *report.Report {
	r := unchecked(visit)
	r.skipsMoves = true
	return r.read(file)
}

func unchecked(visit func(*source.Text, *game.Game)) *reading {
	return &reading{report: report.New(rules.OfReading, rules.Label), visit: func(text *source.Text, g *game.Game, _ *diag.List, _ int) { visit(text, g) }}
}

// Format is what a file is to be.
type Format uint8

// The formats: any PDN, or what the standard has for writing.
const (
	ImportFormat Format = iota
	ExportFormat
)

// Options says how a file is checked.
type Options struct {
	// As is the format that the file is checked as: PDN has no mark that claims one.
	As Format
	// Severities has the severities of rules for this call; diag.Off leaves a rule out.
	Severities map[diag.Rule]diag.Severity
	// Most is how many diagnostics of a rule are kept; 0 is a thousand.
	Most int
	// Each is called after each game, unless it is nil, and may take the diagnostics so far from the report: see [diag.List.HandOut].
	Each func(*report.Report)
}

// Validate reads a file and checks it.
func Validate(file *source.Stream, options Options) *report.Report {
	r, _ := newReading(options, nil)
	return r.read(file)
}

// ParseAndValidate is Parse and Validate at once. What is known only at the end of the file is only in the report.
func ParseAndValidate(file *source.Stream, options Options, visit Visitor) *report.Report {
	r, _ := newReading(options, nil)
	seen := 0
	r.visit = func(text *source.Text, g *game.Game, found *diag.List, _ int) {
		// What was found before the first game is not of the game.
		from := seen
		for from < len(found.Items) && found.Items[from].Game != g.Number {
			from++
		}
		seen = found.SortFrom(from)
		visit(text, g, found, from)
	}
	return r.read(file)
}

// ApplySafe applies the safe fixes of all rules that severities leave on, as [mend.ApplySafe] does. If no fix is applied, out is the file
// itself. more reports that it ended because it would have taken long, though fixes may be left: a call with out as the file goes on.
func ApplySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) (out []byte, applied int, more bool) {
	mended := applySafe(file, named, severities)
	return mended.Bytes, mended.Applied, mended.More
}

// Mend is ApplySafe, and Validate of its result.
func Mend(file []byte, named source.Encoding, options Options) *mend.Result {
	mended := applySafe(file, named, options.Severities)
	mended.Report = Validate(habits.PDN.Open(mended.Bytes, named), options)
	return &mended
}

func applySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) mend.Result {
	return mend.ApplySafe(file, named, func(pass mend.Pass) mend.Outcome {
		var found mend.Outcome
		r, _ := newReading(Options{Severities: severities, Most: mend.MostFixes}, func(text *source.Text, g *game.Game, _ *diag.List, _ int) {
			found.Starts = append(found.Starts, text.Position(g.Span.Start).Byte)
		})
		r.report.Diagnostics.Safe = pass.Fixes
		found.Report = r.read(habits.PDN.Open(pass.File, pass.Named))
		return found
	})
}

// Export reads and checks a file and writes it as PDN 3.0 has it for writing: UTF-8 and LF, whatever the file has, unless the options say
// otherwise. Without a game nothing is written.
func Export(file *source.Stream, options export.Options) ([]byte, *report.Report) {
	out := scribe.NewBuffer(len(file.Text().Bytes))
	report := ExportTo(out, file, options)
	return out.Bytes, report
}

// ExportTo is Export to a writer, a game at a time: of a stream no more is in memory than its largest game. An error of the writer ends the
// reading and is that of the report.
func ExportTo(to io.Writer, file *source.Stream, options export.Options) *report.Report {
	return ExportEach(to, file, options, nil)
}

// ExportEach is ExportTo with a function that is called after each game: see [Options].
func ExportEach(to io.Writer, file *source.Stream, options export.Options, each func(*report.Report)) *report.Report {
	r, w := exporting(to, options)
	r.each = each
	return closed(r.read(file), w)
}

// exporting returns a reading that writes what it reads, and its writer.
func exporting(to io.Writer, options export.Options) (*reading, *export.Writer) {
	r, checks := newReading(Options{}, nil)
	w := &export.Writer{}
	w.Reset(to, options, &r.report.Diagnostics)
	w.From(scribe.Source{Changes: &r.report.Changes})
	checks.compared = w
	return r, w
}

// closed ends what was written.
func closed(report *report.Report, w *export.Writer) *report.Report {
	if err := w.Close(); report.Err == nil {
		report.Err = err
	}
	report.NeedsUTF8 = w.NeedsUTF8()
	return report
}
