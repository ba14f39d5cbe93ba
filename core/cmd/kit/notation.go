// Package kit is the shell command without a notation: what it does with files, options, settings, diagnostics and terminals. A notation
// hands in its verbs, and its block of core/cmd/line/words.json.
package kit

import (
	"cmp"
	"io"
	"slices"

	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/report"
	"pbn/core/source"
)

// Notation is what the command does with files of a notation.
type Notation struct {
	Words *line.Words
	// Noun is what a game of a file is called, "" where that is a game.
	Noun string
	// Habits are how its files are written as text.
	Habits *source.Habits
	// Rules are all of its rules, and Rows is their table.
	Rules []diag.Rule
	Rows  diag.Table
	// RulesOf is a notation before this one in Beside whose rules it shares: they are listed, named and explained as rules of that, and Rules,
	// Rows and Page are nil. nil where the rules are its own.
	RulesOf *Notation
	// Page returns the page of a rule, as Markdown; known is false where there is no such rule.
	Page func(rule string) (page string, known bool)

	// Validate checks a file, as the command line says, with these severities of rules.
	Validate func(l *line.Line, of *Input, severities map[diag.Rule]diag.Severity) (*report.Report, error)
	// Parse writes what a file says as JSON, or only its games, a line each, as the command line says. It writes whole values.
	Parse func(l *line.Line, to io.Writer, of *Input, lines bool) (*report.Report, error)
	// Export returns how files are written, as the command line says; encoding is that of the options or of the settings, "" without one.
	Export func(l *line.Line, encoding string) *Export
	// Fix applies all safe fixes to a file, and says what is left. The error says what to do with a file that can have none.
	Fix func(of *Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error)
	// Edit returns what makes the edits of a text of JSON in files; nil where there are none. The error says what is wrong with the text.
	Edit func(json []byte, severities map[diag.Rule]diag.Severity) (Editor, error)
	// Desk returns how its games come to the commands that choose, sort and join them, as the command line says; nil where they have none.
	Desk func(l *line.Line) (*Desk, error)
	// Answerer returns what a thread answers to the requests of Threads; nil where there are none.
	Answerer func() func(request []byte) []byte
	// Commands are those that no other notation has.
	Commands map[string]Command

	// HasBlocks reports whether a document has blocks of the notation. Only a program that reads several asks.
	HasBlocks func(document []byte, encoding source.Encoding) bool

	// Beside are notations whose files the command reads, too. What core/recognize calls these files are the choices of their --notation. The
	// words say which commands they have: others refuse such a file. They have no Commands, and no notations beside them.
	Beside []*Notation
}

// Called returns what a game of the notation is called.
func (n *Notation) Called() string { return cmp.Or(n.Noun, "game") }

// all are the notation and those beside it.
func (n *Notation) all() []*Notation { return append([]*Notation{n}, n.Beside...) }

// words are those of a program that reads files of all the notations.
func (n *Notation) words() *line.Words {
	var beside []*line.Words
	for _, other := range n.Beside {
		beside = append(beside, other.Words)
	}
	return line.Joined(n.Words, beside...)
}

// reading returns the notation that --notation names; that of the program where it is not given, or names something that its verbs read.
func (n *Notation) reading(l *line.Line) *Notation {
	if other := n.named(l.Value("notation")); other != nil {
		return other
	}
	return n
}

// lacks returns an error for the first option of a command line that the notation does not have, or does not have with its value.
func (n *Notation) lacks(l *line.Line) error { return n.Words.Lacks(l, n.Words.Label()) }

// hasEncoding reports whether files of the notation may have an encoding.
func (n *Notation) hasEncoding(name string) bool {
	_, known := n.Habits.EncodingOf(name)
	return known
}

// named returns the notation in Beside whose --notation has a choice, or nil.
func (n *Notation) named(choice string) *Notation {
	for _, other := range n.Beside {
		if slices.Contains(other.Words.Choices("notation"), choice) {
			return other
		}
	}
	return nil
}

// called returns the notation whose files of a command have names that end as that of the first file; the program's own where none has.
func (n *Notation) called(l *line.Line) *Notation {
	for _, of := range n.Beside {
		if of.Edit != nil && of.Words.Reads(l.Command.Name, l.Names[0]) {
			return of
		}
	}
	return n
}

// Export is how a notation writes files in export format, or with what else a command changes.
type Export struct {
	File Maker
	// Document returns a document with its blocks in export format.
	Document func(document []byte, encoding source.Encoding) ([]byte, *report.Report)
	// Encoding is that of the files that are written; source.Automatic is that of each file itself, which a document keeps, too.
	Encoding source.Encoding
	// Name is the name, in a folder, of what is made of a file.
	Name func(name string) string
}

// Command runs a command. Its error ends the command before any file is read.
type Command func(s *Shell, l *line.Line) (Exit, error)
