//go:build js && wasm

package host

import (
	"iter"
	"syscall/js"
)

// Search is what takes long: it has a turn, and waits for the next.
type Search struct {
	number int
	next   func() ([]byte, bool)
	stop   func()
	wait   func([]byte) bool
	// turn is how long it goes on, in milliseconds, from begun on.
	turn, begun float64
	result      []byte
	err         error
}

// search is the last one: there is one at a time. It is under way until it has a result.
var search *Search

// Searches adds to the functions of a module those that go on with a search, and give it up.
func Searches(calls map[string]Call) map[string]Call {
	calls["finish"], calls["drop"] = finishSearch, dropSearch
	return calls
}

// StopSearch ends the search that is under way, if there is one.
func StopSearch() {
	if search != nil {
		search.stop()
	}
}

// BeginSearch begins a search, in turns of so many milliseconds, when the one before it has ended. run comes to a result, which ends with an error
// where the search is stopped. The answer has its number.
func BeginSearch(turn float64, run func(s *Search) ([]byte, error)) js.Value {
	s := &Search{turn: turn}
	if search != nil {
		s.number = search.number + 1
	}
	search = s
	s.next, s.stop = iter.Pull(func(wait func([]byte) bool) {
		s.wait = wait
		s.result, s.err = run(s)
	})
	answer := NewObject()
	answer.Set("job", s.number)
	return answer
}

// GoesOn waits for the next turn where this one is over, and tells then how far it is. It reports whether the search goes on.
func (s *Search) GoesOn(progress func() []byte) bool {
	return Now()-s.begun < s.turn || s.wait(progress())
}

// goOn lets the search go on for its turn, and returns its result, or how far it is.
func (s *Search) goOn() (json []byte, more bool) {
	s.begun = Now()
	if json, more = s.next(); more {
		return json, true
	}
	if s.err != nil {
		panic(s.err)
	}
	return s.result, false
}

// finishSearch goes on with the search for its turn. The answer is its result, or how far it is, and that there is more.
func finishSearch(args []js.Value) any {
	if !isUnderWay(args[1]) {
		panic("there is no such search")
	}
	json, more := search.goOn()
	answer := JSON(json)
	if more {
		answer.Set("more", true)
	}
	return answer
}

// dropSearch gives a search up. Where another was begun meanwhile, that has ended it.
func dropSearch(args []js.Value) any {
	if isUnderWay(args[1]) {
		search.stop()
	}
	return NewObject()
}

// isUnderWay reports whether a step is of the last search that was begun.
func isUnderWay(options js.Value) bool {
	return search != nil && search.number == options.Get("job").Int()
}

// clock is performance.now, bound once: to look it up each time takes more than the call.
var clock = js.Global().Get("performance").Get("now").Call("bind", js.Global().Get("performance"))

// Now is the time in milliseconds from some moment on.
func Now() float64 { return clock.Invoke().Float() }
