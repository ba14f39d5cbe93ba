package check

import "pbn/core/source"

// What a byte can be that needs another look at its text.
const (
	lineEndByte = 1 << iota
	tabByte
	controlByte // begins a control character that is forbidden, in some encoding
	highByte
)

// byteKinds tell it of each byte; a printing ASCII character is nothing of that.
var byteKinds = func() (kinds [256]uint8) {
	for c := range kinds {
		switch {
		case c == '\n' || c == '\r':
			kinds[c] = lineEndByte
		case c == '\t' || c == '\v':
			kinds[c] = tabByte
		case c < ' ' || c == 0x7F:
			kinds[c] = controlByte
		case c >= 0x80 && c < 0xA0 || c == 0xC2:
			kinds[c] = controlByte | highByte
		case c > 0x7F:
			kinds[c] = highByte
		}
	}
	return kinds
}()

// survey is what one look at the bytes of a game tells, so that of most games no check of characters or lines need look again.
type survey struct {
	// has are the kinds of bytes that it has.
	has uint8
	// longest is the length of its longest line, in bytes.
	longest int
	// Of the lines that end in it, long is the first that is longer than is good, and longLines is how many are.
	long      source.Span
	longLines int
}

func look(t *source.Text, span source.Span) (s survey) {
	start := span.Start
	for i, c := range t.Slice(span) {
		kind := byteKinds[c]
		s.has |= kind
		if kind == lineEndByte {
			s.line(source.Span{Start: start, End: span.Start + i})
			start = span.Start + i + 1
		}
	}
	if t.Complete && span.End == len(t.Bytes) {
		s.line(source.Span{Start: start, End: span.End})
	}
	s.longest = max(s.longest, span.End-start)
	return s
}

func (s *survey) line(span source.Span) {
	n := span.End - span.Start
	s.longest = max(s.longest, n)
	if n > goodLine {
		if s.longLines++; s.longLines == 1 {
			s.long = span
		}
	}
}

// isPlain tells whether all characters are printing ones of ASCII, so that each is a byte.
func (s *survey) isPlain() bool { return s.has&^lineEndByte == 0 }
