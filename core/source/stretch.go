package source

// Stretch is a chunk and what comes after it, for who cannot read the chunk by itself: it goes on until a game ends where a chunk does.
type Stretch struct {
	stream Stream
	// taken are the chunks that were read from, from is the first of them that the game that is read next does not come after, and left are
	// the bytes of the last that were not read.
	taken []*Chunk
	from  int
	left  []byte
	next  func() *Chunk
	rest  func() *Stream
	last  *Stream // the rest, once it is read
	// isCut says that it ends before the file does.
	isCut bool
}

// NewStretch returns what reads a chunk and all that comes after it: chunks, which next returns until it returns nil, and then the rest of the
// file, unless that is nil.
func NewStretch(first *Chunk, next func() *Chunk, rest func() *Stream) *Stretch {
	text := *first.text
	text.Bytes, text.Complete, text.size = nil, false, 0
	p := &Stretch{taken: []*Chunk{first}, left: first.own(), next: next, rest: rest}
	p.stream = Stream{text: &text, longest: longestGame, reader: p, certain: first.certain, stretch: p}
	p.stream.fill(len(first.text.Bytes))
	p.stream.settle()
	return p
}

// Stream is what is read.
func (p *Stretch) Stream() *Stream { return &p.stream }

// Left returns how many chunks were taken from next that come after the place where the reading ended; none are where the file ends there,
// and isCut is false.
func (p *Stretch) Left() (chunks int, isCut bool) {
	if !p.isCut {
		return 0, false
	}
	return len(p.taken) - p.from, true
}

// Read has the bytes of the chunks.
func (p *Stretch) Read(into []byte) (n int, err error) {
	for len(p.left) == 0 && p.last == nil {
		if err := p.taken[len(p.taken)-1].err; err != nil {
			return 0, err
		}
		if c := p.next(); c != nil {
			p.taken, p.left = append(p.taken, c), c.own()
		} else if p.last = p.rest(); p.last != nil {
			p.left = p.last.text.Bytes
		}
	}
	if n = copy(into, p.left); n > 0 {
		p.left = p.left[n:]
		return n, nil
	}
	if p.last.err != nil {
		return 0, p.last.err
	}
	return p.last.reader.Read(into)
}

// endsAt reports whether a chunk ends at a place in the file, and another one that can be read by itself begins there.
func (p *Stretch) endsAt(at int) bool {
	for p.from < len(p.taken) && p.taken[p.from].end() < at {
		p.from++
	}
	if p.last != nil || p.from+1 >= len(p.taken) || p.taken[p.from].end() != at {
		return false
	}
	p.from++
	p.isCut = true
	return true
}
