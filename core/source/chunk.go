package source

import (
	"bytes"
	"errors"
)

// Chunk is a part of a file that may be read without what comes before it: a game begins where it begins and, if that turns out so, another
// one where it ends.
type Chunk struct {
	text *Text
	// bound is where the next chunk begins. The text goes on a little, so that a reader sees that a game ends there.
	bound int
	err   error // that of the file, after the last chunk
}

// errUnsure ends the reading of a chunk until a game was seen to end where the chunk does.
var errUnsure = errors.New("the chunk does not end with a game")

// Stream makes a stream of the chunk.
func (p *Chunk) Stream() *Stream {
	text := *p.text
	s := &Stream{text: &text, longest: longestGame, certain: settled, err: p.err}
	if p.err == nil {
		s.bound, s.err = p.bound, errUnsure
	}
	return s
}

// own are the bytes up to the next chunk.
func (p *Chunk) own() []byte { return p.text.Bytes[:p.bound] }

// IsWhole reports whether a stream, if it is a chunk, was read to its end, and a game ended there.
func (s *Stream) IsWhole() bool { return s.err != errUnsure }

// Cutter cuts a stream into chunks.
type Cutter struct {
	stream *Stream
	least  int
	start  []byte
	// from is where the next chunk begins in the text of the stream, which has several of them.
	from   int
	isDone bool
	spare  chan []byte // memory of chunks that nobody needs any more
}

// seenAfter is how many bytes of text are read after the end of a chunk.
const seenAfter = 1 << 14

// NewCutter returns what cuts a stream into chunks of so many bytes at least, before lines that begin with a text and come after an empty
// line. It takes over the stream.
func NewCutter(s *Stream, least int, start string) *Cutter {
	const most = 4
	return &Cutter{stream: s, least: max(1, least), start: []byte(start), spare: make(chan []byte, most)}
}

// Reuse takes back the memory of a chunk, of which nothing is needed any more.
func (c *Cutter) Reuse(of *Chunk) {
	select {
	case c.spare <- of.text.Bytes[:0]:
	default:
	}
}

// Next returns the next chunk; nil where there is none, or where the rest of the file cannot be cut.
func (c *Cutter) Next() *Chunk {
	s := c.stream
	for !c.isDone && s.hasOneEncoding() {
		t := s.text
		at := c.cut(t.Bytes)
		switch {
		case at > 0 && (t.Complete || at+seenAfter <= len(t.Bytes)):
			p := &Chunk{text: c.upTo(min(len(t.Bytes), at+seenAfter)), bound: at - c.from}
			c.from = at
			return p
		case t.Complete:
			c.isDone = true
			last := c.upTo(len(t.Bytes))
			last.Complete = true
			return &Chunk{text: last, bound: len(t.Bytes) - c.from, err: s.err}
		}
		c.advance()
	}
	return nil
}

// advance reads on. The stream reads as much as it keeps, so that it may keep no more than a chunk.
func (c *Cutter) advance() {
	c.stream.Advance(c.from)
	c.from = 0
}

// Rest returns what is left of the stream where it cannot be cut; nil where nothing is left.
func (c *Cutter) Rest() *Stream {
	if c.isDone {
		return nil
	}
	if c.from > 0 {
		c.advance()
	}
	return c.stream
}

// hasOneEncoding reports whether what comes later has the encoding of what was read, and each of its characters is read by itself.
func (s *Stream) hasOneEncoding() bool { return !s.text.wide() && s.certain != notUTF8 }

// upTo returns a copy of the text from the next chunk up to a place.
func (c *Cutter) upTo(end int) *Text {
	var into []byte
	select {
	case into = <-c.spare:
	default:
	}
	t := c.stream.text
	return &Text{
		Bytes: append(into, t.Bytes[c.from:end]...), Encoding: t.Encoding, Unshown: t.Unshown, start: t.Position(c.from), size: end - c.from,
		habits: t.habits,
	}
}

// cut returns where the next chunk begins; 0 where no place is found.
func (c *Cutter) cut(text []byte) int {
	for from := c.from + c.least; from < len(text); {
		at := bytes.Index(text[from:], c.start)
		if at < 0 {
			return 0
		}
		if at += from; bytes.HasSuffix(text[:at], []byte("\n\n")) || bytes.HasSuffix(text[:at], []byte("\r\n\r\n")) {
			return at
		}
		from = at + 1
	}
	return 0
}

// Joined returns a stream of a chunk and all that comes after it: chunks, which next returns until it returns nil, and then the rest of the
// file, unless that is nil.
func Joined(first *Chunk, next func() *Chunk, rest func() *Stream) *Stream {
	text := *first.text
	text.Bytes, text.Complete, text.size = nil, false, 0
	s := &Stream{text: &text, longest: longestGame, reader: &joinedChunks{now: first, left: first.own(), next: next, rest: rest}}
	if text.Encoding == UTF8 && LeadingASCII(first.text.Bytes) < len(first.text.Bytes) {
		s.certain = settled
	}
	s.fill(leastRead)
	s.settle()
	return s
}

// joinedChunks reads the bytes of chunks.
type joinedChunks struct {
	now  *Chunk
	left []byte
	next func() *Chunk
	rest func() *Stream
	last *Stream // the rest, once it is read
}

func (j *joinedChunks) Read(into []byte) (n int, err error) {
	for len(j.left) == 0 && j.last == nil {
		if j.now.err != nil {
			return 0, j.now.err
		}
		if j.now = j.next(); j.now != nil {
			j.left = j.now.own()
		} else if j.last = j.rest(); j.last != nil {
			j.left = j.last.text.Bytes
		}
	}
	if n = copy(into, j.left); n > 0 {
		j.left = j.left[n:]
		return n, nil
	}
	if j.last.err != nil {
		return 0, j.last.err
	}
	return j.last.reader.Read(into)
}
