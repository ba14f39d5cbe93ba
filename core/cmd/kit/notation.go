// Package kit is the shell command without a notation: what it does with files, options, settings, diagnostics and terminals. A notation
// hands in its verbs, and its block of core/cmd/line/words.json.
package kit

import (
	"io"

	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/report"
	"pbn/core/source"
)

// Notation is what the command does with files of a notation.
type Notation struct {
	Words *line.Words
	// Habits are how its files are written as text.
	Habits *source.Habits
	// Rules are all of its rules, and Rows is their table.
	Rules []diag.Rule
	Rows  diag.Table
	// Page returns the page of a rule, as Markdown; known is false where there is no such rule.
	Page func(rule string) (page string, known bool)

	// Validate checks a file, as the command line says, with these severities of rules.
	Validate func(l *line.Line, of *Input, severities map[diag.Rule]diag.Severity) (*report.Report, error)
	// Parse writes what a file says as JSON, or only its games, a line each. It writes whole values.
	Parse func(to io.Writer, of *Input, lines bool) (*report.Report, error)
	// Export returns how files are written, as the command line says; encoding is that of the options or of the settings, "" without one.
	Export func(l *line.Line, encoding string) *Export
	// Fix applies all safe fixes to a file, and says what is left. The error says what to do with a file that can have none.
	Fix func(of *Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error)
	// Answerer returns what a thread answers to the requests of Threads; nil where there are none.
	Answerer func() func(request []byte) []byte
	// Commands are those that no other notation has.
	Commands map[string]Command

	// Beside are notations whose files the command reads too, by what core/recognize calls them. Of each it has the verbs that are there:
	// a command without one refuses such a file in the words of core/recognize.
	Beside map[string]*Notation
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

// findRule returns the rule of a name.
func (n *Notation) findRule(name string) (rule diag.Rule, known bool) {
	for _, rule := range n.Rules {
		if n.Rows(rule).Name == name {
			return rule, true
		}
	}
	return 0, false
}

// unknownRule says that there is no such rule, and which may be meant.
func (n *Notation) unknownRule(name string) string {
	var known []string
	for _, rule := range n.Rules {
		known = append(known, n.Rows(rule).Name)
	}
	meant := line.Meant(name, known)
	if meant == "" {
		meant = line.Say("allRules")
	}
	return line.Say("unknownRule", "name", name) + meant
}
