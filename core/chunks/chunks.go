// Package chunks reads a file on all cores: in chunks that are cut where a game begins, and are joined in the order of the file. It knows no
// notation. A chunk at whose end the reader did not see a game end was cut in the wrong place, as in a comment: it is read again with what
// follows it, up to the first chunk at whose end a game ends.
package chunks

import (
	"sync"

	"pbn/core/source"
)

// Size is how a file is divided: how many bytes a chunk has at least, and how many chunks are read at the same time.
type Size struct{ Bytes, Together int }

// Part is what becomes of the games of a chunk, of a type G.
type Part[G any] struct {
	// Visit gets each game.
	Visit func(text *source.Text, g *G)
	// Take is called after the last of them, in the order of the chunks; so many games come before its first.
	Take func(before int) error
}

// Reading is how games are read in chunks.
type Reading[P any] struct {
	// Start is how a line begins with which a game may begin; "" where each line may. A game with a paragraph that has the text Not begins no
	// chunk; "" is no such text.
	Start, Not string
	Size       Size
	// BeginsAlone says that GoOn reads the first game of the file before Read is called for any other.
	BeginsAlone bool
	// Read reads a chunk by itself. It is called for several at the same time.
	Read func(chunk *source.Stream) P
	// Join takes over what was read of the next chunk. ok is false where that depends on what was read before; then GoOn reads the chunk.
	Join func(of P) (ok bool, err error)
	// GoOn reads a part of the file with what is known of those before it.
	GoOn func(part *source.Stream) error
}

// work is a chunk of a file.
type work[P any] struct {
	chunk *source.Chunk
	// done is closed when the chunk was read; nil of one that is not read by itself.
	done  chan struct{}
	file  *source.Stream
	of    P
	fault any // with which the reading panicked
}

// do reads the chunk.
func (w *work[P]) do(read func(*source.Stream) P) {
	defer close(w.done)
	defer func() { w.fault = recover() }()
	w.of = read(w.file)
}

// running is a file that is read.
type running[P any] struct {
	by     *Reading[P]
	cutter *source.Cutter
	queue  chan *work[P]
	// ahead are the next chunks, which were taken from the queue to see how one before them goes on.
	ahead []*work[P]
	last  *work[P] // whose text may still be asked for
	pause pause
	// isOver says that the file was read to its end.
	isOver bool
}

// pause is how many of the chunks that are cut next are not to be read by themselves: the more, the more chunks before them could not be joined.
type pause struct {
	lock         sync.Mutex
	left, length int
}

// longer begins a longer pause, and end ends it.
func (p *pause) longer() {
	const longest = 16
	p.lock.Lock()
	defer p.lock.Unlock()
	p.left = p.length
	p.length = min(2*p.length+1, longest)
}

func (p *pause) end() {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.left, p.length = 0, 0
}

// isOver reports whether the next chunk is to be read by itself.
func (p *pause) isOver() bool {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.left--
	return p.left < 0
}

// File reads a file. An error of Join or GoOn ends the reading.
func (r *Reading[P]) File(file *source.Stream) error {
	f := &running[P]{by: r, cutter: source.NewCutter(file, r.Size.Bytes, r.Start, r.Not), queue: make(chan *work[P], r.Size.Together)}
	if r.BeginsAlone {
		if err := f.beginAlone(); err != nil || f.isOver {
			return err
		}
	}
	stop := make(chan struct{})
	defer close(stop)
	go f.cutAll(stop)
	for w := f.next(); w != nil; w = f.next() {
		if err := f.take(w); err != nil || f.isOver {
			return err
		}
	}
	if rest := f.cutter.Rest(); rest != nil {
		return r.GoOn(rest)
	}
	return nil
}

// beginAlone reads the first game. What was cut to see where that ends is read by itself from then on.
func (f *running[P]) beginAlone() error {
	first := f.cutter.First()
	if first == nil {
		return nil
	}
	left, err := f.stretch(first, f.cut)
	for _, w := range left {
		w.prepare()
		go w.do(f.by.Read)
	}
	f.ahead = left
	return err
}

// next returns the next chunk, nil after the last.
func (f *running[P]) next() *work[P] {
	if len(f.ahead) == 0 {
		return <-f.queue
	}
	w := f.ahead[0]
	f.ahead = f.ahead[1:]
	return w
}

// take takes over what was read of the next chunk, or reads it.
func (f *running[P]) take(w *work[P]) error {
	if w.done == nil {
		return f.goOn(w)
	}
	if <-w.done; w.fault != nil {
		panic(w.fault)
	}
	isWhole := w.file.IsWhole()
	if isWhole {
		ok, err := f.by.Join(w.of)
		if ok || err != nil {
			f.joined(w)
			return err
		}
	}
	f.pause.longer()
	if isWhole {
		return f.by.GoOn(w.chunk.Stream())
	}
	return f.goOn(w)
}

// joined takes note that a chunk was joined.
func (f *running[P]) joined(w *work[P]) {
	f.pause.end()
	if f.last != nil {
		f.cutter.Reuse(f.last.chunk)
	}
	f.last = w
}

// goOn reads a chunk and what follows it, until a game ends where a chunk does.
func (f *running[P]) goOn(w *work[P]) error {
	left, err := f.stretch(w.chunk, f.next)
	f.ahead = append(left, f.ahead...)
	return err
}

// stretch is goOn with the chunks that next returns. It returns those that it took and that come after the end.
func (f *running[P]) stretch(first *source.Chunk, next func() *work[P]) (left []*work[P], err error) {
	part := source.NewStretch(first, func() *source.Chunk {
		w := next()
		if w == nil {
			return nil
		}
		left = append(left, w)
		return w.chunk
	}, f.cutter.Rest)
	err = f.by.GoOn(part.Stream())
	n, isCut := part.Left()
	f.isOver = !isCut
	return left[len(left)-n:], err
}

// cut returns the next chunk of the file, which is not read yet; nil after the last.
func (f *running[P]) cut() *work[P] {
	if c := f.cutter.Next(); c != nil {
		return &work[P]{chunk: c}
	}
	return nil
}

// prepare makes a chunk ready to be read by itself.
func (w *work[P]) prepare() { w.file, w.done = w.chunk.Stream(), make(chan struct{}) }

// cutAll cuts the file, and has the chunks read, as many at a time as the queue has room for.
func (f *running[P]) cutAll(stop <-chan struct{}) {
	defer close(f.queue)
	for w := f.cut(); w != nil; w = f.cut() {
		if f.pause.isOver() {
			w.prepare()
		}
		select {
		case f.queue <- w:
		case <-stop:
			return
		}
		if w.done != nil {
			go w.do(f.by.Read)
		}
	}
}
