package source

import (
	"bytes"
	"io"
	"strconv"
	"unicode/utf8"
)

// Stream is a file that is read through a window, the Text, which has what was read and is still needed.
//
// The encoding of a file whose bytes come one after another is detected late, at the first byte above 127, and from the
// next 1,048,576 bytes. Latin-1 becomes Windows-1252 at the first byte that only that has. So a Stream has the encoding
// that Detect of the habits gives for the whole file, unless text of that length is UTF-8 and what follows is not.
type Stream struct {
	text    *Text
	reader  io.Reader
	err     error  // of the reader, io.EOF at the end of the file
	raw     []byte // bytes of UTF-16 that are not in the text yet
	longest int    // bytes of text that a game may have, and a window keeps; 0 means no limit
	certain certainty
	ascii   int // how many bytes at the start of the text need not be read again to detect the encoding
	stop    func() error
	// bound is where a chunk ends, with another one after it: see [Chunk]. 0 is no chunk.
	bound int
	// stretch is what has chunks, of a stream that reads several; else nil.
	stretch *Stretch
}

// certainty is what is known of the encoding.
type certainty uint8

const (
	onlyASCII certainty = iota // no byte above 127 so far
	notUTF8                    // the default so far
	settled
)

// Open makes a Stream of a file that is in memory: its window is the whole file. The encoding is detected, unless the caller
// names it.
func (h *Habits) Open(file []byte, named Encoding) *Stream {
	if len(file) > 2*longestGame {
		return h.Stream(bytes.NewReader(file), named)
	}
	return h.Text(file, named).Stream()
}

// longestGame limits how many bytes of text a window keeps when it reads on. It reads as much again, which may grow by half from UTF-16 to
// UTF-8; an offset into all that fits in 32 bits.
const longestGame = 512 << 20

// TooLong ends the reading of a file with a game that does not fit in a window.
type TooLong struct {
	Start Position // of the game
	Bytes int      // that a game may have
	Doubt string   // what to look at, or ""
}

func (e TooLong) Error() string {
	limit := strconv.Itoa(e.Bytes) + " bytes"
	if e.Bytes%(1<<20) == 0 {
		limit = strconv.Itoa(e.Bytes>>20) + " MiB"
	}
	doubt := ""
	if e.Doubt != "" {
		doubt = "; " + e.Doubt
	}
	return "the game or page that begins in line " + strconv.Itoa(e.Start.Line) + " is longer than " + limit +
		": neither it nor what follows it can be read" + doubt
}

// LimitGames sets how many bytes of text a game may have; the default is 512 MiB, or no limit if the whole file is in memory, and 0 leaves
// it as it is. It returns the stream.
func (s *Stream) LimitGames(longest int) *Stream {
	if longest > 0 {
		s.longest = longest
	}
	return s
}

// LongestGame returns how many bytes of text a game may have; 0 means no limit.
func (s *Stream) LongestGame() int { return s.longest }

// EndTooLong ends the reading with a game that is too long and begins at an offset of the Text.
func (s *Stream) EndTooLong(start int) {
	s.err = TooLong{s.text.Position(start), s.longest, s.text.habits.Doubt}
}

// Stream makes a Stream of a reader. The encoding is detected, unless the caller names it.
func (h *Habits) Stream(r io.Reader, named Encoding) *Stream {
	s := &Stream{reader: r, text: &Text{Encoding: named, start: startOfFile, habits: h}, longest: longestGame}
	s.fill(headLength)
	if named == Automatic {
		s.text.Encoding = fromStart(s.text.Bytes)
	}
	if s.text.Encoding != Automatic {
		s.certain = settled
	} else {
		s.text.Encoding = h.contentType(s.text.Bytes)
		if s.text.Encoding != UTF8 && s.text.Encoding != Windows1252 {
			s.text.Encoding = h.otherwise(false)
		}
	}
	if s.text.wide() && s.raw == nil {
		s.raw, s.text.Bytes, s.text.size = s.text.Bytes, nil, 0
		s.decode()
	}
	s.settle()
	return s
}

// Text returns the window. It is valid until the next call of Advance.
func (s *Stream) Text() *Text { return s.text }

// Err returns the error that ended the reading, nil at the end of the file.
func (s *Stream) Err() error {
	if s.err == io.EOF {
		return nil
	}
	return s.err
}

// leastRead is the least number of bytes that Advance reads.
const leastRead = 1 << 16

// Unshown says that no line of the file will be shown. It returns the stream.
func (s *Stream) Unshown() *Stream {
	s.text.Unshown = true
	return s
}

// Until makes the reading of the file end after a game as soon as stop returns an error. It returns the stream.
func (s *Stream) Until(stop func() error) *Stream {
	s.stop = stop
	return s
}

// Stopped returns the error of the function that Until was given, nil as long as the reading may go on.
func (s *Stream) Stopped() error {
	if s.stop == nil {
		return nil
	}
	return s.stop()
}

// Advance moves the start of the window to an offset of its Text and reads on, at least as much as it keeps. So what callers read again
// stays in proportion to the file.
func (s *Stream) Advance(offset int) {
	t := s.text
	for _, leave := range t.leaving {
		leave()
	}
	// That of the next window will be asked for, too.
	next := &Text{Encoding: t.Encoding, Unshown: t.Unshown, start: t.Position(offset), index: &index{}, habits: t.habits}
	next.size = t.size - (next.start.Byte - t.start.Byte)
	next.Bytes = append(t.Bytes[:0], t.Bytes[offset:]...)
	s.text = next
	s.ascii = max(0, s.ascii-offset)
	if len(next.Bytes) > s.longest && s.err == nil {
		s.EndTooLong(0)
	}
	s.fill(max(leastRead, len(next.Bytes)))
	s.settle()
}

// fill reads n bytes more, fewer only at the end of the file.
func (s *Stream) fill(n int) {
	into := &s.text.Bytes
	if s.text.wide() {
		into = &s.raw
	}
	const patience = 100 // reads without a byte, as package bufio has it
	idle := 0
	for wanted := len(*into) + n; len(*into) < wanted && s.err == nil; {
		*into = grown(*into, wanted)
		var read int
		read, s.err = s.reader.Read((*into)[len(*into):wanted])
		*into = (*into)[:len(*into)+read]
		if idle++; read > 0 {
			idle = 0
		} else if idle == patience && s.err == nil {
			s.err = io.ErrNoProgress
		}
	}
	if s.text.wide() {
		s.decode()
	} else {
		s.text.size = len(s.text.Bytes)
	}
	s.text.Complete = s.err != nil
}

// grown returns b with room for n bytes.
func grown(b []byte, n int) []byte {
	if cap(b) >= n {
		return b
	}
	return append(make([]byte, 0, n+n/2), b...)
}

// decode moves the UTF-16 that was read to the text, and keeps half a character for the next time.
func (s *Stream) decode() {
	n := len(s.raw) &^ 1
	bigEndian := s.text.Encoding == UTF16BE
	if s.err == nil && n >= 2 && startsPair(s.raw[n-2:n], bigEndian) {
		n -= 2
	}
	s.text.Bytes = appendUTF16(s.text.Bytes, s.raw[:n], bigEndian)
	if s.err != nil && n < len(s.raw) {
		s.text.Bytes = utf8.AppendRune(s.text.Bytes, utf8.RuneError)
		n = len(s.raw)
	}
	s.text.size += n
	s.raw = append(s.raw[:0], s.raw[n:]...)
	s.text.Complete = s.err != nil
}

// startsPair reports whether a code unit is the first of a surrogate pair.
func startsPair(unit []byte, bigEndian bool) bool {
	high := unit[1]
	if bigEndian {
		high = unit[0]
	}
	return high >= 0xD8 && high < 0xDC
}

// enoughForUTF8 is how many bytes, from the first above 127 on, settle whether a file is UTF-8.
const enoughForUTF8 = 1 << 20

// settle detects the encoding as soon as there is a byte that shows it.
func (s *Stream) settle() {
	if s.certain == settled {
		return
	}
	t := s.text
	s.ascii += LeadingASCII(t.Bytes[s.ascii:])
	for s.certain == onlyASCII && s.err == nil && s.ascii < len(t.Bytes) && len(t.Bytes)-s.ascii < enoughForUTF8 {
		s.fill(enoughForUTF8 - (len(t.Bytes) - s.ascii))
	}
	rest := t.Bytes[s.ascii:]
	_, c1 := nonASCII(rest)
	switch {
	case len(rest) == 0:
	case s.certain == onlyASCII && t.habits.isUTF8(wholeCharacters(rest[:min(len(rest), enoughForUTF8)], s.err != nil && len(rest) <= enoughForUTF8)):
		t.Encoding, s.certain = UTF8, settled
	case c1 || t.Encoding == Windows1252:
		t.Encoding, s.certain = Windows1252, settled
	default:
		t.Encoding, s.certain = t.habits.otherwise(true), notUTF8
		s.ascii = len(t.Bytes)
	}
}

// wholeCharacters returns text without a character that is cut off at its end; at the end of the file nothing is.
func wholeCharacters(b []byte, atEnd bool) []byte {
	for i := len(b) - 1; !atEnd && i >= 0 && i >= len(b)-utf8.UTFMax; i-- {
		if utf8.RuneStart(b[i]) {
			if !utf8.FullRune(b[i:]) {
				return b[:i]
			}
			break
		}
	}
	return b
}
