package epd

import (
	"bytes"
	"math"

	"pbn/core/source"
)

// scanner finds the fields and the operations of a line. It never fails: what is not closed ends with the line, and semicolons that end
// nothing are strays.
type scanner struct {
	text   []byte
	at     int
	end    int // of the line
	record *Record
	fields []source.Span
	steps  int
	// unclosed is an offset from which on no string is closed: of operations that take one text, and of others.
	unclosed [2]int
}

// isBlank reports whether a character is white space, or a control character, which is read as that.
func isBlank(c byte) bool { return c <= ' ' || c == 0x7F }

// skipBlanks returns the first offset from one on, up to an end, that is no white space.
func skipBlanks(text []byte, at, end int) int {
	for at < end && isBlank(text[at]) {
		at++
	}
	return at
}

// wordIn returns the first word from an offset on: up to white space, a semicolon or an end.
func wordIn(text []byte, at, end int) source.Span {
	word := source.Span{Start: skipBlanks(text, at, end)}
	for at = word.Start; at < end && !isBlank(text[at]) && text[at] != ';'; at++ {
	}
	word.End = at
	return word
}

// trim returns a span without the white space at its ends.
func trim(text []byte, s source.Span) source.Span {
	s.Start = skipBlanks(text, s.Start, s.End)
	for s.End > s.Start && isBlank(text[s.End-1]) {
		s.End--
	}
	return s
}

// scan scans the line from an offset on.
func (s *scanner) scan(start int) {
	s.at, s.unclosed = start, [2]int{math.MaxInt, math.MaxInt}
	s.position()
	for {
		s.skip()
		switch {
		case s.at == s.end:
			s.record.Fields = s.fields
			return
		case s.text[s.at] == ';':
			s.record.strays = append(s.record.strays, source.Span{Start: s.at, End: s.at + 1})
			s.at++
			s.steps++
		default:
			s.operation()
		}
	}
}

// skip goes over white space.
func (s *scanner) skip() {
	at := skipBlanks(s.text, s.at, s.end)
	s.steps += at - s.at
	s.at = at
}

// word goes over a word.
func (s *scanner) word() source.Span {
	w := wordIn(s.text, s.at, s.end)
	s.steps += w.End - s.at
	s.at = w.End
	return w
}

// position finds the fields of the position: four, or up to six where numbers follow (ledger 16.2.3-b).
func (s *scanner) position() {
	for len(s.fields) < 6 {
		from := s.at
		w := s.word()
		if w.Start == w.End || len(s.fields) > 3 && !isCounter(s.text[w.Start:w.End]) {
			s.at = from
			return
		}
		s.fields = append(s.fields, w)
	}
}

// isCounter reports whether a word is meant as the clock or the number of the move, and not as an opcode, which begins with a letter.
func isCounter(word []byte) bool {
	c := word[0]
	return isDigit(c) || c == '-' && (len(word) == 1 || isDigit(word[1]))
}

// operation finds an operation.
func (s *scanner) operation() {
	r := s.record
	name := s.word()
	o := Operation{name: name.Short(), Opcode: opcodeOf(s.text[name.Start:name.End]), From: int32(len(r.Operands)), end: uint32(s.at)}
	row := o.Opcode.row()
	if !isOpcode(s.text[name.Start:name.End]) {
		o.Flags |= Malformed
	}
	for o.Flags |= Unclosed; ; o.end = uint32(s.at) {
		s.skip()
		if s.at == s.end {
			break
		}
		if s.text[s.at] == ';' {
			s.at++
			s.steps++
			o.Flags &^= Unclosed
			o.end = uint32(s.at)
			break
		}
		if from := s.at; !s.operand(row) {
			s.at = from // another operation begins
			break
		}
	}
	o.To = int32(len(r.Operands))
	r.Operations = append(source.Room(r.Operations), o)
}

// operand finds an operand. It reports false where a word is the opcode of another operation, so that the semicolon before it is missing.
func (s *scanner) operand(row *opcodeRow) bool {
	one := Operand{Kind: String}
	switch {
	case s.text[s.at] == '"':
		one.Flags, one.at = s.quoted(row)
	case row.isText():
		// A text without quotes goes up to the semicolon (ledger 16.2.5-b).
		to := s.find(';')
		span := trim(s.text, source.Span{Start: s.at, End: to})
		if s.at = span.End; bytes.IndexByte(s.text[span.Start:span.End], '"') >= 0 {
			one.Flags |= HasQuote
		}
		one.at = span.Short()
	default:
		one.Kind = Word
		w := s.word()
		if mayEndBefore(row.is, s.text[w.Start:w.End]) {
			return false
		}
		one.at = w.Short()
	}
	s.record.Operands = append(source.Room(s.record.Operands), one)
	return true
}

// mayEndBefore reports whether a word among the operands of an operation is an opcode, and nothing that the operation takes.
func mayEndBefore(is operandType, word []byte) bool {
	switch is {
	case nothing, number, moves, move, variation:
		return opcodeOf(word) != Other && !isSquare(word)
	}
	return false
}

// isSquare reports whether an opcode is a move of a pawn, too: c1 to c8.
func isSquare(word []byte) bool {
	return len(word) == 2 && word[0] == 'c' && word[1] >= '1' && word[1] <= '8'
}

// find returns where a character comes next in the line, or its end.
func (s *scanner) find(c byte) int {
	n := bytes.IndexByte(s.text[s.at:s.end], c)
	if n < 0 {
		n = s.end - s.at
	}
	s.steps += n
	return s.at + n
}

// quoted finds a string. It ends with a quote that a blank, a semicolon or the end of the line follows; where the operation takes one text
// alone, only with one that a semicolon, the end of the line or another string follows. A string that is not closed ends before the next
// semicolon.
func (s *scanner) quoted(row *opcodeRow) (flags OperandFlags, at source.ShortSpan) {
	start, of := s.at+1, &s.unclosed[0]
	if !row.isText() {
		of = &s.unclosed[1]
	}
	flags = Quoted
	for from := start; from < *of; {
		n := bytes.IndexByte(s.text[from:s.end], '"')
		if n < 0 {
			break
		}
		s.steps += n + 1
		quote := from + n
		if s.ends(quote, row.isText()) {
			s.at = quote + 1
			return flags, source.Span{Start: start, End: quote}.Short()
		}
		flags |= HasQuote
		from = quote + 1
	}
	*of = min(*of, start)
	s.at = start
	span := source.Span{Start: start, End: s.find(';')}
	for span.End > span.Start && isBlank(s.text[span.End-1]) {
		span.End--
	}
	s.at, flags = span.End, Quoted|OpenQuote
	if bytes.IndexByte(s.text[span.Start:span.End], '"') >= 0 {
		flags |= HasQuote
	}
	return flags, span.Short()
}

// ends reports whether a quote ends a string.
func (s *scanner) ends(quote int, isText bool) bool {
	at := quote + 1
	if at == s.end || s.text[at] == ';' || !isText && isBlank(s.text[at]) {
		return true
	}
	next := skipBlanks(s.text, at, s.end)
	s.steps += next - at
	return next == s.end || next > at && s.text[next] == '"' || s.text[next] == ';'
}
