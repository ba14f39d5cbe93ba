package spell

import (
	"strconv"
	"strings"
)

// Movetext is moves as text, a word after another.
type Movetext struct {
	// LineEnd is what ends a line.
	LineEnd string
	// Breaks begins a line at each number of White.
	Breaks bool
	// IsOpen is set where the number of a move of Black has to come before it.
	IsOpen bool
	Out    []byte
	isWord bool // the next word needs a blank
}

// Moves adds moves that were judged. Where a comment cannot be written, k is the number of its move, and why a sentence; else why is "".
func (t *Movetext) Moves(moves []Move) (k int, why string) {
	for k = range moves {
		m := &moves[k]
		for range m.Opens {
			t.word("(")
			t.isWord, t.IsOpen = false, true
		}
		if why = t.Comments(m.Comments, true); why != "" {
			return k, why
		}
		t.NAGs(m.NAGsBefore)
		number := strconv.Itoa(int(m.number))
		switch {
		case !m.isBlack:
			t.breakLine()
			t.word(number + ".")
		case t.IsOpen:
			t.word(number + "...")
		}
		t.word(m.Word)
		t.IsOpen = false
		t.NAGs(m.NAGs)
		if why = t.Comments(m.Comments, false); why != "" {
			return k, why
		}
		for range m.Closes {
			t.isWord = false
			t.word(")")
			t.IsOpen = true
		}
	}
	return 0, ""
}

// NAGs adds glyphs.
func (t *Movetext) NAGs(nags []int) {
	for _, n := range nags {
		t.word("$" + strconv.Itoa(n))
	}
}

// Comments adds those comments that come before a move, or those that do not. Where one cannot be written, why is a sentence.
func (t *Movetext) Comments(comments []Comment, before bool) (why string) {
	for i := range comments {
		c := &comments[i]
		if c.Before != before {
			continue
		}
		text, why := c.Spell()
		if why != "" {
			return why
		}
		t.word(text)
		if t.IsOpen = true; text[0] == ';' {
			t.Out = append(t.Out, t.LineEnd...)
			t.isWord = false
		}
	}
	return ""
}

// Word adds a word.
func (t *Movetext) Word(word string) { t.word(word) }

func (t *Movetext) word(word string) {
	if t.isWord {
		t.Out = append(t.Out, ' ')
	}
	t.Out = append(t.Out, word...)
	t.isWord = true
}

// breakLine begins a line, unless one begins here.
func (t *Movetext) breakLine() {
	if t.Breaks && t.isWord {
		t.Out = append(t.Out, t.LineEnd...)
		t.isWord = false
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

// Spell returns a comment as text, in braces, or after a semicolon where that has to be so. Where it cannot be written, why is a sentence.
func (c *Comment) Spell() (text, why string) {
	for _, command := range c.Commands {
		if strings.ContainsAny(command.Name+command.Value, "]}") {
			return "", "A command cannot have a bracket or a brace in it."
		}
	}
	inner := c.Inner()
	hasBrace, hasLines := strings.Contains(inner, "}"), strings.ContainsAny(inner, "\r\n")
	switch {
	case hasBrace && (hasLines || len(c.Commands) > 0):
		return "", "A comment with } in it has to be one line, and cannot have commands: write ) instead."
	case hasBrace || c.ToEnd && !hasLines && len(c.Commands) == 0:
		return ";" + inner, ""
	}
	return "{" + inner + "}", ""
}
