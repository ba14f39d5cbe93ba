package kit

import (
	"errors"
	"io"
	"os"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// The commands that write files: each makes another file of one.

// Maker writes what becomes of a file. said is a line that comes before the report.
type Maker func(of *Input, to io.Writer) (said string, r *report.Report, err error)

// WriteEach writes what is made of each file to where the options say, and what was found to standard error. nameOf returns the name, in a
// folder, of what is made of a file. With --format json what is said of files goes to standard output, and what is made only where -o or
// --in-place says.
func (s *Shell) WriteEach(l *line.Line, make Maker, nameOf func(name string) string) (Exit, error) {
	isJSON := l.Value("format") == "json"
	if isJSON && l.Value("output") == files.StandardOutput {
		return Failed, line.Mistake(line.Say("jsonToOutput"))
	}
	open := func(string) target { return nowhere{} }
	if !isJSON || l.Is("output") || l.Is("in-place") {
		targets, err := files.NewTargets(l, s, nameOf)
		if err != nil {
			return Failed, err
		}
		open = func(path string) target { return targets.Of(path) }
	}
	text := TextFor(l, os.Stderr)
	result := s.EachReport(l, func(of *Input) (Exit, error) {
		to := open(of.Path)
		said, r, err := make(of, to)
		if err == nil && !l.Is("document") {
			err = of.Foreign(r)
		}
		if err == nil {
			err = to.Commit()
		} else {
			to.Cancel()
		}
		if err != nil {
			return Failed, err
		}
		if !l.Is("quiet") {
			of.Err.WriteString(said)
		}
		if len(r.Diagnostics.Items) > 0 {
			of.Err.Write(text(of.Name, r))
		}
		of.Count(r)
		return ExitOf(r), nil
	})
	if !isJSON {
		saySum(s, l)
	}
	return result, nil
}

// target takes what is made of a file.
type target interface {
	io.Writer
	Commit() error
	Cancel()
}

// nowhere takes what nobody wants to have.
type nowhere struct{}

func (nowhere) Write(b []byte) (int, error) { return len(b), nil }
func (nowhere) Commit() error               { return nil }
func (nowhere) Cancel()                     {}

func export(s *Shell, l *line.Line) (Exit, error) {
	encoding, err := EncodingOf(s.Notation, l)
	if err != nil {
		return Failed, err
	}
	exportOf := func(n *Notation) *Export { return n.Export(l, encoding) }
	of, name := func(of *Input) *Export { return exportOf(of.notation) }, exportOf(s.Notation).Name
	if l.Is("document") {
		of, name = documentMaker(s, l, exportOf), SameName
	}
	if l.Is("check") || l.Is("diff") {
		return Compare(s, l, of)
	}
	return s.WriteEach(l, func(file *Input, to io.Writer) (string, *report.Report, error) { return of(file).File(file, to) }, name)
}

// documentMaker writes documents with their blocks in export format, which are all of one notation.
func documentMaker(s *Shell, l *line.Line, exportOf func(*Notation) *Export) func(*Input) *Export {
	return func(*Input) *Export {
		return &Export{File: func(of *Input, to io.Writer) (string, *report.Report, error) {
			document, err := files.Whole(of.Reader, line.Say("documentBlocks"))
			if err == nil {
				of.notation, err = notationOfBlocks(s.Notation, l, document, of.Encoding)
			}
			if err != nil {
				return "", nil, err
			}
			out, r := exportOf(of.notation).Document(document, of.Encoding)
			if r.Err == nil {
				_, r.Err = to.Write(out)
			}
			return "", r, r.Err
		}}
	}
}

// notationOfBlocks returns the notation of which a document has blocks; where it has none, that of the program. The error asks which is
// meant where there are blocks of several, or names an option that the notation lacks.
func notationOfBlocks(program *Notation, l *line.Line, document []byte, encoding source.Encoding) (*Notation, error) {
	n := program.reading(l)
	if !l.Is("notation") && len(program.Beside) > 0 {
		var has []*Notation
		var labels, names []string
		for _, notation := range program.all() {
			if notation.HasBlocks != nil && notation.HasBlocks(document, encoding) {
				has = append(has, notation)
				labels, names = append(labels, notation.Words.Label()), append(names, notation.Words.Name)
			}
		}
		if len(has) > 1 {
			return nil, errors.New(line.Say("whichBlocks", "notations", enumerated(labels), "names", strings.Join(names, " or ")))
		}
		if len(has) == 1 {
			n = has[0]
		}
	}
	return n, n.lacks(l)
}

// SameName is the name of what replaces a file.
func SameName(name string) string { return name }

func fix(s *Shell, l *line.Line) (Exit, error) {
	severities, err := SeveritiesOf(s.Notation, l)
	if err != nil {
		return Failed, err
	}
	return s.WriteEach(l, func(of *Input, to io.Writer) (string, *report.Report, error) {
		file, err := files.Whole(of.Reader, line.Say("safeFixes"))
		if err != nil {
			return "", nil, err
		}
		fixed, err := of.notation.Fix(of, file, severities.of(of.notation))
		if err == nil {
			err = of.Foreign(fixed.Report)
		}
		if err != nil {
			return "", nil, err
		}
		if _, err := to.Write(fixed.Bytes); err != nil {
			return "", nil, err
		}
		message := "fixed"
		if fixed.More {
			message = "fixedMore"
		}
		said := line.Say(message, "path", wire.Printable(of.Name), "fixes", wire.Counted(fixed.Applied, "fix"))
		return said + "\n", fixed.Report, nil
	}, SameName)
}
