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
	bound   int
	certain certainty // of the encoding of the file
	err     error     // that of the file, after the last chunk
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

// own are the bytes up to the next chunk, and end is where that begins in the file.
func (p *Chunk) own() []byte { return p.text.Bytes[:p.bound] }
func (p *Chunk) end() int    { return p.text.start.Byte + p.bound }

// IsWhole reports whether a stream, if it is a chunk, was read to its end, and a game ended there.
func (s *Stream) IsWhole() bool { return s.err != errUnsure }

// Cutter cuts a stream into chunks.
type Cutter struct {
	stream *Stream
	least  int
	start  []byte
	not    []byte // what a paragraph has before which the file is not cut; none has ""
	// after is how many bytes of text are read after the end of a chunk.
	after int
	// from is where the next chunk begins in the text of the stream, which has several of them.
	from   int
	isDone bool
	spare  chan []byte // memory of chunks that nobody needs any more
}

// mostAhead is how many bytes are read to find the end of a chunk, unless chunks are longer: where no game begins in them, the file is not
// cut any further.
const mostAhead = 1 << 22

// NewCutter returns what cuts a stream into chunks of so many bytes at least, before lines that begin with a text and come after an empty
// line, or where that is "" before any line. Unless not is "", that has to be a tag pair, and its paragraph must not have that text. It takes over
// the stream.
func NewCutter(s *Stream, least int, start, not string) *Cutter {
	const most, little, enough = 4, 1 << 6, 1 << 14
	return &Cutter{
		stream: s, least: max(1, least), start: []byte(start), not: []byte(not), after: min(max(little, least), enough), spare: make(chan []byte, most),
	}
}

// First returns the first chunk, which is as short as can be.
func (c *Cutter) First() *Chunk {
	least := c.least
	c.least = 1
	defer func() { c.least = least }()
	return c.Next()
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
	for !c.isDone && !s.text.wide() {
		t := s.text
		at := c.cut(t.Bytes)
		switch {
		case at > 0 && (t.Complete || at+c.after <= len(t.Bytes)):
			p := &Chunk{text: c.upTo(min(len(t.Bytes), at+c.after)), bound: at - c.from, certain: s.certain}
			c.from = at
			return p
		case t.Complete:
			c.isDone = true
			last := c.upTo(len(t.Bytes))
			last.Complete = true
			return &Chunk{text: last, bound: len(t.Bytes) - c.from, certain: s.certain, err: s.err}
		case len(t.Bytes)-c.from > max(mostAhead, 2*c.least+c.after):
			return nil
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
	if len(c.start) == 0 {
		return c.cutLine(text)
	}
	for from := c.from + c.least; from < len(text); {
		at := bytes.Index(text[from:], c.start)
		if at < 0 {
			return 0
		}
		if at += from; (bytes.HasSuffix(text[:at], []byte("\n\n")) || bytes.HasSuffix(text[:at], []byte("\r\n\r\n"))) && c.mayBegin(text[at:]) {
			return at
		}
		from = at + 1
	}
	return 0
}

// cutLine is cut where any line may begin a chunk.
func (c *Cutter) cutLine(text []byte) int {
	from := c.from + c.least
	if from >= len(text) {
		return 0
	}
	if at := from + bytes.IndexByte(text[from-1:], '\n'); at >= from && at < len(text) {
		return at
	}
	return 0
}

// mayBegin reports whether a chunk may begin with the paragraph at the start of a text. Where that depends on what it has, a tag pair begins it.
func (c *Cutter) mayBegin(text []byte) bool {
	if len(c.not) == 0 {
		return true
	}
	if bytes.IndexByte(text[:LineEnd(text)], '"') < 0 {
		return false
	}
	for len(text) > 0 {
		end := LineEnd(text)
		if line := text[:end]; len(line) == 0 {
			break
		} else if bytes.Contains(line, c.not) {
			return false
		}
		text = bytes.TrimPrefix(bytes.TrimPrefix(text[end:], []byte("\r")), []byte("\n"))
	}
	return true
}
