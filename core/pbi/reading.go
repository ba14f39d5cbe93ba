package pbi

import (
	"io"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pbi/check"
	"pbn/core/pbi/export"
	"pbn/core/pbi/record"
	"pbn/core/report"
	"pbn/core/source"
)

// reading is the reading of a file, with the report that it makes.
type reading struct {
	report  *report.Report
	visit   Visitor                                                  // nil where nobody wants the records
	each    func(*report.Report)                                     // called after each record, unless it is nil
	comment func(text string)                                        // called with each comment line, unless it is nil
	check   func(t *source.Text, r *record.Record, found *diag.List) // checks each record besides, unless it is nil
	// isUnchecked is set where nothing is checked; asExport where the file is compared with export format.
	isUnchecked, asExport bool
	// writer is that of an export, and to where it writes in the end.
	writer *export.Writer
	to     io.Writer
	// before is how many problems the blocks of a document have that come before this one.
	before int

	// isPart is set where it reads a part of a file, and first is what the first line of that says.
	isPart bool
	first  check.Head

	records record.Reader
	checker check.Checker
}

// read reads a file.
func (r *reading) read(file *source.Stream) *report.Report {
	r.file(file)
	if r.report.Err != nil {
		return r.report
	}
	if r.records.IsForeign() {
		return r.notPBI(file)
	}
	r.sort()
	return r.report
}

// file reads a file, or a block of a document.
func (r *reading) file(file *source.Stream) {
	r.begin(file)
	if r.all(file); r.report.Err != nil {
		return
	}
	r.report.Text, r.report.Err = file.Text(), file.Err()
	if r.report.Err == nil && !r.records.IsForeign() {
		r.end()
	}
}

// all reads the lines that are left.
func (r *reading) all(file *source.Stream) {
	for t, line := r.records.Next(); line != nil; t, line = r.records.Next() {
		if r.report.Err = r.line(t, line); r.report.Err == nil && line.Kind == record.RecordLine {
			r.report.Err = file.Stopped()
		}
		if r.report.Err != nil {
			return
		}
	}
}

// begin begins a file.
func (r *reading) begin(file *source.Stream) {
	found := &r.report.Diagnostics
	r.records.Reset(file)
	r.report.Version = "1.2"
	if r.isUnchecked {
		return
	}
	if r.isPart {
		r.checker.ResetPart(file.Text(), found)
	} else {
		r.checker.Reset(file.Text(), found)
	}
	switch {
	case r.to != nil:
		r.checker.CompareTo(&r.report.Changes, diag.Info)
	case r.asExport:
		r.checker.CompareTo(found, 0)
	}
	found.EndGame(file.Text(), 0, "", nil)
}

// line ends the reading of a line: it is checked, written, what was found is said, and its record is handed on.
func (r *reading) line(t *source.Text, line *record.Line) error {
	if line.Kind == record.MarkerLine {
		r.version(t, line)
	}
	found := &r.report.Diagnostics
	from := len(found.Items)
	if !r.isUnchecked {
		r.checker.Line(t, line, r.records.HasMarker())
		if line.Kind == record.RecordLine && r.check != nil {
			r.check(t, line.Record, &r.report.Diagnostics)
		}
	}
	if r.writer != nil {
		if err := r.writer.Line(t, line); err != nil {
			return err
		}
	}
	number := 0
	if line.Kind == record.RecordLine {
		number = r.before + line.Record.Number
		r.report.Games = number
	}
	for _, list := range []*diag.List{found, &r.report.Changes} {
		if list.IsOpen() {
			list.EndGame(t, number, r.labelOf(t, line), nil)
		}
	}
	if isComment := line.Kind == record.CommentLine || line.Kind == record.LateComment; isComment && r.comment != nil {
		r.comment(record.WithoutMarks(t.Decode(line.Span)))
	}
	if line.Kind != record.RecordLine {
		return nil
	}
	if r.visit != nil {
		r.visit(t, line.Record, found, from)
	}
	if r.each != nil {
		r.each(r.report)
	}
	return nil
}

// labelOf returns the number of a line, in a document that of the document's line.
func (r *reading) labelOf(t *source.Text, line *record.Line) string {
	if r.report.Blocks > 0 {
		return strconv.Itoa(t.Position(line.Span.Start).Line)
	}
	return strconv.Itoa(line.Number)
}

// version takes the version of the first line.
func (r *reading) version(t *source.Text, line *record.Line) {
	if m, _ := record.ReadMarker(t, line.Span); record.MeantVersion(string(t.Slice(m.Version))) == "1.1" {
		r.report.Version = "1.1"
	}
	if r.writer != nil {
		r.writer.Version(r.report.Version)
	}
}

// end ends the file.
func (r *reading) end() {
	found := &r.report.Diagnostics
	if !r.isUnchecked {
		r.checker.File(r.report.Text)
	}
	if r.to != nil {
		r.report.Err = r.writer.Close(r.to)
	}
	found.EndGame(r.report.Text, 0, "", nil)
}

// sort sorts what was found.
func (r *reading) sort() {
	r.report.Diagnostics.Sort()
	r.report.Changes.Sort()
}

// notPBI returns the report of a file that is not PBI, which has no other diagnostic (B-9).
func (r *reading) notPBI(file *source.Stream) *report.Report {
	none := newReport()
	none.Diagnostics.Severities = r.report.Diagnostics.Severities
	none.Text, none.Err = file.Text(), file.Err()
	check.NotPBI(none.Text, &none.Diagnostics)
	none.Diagnostics.EndGame(none.Text, 0, "", nil)
	return none
}
