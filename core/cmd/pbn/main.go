// Command pbn reads, checks and writes Portable Bridge Notation. It is the npm command (js/src/cli) from the same core and with the same
// words, without its commands that make HTML.
package main

import (
	"errors"
	"os"
	"time"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/wire"
)

var words = line.Of("pbn")

func main() { os.Exit(int(run(os.Args[1:]))) }

// exit is the exit status; the worst of several files counts.
type exit int

const (
	fine exit = iota
	foundErrors
	failed
)

func run(args []string) exit {
	p := &progress{now: time.Now}
	if isTerminal(os.Stderr) {
		p.terminal = os.Stderr
	}
	s := newShell(os.Stdout, os.Stderr, p)
	s.onTerminal = isTerminal(os.Stdout)
	l, err := words.Read(args)
	result := fine
	switch {
	case err != nil:
	case l.Answer != "":
		s.write(l.Answer)
	case l.Command.OnlyNpm:
		err = errors.New(line.Say("onlyNpm", "name", l.Command.Name))
	default:
		if err = files.Find(l); err != nil {
			break
		}
		result, err = commands[l.Command.Name](s, l)
	}
	if err != nil {
		s.complain(wire.Printable(files.Reason(err)))
		var mistake line.Mistake
		if errors.As(err, &mistake) {
			s.say(words.Usage(append(args, "")[0]))
		}
		result = failed
	}
	return max(result, s.flush())
}

// commands has the function of each command that can be run. Its error ends the command before any file is read.
var commands = map[string]func(*shell, *line.Line) (exit, error){
	"validate": validate, "export": export, "fix": fix, "parse": parse, "convert": convertFiles, "solve": solve, "optimum": optimum, "explain": explain, "completion": completion,
}
