package pbi

import (
	"bytes"
	"io"
	"slices"
	"strconv"
	"strings"

	"pbn/core/pbi/export"
	"pbn/core/pbi/record"
	"pbn/core/report"
)

// WriteError says why a problem of a caller cannot be written.
type WriteError struct {
	Problem int // from 0; -1 for a comment line
	Field   record.Field
	Why     string
}

func (e *WriteError) Error() string {
	if e.Problem < 0 {
		return "a comment line " + e.Why
	}
	return "problems[" + strconv.Itoa(e.Problem) + "]." + e.Field.String() + " " + e.Why
}

// Write writes problems that are given, and comment lines before them, in export format, as version 1.2: next returns nil after the last one.
// The report says what is found in what was written. The error is a [WriteError], that of next, or that of the writer.
func Write(to io.Writer, comments []string, next func() (*record.Problem, error), options export.Options) (*report.Report, error) {
	w := export.NewWriter(options)
	for _, text := range comments {
		line := "#" + text
		if !isCommentLine(line) {
			return nil, &WriteError{Problem: -1, Why: "has a line end, a byte order mark, or the form of the first line of a file"}
		}
		w.Comment(line)
	}
	for n := 0; ; n++ {
		p, err := next()
		if err != nil {
			return nil, err
		}
		if p == nil {
			break
		}
		if line := w.Problem(p); !isReadAsWritten(p, line) {
			if _, field, why := normal(p); why != "" {
				return nil, &WriteError{n, field, why}
			}
		}
		if err := w.TooLong(); err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	if err := w.Close(&out); err != nil {
		return nil, err
	}
	r := Validate(Bytes(out.Bytes()), Options{})
	_, err := to.Write(out.Bytes())
	return r, err
}

// isCommentLine reports whether a line is read as a comment line, as it is.
func isCommentLine(line string) bool {
	var r record.Reader
	r.Reset(Bytes([]byte(head + line + "\n")))
	r.Next()
	text, read := r.Next()
	return read != nil && read.Kind == record.CommentLine && text.Decode(read.Span) == record.WithoutMarks(line)
}

// head is how a file of PBI begins.
const head = "\uFEFF#PBI 1.2\n"

// lineSeparator is the one line end that cannot be encoded.
const lineSeparator = '\u2028'

// oddities are what a line may have that is not read as it is given: a line separator, and a byte order mark.
var oddities = [...][]byte{[]byte(string(lineSeparator)), []byte("\uFEFF")}

// isReadAsWritten reports whether it is plain that what is read of the line of a problem is what was given. Where it is not, normal finds out.
func isReadAsWritten(p *record.Problem, line []byte) bool {
	for _, odd := range oddities {
		if bytes.Contains(line, odd) {
			return false
		}
	}
	return p.Status != `\$` && !slices.Contains(p.Names, "") && !slices.Contains(p.Referenced, record.Source{}) && !slices.Contains(p.Awards, record.Award{})
}

// normal returns what is read of the line of a problem: its position may be in another form. Where something else is read, why is the end of a
// sentence about the field that says so.
func normal(p *record.Problem) (read *record.Problem, field record.Field, why string) {
	var lines record.Reader
	lines.Reset(Bytes(p.AppendLine([]byte(head))))
	count := 0
	for t, line := lines.Next(); line != nil; t, line = lines.Next() {
		if line.Kind == record.RecordLine {
			count++
			read = line.Record.Problem(t)
		}
	}
	for f := range record.FieldCount {
		wanted := string(p.AppendField(nil, f))
		if f == record.Position && count == 1 && isSameBoard(p.Position, read.Position) {
			continue
		}
		if count != 1 || wanted != string(read.AppendField(nil, f)) {
			if count == 1 || strings.ContainsRune(wanted, lineSeparator) {
				return nil, f, "is not read as it is given: it has a line separator, a byte order mark, or an empty item of a list"
			}
		}
	}
	return read, 0, ""
}

// isSameBoard reports whether two boards differ only in their forms.
func isSameBoard(a, b string) bool {
	first, second := record.ReadBoard(a), record.ReadBoard(b)
	return first.Fault == record.NoFault && second.Fault == record.NoFault && first.Rest == second.Rest && first.Normal() == second.Normal()
}
