package kit

import (
	"errors"
	"os"
	"time"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/wire"
)

// Run runs a command line, without the name of the program, on files of a notation.
func Run(n *Notation, args []string) Exit {
	p := &progress{now: time.Now, prefix: n.Words.Prefix()}
	if isTerminal(os.Stderr) {
		p.terminal = os.Stderr
	}
	s := newShell(n, os.Stdout, os.Stderr, p)
	s.onTerminal = isTerminal(os.Stdout)
	result, err := run(s, args)
	if err != nil {
		s.complain(wire.Printable(files.Reason(err)))
		var mistake line.Mistake
		if errors.As(err, &mistake) {
			s.say(s.words.Usage(append(args, "")[0]))
		}
		result = Failed
	}
	return max(result, s.flush())
}

func run(s *Shell, args []string) (Exit, error) {
	if answers(s.Notation) {
		return Fine, nil
	}
	l, err := s.words.Read(args)
	switch {
	case err != nil:
		return Failed, err
	case l.Answer != "":
		s.write(l.Answer)
		return Fine, nil
	}
	command := commands[l.Command.Name]
	if command == nil {
		command = s.Notation.Commands[l.Command.Name]
	}
	if command == nil {
		return Failed, errors.New(line.Say("onlyNpm", "name", l.Command.Name))
	}
	usePaths(l)
	if !areFound(l) {
		if err := files.Find(l); err != nil {
			return Failed, err
		}
	}
	if err := readNames(s, l); err != nil {
		return Failed, err
	}
	if l.Is("jobs") {
		if err := useCores(l); err != nil {
			return Failed, err
		}
	}
	s.inside, s.line = l.Inside, l
	return command(s, l)
}

// commands has the function of each command that all notations have.
var commands = map[string]Command{
	"validate": validate, "parse": parse, "export": export, "edit": edit, "fix": fix, "explain": explain, "completion": completion,
	"select": selectGames, "sort": sortGames, "merge": merge, "duplicates": duplicates, "number": number, "rotate": rotate, "set": set, "split": split, "stats": stats,
}
