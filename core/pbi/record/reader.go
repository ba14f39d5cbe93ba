package record

import (
	"bytes"

	"pbn/core/source"
)

// Kind is what a line is.
type Kind uint8

// The kinds.
const (
	MarkerLine   Kind = iota // the first line
	SecondMarker             // the first line of another file
	CommentLine
	LateComment // one after a record
	EmptyLine
	TextLine // one without a colon: no record
	RecordLine
	Unterminated // the last one, which has no end and does not count
)

// Line is a line of a file.
type Line struct {
	Kind   Kind
	Number int
	// Span is the line, End its line end.
	Span, End source.Span
	// Record is that of a line that has one.
	Record *Record
}

// Reader reads the lines of a file, one at a time.
type Reader struct {
	file      *source.Stream
	line      Line
	record    Record
	at        int // where the next line begins in the window
	number    int // of records
	steps     int // how many bytes were looked at, to hold that it is linear
	hasMarker bool
	hasRecord bool // a record or a line of text was read
	isForeign bool
	isLater   bool // the file is a part of another, and not its first
}

// Reset makes ready for a file.
func (r *Reader) Reset(file *source.Stream) {
	*r = Reader{file: file, record: r.record}
	if file.Text().HasByteOrderMark() {
		r.at = len(byteOrderMark)
	}
}

// IsForeign reports whether the file is not PBI: it has no marker, and its first line that is not a comment does not have nine fields with a board or
// nothing in the second (B-9).
func (r *Reader) IsForeign() bool { return r.isForeign }

// HasMarker reports whether the first line says that the file is PBI.
func (r *Reader) HasMarker() bool { return r.hasMarker }

// Steps returns how many bytes were looked at.
func (r *Reader) Steps() int { return r.steps }

// Next returns the next line with its text, both valid until the next call; nil at the end of the file, and where it is found that the file
// is not PBI.
func (r *Reader) Next() (*source.Text, *Line) {
	if !r.nextLine() {
		r.isForeign = r.isForeign || !r.hasMarker && !r.hasRecord
		return nil, nil
	}
	t := r.file.Text()
	r.line.Kind = r.kindOf(t)
	switch r.line.Kind {
	case MarkerLine:
		r.hasMarker = true
	case TextLine, RecordLine:
		isFirst := !r.hasRecord
		r.hasRecord = true
		if r.line.Kind == RecordLine {
			r.read(t, r.start(t))
		}
		if isFirst && !r.hasMarker && (r.line.Kind == TextLine || r.record.Colons < int(Comment) || !r.record.Board.IsBoard()) {
			r.isForeign = true
			return nil, nil
		}
	}
	return t, &r.line
}

// nextLine finds the next line of the window. The window moves on where it has no whole line.
func (r *Reader) nextLine() bool {
	if r.file.EndsAt(r.at, true) {
		return false
	}
	for {
		t := r.file.Text()
		end, next := t.EndOfLine(r.at)
		r.steps += next - r.at + 1
		isWhole := next > end && (next < len(t.Bytes) || t.Complete || t.Bytes[end] != '\r')
		switch {
		case r.file.Err() != nil && !r.file.HasNoMore() || t.Complete && r.at == len(t.Bytes):
			return false
		case isWhole || t.Complete:
			r.line.Number++
			r.line.Span, r.line.End = source.Span{Start: r.at, End: end}, source.Span{Start: end, End: next}
			r.at = next
			return true
		}
		if r.file.HasNoMore() {
			return false
		}
		r.file.Advance(r.at)
		r.at = 0
	}
}

// kindOf returns what the line is.
func (r *Reader) kindOf(t *source.Text) Kind {
	span := r.start(t)
	text := t.Slice(span)
	if r.line.Number == 1 {
		if _, is := ReadMarker(t, r.line.Span); is {
			return MarkerLine
		}
	}
	isHash := len(text) > 0 && text[0] == '#'
	switch {
	case r.line.End.Start == r.line.End.End:
		return Unterminated
	case isHash && !r.hasRecord:
		if _, is := ReadMarker(t, r.line.Span); is {
			return SecondMarker
		}
		return CommentLine
	case isHash && bytes.Count(text, []byte{':'}) >= int(Comment):
		return RecordLine
	case isHash:
		if _, is := ReadMarker(t, r.line.Span); is {
			return SecondMarker
		}
		return LateComment
	case isBlankLine(text):
		return EmptyLine
	case bytes.IndexByte(text, ':') < 0:
		return TextLine
	}
	return RecordLine
}

// start returns the line without byte order marks at its beginning.
func (r *Reader) start(t *source.Text) source.Span {
	span := r.line.Span
	for bytes.HasPrefix(t.Slice(span), []byte(byteOrderMark)) && t.Encoding.IsUnicode() {
		span.Start += len(byteOrderMark)
	}
	return span
}

// isBlankLine reports whether a line has nothing but blanks and byte order marks.
func isBlankLine(text []byte) bool {
	for len(text) > 0 {
		switch {
		case isBlank(text[0]):
			text = text[1:]
		case bytes.HasPrefix(text, []byte(byteOrderMark)):
			text = text[len(byteOrderMark):]
		default:
			return false
		}
	}
	return true
}
