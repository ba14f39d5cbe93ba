//go:build js && wasm

// Command solve is the solver of chess problems as a WebAssembly module, apart from the others since few pages need it: open begins a search,
// finish goes on with it for a while, drop gives it up. It knows no notation.
package main

import (
	"errors"
	"syscall/js"

	"pbn/core/solve"
	"pbn/core/solve/answers"
	"pbn/wasm/call"
	"pbn/wasm/host"
)

func main() { host.Serve("solve", calls()) }

func calls() map[string]host.Call { return host.Searches(map[string]host.Call{"open": open}) }

// memory is how much the solver remembers, in bytes.
const memory = 32 << 20

// solver is made for the first problem.
var solver *solve.Solver

var errGivenUp = errors.New("the search was given up")

// open begins to solve a problem; there is one at a time. A problem that cannot be solved is refused.
func open(args []js.Value) any {
	o := call.Read(args[1])
	host.StopSearch()
	position, stipulation, err := answers.ReadProblem(o.Text("fen"), o.Text("stipulation"))
	number := func(name string) int { return o.Shape.Whole(&o.Given, name, 0) }
	options := solve.Options{
		Limits: solve.Limits{Nodes: uint64(number("nodes")), Time: int64(number("milliseconds")), Clock: func() int64 { return int64(host.Now()) }},
		Tries:  number("tries"), SetPlay: o.Is("setPlay"), KeepRights: o.Is("keepRights"),
	}
	turn := float64(number("turn"))
	if o.Wrong(err); o.Err() != nil {
		return call.Refused(o.Err())
	}
	if err := answers.Playable(&position, stipulation, options); err != nil {
		return call.Refused(err)
	}
	if solver == nil {
		solver = solve.New(memory)
	}
	return host.BeginSearch(turn, func(s *host.Search) ([]byte, error) {
		solver.Poll = func(p solve.Progress) bool { return s.GoesOn(func() []byte { return answers.Progress(p) }) }
		result, _, ok := solver.Solve(&position, stipulation, options)
		if !ok || result.End == solve.Aborted {
			return nil, errGivenUp
		}
		return answers.Solution(result), nil
	})
}
