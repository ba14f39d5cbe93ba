package pbi

import (
	"bytes"
	"io"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// Bytes returns a file in memory as a stream. Its encoding is detected.
func Bytes(file []byte) *source.Stream { return habits.PBI.Open(file, source.Automatic) }

// Visitor is called with each record, with the text that its spans refer to, and with the list of diagnostics, of which those from a number
// on are of the record.
type Visitor func(text *source.Text, r *record.Record, found *diag.List, from int)

// Parse reads a file and hands each record, with the text that its spans refer to, to visit. The record is valid until visit returns. Nothing
// is checked. Of a stream no more is in memory at a time than its longest line and what is around it.
func Parse(file *source.Stream, visit func(*source.Text, *record.Record)) *report.Report {
	return ParseCommented(file, nil, visit)
}

// ParseCommented is Parse, which calls comment, unless it is nil, with the text of each comment line: see [Options].
func ParseCommented(file *source.Stream, comment func(text string), visit func(*source.Text, *record.Record)) *report.Report {
	r := newReading(Options{Comment: comment}, func(text *source.Text, one *record.Record, _ *diag.List, _ int) { visit(text, one) })
	r.isUnchecked = true
	return r.read(file)
}

// Options says how a file is checked.
type Options struct {
	// AsExport checks the file as export format.
	AsExport bool
	// Severities has the severities of rules for this call; diag.Off leaves a rule out.
	Severities map[diag.Rule]diag.Severity
	// Most is how many diagnostics of a rule are kept; 0 is a thousand.
	Most int
	// Check checks records besides, unless it is nil: see package solving.
	Check func(t *source.Text, r *record.Record, found *diag.List)
	// Comment is called with the text of each comment line, unless it is nil: they say the conventions of the file (C-5).
	Comment func(text string)
	// Each is called after each record, unless it is nil, and may take the diagnostics so far from the report: see [diag.List.HandOut].
	Each func(*report.Report)
}

// Validate reads a file and checks it.
func Validate(file *source.Stream, options Options) *report.Report {
	return newReading(options, nil).read(file)
}

// ParseAndValidate is Parse and Validate at once. What is known only at the end of the file is only in the report.
func ParseAndValidate(file *source.Stream, options Options, visit Visitor) *report.Report {
	seen := 0
	r := newReading(options, func(text *source.Text, one *record.Record, found *diag.List, _ int) {
		// What was found in lines that are no record is not of the record.
		from := seen
		for from < len(found.Items) && found.Items[from].Game != one.Number {
			from++
		}
		seen = found.SortFrom(from)
		visit(text, one, found, from)
	})
	return r.read(file)
}

// Export reads and checks a file and writes it in export format: see package export.
func Export(file *source.Stream, options export.Options) ([]byte, *report.Report) {
	var out bytes.Buffer
	report := ExportTo(&out, file, options)
	return out.Bytes(), report
}

// ExportTo is Export to a writer. What is written is in memory until the end of the file. An error of the writer is that of the report.
func ExportTo(to io.Writer, file *source.Stream, options export.Options) *report.Report {
	return ExportEach(to, file, options, nil)
}

// ExportEach is ExportTo with a function that is called after each record: see [Options].
func ExportEach(to io.Writer, file *source.Stream, options export.Options, each func(*report.Report)) *report.Report {
	r := newReading(Options{Each: each}, nil)
	r.to, r.writer = to, export.NewWriter(options)
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
	mended.Report = Validate(habits.PBI.Open(mended.Bytes, named), options)
	return &mended
}

func applySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) mend.Result {
	return mend.ApplySafe(file, named, func(pass mend.Pass) mend.Outcome {
		var found mend.Outcome
		r := newReading(Options{Severities: severities, Most: mend.MostFixes}, func(text *source.Text, one *record.Record, _ *diag.List, _ int) {
			found.Starts = append(found.Starts, text.Position(one.Span.Start).Byte)
		})
		r.report.Diagnostics.Safe = pass.Fixes
		found.Report = r.read(habits.PBI.Open(pass.File, pass.Named))
		return found
	})
}

// newReport returns the report of a file that was not read yet.
func newReport() *report.Report {
	r := report.New(rules.Of, rules.Label)
	r.Noun = rules.Noun
	return r
}

// newReading returns a reading that checks.
func newReading(o Options, visit Visitor) *reading {
	r := &reading{report: newReport(), each: o.Each, visit: visit, comment: o.Comment, check: o.Check, asExport: o.AsExport}
	r.report.Diagnostics.Severities, r.report.Diagnostics.Most = o.Severities, o.Most
	return r
}
