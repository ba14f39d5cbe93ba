package pgn

import (
	"io"

	"pbn/core/diag"
	"pbn/core/openings"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
)

// Bytes returns a file in memory as a stream. Its encoding is detected.
func Bytes(file []byte) *source.Stream { return habits.PGN.Open(file, source.Automatic) }

// Visitor is called with each game, with the text that its spans refer to, and with the list of diagnostics, of which those from a number on
// are of the game.
type Visitor func(text *source.Text, g *game.Game, found *diag.List, from int)

// Parse reads a file and hands each game, with the text that its spans refer to, to visit. The diagnostics are those of reading alone. Of a
// stream no more is in memory at a time than its largest game and what is around it.
func Parse(file *source.Stream, visit func(*source.Text, *game.Game)) *report.Report {
	return ParseEach(file, func(text *source.Text, g *game.Game, _ *diag.List, _ int) { visit(text, g) })
}

// ParseEach is Parse for callers that also want to know what was found in each game.
func ParseEach(file *source.Stream, visit Visitor) *report.Report {
	r := reading{report: report.New(rules.OfReading, rules.Label), visit: visit}
	return r.read(file)
}

// ParseTags is ParseEach of games that have their tags alone. It takes a part of the time: no move is judged.
func ParseTags(file *source.Stream, visit Visitor) *report.Report {
	r := reading{report: report.New(rules.OfReading, rules.Label), visit: visit, skipsMoves: true}
	return r.read(file)
}

// Format is what a file is to be.
type Format uint8

// The formats: any PGN, export format (3.2), reduced export format (3.2.4).
const (
	ImportFormat Format = iota
	ExportFormat
	ReducedFormat
)

// Options says how a file is checked.
type Options struct {
	// As is the format that the file is checked as: PGN has no mark that claims one.
	As Format
	// Severities has the severities of rules for this call; diag.Off leaves a rule out.
	Severities map[diag.Rule]diag.Severity
	// Openings gives the table of openings, with which tag/eco compares; without it, that rule finds nothing. It is called where the rule is
	// switched on.
	Openings func() *openings.Table
	// Most is how many diagnostics of a rule are kept; 0 is a thousand.
	Most int
	// Each is called after each game, unless it is nil, and may take the diagnostics so far from the report: see [diag.List.HandOut].
	Each func(*report.Report)
}

// reading returns a reading that checks.
func (o Options) reading() reading {
	r := reading{report: report.New(rules.Of, rules.Label), checks: &checking{as: o.As, openings: o.Openings}, each: o.Each}
	r.report.Diagnostics.Severities, r.report.Diagnostics.Most = o.Severities, o.Most
	return r
}

// Validate reads a file and checks it.
func Validate(file *source.Stream, options Options) *report.Report {
	r := options.reading()
	return r.read(file)
}

// ParseAndValidate is Parse and Validate at once. What is known only at the end of the file is only in the report.
func ParseAndValidate(file *source.Stream, options Options, visit Visitor) *report.Report {
	r := options.reading()
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

// Export reads and checks a file and writes it in export format: UTF-8 and LF, whatever the file has, unless the options say otherwise.
// Without a game nothing is written.
func Export(file *source.Stream, options export.Options) ([]byte, *report.Report) {
	out := scribe.NewBuffer(len(file.Text().Bytes))
	report := ExportTo(out, file, options)
	return out.Bytes, report
}

// ExportTo is Export to a writer, a game at a time: of a stream no more is in memory than its largest game. An error of the writer ends the
// reading and is that of the report. Games that are put in order are in memory until the last one is read.
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
	r := &reading{report: report.New(rules.Of, rules.Label)}
	w := export.NewWriter(to, options, &r.report.Diagnostics)
	r.checks = &checking{writer: w}
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
