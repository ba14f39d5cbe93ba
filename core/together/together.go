// Package together reads a file on all cores for the verbs of a notation: each chunk by itself, and what is said of the chunks and made of them
// is joined in the order of the file. It knows no notation.
package together

import (
	"bytes"
	"io"
	"sync"

	"pbn/core/chunks"
	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// Reading reads a file, or a part of it, and makes a report. R is the type itself.
type Reading[R any] interface {
	Report() *report.Report
	// Begin begins a chunk.
	Begin(chunk *source.Stream)
	// GoOn makes it read another part of the file, with what is known of those before.
	GoOn(part *source.Stream)
	// All reads the games that are left.
	All(part *source.Stream)
	// MayJoin reports whether this reading would find in the games that follow what another one has found, and Join takes that over. What the
	// report has, is joined here.
	MayJoin(next R) bool
	Join(next R)
}

// Part reads a chunk. Take takes over what was made of its games, before which there are so many; nil where nothing is made.
type Part[R any] struct {
	Of   R
	Take func(before int) error
}

// Parsing returns what reads chunks whose games come to what one returns. open returns what reads games that come to a function.
func Parsing[R, G any](open func(visit func(*source.Text, *G)) R, one func() chunks.Part[G]) func() Part[R] {
	return func() Part[R] {
		of := one()
		return Part[R]{open(of.Visit), of.Take}
	}
}

// Writing returns what reads chunks and writes what becomes of them, one after another. open returns what writes what it reads.
func Writing[R any](to io.Writer, open func(to io.Writer) R) func() Part[R] {
	return func() Part[R] {
		made := &bytes.Buffer{}
		return Part[R]{open(made), func(int) error {
			_, err := made.WriteTo(to)
			return err
		}}
	}
}

// File is a file that is read in chunks.
type File[R Reading[R]] struct {
	// Whole has what is known of the chunks that were joined. It has begun with the file.
	Whole R
	// One returns what reads a chunk.
	One func() Part[R]
	// Start is how a line begins with which a game may begin; "" where each line may. A game with a paragraph that has the text Not begins no
	// chunk; "" is no such text.
	Start, Not string
	Size       chunks.Size
	// BeginsAlone says that Whole reads the first game before One is called.
	BeginsAlone bool

	file *source.Stream
	last *source.Stream // the part that was read last

	// found is how many findings and changes there were when a chunk was joined last.
	lock  sync.Mutex
	found [2]*diag.Counts
}

// chunk is one that was read by itself.
type chunk[R any] struct {
	part Part[R]
	file *source.Stream
}

// Read reads the games of a file, and returns the part that it has read last.
func (f *File[R]) Read(file *source.Stream) (last *source.Stream, err error) {
	f.file, f.last = file, file
	in := chunks.Reading[chunk[R]]{Start: f.Start, Not: f.Not, Size: f.Size, BeginsAlone: f.BeginsAlone, Read: f.read, Join: f.join, GoOn: f.goOn}
	err = in.File(file)
	return f.last, err
}

// read reads a chunk by itself.
func (f *File[R]) read(file *source.Stream) chunk[R] {
	c := chunk[R]{f.One(), file}
	c.part.Of.Begin(file)
	f.follow(c.part.Of.Report())
	c.part.Of.All(file)
	return c
}

// follow has a report keep no more than there is room for after what was found before.
func (f *File[R]) follow(next *report.Report) {
	f.lock.Lock()
	defer f.lock.Unlock()
	next.Diagnostics.Follow(f.found[0])
	next.Changes.Follow(f.found[1])
}

// count takes note of how much was found.
func (f *File[R]) count() {
	of := f.Whole.Report()
	f.lock.Lock()
	defer f.lock.Unlock()
	f.found = [...]*diag.Counts{of.Diagnostics.Counts(), of.Changes.Counts()}
}

// join takes over what was read of the next chunk.
func (f *File[R]) join(next chunk[R]) (ok bool, err error) {
	whole, of := f.Whole.Report(), next.part.Of.Report()
	if !whole.Diagnostics.MayJoin(&of.Diagnostics) || !f.Whole.MayJoin(next.part.Of) {
		return false, nil
	}
	before := whole.Games
	f.Whole.Join(next.part.Of)
	whole.Diagnostics.Join(&of.Diagnostics, before)
	whole.Changes.Join(&of.Changes, before)
	whole.Games += of.Games
	f.count()
	f.last = next.file
	if next.part.Take != nil {
		err = next.part.Take(before)
	}
	return true, err
}

// goOn reads a part of the file with what is known of those before it.
func (f *File[R]) goOn(part *source.Stream) error {
	f.last = part
	f.Whole.GoOn(part)
	if part != f.file {
		part.Until(f.file.Stopped)
	}
	f.Whole.All(part)
	f.count()
	return f.Whole.Report().Err
}
