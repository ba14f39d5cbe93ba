package given

import (
	"slices"
	"strings"
)

// Comment is a comment.
type Comment struct {
	// Text is what people read of it.
	Text string
	// Commands are those in it, as [%clk 0:05:00]. They are written before the text.
	Commands []Command
	// ToEnd reports that it goes on to the end of its line.
	ToEnd bool
	// Before reports that it comes before its move, which begins a variation.
	Before bool
}

// Command is a command in a comment: [%Name Value].
type Command struct{ Name, Value string }

// Same reports whether another comment says the same in the same place. What goes to the end of a line and what is in braces is the same.
func (c Comment) Same(other Comment) bool {
	return c.Text == other.Text && c.Before == other.Before && slices.Equal(c.Commands, other.Commands)
}

// ReadComment returns the comment of a text, which may have commands in it.
func ReadComment(value string) (c Comment) {
	var pieces []string
	add := func(text string) {
		if text = strings.TrimFunc(text, func(r rune) bool { return r <= ' ' }); text != "" {
			pieces = append(pieces, text)
		}
	}
	for {
		start := strings.Index(value, "[%")
		end := -1
		if start >= 0 {
			end = strings.IndexByte(value[start:], ']')
		}
		if end < 0 {
			add(value)
			c.Text = strings.Join(pieces, " ")
			return c
		}
		add(value[:start])
		name, parameters, _ := strings.Cut(value[start+len("[%"):start+end], " ")
		c.Commands = append(c.Commands, Command{Name: name, Value: strings.TrimSpace(parameters)})
		value = value[start+end+1:]
	}
}

// Inner returns what a comment has between its delimiters.
func (c *Comment) Inner() string {
	var pieces []string
	for _, command := range c.Commands {
		pieces = append(pieces, strings.TrimRight("[%"+command.Name+" "+command.Value, " ")+"]")
	}
	if c.Text != "" {
		pieces = append(pieces, c.Text)
	}
	return strings.Join(pieces, " ")
}

// Delimiters are what a notation has around comments.
type Delimiters uint8

// The delimiters.
const (
	BracesAndLines Delimiters = iota // braces, or a semicolon up to the end of the line
	Braces                           // braces alone
)

// Spell returns a comment as text, in braces, or after a semicolon where that has to be so. Where it cannot be written, why is a sentence.
func (c *Comment) Spell(in Delimiters) (text, why string) {
	for _, command := range c.Commands {
		if strings.ContainsAny(command.Name+command.Value, "]}") {
			return "", "A command cannot have a bracket or a brace in it."
		}
	}
	inner := c.Inner()
	hasBrace, hasLines := strings.Contains(inner, "}"), strings.ContainsAny(inner, "\r\n")
	switch {
	case hasBrace && in == Braces:
		return "", "A comment cannot have } in it: write ) instead."
	case hasBrace && (hasLines || len(c.Commands) > 0):
		return "", "A comment with } in it has to be one line, and cannot have commands: write ) instead."
	case hasBrace || c.ToEnd && !hasLines && len(c.Commands) == 0 && in == BracesAndLines:
		return ";" + inner, ""
	}
	return "{" + inner + "}", ""
}
