//go:build !js

package kit

import (
	"os"
	"runtime"

	"golang.org/x/term"

	"pbn/core/cmd/line"
)

// What the command has of the system. Where it is a module, JavaScript does these: system_js.go.

// Args are the command line, without the name of the program.
func Args() []string { return os.Args[1:] }

func isTerminal(file *os.File) bool { return term.IsTerminal(int(file.Fd())) }

// usePaths makes the paths of a command line those of this system, which they are.
func usePaths(*line.Line) {}

// areFound reports whether the files of a command line are found already.
func areFound(*line.Line) bool { return false }

// serve works on files for another thread, if this is one for that.
func (s *Shell) serve(func(at int) outcome) bool { return false }

// share returns how many files are worked on at the same time, and what does that; end comes after the last of them.
func (s *Shell) share(_ []string, here func(at int) outcome) (together int, work func(at int) outcome, end func()) {
	return runtime.GOMAXPROCS(0), here, func() {}
}

// Threads returns how many threads to start at the same time. Where these do not share the memory of the program, ask has another thread
// answer a request, by what the notation's Answerer returns there, and end ends it.
func Threads() (together int, ask func(request []byte) ([]byte, error), end func()) {
	return runtime.GOMAXPROCS(0), nil, func() {}
}

// answers answers requests of another thread, if this is one for that.
func answers(*Notation) bool { return false }

// reached says what the exit status would be if nothing else were found.
func reached(Exit) {}
