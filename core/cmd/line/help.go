package line

import "strings"

// Usage returns how a command is called, or how all of them are if no command has that name.
func (w *Words) Usage(name string) string {
	commands := w.Commands
	if c := w.find(name); c != nil {
		commands = []*Command{c}
	}
	var out strings.Builder
	for i, c := range commands {
		lead := shared.Help.Usage
		if i > 0 {
			lead = strings.Repeat(" ", len(lead))
		}
		out.WriteString(lead + " " + c.synopsis() + "\n")
	}
	return out.String()
}

// Help returns what there is to know of all commands.
func (w *Words) Help() string {
	var out strings.Builder
	out.WriteString(w.About + "\n\n")
	for _, c := range w.Commands {
		out.WriteString(c.synopsis() + "\n  " + c.About + "\n")
	}
	for _, lines := range [][]string{shared.Help.More, shared.Help.Ending} {
		out.WriteString("\n" + strings.Join(lines, "\n") + "\n")
	}
	return filled(out.String(), []string{"extension", w.Commands[0].Extensions[0]})
}

// labelWidth is the width of the options in the help of a command; they are ASCII.
const labelWidth = 24

// helpOf returns what there is to know of a command.
func (w *Words) helpOf(c *Command) string {
	var out strings.Builder
	out.WriteString(w.Usage(c.Name) + "\n" + c.About + "\n\n")
	for _, f := range c.rows {
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

func (c *Command) synopsis() string {
	return shared.Program + " " + c.Name + " " + shared.Help.Options + " " + c.Operands
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
