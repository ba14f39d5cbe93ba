package api

import (
	"errors"
	"fmt"
	"mime"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/source"
)

const (
	jsonType = "application/json"
	textType = "text/plain; charset=utf-8"
	pbnType  = "application/x-pbn"
	linType  = "application/x-lin; charset=utf-8"
	csvType  = "text/csv; charset=utf-8"
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
	json, err := answers.ParseFrom(s.open(r, options), options)
	if p := longGame(err); p != nil {
		return nil, p
	}
	return ok(jsonType, json)
}

func (s *server) validate(r *request) (*answer, *problem) {
	options, p := r.query.reading()
	if p == nil {
		p = r.query.checking(&options)
	}
	if p != nil {
		return nil, p
	}
	checked := pbn.Options{AsExport: options.AsExport, Severities: options.Severities}
	named, _ := source.EncodingOf(options.Encoding)
	if p := s.compared(r, &checked, named); p != nil {
		return nil, p
	}
	report := pbn.Validate(s.open(r, options), checked)
	if p := longGame(report.Err); p != nil {
		return nil, p
	}
	if r.query["format"] == "text" {
		return ok(textType, text(report))
	}
	return ok(jsonType, answers.Report(report))
}

// charsets are the characters that the encodings of export have.
var charsets = map[export.Encoding]string{export.Latin1: "iso-8859-1", export.ASCII: "us-ascii", export.UTF8: "utf-8"}

func (s *server) exportFile(r *request) (*answer, *problem) {
	return s.export(r, func(options answers.Options, as export.Options) ([]byte, string, *pbn.Report) {
		out, report := pbn.Export(s.open(r, options), as)
		return out, pbnType + "; charset=" + charsets[as.Encoding], report
	}, "Content-Disposition", `attachment; filename="export.pbn"`)
}

func (s *server) exportDocument(r *request) (*answer, *problem) {
	return s.export(r, func(options answers.Options, as export.Options) ([]byte, string, *pbn.Report) {
		named, _ := source.EncodingOf(options.Encoding)
		out, report := pbn.ExportDocumentWithin(r.file, named, as, pbn.Bounds{Until: r.context.Err, LongestGame: s.Game})
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
func (s *server) export(r *request, write func(answers.Options, export.Options) (out []byte, contentType string, report *pbn.Report),
	header ...string) (*answer, *problem) {
	options, p := r.query.reading()
	if p != nil {
		return nil, p
	}
	as := r.query.writing()
	as.Most = s.Answer
	out, contentType, report := write(options, as)
	if p := longGame(report.Err); p != nil {
		return nil, p
	}
	switch {
	case errors.Is(report.Err, export.ErrTooLong):
		return nil, s.tooLong()
	case r.query["format"] == "json":
		return ok(jsonType, answers.Exported(report))
	case r.query["format"] == "text":
		return ok(textType, text(report))
	case report.Games == 0:
		return nil, &problem{kind: noGame, Detail: report.Diagnostics.Items[0].Message}
	}
	return ok(contentType, out, append(header, "Pbn-Diagnostics", counts(report))...)
}

// counts is how many diagnostics there are of each severity, a dictionary of structured fields (RFC 9651).
func counts(report *pbn.Report) string {
	var members []string
	for _, s := range diag.Severities {
		members = append(members, fmt.Sprintf("%s=%d", s, report.Diagnostics.Count(s)))
	}
	return strings.Join(members, ", ")
}

// open opens the file of a request. It is read only as long as somebody waits for the answer, and up to a game that is too long.
func (s *server) open(r *request, options answers.Options) *source.Stream {
	named, _ := source.EncodingOf(options.Encoding)
	return source.Open(r.file, named).Until(r.context.Err).LimitGames(s.Game)
}

// longGame is the problem of a file whose reading ended at a game that is too long, or nil.
func longGame(err error) *problem {
	var long source.TooLong
	if !errors.As(err, &long) {
		return nil
	}
	return &problem{kind: gameTooLong, Detail: fmt.Sprintf("The game that begins in line %d has more than %s. No game of bridge is that long: "+
		"look there whether this is a PBN file, and whether empty lines part its games.", long.Start.Line, megabytes(int64(long.Bytes)))}
}
