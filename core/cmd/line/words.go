// Package line has the words of the shell command: its commands, options, help and messages, and reads command lines by them. The npm
// command (js/src/cli) reads the same words.json, so that both say the same.
package line

import (
	_ "embed"
	"encoding/json"
	"strings"
)

//go:embed words.json
var file []byte

// words is words.json.
type words struct {
	Version  string
	Program  string // what the command calls itself where it says what to type
	About    string
	Commands []*Command
	Flags    map[string]*Flag
	Common   []string // the flags of every command
	Config   struct{ File, Severities, Encoding string }
	Levels   []string
	Help     struct {
		Usage, Options string
		More, Ending   []string
	}
	Messages map[string]string
	Reasons  map[string]string
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
}

// Flag is a row of the table of options. Without a value or choices it is an option that is there or not.
type Flag struct {
	Name     string
	Short    string
	Value    string
	Choices  []string
	Multiple bool
	About    string
}

var all = func() (w words) {
	if err := json.Unmarshal(file, &w); err != nil {
		panic(err)
	}
	return w
}()

// Version is that of the package and of this command.
func Version() string { return all.Version }

// Choices returns the values that an option may have.
func Choices(flag string) []string { return all.Flags[flag].Choices }

// ConfigFile is the name of the file with settings, Severities and Encoding are those of its members.
func ConfigFile() string { return all.Config.File }
func Severities() string { return all.Config.Severities }
func Encoding() string   { return all.Config.Encoding }

// Levels are the severities that a rule may have, and off.
func Levels() []string { return all.Levels }

// Say returns a message with its values: names and texts by turns.
func Say(message string, values ...string) string {
	text, known := all.Messages[message]
	if !known {
		panic("no message " + message)
	}
	pairs := make([]string, len(values))
	for i, value := range values {
		if pairs[i] = value; i%2 == 0 {
			pairs[i] = "{" + value + "}"
		}
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// Reason returns what an error of the system means, by its name as in C; ok is false if there is no text for it.
func Reason(code string) (text string, ok bool) {
	text, ok = all.Reasons[code]
	return text, ok
}

// find returns the command of that name, nil if there is none.
func find(name string) *Command {
	for _, c := range all.Commands {
		if c.Name == name {
			return c
		}
	}
	return nil
}

// flags returns the rows of a command's options.
func (c *Command) flags() (rows []*Flag) {
	for _, name := range append(append([]string{}, c.Flags...), all.Common...) {
		rows = append(rows, all.Flags[name])
	}
	return rows
}

func (c *Command) synopsis() string {
	return all.Program + " " + c.Name + " " + all.Help.Options + " " + c.Operands
}

// Usage returns how a command is called, or all of them if there is none of that name.
func Usage(name string) string {
	commands := all.Commands
	if c := find(name); c != nil {
		commands = []*Command{c}
	}
	var out strings.Builder
	for i, c := range commands {
		lead := all.Help.Usage
		if i > 0 {
			lead = strings.Repeat(" ", len(lead))
		}
		out.WriteString(lead + " " + c.synopsis() + "\n")
	}
	return out.String()
}

// Help returns what there is to know of all commands.
func Help() string {
	var out strings.Builder
	out.WriteString(all.About + "\n\n")
	for _, c := range all.Commands {
		out.WriteString(c.synopsis() + "\n  " + c.About + "\n")
	}
	for _, lines := range [][]string{all.Help.More, all.Help.Ending} {
		out.WriteString("\n" + strings.Join(lines, "\n") + "\n")
	}
	return out.String()
}

// labelWidth is the width of the options in the help of a command; they are ASCII.
const labelWidth = 24

// help returns what there is to know of a command.
func (c *Command) help() string {
	var out strings.Builder
	out.WriteString(Usage(c.Name) + "\n" + c.About + "\n\n")
	for _, f := range c.flags() {
		label := padded(f.label(), labelWidth)
		if len(label) > labelWidth { // what it is about is on a line of its own, below that of others
			label += "\n  " + padded("", labelWidth)
		}
		out.WriteString("  " + label + " " + f.About + "\n")
	}
	if len(c.Notes) > 0 {
		out.WriteString("\n" + strings.Join(c.Notes, "\n") + "\n")
	}
	return out.String()
}

// label returns an option as the help has it.
func (f *Flag) label() string {
	label := "--" + f.Name
	if f.Short != "" {
		label = "-" + f.Short + ", " + label
	}
	if value := f.value(); value != "" {
		label += " " + value
	}
	return label
}

// value returns what the help has in place of the option's value, "" if it takes none.
func (f *Flag) value() string {
	if f.Value != "" {
		return f.Value
	}
	return strings.Join(f.Choices, "|")
}

func padded(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-len(text)))
}
