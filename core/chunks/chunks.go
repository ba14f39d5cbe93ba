// Package chunks reads a file on all cores: in chunks that are cut where a game begins, and are joined in the order of the file. It knows no
// notation. A chunk at whose end the reader did not see a game end was cut in the wrong place, as in a comment: it is read again with what
// follows it.
package chunks

import "pbn/core/source"

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
	// Start is how a line begins with which a game may begin.
	Start string
	Size  Size
	// Read reads a chunk by itself. It is called for several at the same time.
	Read func(chunk *source.Stream) P
	// Join takes over what was read of the next chunk. ok is false where that depends on what was read before; then GoOn reads the chunk.
	Join func(of P) (ok bool, err error)
	// GoOn reads a part of the file with what is known of those before it.
	GoOn func(part *source.Stream) error
}

// work is a chunk that is read.
type work[P any] struct {
	chunk *source.Chunk
	file  *source.Stream
	of    P
	fault any // with which the reading panicked
	done  chan struct{}
}

// do reads the chunk.
func (w *work[P]) do(read func(*source.Stream) P) {
	defer close(w.done)
	defer func() { w.fault = recover() }()
	w.of = read(w.file)
}

// File reads a file. An error of Join or GoOn ends the reading.
func (r *Reading[P]) File(file *source.Stream) error {
	cutter := source.NewCutter(file, r.Size.Bytes, r.Start)
	queue, stop := make(chan *work[P], r.Size.Together), make(chan struct{})
	defer close(stop)
	go r.cut(cutter, queue, stop)
	var last *work[P] // whose text may still be asked for
	for w := range queue {
		if <-w.done; w.fault != nil {
			panic(w.fault)
		}
		if !w.file.IsWhole() {
			next := func() *source.Chunk {
				w, more := <-queue
				if !more {
					return nil
				}
				return w.chunk
			}
			return r.GoOn(source.Joined(w.chunk, next, cutter.Rest))
		}
		ok, err := r.Join(w.of)
		if err == nil && !ok {
			err = r.GoOn(w.chunk.Stream())
		}
		if err != nil {
			return err
		}
		if last != nil {
			cutter.Reuse(last.chunk)
		}
		last = w
	}
	if rest := cutter.Rest(); rest != nil {
		return r.GoOn(rest)
	}
	return nil
}

// cut cuts the file, and has each chunk read, as many at a time as the queue has room for.
func (r *Reading[P]) cut(cutter *source.Cutter, queue chan<- *work[P], stop <-chan struct{}) {
	defer close(queue)
	for p := cutter.Next(); p != nil; p = cutter.Next() {
		w := &work[P]{chunk: p, file: p.Stream(), done: make(chan struct{})}
		select {
		case queue <- w:
		case <-stop:
			return
		}
		go w.do(r.Read)
	}
}
