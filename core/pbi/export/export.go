// Package export writes files of PBI in one form: a byte order mark, the first line, comment lines as they are, a problem a line, LF, and no
// character encoded that need not be.
package export

import (
	"errors"
	"io"

	"pbn/core/pbi/record"
	"pbn/core/source"
)

// ErrTooLong is the error of an export that would be longer than its caller wants.
var ErrTooLong = errors.New("the export is too long")

// Options are those of the writer.
type Options struct {
	// Most limits how many bytes are written; 0 means no limit.
	Most int
}

// Writer writes a file. Comment lines may come after problems, and the version depends on all of them (M-6): so everything is in memory
// until the end.
type Writer struct {
	options            Options
	comments, problems []byte
	is11               bool
}

// NewWriter returns a writer.
func NewWriter(options Options) *Writer { return &Writer{options: options} }

// Version says what version the file has that is written again.
func (w *Writer) Version(version string) { w.is11 = version == "1.1" }

// Line writes a line of a file.
func (w *Writer) Line(t *source.Text, line *record.Line) error {
	switch line.Kind {
	case record.CommentLine, record.LateComment:
		w.Comment(t.Decode(line.Span))
	case record.TextLine:
		w.Comment("# " + t.Decode(line.Span))
	case record.RecordLine:
		w.Problem(line.Record.Problem(t))
	}
	return w.TooLong()
}

// Comment writes a comment line, which begins with #. One that would be read as the first line of a file is left out.
func (w *Writer) Comment(text string) {
	if text = record.WithoutMarks(text); !record.IsMarker(text) {
		w.comments = append(append(w.comments, text...), '\n')
	}
}

// Problem writes a problem, and returns its line, which is valid until the next call.
func (w *Writer) Problem(p *record.Problem) (line []byte) {
	w.is11 = w.is11 && !p.Needs12()
	from := len(w.problems)
	w.problems = p.AppendLine(w.problems)
	return w.problems[from:]
}

// Join takes over what another writer has of the lines that follow.
func (w *Writer) Join(next *Writer) {
	w.comments, w.problems = append(w.comments, next.comments...), append(w.problems, next.problems...)
	w.is11 = w.is11 && next.is11
}

// TooLong returns [ErrTooLong] where more is to be written than the options allow.
func (w *Writer) TooLong() error {
	if w.options.Most > 0 && len(head)+len(w.comments)+len(w.problems) > w.options.Most {
		return ErrTooLong
	}
	return nil
}

// head is how a file begins.
const head = "\uFEFF#PBI 1.2\n"

// Close writes the file.
func (w *Writer) Close(to io.Writer) error {
	first := []byte(head)
	if w.is11 {
		first[len(first)-2] = '1'
	}
	for _, part := range [][]byte{first, w.comments, w.problems} {
		if _, err := to.Write(part); err != nil {
			return err
		}
	}
	return nil
}
