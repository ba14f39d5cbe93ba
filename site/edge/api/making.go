package api

import (
	"errors"
	"strconv"

	"pbn/core/convert"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/report"
	"pbn/core/wire"
)

// changing is how a file is read that is changed, or why it cannot be.
func (s *server) changing(r *request) (options wire.Options, check pbn.Options, p *problem) {
	if options, p = r.query.reading(habits.PBN); p == nil {
		check, p = r.query.checking()
	}
	if p != nil {
		return options, check, p
	}
	// What makes the changes reads on whatever comes: this ends where a game is too long, or the client is gone.
	err := pbn.Validate(s.open(r, options), check).Err
	if p := s.unread(err, nil); p != nil || err == nil {
		return options, check, p
	}
	return options, check, closed()
}

// fix answers with the file that has all safe fixes, or with what is left.
func (s *server) fix(r *request) (*answer, *problem) {
	options, check, p := s.changing(r)
	if p != nil {
		return nil, p
	}
	if p := r.unfixable(options.Named(habits.PBN)); p != nil {
		return nil, p
	}
	mended := pbn.Mend(r.file, options.Named(habits.PBN), check)
	if r.query["format"] == "json" {
		return ok(jsonType, wire.AppliedReport(wire.CheckReport(mended.Report, options), mended))
	}
	return s.made(r, mended.Bytes, mended.Report, "Pbn-Fixes", strconv.Itoa(mended.Applied))
}

// edit answers with the file that has the edits, or with what was changed.
func (s *server) edit(r *request) (*answer, *problem) {
	options, check, p := s.changing(r)
	if p != nil {
		return nil, p
	}
	wanted, given := r.query[edits.Name]
	if !given {
		return nil, &problem{kind: badParameter, Detail: `"edits" is missing: ` + edits.About + ".", Parameter: edits.Name}
	}
	made, err := answers.Edits(r.file, options, check, []byte(wanted))
	switch {
	case err != nil:
		return nil, &problem{kind: badParameter, Detail: err.Error() + ".", Parameter: edits.Name}
	case r.query["format"] == "json":
		return ok(jsonType, answers.EditedReport(options, made))
	case len(made.Refused) > 0:
		return nil, &problem{kind: refused, Detail: made.Refused[0].Diagnostic.Message}
	}
	return s.made(r, made.Bytes, made.Report, "Pbn-Changes", strconv.Itoa(len(made.Changes)))
}

// convertedTypes are the types of what a file becomes.
var convertedTypes = map[convert.Notation]string{convert.LIN: linType, convert.CSV: csvType}

// convert answers with the file in another notation, or with what is found in it.
func (s *server) convert(r *request) (*answer, *problem) {
	options, p := r.query.reading(habits.PBN)
	if p != nil {
		return nil, p
	}
	check, p := r.query.checking()
	if p != nil {
		return nil, p
	}
	wanted := convert.Options{Encoding: options.Named(habits.PBN), As: r.query.writing(), Severities: check.Severities}
	wanted.As.Most = s.limits.Answer
	wanted.From, _ = convert.Named(r.query[converted.Name])
	wanted.To, _ = convert.Named(r.query[to.Name])
	out, was, report := convert.Convert(r.file, wanted)
	switch {
	case errors.Is(report.Err, export.ErrTooLong):
		return nil, s.tooLong()
	case report.Err != nil:
		return nil, s.unread(report.Err, nil)
	case r.query["format"] == "json":
		return ok(jsonType, wire.ExportReport(report, wire.Options{Was: was.String()}))
	case r.query["format"] == "text":
		return ok(textType, text(report))
	case report.Games == 0:
		return nil, without(report)
	}
	contentType := convertedTypes[wanted.To]
	if contentType == "" {
		contentType = pbnType + "; charset=" + charsets[wanted.As.Encoding]
	}
	return ok(contentType, out, "Content-Disposition", `attachment; filename="converted.`+wanted.To.String()+`"`, "Pbn-Diagnostics", counts(report))
}

// without is the problem of a file without a game: what its diagnostics say first, unless the request leaves their rules out.
func without(report *report.Report) *problem {
	detail := "The file has no game."
	if items := report.Diagnostics.Items; len(items) > 0 {
		detail = items[0].Message
	}
	return &problem{kind: noGame, Detail: detail}
}

// made answers with a file in the encoding that it came in, or with what is found in it.
func (s *server) made(r *request, out []byte, report *report.Report, header ...string) (*answer, *problem) {
	return madeFile(r, pbnType, "pbn", out, report, header...)
}

// madeFile is made of a file of a type, and with names that end in extension.
func madeFile(r *request, contentType, extension string, out []byte, report *report.Report, header ...string) (*answer, *problem) {
	if r.query["format"] == "text" {
		return ok(textType, text(report), header...)
	}
	return ok(contentType+"; charset="+report.Text.Encoding.String(), out,
		append(header, "Content-Disposition", `attachment; filename="changed.`+extension+`"`, "Pbn-Diagnostics", counts(report))...)
}
