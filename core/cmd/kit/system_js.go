package kit

import (
	"errors"
	"os"
	"strings"
	"syscall/js"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Host is what JavaScript does for the command where that is a module: js/src/cli/run.ts.
var Host = js.Global().Get("pbnkit")

// Await waits for a promise.
func Await(promise js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	done := make(chan outcome, 1)
	fulfilled := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- outcome{value: args[0]}
		return nil
	})
	rejected := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- outcome{err: errors.New(js.Global().Get("String").Invoke(args[0].Get("message")).String())}
		return nil
	})
	defer fulfilled.Release()
	defer rejected.Release()
	promise.Call("then", fulfilled, rejected)
	s := <-done
	return s.value, s.err
}

// Bytes copies bytes for JavaScript, and BytesOf those that it has.
func Bytes(b []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(array, b)
	return array
}

func BytesOf(array js.Value) []byte {
	b := make([]byte, array.Length())
	js.CopyBytesToGo(b, array)
	return b
}

// Args are the command line, without the name of the program. Go's glue takes 8 KiB of it only.
func Args() (args []string) {
	given := Host.Get("args")
	for i := range given.Length() {
		args = append(args, given.Index(i).String())
	}
	return args
}

func isTerminal(file *os.File) bool { return Host.Call("isTerminal", int(file.Fd())).Bool() }

// usePaths writes the paths of a command line with slashes where the system has them with backslashes: Go's files of a module have slashes
// alone, and Node takes both.
func usePaths(l *line.Line) {
	if Host.Get("backslashes").Bool() {
		l.MapPaths(func(path string) string { return strings.ReplaceAll(path, `\`, "/") })
	}
}

// areFound reports whether this is a thread for files that the program has found.
func areFound(l *line.Line) bool {
	task := Host.Get("task")
	if task.IsUndefined() {
		return false
	}
	l.Names, l.Inside = nil, map[string]string{}
	paths, inside := task.Get("paths"), task.Get("inside")
	for i := range paths.Length() {
		path := paths.Index(i).String()
		l.Names = append(l.Names, path)
		if name := inside.Index(i); !name.IsNull() {
			l.Inside[path] = name.String()
		}
	}
	return true
}

// serve works on the files that the program asks for, if this is a thread for that, until there are no others.
func (s *Shell) serve(work func(at int) outcome) bool {
	if Host.Get("task").IsUndefined() {
		return false
	}
	s.progress.terminal = nil // the program says how far it is
	for {
		at, err := Await(Host.Call("asked"))
		if err != nil || at.IsNull() {
			return true
		}
		o := work(at.Int())
		Host.Call("done", Bytes(o.file.Out.Bytes()), Bytes(o.file.Err.Bytes()), int(o.exit), numbersOf(o.file.found))
	}
}

// numbersOf returns what was found as an array, and foundOf takes it.
func numbersOf(of tally) []any {
	numbers := []any{of.games}
	for _, n := range of.severities {
		numbers = append(numbers, n)
	}
	return numbers
}

func foundOf(numbers js.Value) (of tally) {
	of.games = numbers.Index(0).Int()
	for i := range of.severities {
		of.severities[i] = numbers.Index(i + 1).Int()
	}
	return of
}

// worthwhile is how many bytes a second thread is worth: before, all work is done when it has started.
const worthwhile = 16 << 20

// share has threads of JavaScript work on many files, which use all cores then: a module has one.
func (s *Shell) share(paths []string, here func(at int) outcome) (together int, work func(at int) outcome, end func()) {
	size, crew := int64(0), js.Null()
	for _, path := range paths {
		n, _ := files.Size(path)
		size += n
		if path == line.StandardInput {
			return 0, here, func() {}
		}
	}
	if len(paths) > 1 && size >= worthwhile {
		names, inside := make([]any, len(paths)), make([]any, len(paths))
		for i, path := range paths {
			names[i] = path
			if name, ok := s.inside[path]; ok {
				inside[i] = name
			}
		}
		crew = Host.Call("crew", names, inside)
	}
	if crew.IsNull() {
		return 0, here, func() {}
	}
	// One more is taken from inOrder, to be waited for.
	return crew.Get("size").Int() - 1, func(at int) outcome { return s.elsewhere(crew, paths[at], at) }, func() { crew.Call("end") }
}

// elsewhere has a thread work on a file.
func (s *Shell) elsewhere(crew js.Value, path string, at int) outcome {
	of := newInput(s, path)
	done, err := Await(crew.Call("work", at))
	n, _ := files.Size(path)
	s.progress.add(n)
	if err != nil {
		of.Err.WriteString(s.Notation.Words.Message(wire.Printable(path) + ": " + wire.Printable(err.Error())))
		return outcome{of, Failed}
	}
	of.Out.Write(BytesOf(done.Get("out")))
	of.Err.Write(BytesOf(done.Get("err")))
	of.found = foundOf(done.Get("found"))
	return outcome{of, Exit(done.Get("exit").Int())}
}

// useCores says that the command does not have that.
func useCores(*line.Line) error { return line.Mistake(line.Say("onlyNative", "option", "--jobs")) }

// WriteTable says that the command does not have that.
func WriteTable(*Shell, *line.Line) (Exit, error) {
	return Failed, line.Mistake(line.Say("onlyNative", "option", "--to parquet"))
}

// join reads a file for the desk.
func (d *Desk) join(j *desk.Join, _ *Input, file *source.Stream) *report.Report { return j.Read(file) }

// Threads returns how many threads to start at the same time. They do not share the memory of the program: ask has another thread answer a
// request, by what the notation's Answerer returns there, and end ends it.
func Threads() (together int, ask func(request []byte) ([]byte, error), end func()) {
	crew := Host.Call("crew", js.Null(), js.Null())
	if crew.IsNull() {
		return 1, nil, func() {}
	}
	return crew.Get("size").Int(), func(request []byte) ([]byte, error) {
		done, err := Await(crew.Call("work", Bytes(request)))
		if err != nil {
			return nil, err
		}
		return BytesOf(done.Get("out")), nil
	}, func() { crew.Call("end") }
}

// answers answers requests of the program until it ends this thread, if this is one for that.
func answers(n *Notation) bool {
	if task := Host.Get("task"); task.IsUndefined() || !task.Get("paths").IsNull() {
		return false
	}
	answer := n.Answerer()
	for {
		request, err := Await(Host.Call("asked"))
		if err != nil {
			return true
		}
		Host.Call("done", Bytes(answer(BytesOf(request))), Bytes(nil), int(Fine), js.Null())
	}
}

// reached says what the exit status would be if nothing else were found, for where nobody reads on.
func reached(result Exit) { Host.Call("reached", int(result)) }
