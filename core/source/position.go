package source

import (
	"bytes"
	"sort"
	"unicode/utf8"
)

// Position is a place in a file, as people and programs name it.
type Position struct {
	Byte   int // bytes of the file before it, a byte order mark included
	Line   int // from 1
	Column int // from 1, in characters
	UTF16  int // UTF-16 code units of the decoded file before it, a byte order mark included
}

// index makes a Position cheap: it has the counts at places that are not far from one another. It is made as far as it is needed.
type index struct {
	marks []mark
	// counted has the counts where the next mark will be.
	counted mark
	// The place that was asked for last, and the start of its line: most positions come one after another.
	last, lineStart mark
}

// mark has the counts of what is before the offset at, where a character begins: characters, UTF-16 code units, and the line ends, the
// last of which is before start.
type mark struct{ at, characters, units, line, start int }

// stride is so short that a place is counted to in few steps, wherever it is. Where somebody else has counted a stretch, it may be as long
// as longest.
const stride, longest = 256, 2048

var startOfFile = Position{Byte: 0, Line: 1, Column: 1, UTF16: 0}

// Position returns where an offset into Bytes is in the file. Its cost does not depend on the length of the file or of the line.
func (t *Text) Position(offset int) Position {
	if t.parent != nil {
		return t.parent.Position(t.Origin(Span{offset, offset}).Start)
	}
	at := t.count(offset)
	p := Position{
		Byte:   t.start.Byte + offset,
		Line:   t.start.Line + at.line,
		Column: at.characters - t.lineStart(at) + 1,
		UTF16:  t.start.UTF16 + at.units,
	}
	if t.wide() {
		p.Byte = t.start.Byte + min(2*at.units, t.size)
	}
	if at.line == 0 {
		p.Column += t.start.Column - 1
		if t.HasByteOrderMark() && p.Column > 1 {
			p.Column--
		}
	}
	return p
}

// CountsBytes reports whether a stretch of ASCII has as many bytes, and characters, in the file as here.
func (t *Text) CountsBytes() bool { return t.parent == nil && !t.wide() }

// Range is a Span as people and programs name it.
type Range struct{ Start, End Position }

// Range returns where a span of Bytes is in the file.
func (t *Text) Range(s Span) Range {
	if t.parent != nil {
		return t.parent.Range(t.Origin(s))
	}
	return Range{t.Position(s.Start), t.Position(s.End)}
}

// InFile returns a span in bytes of the file.
func (t *Text) InFile(s Span) Span {
	switch {
	case t.parent != nil:
		return t.parent.InFile(t.Origin(s))
	case t.wide():
		return Span{t.Position(s.Start).Byte, t.Position(s.End).Byte}
	}
	return Span{t.start.Byte + s.Start, t.start.Byte + s.End}
}

// addMark adds the next mark; it returns false at a place that is the end of what is to be counted.
func (t *Text) addMark(end int) bool {
	x := t.index
	if x.counted.at >= end {
		return false
	}
	if x.marks == nil {
		x.marks = make([]mark, 0, len(t.Bytes)/stride+1)
	}
	x.marks = append(x.marks, x.counted)
	t.advance(&x.counted, min(x.counted.at+stride, end))
	return true
}

// Counted says that so many lines end in a span, and where the last of them ends; plain, that all characters there are ASCII. So what was
// read once need not be read again to count its lines. Spans come one after another, from the start of the text.
func (t *Text) Counted(s Span, lines, lastEnd int, plain bool) {
	x := t.index
	if x == nil {
		return // nobody has asked for a position yet
	}
	m := &x.counted
	if m.at != s.Start || t.multiByte() && !plain || s.End-s.Start > longest {
		for t.addMark(s.End) {
		}
		return
	}
	if n := len(x.marks); n == 0 || m.at-x.marks[n-1].at >= stride {
		x.marks = append(x.marks, *m)
	}
	n := s.End - s.Start
	m.at, m.characters, m.units, m.line = m.at+n, m.characters+n, m.units+n, m.line+lines
	if lines > 0 {
		m.start = lastEnd
	}
}

// count returns the mark of an offset. It is valid until the next call.
func (t *Text) count(offset int) *mark {
	offset = min(offset, len(t.Bytes))
	x := t.indexed()
	for x.counted.at <= offset && t.addMark(len(t.Bytes)) {
	}
	if len(x.marks) == 0 {
		return &x.last
	}
	m := &x.marks[sort.Search(len(x.marks), func(i int) bool { return x.marks[i].at > offset })-1]
	if x.last.at > m.at && x.last.at <= offset {
		m = &x.last
	}
	if m != &x.last {
		x.last = *m
	}
	t.advance(&x.last, offset)
	return &x.last
}

// lineStart returns how many characters are before the line of a mark.
func (t *Text) lineStart(m *mark) int {
	if !t.multiByte() {
		return m.start
	}
	if x := t.index; x.lineStart.at != m.start {
		last := x.last
		x.lineStart = *t.count(m.start)
		x.last = last
	}
	return t.index.lineStart.characters
}

// lineEnd returns where the line of a mark ends, without its line end.
func (t *Text) lineEnd(m *mark) int {
	x := t.index
	after := sort.Search(len(x.marks), func(i int) bool { return x.marks[i].line > m.line })
	for after == len(x.marks) && t.addMark(len(t.Bytes)) {
		if x.marks[after].line == m.line {
			after++
		}
	}
	at := m.at
	if after > 0 {
		at = max(at, x.marks[after-1].at)
	}
	if t.hasUnicodeLines() {
		return at + firstUnicodeLine(t.Bytes[at:])
	}
	return at + LineEnd(t.Bytes[at:])
}

// EndOfLine returns where the line ends that goes on from an offset, and where the next one begins; both are the end of the text where no
// line end follows. A CR that ends the text may be half of a CR LF.
func (t *Text) EndOfLine(from int) (end, next int) {
	rest := t.Bytes[from:]
	if t.hasUnicodeLines() {
		end = from + firstUnicodeLine(rest)
	} else {
		end = from + LineEnd(rest)
	}
	switch {
	case end == len(t.Bytes):
		return end, end
	case t.Bytes[end] == '\r' && end+1 < len(t.Bytes) && t.Bytes[end+1] == '\n':
		return end, end + 2
	}
	return end, t.CharacterEnd(end)
}

func (t *Text) hasUnicodeLines() bool { return t.habits.UnicodeLines && t.multiByte() }

func (t *Text) indexed() *index {
	if t.index == nil {
		t.index = &index{}
	}
	return t.index
}

// CharacterEnd returns where the character at an offset ends.
func (t *Text) CharacterEnd(offset int) int {
	if !t.multiByte() {
		return min(offset+1, len(t.Bytes))
	}
	_, size := decodeRune(t.Bytes[offset:])
	return offset + size
}

// LineLength returns how many characters the line of an offset has, without its line end and without a byte order mark.
func (t *Text) LineLength(offset int) int {
	end := t.count(t.Line(offset).End)
	n := end.characters - t.lineStart(end)
	if end.line == 0 {
		n += t.start.Column - 1
		if t.HasByteOrderMark() {
			n--
		}
	}
	return n
}

// StartsLine reports whether a line of t begins at an offset; in a part, a line of its own text.
func (t *Text) StartsLine(offset int) bool {
	if offset > 0 {
		return IsLineEnd(t.Bytes[offset-1]) || t.hasUnicodeLines() && unicodeLineEnd(t.Bytes[:offset]) > 0
	}
	return t.parent != nil || t.start.Column == 1
}

// Offset returns the offset into Bytes of a position in the file; ok is false if t does not have it, and in a part.
func (t *Text) Offset(p Position) (offset int, ok bool) {
	if t.parent != nil || p.Byte < t.start.Byte || p.Byte > t.start.Byte+t.size {
		return 0, false
	}
	if !t.wide() {
		return p.Byte - t.start.Byte, true
	}
	units := p.UTF16 - t.start.UTF16
	i := sort.Search(len(t.Bytes), func(i int) bool { return t.count(i).units >= units })
	return t.count(i).at, true // i may be inside of a character
}

// Line returns the line that an offset is in, without its line end and without a byte order mark.
func (t *Text) Line(offset int) Span {
	at := t.count(offset)
	s := Span{at.start, t.lineEnd(at)}
	for s.End > s.Start && IsLineEnd(t.Bytes[s.End-1]) {
		s.End--
	}
	if at.line == 0 && t.HasByteOrderMark() {
		s.Start = len(utf8Mark)
	}
	return s
}

// Around returns a copy of the line of an offset: at most before bytes before it and after bytes after it, and perhaps one character more.
// Its positions are those of t.
func (t *Text) Around(offset, before, after int) *Text {
	line := t.Line(offset)
	from, to := max(line.Start, offset-before), min(max(line.End, offset), offset+after)
	for from > line.Start && t.multiByte() && !utf8.RuneStart(t.Bytes[from]) {
		from--
	}
	for to < line.End && t.multiByte() && !utf8.RuneStart(t.Bytes[to]) {
		to++
	}
	from = min(from, offset)
	start := t.Position(from)
	return &Text{
		Bytes: bytes.Clone(t.Bytes[from:to]), Encoding: t.Encoding, Complete: true,
		start: start, size: t.Position(to).Byte - start.Byte, habits: t.habits,
	}
}

// advance goes on to the character that an offset is in, or, where one begins there, to that.
func (t *Text) advance(m *mark, offset int) {
	from := m.at
	if t.multiByte() {
		for m.at < offset {
			if n := LeadingASCII(t.Bytes[m.at:offset]); n > 0 {
				m.at, m.characters, m.units = m.at+n, m.characters+n, m.units+n
			} else {
				m.step(t.Bytes)
			}
		}
	} else {
		m.at, m.characters, m.units = offset, offset, offset
	}
	if t.hasUnicodeLines() {
		m.countUnicodeLines(t.Bytes, from)
	} else {
		m.countLines(t.Bytes, from)
	}
}

// countLines counts the line ends from an offset on. A CR that comes before an LF is not one. Nothing in the loop depends on where they
// are: a branch for each would cost more than the rest.
func (m *mark) countLines(text []byte, from int) {
	at, lines, wasCR := from, 0, uint64(0) // the low bit: the byte before was a CR
	last := m.at                           // not long after the last line end
	for rest := text[from:m.at]; len(rest) >= 32; rest = rest[32:] {
		b := (*[32]byte)(rest)
		isLF0, isCR0 := lineEnds(EightBytes(b[:]))
		isLF1, isCR1 := lineEnds(EightBytes(b[8:]))
		isLF2, isCR2 := lineEnds(EightBytes(b[16:]))
		isLF3, isCR3 := lineEnds(EightBytes(b[24:]))
		// In each byte how many bytes in its place end lines: either of both, and where an LF comes after a CR, one.
		sum := (isLF0 | isCR0<<8 | wasCR) + (isLF1 | isCR1<<8 | isCR0>>56) + (isLF2 | isCR2<<8 | isCR1>>56) + (isLF3 | isCR3<<8 | isCR2>>56)
		wasCR = isCR3 >> 56
		lines += int(sum * each >> 56)
		if at += 32; sum != 0 {
			last = at
		}
	}
	for ; m.at-at >= 8; at += 8 {
		isLF, isCR := lineEnds(EightBytes(text[at:]))
		ends := isLF | isCR<<8 | wasCR
		if lines += int(ends * each >> 56); ends != 0 {
			last = at + 8
		}
		wasCR = isCR >> 56
	}
	for ; at < m.at; at++ {
		if c := text[at]; c == '\n' || wasCR != 0 {
			lines++
			last, wasCR = at+1, 0
		}
		if text[at] == '\r' {
			wasCR = 1
		}
	}
	if wasCR != 0 && endsLine(text, m.at) {
		lines++
		last = m.at
	}
	if m.line += lines; lines > 0 {
		for m.start = last; !endsLine(text, m.start); m.start-- {
		}
	}
}

// countUnicodeLines is countLines where U+0085 and U+2028 end lines, too.
func (m *mark) countUnicodeLines(text []byte, from int) {
	for at := from + 1; at <= m.at; at++ {
		if endsLine(text, at) || unicodeLineEnd(text[:at]) > 0 {
			m.line++
			m.start = at
		}
	}
}

// lineEnds returns eight bytes, of which those are 1 that are LF in the given ones, and eight of which those are 1 that are CR.
func lineEnds(eight uint64) (isLF, isCR uint64) {
	return zeroBytes(eight^'\n'*each) >> 7, zeroBytes(eight^'\r'*each) >> 7
}

// endsLine reports whether a line end is right before an offset.
func endsLine(text []byte, at int) bool {
	c := text[at-1]
	return c == '\n' || c == '\r' && (at == len(text) || text[at] != '\n')
}

// step goes over one character; one of four bytes is two UTF-16 code units.
func (m *mark) step(text []byte) {
	r, size := decodeRune(text[m.at:])
	m.at += size
	m.characters++
	m.units++
	if r >= 0x10000 {
		m.units++
	}
}
