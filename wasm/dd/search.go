//go:build js && wasm

package main

import (
	"iter"
	"syscall/js"

	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/wire"
)

// coroutine is a search: it has a turn, and waits for the next.
type coroutine struct {
	number int
	next   func() ([]byte, bool)
	stop   func()
	// turn is how long it goes on, in milliseconds, from begun on.
	turn, begun float64
	// cards are how many of a play have their values.
	cards  int
	result []byte
	err    error
}

var (
	// search is the last one. It is under way until it has a result.
	search *coroutine
	solver *dd.Solver
	// limit is the memory of solver, in bytes.
	limit int
)

// solverOf returns the solver; one with another limit is another.
func solverOf(bytes int) *dd.Solver {
	if solver == nil || limit != bytes {
		solver, limit = dd.New(bytes), bytes
	}
	return solver
}

// begin makes a search of what comes to a result, which ends with an error where it is stopped. The one before it has ended.
func begin(turn float64, run func(s *coroutine) ([]byte, error)) {
	s := &coroutine{turn: turn}
	if search != nil {
		s.number = search.number + 1
	}
	search = s
	s.next, s.stop = iter.Pull(func(wait func([]byte) bool) {
		solver.Poll = func(p dd.Progress) bool {
			return now()-s.begun < s.turn || wait(s.progress(p))
		}
		s.result, s.err = run(s)
	})
}

// goOn lets the search go on for its turn, and returns its result, or how far it is.
func (s *coroutine) goOn() (json []byte, more bool) {
	s.begun = now()
	if json, more = s.next(); more {
		return json, true
	}
	if s.err != nil {
		panic(s.err)
	}
	return s.result, false
}

func (s *coroutine) progress(p dd.Progress) []byte {
	var w wire.Writer
	w.Open('{')
	w.IntField("cards", s.cards)
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

// clock is performance.now, bound once: to look it up each time takes more than the call.
var clock = js.Global().Get("performance").Get("now").Call("bind", js.Global().Get("performance"))

// now is the time in milliseconds from some moment on.
func now() float64 { return clock.Invoke().Float() }
