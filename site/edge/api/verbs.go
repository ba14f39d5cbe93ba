package api

import (
	"errors"
	"fmt"
	"mime"
	"strings"

	"pbn/core"
	"pbn/core/diag"
	"pbn/core/export"
	"pbn/core/source"
	"pbn/core/wire"
)

const (
	jsonType = "application/json"
	textType = "text/plain; charset=utf-8"
)

func (s *server) parse(r *request) (*answer, *problem) {
	options, p := r.query.reading()
	if p == nil {
		p = r.query.window(&options)
	}
	if p != nil {
		return nil, p
	}
	options.Most = s.Games
	return ok(jsonType, wire.ParseFrom(r.open(options), options))
}

func validate(r *request) (*answer, *problem) {
	options, p := r.query.reading()
	if p == nil {
		p = r.query.checking(&options)
	}
	if p != nil {
		return nil, p
	}
	report := core.Validate(r.open(options), core.Options{AsExport: options.AsExport, Severities: options.Severities})
	if r.query["format"] == "text" {
		return ok(textType, text(report))
	}
	return ok(jsonType, wire.Report(report))
}

// charsets are the characters that the encodings of export have.
var charsets = map[export.Encoding]string{export.Latin1: "iso-8859-1", export.ASCII: "us-ascii", export.UTF8: "utf-8"}

func (s *server) exportFile(r *request) (*answer, *problem) {
	return s.export(r, func(options wire.Options, as export.Options) ([]byte, string, *core.Report) {
		out, report := core.Export(r.open(options), as)
		return out, "application/x-pbn; charset=" + charsets[as.Encoding], report
	}, "Content-Disposition", `attachment; filename="export.pbn"`)
}

func (s *server) exportDocument(r *request) (*answer, *problem) {
	return s.export(r, func(options wire.Options, as export.Options) ([]byte, string, *core.Report) {
		named, _ := source.EncodingOf(options.Encoding)
		out, report := core.ExportDocumentUntil(r.file, named, as, r.context.Err)
		return out, documentType(r.contentType), report
	}, "Content-Disposition", "attachment")
}

// documentType is the type that a document came with, as far as it can be the type of one: programs send other things.
func documentType(sent string) string {
	name, _, err := mime.ParseMediaType(sent)
	if err == nil && (strings.HasPrefix(name, "text/") || name == "application/xhtml+xml" || name == "message/rfc822") {
		return sent
	}
	return "application/octet-stream"
}

// export answers with what is written, or with what is said of it.
func (s *server) export(r *request, write func(wire.Options, export.Options) (out []byte, contentType string, report *core.Report),
	header ...string) (*answer, *problem) {
	options, p := r.query.reading()
	if p != nil {
		return nil, p
	}
	as := r.query.writing()
	as.Most = s.Answer
	out, contentType, report := write(options, as)
	switch {
	case errors.Is(report.Err, export.ErrTooLong):
		return nil, s.tooLong()
	case r.query["format"] == "json":
		return ok(jsonType, wire.Exported(report))
	case r.query["format"] == "text":
		return ok(textType, text(report))
	case report.Games == 0:
		return nil, &problem{kind: noGame, Detail: report.Diagnostics.Items[0].Message}
	}
	return ok(contentType, out, append(header, "Pbn-Diagnostics", counts(report))...)
}

// counts is how many diagnostics there are of each severity, a dictionary of structured fields (RFC 9651).
func counts(report *core.Report) string {
	var members []string
	for _, s := range diag.Severities {
		members = append(members, fmt.Sprintf("%s=%d", s, report.Diagnostics.Count(s)))
	}
	return strings.Join(members, ", ")
}

// open opens the file of a request. It is read only as long as somebody waits for the answer.
func (r *request) open(options wire.Options) *source.Stream {
	named, _ := source.EncodingOf(options.Encoding)
	return source.Open(r.file, named).Until(r.context.Err)
}
