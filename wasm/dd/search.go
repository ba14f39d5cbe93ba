//go:build js && wasm

package main

import (
	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/wire"
	"pbn/wasm/host"
)

var (
	solver *dd.Solver
	// limit is the memory of solver, in bytes.
	limit int
	// cards are how many of a play have their values.
	cards int
)

// solverOf returns the solver; one with another limit is another.
func solverOf(bytes int) *dd.Solver {
	if solver == nil || limit != bytes {
		solver, limit = dd.New(bytes), bytes
	}
	return solver
}

// polled lets a search wait for its turns, and tell how far it is.
func polled(run func() ([]byte, error)) func(*host.Search) ([]byte, error) {
	return func(s *host.Search) ([]byte, error) {
		cards = 0
		solver.Poll = func(p dd.Progress) bool { return s.GoesOn(func() []byte { return progress(p) }) }
		return run()
	}
}

func progress(p dd.Progress) []byte {
	var w wire.Writer
	w.Open('{')
	w.IntField("cards", cards)
	w.IntField("positions", int(p.Positions))
	w.Close('}')
	return w.Out
}

// strain solves a denomination: the tricks of each declarer.
func strain(d bridge.Denomination) ([]byte, error) {
	tricks, err := solver.Strain(d)
	var w wire.Writer
	w.Open('{')
	w.Name("tricks")
	wire.Ints(&w, tricks[:])
	w.Close('}')
	return w.Out, err
}
