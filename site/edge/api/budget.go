package api

import (
	"context"
	"errors"
	"sync"

	"pbn/core/convert"
)

// budget is how much memory the files that are worked on may take together, in bytes.
type budget struct {
	mu         sync.Mutex
	most, used int64
	// given is closed when some is given back.
	given chan struct{}
}

func newBudget(most int64) *budget { return &budget{most: most, given: make(chan struct{})} }

// take takes so many bytes, once there are as many: a file that takes little need not wait for one that takes much. More than there is at
// all counts as all there is. It returns what was taken; ok is false where nobody waits for it any longer.
func (b *budget) take(wanted context.Context, bytes int64) (taken int64, ok bool) {
	bytes = min(bytes, b.most)
	for {
		b.mu.Lock()
		given, fits := b.given, b.used+bytes <= b.most
		if fits {
			b.used += bytes
		}
		b.mu.Unlock()
		if fits {
			return bytes, true
		}
		select {
		case <-given:
		case <-wanted.Done():
			return 0, false
		}
	}
}

func (b *budget) giveBack(bytes int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.used -= bytes
	close(b.given)
	b.given = make(chan struct{})
}

// perByte is how many bytes of memory a verb takes at most for a byte of a file, or of a game where games are read one by one:
// e2e/bench/peak measures it.
const perByte = 60

// perByteOfGames is the same of a file whose games are read one by one, and written.
const perByteOfGames = 4

// memoryFor returns how much memory a verb may take for the file of a request.
func (s *server) memoryFor(at *route, r *request) int64 {
	size := int64(len(r.file))
	from, _ := convert.Named(r.query[notation.Name])
	mayConvert := at.games == nil && (from == convert.LIN || from == convert.Bare || from == convert.Automatic && size <= convert.MostUnnamed)
	if at.readsWhole || mayConvert || s.limits.Game == 0 {
		return perByte * size
	}
	return perByte*min(size, int64(s.limits.Game)) + perByteOfGames*size
}

// errMemory ends the reading of a file that takes more memory than there is.
var errMemory = errors.New("there is not enough memory")

// stops returns the function that a verb asks after each game and each block whether to go on. What a file takes in all is not known before
// it is read: values that its games inherit are kept, and so are the blocks of a document.
func (s *server) stops(r *request) func() error {
	const seldom = 64 // it takes time to ask for the memory that is in use
	asked := 0
	return func() error {
		if err := r.context.Err(); err != nil {
			return err
		}
		if asked++; asked%seldom == 0 && s.limits.Heap > 0 && heapInUse() > s.limits.Heap {
			return errMemory
		}
		return nil
	}
}

// tooMuch is the problem of a file that takes more memory than there is.
func (s *server) tooMuch() *problem {
	if len(s.working) > 1 {
		return tooBusy() // others take some of it
	}
	return &problem{kind: tooLarge,
		Detail: "The file takes more memory than there is here, since very many of its games or blocks belong together. Send a part of it, or use the page of this site or the command pbnkit."}
}
