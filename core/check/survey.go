package check

import "pbn/core/source"

// The kinds of bytes that other checks must look at again.
const (
	lineEndByte = 1 << iota
	tabByte
	controlByte
	c1Byte // from 128 to 159: a control character in Latin-1
	c2Byte // begins those characters in UTF-8
	highByte
)

// byteKinds has the kind of each byte, 0 for a printing ASCII character.
var byteKinds = func() (kinds [256]uint8) {
	for c := range kinds {
		switch {
		case c == '\n' || c == '\r':
			kinds[c] = lineEndByte
		case c == '\t' || c == '\v':
			kinds[c] = tabByte
		case c < ' ' || c == 0x7F:
			kinds[c] = controlByte
		case c >= 0x80 && c < 0xA0:
			kinds[c] = c1Byte | highByte
		case c == 0xC2:
			kinds[c] = c2Byte | highByte
		case c > 0x7F:
			kinds[c] = highByte
		}
	}
	return kinds
}()

// survey is what one pass over the bytes of a game finds, so that for most games no check of characters or lines has to read them again.
type survey struct {
	// has is the kinds of bytes that the game has.
	has uint8
	// longest is the length of its longest line, in bytes.
	longest int
	// long is the first of the lines that end in the game and are longer than goodLine, longLines how many such lines there are.
	long      source.Span
	longLines int
}

// look makes the survey of a span.
func look(t *source.Text, span source.Span) (s survey) {
	start, text := span.Start, t.Bytes[:span.End]
	for at := start; at < len(text); at++ {
		if at += source.PlainLength(text[at:]); at == len(text) {
			break
		}
		kind := byteKinds[text[at]]
		s.has |= kind
		if kind == lineEndByte {
			s.line(source.Span{Start: start, End: at})
			start = at + 1
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

// mayHaveControls reports whether there may be a control character among the bytes.
func (s *survey) mayHaveControls(e source.Encoding) bool {
	if e >= source.UTF8 {
		return s.has&(controlByte|c2Byte) != 0
	}
	return s.has&(controlByte|c1Byte) != 0
}

// forbidden is the length of the control character at a place that the standard does not allow; 0 where there is none.
func forbidden(t *source.Text, at int) int {
	c := t.Bytes[at]
	if c < ' ' && c != '\t' && c != '\v' && c != '\n' && c != '\r' || c == 127 {
		return 1
	}
	return t.Encoding.HighControl(t.Bytes[at:])
}
