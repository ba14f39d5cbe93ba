package pbn

import (
	"io"
	"slices"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/check"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// Bytes returns a file in memory as a stream. Its encoding is detected.
func Bytes(file []byte) *source.Stream { return habits.PBN.Open(file, source.Automatic) }

// Parse reads a file and hands each game, with the text that its spans refer to, to visit. The diagnostics are those of
// reading alone. Of a stream no more is in memory at a time than its largest game and what is around it.
func Parse(file *source.Stream, visit func(*source.Text, *game.Game)) *report.Report {
	r := reading{report: report.New(rules.OfReading, rules.Label), visit: func(text *source.Text, g *game.Game) error {
		visit(text, g)
		return nil
	}}
	return r.read(r.parts(file))
}

// Options says how a file is checked.
type Options struct {
	// AsExport checks the file as export format even if it does not say "% EXPORT" (2.4).
	AsExport bool
	// Severities has the severities of rules for this call; diag.Off leaves a rule out.
	Severities map[diag.Rule]diag.Severity
	// Most is how many diagnostics of a rule are kept; 0 is a thousand.
	Most int
	// Solved has what a solver of double dummy found for games, by their numbers. OptimumResultTable, OptimumScore and OptimumPlayTable of
	// these games are compared with it by the rules optimum/result, optimum/score and optimum/play, which no other game can break.
	Solved map[int]bridge.Solution
	// Each is called after each game, unless it is nil, and may take the diagnostics so far from the report: see [diag.List.HandOut].
	Each func(*report.Report)
}

// reading returns a reading that checks.
func (o Options) reading() reading {
	r := reading{report: report.New(rules.Of, rules.Label), checks: &checking{checker: check.Checker{Solved: o.Solved}}, asExport: o.AsExport, each: o.Each}
	r.report.Diagnostics.Severities, r.report.Diagnostics.Most = o.Severities, o.Most
	return r
}

// Validate reads a file and checks it.
func Validate(file *source.Stream, options Options) *report.Report {
	r := options.reading()
	return r.read(r.parts(file))
}

// ParseAndValidate is Parse and Validate at once. visit gets with each game the list of diagnostics, of which those from a number on are of
// the game, in the order of the file. What a later game may prove wrong is only in the report.
func ParseAndValidate(file *source.Stream, options Options, visit func(t *source.Text, g *game.Game, found *diag.List, from int)) *report.Report {
	r := options.reading()
	seen := 0
	r.visit = func(text *source.Text, g *game.Game) error {
		// What was found before the first game, or between two blocks of a document, is not of the game.
		from := seen
		for from < len(r.report.Diagnostics.Items) && r.report.Diagnostics.Items[from].Game != g.Number {
			from++
		}
		seen = r.report.Diagnostics.SortFrom(from)
		visit(text, g, &r.report.Diagnostics, from)
		return nil
	}
	return r.read(r.parts(file))
}

// Export reads and checks a file and writes it in export format: Latin-1 and CRLF, whatever the file has, unless the options
// say otherwise. Without a game nothing is written.
func Export(file *source.Stream, options export.Options) ([]byte, *report.Report) {
	n := len(file.Text().Bytes)
	r := exporting(options)
	out := &exportBuffer{bytes: make([]byte, 0, n+n/4), of: &r} // as much as most exports take
	report := r.export(out, file, options)
	return out.bytes, report
}

// exportBuffer is what was written of a file that is read. A long one gets room for what the rest of the file becomes if it is like what
// was read.
type exportBuffer struct {
	bytes []byte
	of    *reading
}

func (b *exportBuffer) Write(some []byte) (int, error) {
	if len(b.bytes)+len(some) > cap(b.bytes) {
		read, rest := b.of.progress()
		b.bytes = source.RoomAfter(slices.Clip(b.bytes), read, rest)
	}
	b.bytes = append(b.bytes, some...)
	return len(some), nil
}

// ExportTo is Export to a writer, a game at a time: of a stream no more is in memory than its largest game. An error of the
// writer ends the reading and is that of the report.
func ExportTo(to io.Writer, file *source.Stream, options export.Options) *report.Report {
	return ExportEach(to, file, options, nil)
}

// ExportEach is ExportTo with a function that is called after each game: see [Options].
func ExportEach(to io.Writer, file *source.Stream, options export.Options, each func(*report.Report)) *report.Report {
	r := exporting(options)
	r.each = each
	return r.export(to, file, options)
}

func (r *reading) export(to io.Writer, file *source.Stream, options export.Options) *report.Report {
	return r.exportParts(to, r.parts(file), options, r.read)
}

// exportParts writes the parts of a file, which read reads.
func (r *reading) exportParts(to io.Writer, parts parts, options export.Options, read func(parts) *report.Report) *report.Report {
	if len(parts.blocks) > 1 {
		// In one file, what a block inherits would come from another.
		options.Inherit = export.Resolve
	}
	w := export.NewWriter(to, options, &r.report.Diagnostics)
	r.checks = &checking{writer: w}
	if len(parts.blocks) > 1 {
		r.nextFile = w.NextFile
	}
	report := read(parts)
	if err := w.Close(); report.Err == nil {
		report.Err = err
	}
	report.NeedsUTF8 = w.NeedsUTF8()
	return report
}

// exporting returns a reading whose games are to be checked and written.
func exporting(options export.Options) reading {
	r := reading{report: report.New(rules.Of, rules.Label), exported: true}
	r.report.Counts, r.report.Kept = export.NewCounts(), options.Keeps()
	if options.Missing == export.Omit {
		r.report.Changes.Severities = map[diag.Rule]diag.Severity{rules.ExportMissingTag: diag.Off}
	}
	return r
}
