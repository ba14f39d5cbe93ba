package line

import (
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Mistake is a command line that cannot be followed. The message is for the user.
type Mistake string

func (m Mistake) Error() string { return string(m) }

func mistake(message string, values ...string) error { return Mistake(Say(message, values...)) }

// Line is what a command line asks for.
type Line struct {
	// Answer is a text that is asked for: help, or the version. Without one a command is to be run.
	Answer  string
	Command *Command
	// Names are the operands.
	Names []string
	// Inside is what the files that were found in a folder are called there.
	Inside map[string]string
	values map[string][]string
}

// Is reports whether an option is given.
func (l *Line) Is(flag string) bool { return len(l.values[flag]) > 0 }

// Value returns the value of an option, "" if it is not given.
func (l *Line) Value(flag string) string {
	if values := l.values[flag]; len(values) > 0 {
		return values[len(values)-1]
	}
	return ""
}

// Options are the names of the options that are given.
func (l *Line) Options() []string { return slices.Sorted(maps.Keys(l.values)) }

// Values returns all values of an option that may be given more than once.
func (l *Line) Values(flag string) []string { return l.values[flag] }

// MapPaths gives the operands that are files, and the options that are, other names.
func (l *Line) MapPaths(name func(path string) string) {
	if l.Command.Extensions != nil {
		for i := range l.Names {
			l.Names[i] = name(l.Names[i])
		}
	}
	for _, option := range []string{"output", "config", "edits-file", "stdin-filename"} {
		for i := range l.values[option] {
			l.values[option][i] = name(l.values[option][i])
		}
	}
}

// StandardInput is what is given in place of a file's name.
const StandardInput = "-"

// Read reads a command line, without the name of the program. The error is a Mistake.
func (w *Words) Read(args []string) (*Line, error) {
	name := ""
	if len(args) > 0 {
		name = args[0]
	}
	switch name {
	case "--help", "-h", "help":
		return w.readHelp(args[1:])
	case "--version", "-V":
		return &Line{Answer: shared.Version + "\n"}, nil
	case "":
		return nil, mistake("noCommand")
	}
	command := w.find(name)
	if command == nil {
		return nil, w.unknownCommand(name)
	}
	l := &Line{Command: command, values: map[string][]string{}}
	if err := l.read(args[1:]); err != nil {
		return nil, err
	}
	if l.Is("help") {
		return &Line{Answer: w.helpOf(command)}, nil
	}
	if command.OutputAfter && len(l.Names) == 2 && !l.Is("output") && !areAlike(l.Names[0], l.Names[1]) {
		l.values["output"], l.Names = l.Names[1:], l.Names[:1]
	}
	switch n := len(l.Names); {
	case n < command.Least && command.Extensions == nil:
		return nil, mistake("nothingNamed", "operands", command.Operands)
	case n < command.Least:
		return nil, mistake("noFile")
	case command.Most > 0 && n > command.Most:
		return nil, tooMany(command, n)
	case command.Extensions != nil && slices.Index(l.Names, StandardInput) != lastIndex(l.Names, StandardInput):
		return nil, mistake("twiceInput")
	}
	return l, nil
}

// areAlike reports whether two names end with the same extension. Both are more likely files to read, as of a pattern that the shell has
// filled in: the second must not be written over.
func areAlike(one, other string) bool {
	extension := filepath.Ext(one)
	return extension != "" && strings.EqualFold(extension, filepath.Ext(other))
}

// tooMany is the mistake of more operands than a command takes.
func tooMany(command *Command, n int) error {
	return mistake("tooMany", "command", command.Name, "count", strconv.Itoa(n))
}

func (w *Words) readHelp(names []string) (*Line, error) {
	if len(names) == 0 {
		return &Line{Answer: w.Help()}, nil
	}
	command := w.find(names[0])
	if command == nil {
		return nil, w.unknownCommand(names[0])
	}
	return &Line{Answer: w.helpOf(command)}, nil
}

func lastIndex(names []string, name string) int {
	for i, n := range slices.Backward(names) {
		if n == name {
			return i
		}
	}
	return -1
}

// read reads options and operands, in any order, as parseArgs of Node does: "--name value", "--name=value", "-n value", "-nvalue", and
// after "--" only operands.
func (l *Line) read(args []string) error {
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		switch {
		case arg == "--":
			l.Names = append(l.Names, args...)
			return nil
		case strings.HasPrefix(arg, "--"):
			name, value, inline := strings.Cut(arg[2:], "=")
			flag := l.Command.flag(func(f *Flag) bool { return f.Name == name })
			if flag == nil {
				return l.unknown("--" + name)
			}
			used, err := l.take(flag, "--"+name, value, inline, args)
			if err != nil {
				return err
			}
			args = args[used:]
		case strings.HasPrefix(arg, "-") && arg != StandardInput:
			for letters := arg[1:]; letters != ""; {
				_, size := utf8.DecodeRuneInString(letters)
				letter := letters[:size]
				letters = letters[size:]
				flag := l.Command.flag(func(f *Flag) bool { return f.Short == letter })
				if flag == nil {
					return l.unknown("-" + letter)
				}
				value, inline := "", false
				if flag.value() != "" && letters != "" {
					value, inline, letters = letters, true, ""
				}
				used, err := l.take(flag, "-"+letter, value, inline, args)
				if err != nil {
					return err
				}
				args = args[used:]
			}
		default:
			l.Names = append(l.Names, arg)
		}
	}
	return nil
}

func (w *Words) unknownCommand(name string) error {
	return Mistake(Say("unknownCommand", "name", name) + Meant(name, w.names()))
}

func (l *Line) unknown(option string) error {
	var known []string
	for _, f := range l.Command.rows {
		known = append(known, "--"+f.Name)
	}
	return Mistake(Say("unknownOption", "command", l.Command.Name, "option", option) + Meant(option, known))
}

// Number returns the value of an option that takes a whole number.
func (l *Line) Number(flag string) (int, error) {
	given := l.Value(flag)
	n, err := strconv.Atoi(given)
	if err != nil || strings.Trim(given, "0123456789") != "" || len(given) > 9 {
		return 0, mistake("wrongNumber", "option", "--"+flag, "given", given)
	}
	return n, nil
}

// flag returns the command's option with that property, nil if it has none.
func (c *Command) flag(is func(*Flag) bool) *Flag {
	if i := slices.IndexFunc(c.rows, is); i >= 0 {
		return c.rows[i]
	}
	return nil
}

// take takes an option with its value, which may be the first of the arguments after it. used is how many of those were.
func (l *Line) take(flag *Flag, option, value string, inline bool, after []string) (used int, err error) {
	switch {
	case flag.value() == "" && inline:
		return 0, mistake("noValue", "option", option)
	case flag.value() == "":
		value = "true"
	case !inline && len(after) == 0:
		return 0, mistake("valueMissing", "option", option, "value", flag.value())
	case !inline && strings.HasPrefix(after[0], "-") && after[0] != StandardInput:
		return 0, mistake("valueUnclear", "option", option, "given", after[0], "name", flag.Name)
	case !inline:
		value, used = after[0], 1
	}
	if flag.Choices != nil && !flag.Has(value) {
		return 0, mistake("wrongChoice", "option", "--"+flag.Name, "choices", strings.Join(flag.Choices, " or "), "given", value)
	}
	l.values[flag.Name] = append(l.values[flag.Name], value)
	return used, nil
}
