package api

import (
	"errors"
	"fmt"
	"mime"
	"strings"

	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

const (
	jsonType = "application/json"
	textType = "text/plain; charset=utf-8"
	pbnType  = "application/x-pbn"
	linType  = "application/x-lin; charset=utf-8"
	csvType  = "text/csv; charset=utf-8"
)

func (s *server) parse(r *request) (*answer, *problem) {
	options, p := r.query.reading(habits.PBN)
	if p == nil {
		p = r.query.window(&options)
	}
	if p != nil {
		return nil, p
	}
	options.Most = s.limits.Games
	other, p := s.other(r, options.Named(habits.PBN), convert.AsRead(), nil)
	if p != nil {
		return nil, p
	}
	if other != nil {
		r.file, options.Encoding, options.Said, options.Was = other.PBN, source.UTF8.String(), other.Report, other.Name()
	}
	json, err := answers.ParseFrom(s.open(r, options), options)
	if p := s.unread(err, nil); p != nil {
		return nil, p
	}
	if err == export.ErrTooLong {
		return nil, longerAnswer(s.limits.Games)
	}
	return ok(jsonType, json)
}

func (s *server) validate(r *request) (*answer, *problem) {
	options, p := r.query.reading(habits.PBN)
	if p != nil {
		return nil, p
	}
	check, p := r.query.checking()
	if p != nil {
		return nil, p
	}
	other, p := s.other(r, options.Named(habits.PBN), convert.AsRead(), check.Severities)
	if p == nil && other == nil {
		p = s.compared(r, &check, options.Named(habits.PBN))
	}
	if p != nil {
		return nil, p
	}
	var report *report.Report
	if other != nil {
		report = other.Report
	} else {
		report = pbn.Validate(s.open(r, options), check)
	}
	if p := s.unread(report.Err, nil); p != nil {
		return nil, p
	}
	if r.query["format"] == "text" {
		return ok(textType, text(report))
	}
	return ok(jsonType, wire.ReadReport(report, wire.Options{Was: other.Name()}))
}

// charsets are the characters that the encodings of export have.
var charsets = map[plain.Encoding]string{plain.Latin1: "iso-8859-1", plain.ASCII: "us-ascii", plain.UTF8: "utf-8"}

func (s *server) exportFile(r *request) (*answer, *problem) {
	return s.export(r, func(options wire.Options, as export.Options) (exportFile, *problem) {
		contentType := pbnType + "; charset=" + charsets[as.Encoding]
		other, p := s.other(r, options.Named(habits.PBN), as, nil)
		switch {
		case p != nil:
			return exportFile{}, p
		case other != nil:
			return exportFile{other.PBN, contentType, other.Report, other.Name()}, nil
		}
		out, report := pbn.Export(s.open(r, options), as)
		return exportFile{out, contentType, report, ""}, nil
	}, "Content-Disposition", `attachment; filename="export.pbn"`)
}

func (s *server) exportDocument(r *request) (*answer, *problem) {
	return s.export(r, func(options wire.Options, as export.Options) (exportFile, *problem) {
		out, report := pbn.ExportDocumentWithin(r.file, options.Named(habits.PBN), as, pbn.Bounds{Until: s.stops(r), LongestGame: s.limits.Game})
		return exportFile{out, documentType(r.contentType), report, ""}, nil
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

// exportFile is a file in export format.
type exportFile struct {
	out         []byte
	contentType string
	report      *report.Report
	was         string // what it was before; "" of PBN
}

// export answers with what is written, or with what is said of it.
func (s *server) export(r *request, write func(wire.Options, export.Options) (exportFile, *problem), header ...string) (*answer, *problem) {
	options, p := r.query.reading(habits.PBN)
	if p != nil {
		return nil, p
	}
	as := r.query.writing()
	as.Most = s.limits.Answer
	made, p := write(options, as)
	if p != nil {
		return nil, p
	}
	report := made.report
	if p := s.unread(report.Err, nil); p != nil {
		return nil, p
	}
	switch {
	case errors.Is(report.Err, export.ErrTooLong):
		return nil, s.tooLong()
	case report.Err != nil:
		return nil, closed()
	case r.query["format"] == "json":
		return ok(jsonType, wire.ExportReport(report, wire.Options{Was: made.was}))
	case r.query["format"] == "text":
		return ok(textType, text(report))
	case report.Games == 0:
		return nil, without(report)
	}
	return ok(made.contentType, made.out, append(header, "Pbn-Diagnostics", counts(report))...)
}

// counts is how many diagnostics there are of each severity, a dictionary of structured fields (RFC 9651).
func counts(report *report.Report) string {
	var members []string
	for _, s := range diag.Severities {
		members = append(members, fmt.Sprintf("%s=%d", s, report.Diagnostics.Count(s)))
	}
	return strings.Join(members, ", ")
}

// open opens the file of a request. It is read only as long as somebody waits for the answer, and up to a game that is too long.
func (s *server) open(r *request, options wire.Options) *source.Stream {
	return habits.PBN.Open(r.file, options.Named(habits.PBN)).Until(s.stops(r)).LimitGames(s.limits.Game)
}

// unread is the problem of a file that was not read to its end, since a game is too long or takes too much memory; nil without such an
// error. of is the notation of the file, nil of those of bridge.
func (s *server) unread(err error, of *notationVerbs) *problem {
	if err == errMemory {
		return s.tooMuch()
	}
	var long source.TooLong
	if !errors.As(err, &long) {
		return nil
	}
	advice := "No game of bridge is that long: look there whether this is a PBN file, and whether empty lines part its games."
	if of != nil {
		advice = of.longGame
	}
	return &problem{kind: gameTooLong, Detail: fmt.Sprintf("The game that begins in line %d has more than %s. %s", long.Start.Line, megabytes(int64(long.Bytes)), advice)}
}
