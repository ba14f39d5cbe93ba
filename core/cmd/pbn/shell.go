package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/pbn/answers"
)

// shell has the standard streams.
type shell struct {
	out    *bufio.Writer
	failed error // why standard output could not be written
}

func newShell() *shell {
	s := &shell{}
	s.out = bufio.NewWriterSize(os.Stdout, 1<<16)
	return s
}

// Write writes to standard output; what is more than a line can hold of a file's content goes through here.
func (s *shell) Write(b []byte) (int, error) {
	if isTerminal(os.Stdout) {
		return len(b), s.keep(s.out.Write(visible(b)))
	}
	return len(b), s.keep(s.out.Write(b))
}

// write writes a text of our own.
func (s *shell) write(text string) { s.keep(s.out.WriteString(text)) }

func (s *shell) keep(_ int, err error) error {
	if s.failed == nil {
		s.failed = err
	}
	return err
}

// flush writes what is left, and reports whether all could be written.
func (s *shell) flush() exit {
	if s.keep(0, s.out.Flush()); s.failed == nil {
		return fine
	}
	s.complain(line.Say("outputNotWritten", "reason", files.Reason(s.failed)))
	return failed
}

// say writes a text to standard error.
func (s *shell) say(text string) { os.Stderr.WriteString(text) }

func (s *shell) complain(text string) { s.say("pbn: " + text + "\n") }

// input is a file that a command reads, and what is said of it.
type input struct {
	io.Reader
	path string
	// out is for standard output, err for standard error.
	out, err bytes.Buffer
}

// frame is what comes before, between and after what is written of files.
type frame struct{ start, between, end string }

// eachFile works on files, on several at the same time, and writes what is said of them in their order. One that cannot be read or written
// is told, and the others are still done.
func (s *shell) eachFile(paths []string, in frame, work func(*input) (exit, error)) exit {
	s.write(in.start)
	result, separator := fine, ""
	for of := range inOrder(paths, func(path string) done { return workOn(path, work) }) {
		if of.out.Len() > 0 {
			s.write(separator)
			s.Write(of.out.Bytes())
			separator = in.between
		}
		if of.err.Len() > 0 {
			s.out.Flush()
			os.Stderr.Write(of.err.Bytes())
		}
		result = max(result, of.exit)
	}
	s.write(in.end)
	return result
}

// done is a file that was worked on.
type done struct {
	*input
	exit exit
}

func workOn(path string, work func(*input) (exit, error)) (of done) {
	defer func() {
		if fault := recover(); fault != nil {
			// It is a bug of ours; the other files are still done.
			of = done{&input{path: path}, failed}
			of.err.WriteString("pbn: " + answers.Printable(path) + ": " + fmt.Sprintf("pbn failed: %v\n%s", fault, debug.Stack()))
		}
	}()
	return workedOn(path, work)
}

func workedOn(path string, work func(*input) (exit, error)) done {
	of := &input{path: path}
	result, err := fine, error(nil)
	if file, openErr := files.Open(path); openErr != nil {
		err = openErr
	} else {
		of.Reader = file
		result, err = work(of)
		file.Close()
	}
	if err != nil {
		of.err.WriteString("pbn: " + answers.Printable(path) + ": " + answers.Printable(files.Reason(err)) + "\n")
		result = failed
	}
	return done{of, result}
}

// inOrder gives what a function makes of each value, in their order; it is called for as many at the same time as there are cores.
func inOrder[In, Out any](values []In, work func(In) Out) func(yield func(Out) bool) {
	return func(yield func(Out) bool) {
		places := make(chan chan Out, runtime.GOMAXPROCS(0))
		go func() {
			defer close(places)
			for _, value := range values {
				place := make(chan Out, 1)
				places <- place
				go func() { place <- work(value) }()
			}
		}()
		for place := range places {
			if !yield(<-place) {
				return
			}
		}
	}
}
