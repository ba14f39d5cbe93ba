package kit

import (
	"bufio"
	"errors"
	"io"
	"runtime"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Exit is the exit status; the worst of several files counts.
type Exit int

const (
	Fine Exit = iota
	FoundErrors
	Failed
)

// ExitOf is the exit status of a file that was read to its end.
func ExitOf(r *report.Report) Exit {
	if r.Diagnostics.Count(diag.Error) > 0 {
		return FoundErrors
	}
	return Fine
}

// Shell has the notation of the files, and the standard streams.
type Shell struct {
	Notation *Notation
	words    *line.Words // of all notations
	line     *line.Line
	out      *bufio.Writer
	err      io.Writer
	progress *progress
	// onTerminal says that standard output is a terminal.
	onTerminal bool
	last       byte  // of a file's content that was written
	failed     error // why standard output could not be written
	// inside is what the files that were found in a folder are called there.
	inside   map[string]string
	encoding source.Encoding
	// standardInput is the name of standard input; "" where it has none.
	standardInput string
	// unpacks says that the command writes no files, so that those that it reads may be packed.
	unpacks bool
	sum     sum
}

func newShell(n *Notation, out, err io.Writer, p *progress) *Shell {
	return &Shell{Notation: n, words: n.words(), line: new(line.Line), out: bufio.NewWriterSize(p.beside(out), 1<<16), err: p.beside(err), progress: p}
}

// Write writes a file's content to standard output, piece by piece.
func (s *Shell) Write(b []byte) (int, error) {
	err := s.keep(s.out.Write(s.shown(b, s.last)))
	if len(b) > 0 {
		s.last = b[len(b)-1]
	}
	return len(b), err
}

// shown returns a file's content, which is after the byte last, as standard output takes it.
func (s *Shell) shown(content []byte, last byte) []byte {
	if s.onTerminal {
		return visible(content, last)
	}
	return content
}

// write writes a text of our own.
func (s *Shell) write(text string) { s.keep(s.out.WriteString(text)) }

func (s *Shell) keep(_ int, err error) error {
	if s.failed == nil {
		s.failed = err
	}
	return err
}

// flush writes what is left, and reports whether all could be written.
func (s *Shell) flush() Exit {
	if s.keep(0, s.out.Flush()); s.failed == nil {
		return Fine
	}
	s.complain(line.Say("outputNotWritten", "reason", files.Reason(s.failed)))
	return Failed
}

// say writes a text to standard error.
func (s *Shell) say(text string) { io.WriteString(s.err, text) }

func (s *Shell) complain(text string) { s.say(s.Notation.Words.Message(text)) }

// ReadRepeatedly says that the command reads each file so many times.
func (s *Shell) ReadRepeatedly(times int) { s.progress.times = times }

// frame is what comes before, between and after what is written of files.
type frame struct{ start, between, end string }

// EachFile works on files, on several at the same time, and writes what is said of them in their order. One that cannot be read or written
// is reported, and the others are still done.
func (s *Shell) EachFile(paths []string, work func(*Input) (Exit, error)) Exit {
	return s.eachFile(paths, frame{}, work)
}

// EachReport works on files as EachFile, and with --format json writes one document with the JSON of each file, as far as it has one, in
// place of what is said of them.
func (s *Shell) EachReport(l *line.Line, work func(*Input) (Exit, error)) Exit {
	if l.Value("format") != "json" {
		return s.EachFile(l.Names, work)
	}
	return s.eachFile(l.Names, asJSON, func(of *Input) (Exit, error) {
		exit, err := work(of)
		of.Out.Reset()
		if of.JSON != nil {
			of.Out.Write(appendJSON(nil, of.JSON()))
		}
		if err == nil {
			of.Err.Reset()
		}
		return exit, err
	})
}

func (s *Shell) eachFile(paths []string, in frame, work func(*Input) (Exit, error)) Exit {
	here := func(at int) outcome {
		return s.workOn(paths[at], func(of *Input) (Exit, error) {
			of.isAlone = len(paths) == 1
			return work(of)
		})
	}
	if s.serve(here) {
		return Fine
	}
	s.write(in.start)
	s.progress.begin(paths)
	together, anywhere, end := s.share(paths, here)
	defer end()
	result, separator := Fine, ""
	for o := range inOrder(len(paths), together, anywhere) {
		if o.file.Out.Len() > 0 {
			s.write(separator)
			s.write(o.file.Out.String())
			separator = in.between
		}
		if o.file.Err.Len() > 0 {
			s.out.Flush()
			s.err.Write(o.file.Err.Bytes())
		}
		result = max(result, o.exit)
		reached(result)
		s.sum.add(o.file, o.exit)
		s.progress.next()
	}
	s.progress.end()
	s.write(in.end)
	return result
}

// outcome is a file after the work on it.
type outcome struct {
	file *Input
	exit Exit
}

// workOn works on a file, also where that fails by a bug of ours: the other files are still done.
func (s *Shell) workOn(path string, work func(*Input) (Exit, error)) (o outcome) {
	defer func() {
		if fault := recover(); fault != nil {
			o = outcome{newInput(s, path), Failed}
			o.file.Err.WriteString(s.Notation.Words.Prefix() + wire.Printable(o.file.Name) + ": ")
			o.file.Err.WriteString(line.Program() + " failed: " + wordsOf(fault) + "\n")
			o.file.Err.Write(stack())
		}
	}()
	of := newInput(s, path)
	exit, err := s.tryOn(of, work)
	switch {
	case err == nil:
		return outcome{of, exit}
	case of.isAlone && s.failed != nil && errors.Is(err, s.failed): // standard output: flush says it
	default:
		of.Err.WriteString(s.Notation.Words.Message(wire.Printable(of.Name) + ": " + wire.Printable(files.Reason(err))))
	}
	return outcome{of, Failed}
}

// wordsOf returns what was panicked with.
func wordsOf(fault any) string {
	switch fault := fault.(type) {
	case error:
		return fault.Error()
	case string:
		return fault
	}
	return "a panic with another value than an error"
}

// stack returns the stack of the caller. debug.Stack does, too, and takes package fmt with it.
func stack() []byte {
	for text := make([]byte, 4096); ; text = make([]byte, 2*len(text)) {
		if n := runtime.Stack(text, false); n < len(text) {
			return text[:n]
		}
	}
}

func (s *Shell) tryOn(of *Input, work func(*Input) (Exit, error)) (Exit, error) {
	err := of.open(s)
	if of.file != nil {
		defer of.file.Close()
	}
	if err != nil {
		return Failed, err
	}
	return work(of)
}

// inOrder gives what a function makes of each number below n, in their order. It is called for as many at the same time as together says; 0
// is one after another.
func inOrder[Out any](n, together int, work func(at int) Out) func(yield func(Out) bool) {
	return func(yield func(Out) bool) {
		places := make(chan chan Out, together)
		go func() {
			defer close(places)
			for at := range n {
				place := make(chan Out, 1)
				places <- place
				go func() { place <- work(at) }()
			}
		}()
		for place := range places {
			if !yield(<-place) {
				return
			}
		}
	}
}
