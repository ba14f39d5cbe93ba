package epd

import (
	"io"
	"slices"

	"pbn/core/diag"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// Label is what the label of a diagnostic is: the number of its line.
const Label = "line"

// Bytes returns a file in memory as a stream. Its encoding is detected.
func Bytes(file []byte) *source.Stream { return habits.PGN.Open(file, source.Automatic) }

// Visitor is called with each record, with the text that its spans refer to, and with the list of diagnostics, of which those from a number
// on are of the record.
type Visitor func(text *source.Text, r *Record, found *diag.List, from int)

// Parse reads a file of a notation and hands each record, with the text that its spans refer to, to visit. The record is valid until visit
// returns. The diagnostics are those of reading alone. Of a stream no more is in memory at a time than its longest line and what is around it.
func Parse(file *source.Stream, notation Notation, visit func(*source.Text, *Record)) *report.Report {
	return ParseEach(file, notation, func(text *source.Text, r *Record, _ *diag.List, _ int) { visit(text, r) })
}

// ParseEach is Parse for callers that also want to know what was found in each record.
func ParseEach(file *source.Stream, notation Notation, visit Visitor) *report.Report {
	r := reading{report: report.New(rules.Of, Label), notation: notation, visit: visit}
	return r.read(file)
}

// Options says how a file is checked.
type Options struct {
	// Notation is what the file is; Automatic finds that out.
	Notation Notation
	// AsExport checks the file as export format.
	AsExport bool
	// Severities has the severities of rules for this call; diag.Off leaves a rule out.
	Severities map[diag.Rule]diag.Severity
	// Most is how many diagnostics of a rule are kept; 0 is a thousand.
	Most int
	// Each is called after each record, unless it is nil, and may take the diagnostics so far from the report: see [diag.List.HandOut].
	Each func(*report.Report)
}

// reading returns a reading that checks.
func (o Options) reading() reading {
	r := reading{report: report.New(rules.Of, Label), notation: o.Notation, checker: &checker{}, each: o.Each}
	r.report.Diagnostics.Severities, r.report.Diagnostics.Most = o.Severities, o.Most
	if o.AsExport {
		r.comparer.to = &r.report.Diagnostics
	}
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
	r.visit = func(text *source.Text, one *Record, found *diag.List, _ int) {
		// What was found in lines that are no record is not of the record.
		from := seen
		for from < len(found.Items) && found.Items[from].Game != one.Number {
			from++
		}
		seen = found.SortFrom(from)
		visit(text, one, found, from)
	}
	return r.read(file)
}

// Export reads and checks a file and writes it in export format: UTF-8 and LF, whatever the file has, unless the options say otherwise. A
// file of EPD stays one, and so does a file of FENs. Lines that have no position are left out.
func Export(file *source.Stream, options ExportOptions) ([]byte, *report.Report) {
	n := len(file.Text().Bytes)
	out := &exportBuffer{bytes: make([]byte, 0, n+n/8)}
	report := ExportTo(out, file, options)
	return out.bytes, report
}

// exportBuffer is what was written of a file.
type exportBuffer struct{ bytes []byte }

func (b *exportBuffer) Write(some []byte) (int, error) {
	if len(b.bytes)+len(some) > cap(b.bytes) {
		b.bytes = slices.Grow(b.bytes, len(b.bytes)/2+len(some))
	}
	b.bytes = append(b.bytes, some...)
	return len(some), nil
}

// ExportTo is Export to a writer, a record at a time: of a stream no more is in memory than its longest line. An error of the writer ends the
// reading and is that of the report.
func ExportTo(to io.Writer, file *source.Stream, options ExportOptions) *report.Report {
	return ExportEach(to, file, options, nil)
}

// ExportEach is ExportTo with a function that is called after each record: see [Options].
func ExportEach(to io.Writer, file *source.Stream, options ExportOptions, each func(*report.Report)) *report.Report {
	r := reading{report: report.New(rules.Of, Label), notation: options.Notation, checker: &checker{}, each: each}
	r.report.Counts = report.Counts{rules.EPDOperand: 0, rules.EPDString: 0}
	r.comparer.to, r.comparer.severity = &r.report.Changes, diag.Info
	r.to, r.options = to, options
	report := r.read(file)
	report.NeedsUTF8 = r.writer.needsUTF8
	return report
}
