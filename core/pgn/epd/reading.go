package epd

import (
	"bytes"
	"io"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/recognize"
	"pbn/core/report"
	"pbn/core/source"
)

// reading is the reading of a file, with the report that it makes.
type reading struct {
	report   *report.Report
	notation Notation
	checker  *checker             // nil where nothing is checked
	visit    Visitor              // nil where nobody wants the records
	each     func(*report.Report) // called after each record, unless it is nil
	to       io.Writer            // nil where nothing is exported
	options  ExportOptions
	// comparer finds how the file differs from export format, where that is wanted.
	comparer comparer
	writer   writer
	ignored  diag.List // what the writer reports where nothing is written

	records Reader
}

// read reads a file.
func (r *reading) read(file *source.Stream) *report.Report {
	if is := foreign(file.Text()); is != nil {
		return r.notEPD(file, is)
	}
	r.begin(file)
	found, records := &r.report.Diagnostics, &r.records
	found.EndGame(file.Text(), 0, "", nil)
	for t, one := records.Next(); one != nil; t, one = records.Next() {
		r.report.Games = one.Number
		r.report.Err = r.record(t, one)
		if r.report.Err == nil {
			r.report.Err = file.Stopped()
		}
		if r.report.Err != nil {
			return r.report
		}
	}
	r.end()
	r.report.Text, r.report.Err = file.Text(), file.Err()
	found.EndGame(r.report.Text, 0, "", nil)
	r.report.Changes.EndGame(r.report.Text, 0, "", nil)
	if r.report.Games == 0 && r.report.Err == nil && !isEmpty(r.report.Text.Bytes) {
		return r.notEPD(file, nil)
	}
	found.Sort()
	r.report.Changes.Sort()
	return r.report
}

// begin begins a file.
func (r *reading) begin(file *source.Stream) {
	r.records.Reset(file, r.notation, &r.report.Diagnostics)
	if r.checker != nil {
		r.checker.reset(r.records.Notation(), &r.report.Diagnostics)
	}
	if r.comparer.to == nil {
		return
	}
	r.records.layout.isWanted, r.comparer.notation = true, r.records.Notation()
	lost := &r.report.Diagnostics
	if r.to == nil {
		r.ignored = diag.List{Rules: rules.Of, Severities: map[diag.Rule]diag.Severity{rules.TextUnmappable: diag.Off}}
		lost = &r.ignored
	}
	r.writer.reset(r.to, r.options, r.records.Notation(), lost)
	r.writer.counts = r.report.Counts
}

// record ends the reading of a record: it is checked, written, what was found is said, and the record is handed on.
func (r *reading) record(t *source.Text, one *Record) error {
	found := &r.report.Diagnostics
	from := len(found.Items)
	if r.checker != nil {
		r.checker.check(t, one)
	}
	if r.comparer.to != nil {
		if err := r.writer.write(t, one); err != nil {
			return err
		}
		r.comparer.compare(t, one, r.writer.bytes)
	}
	if found.IsOpen() {
		found.EndGame(t, one.Number, strconv.Itoa(one.Line), nil)
	}
	if r.report.Changes.IsOpen() {
		r.report.Changes.EndGame(t, one.Number, strconv.Itoa(one.Line), nil)
	}
	if r.visit != nil {
		r.visit(t, one, found, from)
	}
	if r.each != nil {
		r.each(r.report)
	}
	return nil
}

// end ends the file.
func (r *reading) end() {
	r.records.End()
	r.comparer.reportEmptyLines(&r.records.layout.emptyLines)
}

// isEmpty reports whether a file has nothing but white space, and perhaps a byte order mark.
func isEmpty(file []byte) bool {
	return len(bytes.TrimSpace(bytes.TrimPrefix(file, []byte("\xEF\xBB\xBF")))) == 0
}

// foreign returns what a file is that is certainly something else than positions; nil of all others.
func foreign(text *source.Text) *recognize.Row {
	is, isSure := recognize.OfText(string(text.Bytes[:min(len(text.Bytes), recognize.Head)]))
	if (isSure || is != nil && is.Document) && !is.Is("epd") && !is.Is("fen") {
		return is
	}
	return nil
}

// notEPD returns the report of a file without a position, which has no other diagnostic. is is what the file is, if that is known.
func (r *reading) notEPD(file *source.Stream, is *recognize.Row) *report.Report {
	none := report.New(r.report.Diagnostics.Rules, Label)
	none.Text, none.Err = file.Text(), file.Err()
	at := source.Span{End: min(1, len(none.Text.Bytes))}
	if is == nil {
		rules.NoPosition.Find(&none.Diagnostics, at)
	} else {
		e := rules.EPDOtherFormat.Find(&none.Diagnostics, at)
		e.Say(rules.OtherFile{Is: e.Text(is.Sentence())})
	}
	none.Diagnostics.EndGame(none.Text, 0, "", nil)
	return none
}
