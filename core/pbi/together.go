package pbi

import (
	"io"

	"pbn/core/chunks"
	"pbn/core/diag"
	"pbn/core/pbi/check"
	"pbn/core/pbi/export"
	"pbn/core/pbi/record"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/together"
)

// The verbs on all cores: a file is read in chunks of lines, and what is said of it and written is the same as where it is read as one. One
// without the first line of PBI is read as one: only its first record says what it is.

// Report is what was said so far.
func (r *reading) Report() *report.Report { return r.report }

// Begin begins a chunk.
func (r *reading) Begin(chunk *source.Stream) {
	r.isPart = true
	r.begin(chunk)
	if chunk.Text().Position(0).Byte == 0 {
		return
	}
	r.records.ComesLater()
	r.checker.Follow(r.first)
	r.follow(r.first)
}

// follow takes over what the first line of the file says of the version.
func (r *reading) follow(first check.Head) {
	if r.first = first; first.Is11 {
		r.report.Version = "1.1"
	}
	if r.writer != nil {
		r.writer.Version(r.report.Version)
	}
}

// All reads the lines that are left.
func (r *reading) All(part *source.Stream) { r.all(part) }

// GoOn makes it read another part of the file.
func (r *reading) GoOn(part *source.Stream) { r.records.GoOn(part) }

// MayJoin reports whether it would find in the lines that follow what another reading has found.
func (r *reading) MayJoin(next *reading) bool {
	return r.records.MayJoin(&next.records) && (r.isUnchecked || r.checker.MayJoin(&next.checker))
}

// Join takes over what another reading has found.
func (r *reading) Join(next *reading) {
	r.records.Join(&next.records)
	if !r.isUnchecked {
		r.checker.Join(&next.checker)
	}
	if r.writer != nil {
		r.writer.Join(next.writer)
	}
}

// readTogether reads a file in chunks.
func (r *reading) readTogether(file *source.Stream, one func() together.Part[*reading], by chunks.Size) *report.Report {
	text := file.Text()
	first, ok := check.HeadOf(text)
	if !ok {
		return r.read(file)
	}
	// What is found at the beginning keeps its line, also where the window has the whole file: chunks are read from others.
	isWhole := text.Complete
	text.Complete = false
	r.begin(file)
	text.Complete = isWhole
	r.follow(first)
	in := together.File[*reading]{Whole: r, Size: by, One: func() together.Part[*reading] {
		next := one()
		next.Of.first = first
		return next
	}}
	last, err := in.Read(file)
	if r.report.Err = err; err != nil {
		return r.report
	}
	if r.report.Text, r.report.Err = last.Text(), last.Err(); r.report.Err != nil {
		return r.report
	}
	if r.end(); r.report.Err == nil {
		r.sort()
	}
	return r.report
}

// ParseTogether is [ParseCommented] on all cores. visit gets the records that cannot be read in chunks, and those of each chunk come to what one
// returns. comment is called with the comment lines in their order.
func ParseTogether(
	file *source.Stream, comment func(text string), visit func(*source.Text, *record.Record), one func() chunks.Part[record.Record], by chunks.Size,
) *report.Report {
	open := func(comment func(string), visit func(*source.Text, *record.Record)) *reading {
		r := newReading(Options{Comment: comment}, func(text *source.Text, one *record.Record, _ *diag.List, _ int) { visit(text, one) })
		r.isUnchecked = true
		return r
	}
	return open(comment, visit).readTogether(file, func() together.Part[*reading] {
		of := one()
		var comments []string
		return together.Part[*reading]{
			Of: open(func(text string) { comments = append(comments, text) }, of.Visit),
			Take: func(before int) error {
				for _, text := range comments {
					comment(text)
				}
				return of.Take(before)
			},
		}
	}, by)
}

// ValidateTogether is [Validate] on all cores, where nothing is checked besides.
func ValidateTogether(file *source.Stream, options Options, by chunks.Size) *report.Report {
	one := func() together.Part[*reading] { return together.Part[*reading]{Of: newReading(options, nil)} }
	return one().Of.readTogether(file, one, by)
}

// ExportTogether is [ExportTo] on all cores.
func ExportTogether(to io.Writer, file *source.Stream, options export.Options, by chunks.Size) *report.Report {
	open := func() *reading {
		r := newReading(Options{}, nil)
		r.to, r.writer = to, export.NewWriter(options)
		return r
	}
	whole := open()
	return whole.readTogether(file, func() together.Part[*reading] {
		return together.Part[*reading]{Of: open(), Take: func(int) error { return whole.writer.TooLong() }}
	}, by)
}
