// Package line has the words of the shell command: its commands, options, help and messages, and reads command lines by them.
package line

import (
	_ "embed"
	"maps"
	"slices"
	"strings"
)

//go:embed words.json
var file []byte

// Words are what the command says where it reads a notation: its own words, a block of words.json, and those that all notations share.
type Words struct {
	// Name is that of the block. Messages begin with it.
	Name     string
	About    string
	Commands []*Command
	Flags    map[string]*Flag
	Messages map[string]string
}

// table is words.json. Its commands, options and messages are those that every notation has.
type table struct {
	Version  string
	Program  string // what the command calls itself where it says what to type
	Commands map[string]*Command
	Flags    map[string]*Flag
	Reading  []string // the flags of every command that reads files
	Common   []string // the flags of every command
	Config   struct{ File, Severities, Encoding string }
	Levels   []string
	Help     struct {
		Usage, Options string
		More, Ending   []string
	}
	Messages  map[string]string
	Reasons   map[string]string
	Notations map[string]Words
}

var shared = readTable(file)

// Of returns the words of the notation of that name.
func Of(name string) *Words {
	own, known := shared.Notations[name]
	if !known {
		panic("no words of " + name)
	}
	own.Name = name
	return WithShared(own)
}

// WithShared returns the words of a notation with those that all share. Of a command that all have, the notation's own row has the name,
// the files that it reads, and its options.
func WithShared(own Words) *Words {
	w := own
	w.Flags, w.Messages = joined(shared.Flags, own.Flags), joined(shared.Messages, own.Messages)
	w.Commands = nil
	for _, row := range own.Commands {
		c := *row
		if common := shared.Commands[c.Name]; common != nil {
			c = *common
			c.Name, c.Extensions, c.Flags = row.Name, row.Extensions, row.Flags
		}
		if c.Extensions != nil {
			c.Flags = slices.Concat(c.Flags, shared.Reading)
		}
		for _, name := range slices.Concat(c.Flags, shared.Common) {
			c.rows = append(c.rows, w.Flags[name])
		}
		w.Commands = append(w.Commands, &c)
	}
	return &w
}

func joined[Value any](all, own map[string]Value) map[string]Value {
	both := maps.Clone(all)
	maps.Copy(both, own)
	return both
}

// Command is a row of the table of commands.
type Command struct {
	Name     string
	About    string
	Operands string
	// Least and Most are how many operands it takes; a Most of 0 is no limit.
	Least, Most int
	// Extensions are those of the files that it reads in a folder.
	Extensions []string
	// OutputAfter says that the second of two operands is the output, as if -o named it, unless both have the same extension.
	OutputAfter bool
	// OnlyNpm says that it makes HTML, for which there is no code in Go.
	OnlyNpm bool
	Flags   []string
	Notes   []string
	rows    []*Flag // of its options, and of those that every command has
}

// Flag is a row of the table of options. Without a value or choices it is an option that is there or not.
type Flag struct {
	Name     string
	Short    string
	Value    string
	Choices  []string
	Suggests []string // some of the values that it takes, for completions
	Also     []string // other names of choices, which are taken but not offered
	Multiple bool
	About    string
}

// Version is that of the package and of this command.
func Version() string { return shared.Version }

// Program is the name of the package and of this command.
func Program() string { return shared.Program }

// ConfigFile is the name of the file with settings, Severities and Encoding are those of its members.
func ConfigFile() string { return shared.Config.File }
func Severities() string { return shared.Config.Severities }
func Encoding() string   { return shared.Config.Encoding }

// Levels are the severities that a rule may have, and off.
func Levels() []string { return shared.Levels }

// Say returns a message that all notations share, with its values: names and texts by turns.
func Say(message string, values ...string) string { return say(shared.Messages, message, values) }

// Say returns a message of the notation, or one that all share.
func (w *Words) Say(message string, values ...string) string { return say(w.Messages, message, values) }

func say(messages map[string]string, message string, values []string) string {
	text, known := messages[message]
	if !known {
		panic("no message " + message)
	}
	return filled(text, values)
}

// filled returns a text with its values: names and texts by turns.
func filled(text string, values []string) string {
	pairs := make([]string, len(values))
	for i, value := range values {
		if pairs[i] = value; i%2 == 0 {
			pairs[i] = "{" + value + "}"
		}
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// Message returns a text that the command says of its own, as a line. In front is the name of the notation.
func (w *Words) Message(text string) string { return w.Prefix() + text + "\n" }

// Prefix is what is before each message.
func (w *Words) Prefix() string { return w.Name + ": " }

// Reason returns what an error of the system means, by its name as in C; ok is false if there is no text for it.
func Reason(code string) (text string, ok bool) {
	text, ok = shared.Reasons[code]
	return text, ok
}

// Extension returns how the names of files end that a command of the notation reads, the first where there are several.
func (w *Words) Extension(command string) string { return w.find(command).Extensions[0] }

// Reads reports whether a command of the notation reads files of a name in folders.
func (w *Words) Reads(command, name string) bool {
	c := w.find(command)
	return c != nil && slices.ContainsFunc(c.Extensions, func(ending string) bool { return strings.HasSuffix(strings.ToLower(name), ending) })
}

// Has reports whether an option may have a value.
func (f *Flag) Has(value string) bool {
	return slices.Contains(f.Choices, value) || slices.Contains(f.Also, value)
}

// Choices returns the values that an option may have.
func (w *Words) Choices(flag string) []string { return w.Flags[flag].Choices }

// find returns the command of that name, nil for any other name.
func (w *Words) find(name string) *Command {
	for _, c := range w.Commands {
		if c.Name == name {
			return c
		}
	}
	return nil
}

// names are those of the commands.
func (w *Words) names() (names []string) {
	for _, c := range w.Commands {
		names = append(names, c.Name)
	}
	return names
}

// Label is the name of the notation as people write it.
func (w *Words) Label() string { return strings.ToUpper(w.Name) }

// Has reports whether the notation has a command.
func (w *Words) Has(command string) bool { return w.find(command) != nil }

// Lacks returns an error for the first option of a command line that the notation does not have, or does not have with its value, though
// another notation of the program does. what names the notation in the message.
func (w *Words) Lacks(l *Line, what string) error {
	c := w.find(l.Command.Name)
	for _, name := range l.Options() {
		own := c.flagNamed(name)
		if own == nil {
			return mistake("otherOption", "option", "--"+name, "what", what)
		}
		for _, value := range l.Values(name) {
			if own.Choices != nil && !own.Has(value) {
				return mistake("otherChoice", "option", "--"+name, "what", what, "choices", strings.Join(own.Choices, " or "), "given", value)
			}
		}
	}
	return nil
}
