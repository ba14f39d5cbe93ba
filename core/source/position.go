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

// index makes a Position cheap: it has the line starts and, for multi-byte text, the counts at about every stride bytes. It is made as far
// as it is needed.
type index struct {
	lines []uint32
	// The lines are found up to read; counted has the counts where the next mark will be.
	read    int
	marks   []mark
	counted mark
	// The place that was asked for last, and its line with its start: most positions come one after another.
	last      mark
	line      int
	lineStart mark
}

// mark has the counts of what is before the offset at, where a character begins.
type mark struct{ at, characters, units int }

const stride = 1024

var startOfFile = Position{Byte: 0, Line: 1, Column: 1, UTF16: 0}

// Position returns where an offset into Bytes is in the file. Its cost does not depend on the length of the file or of the line.
func (t *Text) Position(offset int) Position {
	if t.parent != nil {
		return t.parent.Position(t.Origin(Span{offset, offset}).Start)
	}
	line := t.lineAt(offset)
	start, at := t.index.lineStart, t.count(offset)
	p := Position{
		Byte:   t.start.Byte + offset,
		Line:   t.start.Line + line,
		Column: at.characters - start.characters + 1,
		UTF16:  t.start.UTF16 + at.units,
	}
	if t.wide() {
		p.Byte = t.start.Byte + min(2*at.units, t.size)
	}
	if line == 0 {
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

// ahead is how much of the text an index is made for at a time, beyond what was asked for.
const ahead = 1 << 12

// findLines finds the lines that begin up to an offset, and the next.
func (x *index) findLines(text []byte, offset int) {
	if x.lines == nil {
		x.lines = make([]uint32, 1, min(len(text)/32, 1<<16)+1)
	}
	for x.read < len(text) && int(x.lines[len(x.lines)-1]) <= offset {
		end := min(max(offset, x.read)+ahead, len(text))
		for i := x.read; i < end; i++ {
			if i += PlainLength(text[i:end]); i == end {
				break
			}
			if c := text[i]; c == '\n' || c == '\r' && (i+1 == len(text) || text[i+1] != '\n') {
				x.lines = append(x.lines, uint32(i+1))
			}
		}
		x.read = end
	}
}

// findMarks counts up to an offset.
func (x *index) findMarks(text []byte, offset int) {
	for x.counted.at < len(text) && x.counted.at <= offset {
		x.marks = append(x.marks, x.counted)
		x.counted.advance(text, min(len(x.marks)*stride, len(text)))
	}
}

// count returns the mark of an offset.
func (t *Text) count(offset int) mark {
	if !t.multiByte() {
		return mark{offset, offset, offset}
	}
	offset = min(offset, len(t.Bytes))
	x := t.indexed()
	x.findMarks(t.Bytes, offset)
	if len(x.marks) == 0 {
		return mark{}
	}
	i := min(offset/stride, len(x.marks)-1)
	if x.marks[i].at > offset {
		i--
	}
	m := x.marks[i]
	if x.last.at > m.at && x.last.at <= offset {
		m = x.last
	}
	m.advance(t.Bytes, offset)
	x.last = m
	return m
}

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

// LineLength returns how many characters the line of an offset has, without its line end.
func (t *Text) LineLength(offset int) int {
	line, end := t.lineAt(offset), t.Line(offset).End
	n := t.count(end).characters - t.index.lineStart.characters
	if line == 0 {
		n += t.start.Column - 1
	}
	return n
}

// StartsLine reports whether a line of t begins at an offset; in a part, a line of its own text.
func (t *Text) StartsLine(offset int) bool {
	if offset > 0 {
		return IsLineEnd(t.Bytes[offset-1])
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
	line := t.lineAt(offset)
	s := Span{int(t.index.lines[line]), len(t.Bytes)}
	if line+1 < len(t.index.lines) {
		s.End = int(t.index.lines[line+1])
	}
	for s.End > s.Start && IsLineEnd(t.Bytes[s.End-1]) {
		s.End--
	}
	if line == 0 && t.HasByteOrderMark() {
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
		start: start, size: t.Position(to).Byte - start.Byte,
	}
}

// few is how many lines are tried one after another.
const few = 16

// lineAt returns the number of the line, from 0, that an offset is in.
func (t *Text) lineAt(offset int) int {
	x := t.indexed()
	x.findLines(t.Bytes, offset)
	after := func(line int) bool { return line >= len(x.lines) || int(x.lines[line]) > offset }
	line := x.line
	for next := 0; !after(line + 1); line++ {
		if next++; next == few {
			line = sort.Search(len(x.lines), after) - 1
			break
		}
	}
	if after(line) {
		line = sort.Search(line, after) - 1
	}
	if line != x.line || x.lineStart.at != int(x.lines[line]) {
		x.line, x.lineStart = line, t.count(int(x.lines[line]))
	}
	return line
}

// advance goes on to the character that an offset is in, or, where one begins there, to that.
func (m *mark) advance(text []byte, offset int) {
	for m.at < offset {
		if n := LeadingASCII(text[m.at:offset]); n > 0 {
			m.at, m.characters, m.units = m.at+n, m.characters+n, m.units+n
		} else {
			m.step(text)
		}
	}
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
