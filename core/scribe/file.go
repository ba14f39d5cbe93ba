package scribe

import (
	"errors"
	"io"
	"unicode/utf8"

	"pbn/core/source"
)

// ErrTooLong ends the writing if it would exceed the most bytes that may be written.
var ErrTooLong = errors.New("the export is longer than it may be")

// File is a file that is written, a game after the other.
type File struct {
	to      io.Writer
	err     error
	most    int
	written int // bytes, of all games
	// isUTF8 reports whether all that was written as Latin-1 happens to be UTF-8, hasHigh whether it is more than ASCII.
	isUTF8, hasHigh bool
}

// Reset begins another file, of at most so many bytes; 0 means no limit.
func (f *File) Reset(to io.Writer, most int) {
	*f = File{to: to, most: most, isUTF8: true}
}

// Write writes out the bytes of a game. After an error nothing more is written.
func (f *File) Write(o *Output) error {
	bytes := o.Words.Bytes
	if o.Encoding == Latin1 && source.LeadingASCII(bytes) < len(bytes) {
		f.hasHigh, f.isUTF8 = true, f.isUTF8 && utf8.Valid(bytes)
	}
	if f.written += len(bytes); f.err == nil && f.most > 0 && f.written > f.most {
		f.err = ErrTooLong
	}
	if f.err == nil && f.to != nil {
		_, f.err = f.to.Write(bytes)
	}
	return f.err
}

// Err returns the error that has ended the writing.
func (f *File) Err() error { return f.err }

// Close ends the file.
//
// Latin-1 text can happen to be valid UTF-8, and would be read as that. A line at the end that programs skip prevents it: it has a byte that
// is not UTF-8.
func (f *File) Close(o *Output) error {
	if f.hasHigh && f.isUTF8 {
		o.Words.Reset()
		o.Line([]byte(Latin1Line))
		return f.Write(o)
	}
	return f.err
}

// Latin1Line is the line that shows that a file is Latin-1.
const Latin1Line = "% This file is ISO 8859-1, not UTF-8: \u00FF"
