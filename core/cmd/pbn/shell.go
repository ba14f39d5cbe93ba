package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/pbn/answers"
	"pbn/core/recognize"
)

// shell has the standard streams.
type shell struct {
	out      *bufio.Writer
	err      io.Writer
	progress *progress
	// onTerminal says that standard output is a terminal.
	onTerminal bool
	last       byte  // of a file's content that was written
	failed     error // why standard output could not be written
}

func newShell(out, err io.Writer, p *progress) *shell {
	return &shell{out: bufio.NewWriterSize(p.beside(out), 1<<16), err: p.beside(err), progress: p}
}

// Write writes a file's content to standard output, piece by piece.
func (s *shell) Write(b []byte) (int, error) {
	err := s.keep(s.out.Write(s.shown(b, s.last)))
	if len(b) > 0 {
		s.last = b[len(b)-1]
	}
	return len(b), err
}

// shown returns a file's content, which is after the byte last, as standard output takes it.
func (s *shell) shown(content []byte, last byte) []byte {
	if s.onTerminal {
		return visible(content, last)
	}
	return content
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
func (s *shell) say(text string) { io.WriteString(s.err, text) }

func (s *shell) complain(text string) { s.say("pbn: " + text + "\n") }

// input is a file that a command reads, and what is said of it.
type input struct {
	io.Reader
	path string
	is   *recognize.Row // what its start or its name shows; nil if neither does
	// out is for standard output, err for standard error; both have colours and no content of the file as it is.
	out, err bytes.Buffer
}

// frame is what comes before, between and after what is written of files.
type frame struct{ start, between, end string }

// eachFile works on files, on several at the same time, and writes what is said of them in their order. One that cannot be read or written
// is reported, and the others are still done.
func (s *shell) eachFile(paths []string, in frame, work func(*input) (exit, error)) exit {
	s.write(in.start)
	s.progress.begin(paths)
	result, separator := fine, ""
	for of := range inOrder(paths, func(path string) done { return s.workOn(path, work) }) {
		if of.out.Len() > 0 {
			s.write(separator)
			s.write(of.out.String())
			separator = in.between
		}
		if of.err.Len() > 0 {
			s.out.Flush()
			s.err.Write(of.err.Bytes())
		}
		result = max(result, of.exit)
		s.progress.next()
	}
	s.progress.end()
	s.write(in.end)
	return result
}

// done is a file that was worked on.
type done struct {
	*input
	exit exit
}

func (s *shell) workOn(path string, work func(*input) (exit, error)) (of done) {
	defer func() {
		if fault := recover(); fault != nil {
			// It is a bug of ours; the other files are still done.
			of = done{&input{path: path}, failed}
			of.err.WriteString("pbn: " + answers.Printable(path) + ": " + fmt.Sprintf("pbn failed: %v\n%s", fault, debug.Stack()))
		}
	}()
	return s.workedOn(path, work)
}

func (s *shell) workedOn(path string, work func(*input) (exit, error)) done {
	of := &input{path: path}
	result, err := fine, error(nil)
	if file, openErr := files.Open(path); openErr != nil {
		err = openErr
	} else {
		of.Reader = s.progress.counted(file)
		if err = of.recognize(); err == nil {
			result, err = work(of)
		}
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
