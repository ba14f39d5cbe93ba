//go:build !js

package kit

import (
	"os"
	"runtime"

	"golang.org/x/term"

	"pbn/core/chunks"
	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/report"
	"pbn/core/source"
)

// What the command has of the system. Where it is a module, JavaScript does these: system_js.go.

// Args are the command line, without the name of the program, which ends cleanly from here on when it is interrupted.
func Args() []string {
	files.RemoveWhenInterrupted()
	return os.Args[1:]
}

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

// useCores uses no more cores than the command line says.
func useCores(l *line.Line) error {
	n, err := l.Number("jobs")
	if err == nil && n < 1 {
		err = line.Mistake(line.Say("noJobs", "option", "--jobs", "given", l.Value("jobs")))
	}
	if err == nil {
		runtime.GOMAXPROCS(n)
	}
	return err
}

// ChunkBytes is how many bytes a chunk of a file has at least that is read on all cores.
var ChunkBytes = 1 << 19

// AllCores returns how a file is read on all cores; ok is false where it is short, or where as many others are read at the same time.
func (of *Input) AllCores() (by chunks.Size, ok bool) {
	const few, long = 4, 128 // chunks
	by = chunks.Size{Bytes: ChunkBytes, Together: runtime.GOMAXPROCS(0)}
	least := few
	if !of.isAlone {
		least = long
	}
	size, known := files.Size(of.Path)
	return by, by.Together > 1 && (!known || size >= int64(least*by.Bytes))
}

// join reads a file for the desk.
func (d *Desk) join(j *desk.Join, of *Input, file *source.Stream) *report.Report {
	if by, ok := of.AllCores(); ok {
		return j.ReadTogether(file, by)
	}
	return j.Read(file)
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
