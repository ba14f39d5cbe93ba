package source

import (
	"io"
	"sort"
	"unicode/utf16"
	"unicode/utf8"
	"unsafe"
)

// Text is a file's text, or a part of it, in a form in which every ASCII character is one byte: the file's own bytes, or,
// for UTF-16, its text in UTF-8. The bytes are not copied and must not change as long as the Text is in use.
type Text struct {
	Bytes    []byte
	Encoding Encoding
	// Complete reports whether the file ends with the Text.
	Complete bool
	// Unshown reports whether no line of the Text will be shown, so that nobody needs to keep one.
	Unshown bool
	// start is where in the file the Text begins.
	start Position
	// size is how many bytes the Text has in the file.
	size  int
	index *index
	held  heldString
	// leaving are called before the window moves on.
	leaving []func()
	// Markup says what "<" and "&" mean in the page that the Text is a part of (see Written).
	Markup Markup
	// parent is the Text that a part was read from, and pieces say from where.
	parent *Text
	pieces []Piece
	habits *Habits
}

// Text makes the Text of a whole file. Its encoding is detected, unless the caller names it.
func (h *Habits) Text(file []byte, named Encoding) *Text {
	t := &Text{Bytes: file, Encoding: named, Complete: true, start: startOfFile, size: len(file), habits: h}
	if named == Automatic {
		t.Encoding = h.Detect(file)
	}
	if t.wide() {
		t.Bytes = appendUTF16(make([]byte, 0, len(file)/2+len(file)/8), file, t.Encoding == UTF16BE)
		if len(file)%2 == 1 {
			t.Bytes = utf8.AppendRune(t.Bytes, utf8.RuneError)
		}
	}
	return t
}

// wide reports whether the file is UTF-16.
func (t *Text) wide() bool { return t.Encoding.IsWide() }

// multiByte reports whether a character of Bytes can take more than one byte.
func (t *Text) multiByte() bool { return t.Encoding.IsUnicode() }

// appendUTF16 appends UTF-16 as UTF-8, without an odd byte at its end. It keeps one character for each code unit that is
// not half of a pair, so that positions can be found from the UTF-8 text alone.
func appendUTF16(out, file []byte, bigEndian bool) []byte {
	low, high := 0, 1
	if bigEndian {
		low, high = 1, 0
	}
	unit := func(i int) rune { return rune(file[i+low]) | rune(file[i+high])<<8 }
	for i := 0; i+1 < len(file); i += 2 {
		r := unit(i)
		if utf16.IsSurrogate(r) {
			pair := utf8.RuneError
			if i+3 < len(file) {
				pair = utf16.DecodeRune(r, unit(i+2))
			}
			if pair != utf8.RuneError {
				i += 2
			}
			r = pair
		}
		out = utf8.AppendRune(out, r)
	}
	return out
}

// OnLeave has a function called before the window moves on and the bytes of t are gone. A window with the rest of the file never moves on.
func (t *Text) OnLeave(leave func()) { t.leaving = append(t.leaving, leave) }

// Slice returns the bytes of a span. They belong to the Text.
func (t *Text) Slice(s Span) []byte { return t.Bytes[s.Start:s.End] }

// heldString is a string with the bytes of a span, so that other strings can be parts of it.
type heldString struct {
	bytes string
	at    int
	// same is a span of the bytes that is known to be valid UTF-8.
	same Span
}

// holdAhead is the least number of bytes that are held, so that short games share a string.
const holdAhead = 1 << 14

// Hold makes what is decoded within a span, from now on, parts of one string, as far as possible. It returns the bytes of the span, of
// which those that are ASCII are their text, and whether all of them are; isASCII says that this is known.
func (t *Text) Hold(s Span, isASCII bool) (text string, isSame bool) {
	if !t.holds(s) {
		b := t.Bytes[s.Start:min(max(s.End, s.Start+holdAhead), len(t.Bytes))]
		t.held = heldString{bytes: string(b), at: s.Start}
	}
	text = t.held.bytes[s.Start-t.held.at : s.End-t.held.at]
	if isSame = isASCII || t.isSame(t.Slice(s)); isSame {
		t.held.same = s
	}
	return text, isSame
}

// holds reports whether a span is in the string that is held.
func (t *Text) holds(s Span) bool {
	return s.Start >= t.held.at && s.End <= t.held.at+len(t.held.bytes)
}

func isASCII(b []byte) bool { return LeadingASCII(b) == len(b) }

// Decode returns the text of a span. Invalid bytes become U+FFFD.
func (t *Text) Decode(s Span) string {
	b := t.Slice(s)
	if t.holds(s) && (s.in(t.held.same) || t.isSame(b)) {
		return t.held.bytes[s.Start-t.held.at : s.End-t.held.at]
	}
	return t.DecodeBytes(b)
}

// Peek is Decode of a text that nobody keeps: it may be the bytes of the window, and is then valid until the window moves.
func (t *Text) Peek(s Span) string {
	if b := t.Slice(s); len(b) > 0 && t.isSame(b) {
		return unsafe.String(&b[0], len(b))
	}
	return t.Decode(s)
}

// isSame reports whether bytes are the same in UTF-8.
func (t *Text) isSame(b []byte) bool { return isASCII(b) || t.multiByte() && utf8.Valid(b) }

// DecodeBytes returns the text of bytes that were taken from t.
func (t *Text) DecodeBytes(b []byte) string {
	switch {
	case t.isSame(b):
		return string(b)
	case t.Encoding == UTF8 && t.habits != nil && t.habits.Joined != nil:
		return t.habits.Joined.decode(b)
	case t.multiByte():
		return replaceInvalid(b)
	}
	out := make([]byte, 0, len(b)+len(b)/4)
	for _, c := range b {
		out = utf8.AppendRune(out, t.Encoding.RuneOf(c))
	}
	return string(out)
}

// HasByteOrderMark reports whether Bytes starts with the file's byte order mark, three bytes long.
func (t *Text) HasByteOrderMark() bool {
	return t.multiByte() && t.parent == nil && t.start == startOfFile && len(t.Bytes) >= len(utf8Mark) && string(t.Bytes[:len(utf8Mark)]) == utf8Mark
}

// Stream makes a Stream of a Text that is complete.
func (t *Text) Stream() *Stream { return &Stream{text: t, err: io.EOF, certain: settled} }

// Piece says that an offset into a part and an offset into its parent are the same place. So are the bytes after them, one by one as far as
// there are as many. If several pieces are at one offset of the part, the first says where what is before it ends, and the last where what
// is after it begins.
type Piece struct{ Offset, Parent int }

// Part makes the Text of text in UTF-8 that was read from a part of t. Its positions are those of t; the pieces, in the
// order of both offsets and the first at offset 0, say which.
func (t *Text) Part(text []byte, pieces []Piece) *Text {
	return &Text{Bytes: text, Encoding: UTF8, Complete: true, start: startOfFile, size: len(text), parent: t, pieces: pieces, habits: t.habits}
}

// Origin returns the span of the parent that a span of the part was read from.
func (t *Text) Origin(s Span) Span {
	start := t.origin(s.Start, sort.Search(len(t.pieces), func(i int) bool { return t.pieces[i].Offset > s.Start })-1)
	if s.End == s.Start {
		return Span{start, start}
	}
	first := sort.Search(len(t.pieces), func(i int) bool { return t.pieces[i].Offset >= s.End })
	if first < len(t.pieces) && t.pieces[first].Offset == s.End {
		return Span{start, t.pieces[first].Parent}
	}
	return Span{start, t.origin(s.End, first-1)}
}

// origin returns the offset into the parent of an offset that belongs to a piece.
func (t *Text) origin(offset, piece int) int {
	next := len(t.parent.Bytes)
	if piece+1 < len(t.pieces) {
		next = t.pieces[piece+1].Parent
	}
	return min(t.pieces[piece].Parent+offset-t.pieces[piece].Offset, next)
}
