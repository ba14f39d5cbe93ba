// Package diag holds what is said against a file: diagnostics, the table of rules, and a page for each rule.
package diag

import (
	"slices"

	"pbn/core/source"
)

// Diagnostic says what is wrong, where, and what would be right. Rule and span are a contract, the wording is not.
type Diagnostic struct {
	Rule    Rule
	Message string
	Span    source.Span
	// Game is the number of the game, from 1; 0 for the file.
	Game    int
	Board   string
	Related []Related
}

// Severity is the severity of the diagnostic's rule.
func (d *Diagnostic) Severity() Severity { return d.Rule.Info().Severity }

// Related is another place that takes part, with what it is.
type Related struct {
	Message string
	Span    source.Span
}

// perRule bounds what is kept of one rule, so that a file of nothing but faults cannot eat the memory.
const perRule = 1000

// List collects the diagnostics of a file. The zero value is empty.
type List struct {
	Items   []Diagnostic
	found   [ruleCount]int
	started int
}

// Add records a diagnostic. Of each rule the first thousand are kept, the others only counted.
func (l *List) Add(d Diagnostic) {
	l.found[d.Rule]++
	if l.found[d.Rule] <= perRule {
		l.Items = append(l.Items, d)
	}
}

// Report records a diagnostic without related places.
func (l *List) Report(rule Rule, span source.Span, message string) {
	l.Add(Diagnostic{Rule: rule, Span: span, Message: message})
}

// EndGame gives number and board of a game to every diagnostic that was added since the last call.
func (l *List) EndGame(number int, board string) {
	for i := l.started; i < len(l.Items); i++ {
		l.Items[i].Game, l.Items[i].Board = number, board
	}
	l.started = len(l.Items)
}

// Join adds what another list has found.
func (l *List) Join(other *List) {
	for rule, found := range other.found {
		l.found[rule] += found
	}
	l.Items = append(l.Items, other.Items...)
	l.started = len(l.Items)
}

// Sort puts the diagnostics in the order of the file; of those at one place the first found comes first.
func (l *List) Sort() {
	slices.SortStableFunc(l.Items, func(a, b Diagnostic) int { return a.Span.Start - b.Span.Start })
}

// Count is how many diagnostics of a severity were added.
func (l *List) Count(s Severity) int {
	n := 0
	for rule, found := range l.found {
		if table[rule].Severity == s {
			n += found
		}
	}
	return n
}

// Omitted is how many diagnostics of a rule were counted, but not kept.
func (l *List) Omitted(rule Rule) int { return max(0, l.found[rule]-perRule) }

// Full tells whether diagnostics of a rule are only counted now: then nobody will read the message.
func (l *List) Full(rule Rule) bool { return l.found[rule] >= perRule }

// Quote is a text for a message: in quotes, one line, cut short where it is long.
func Quote(text string) string { return "“" + Short(text) + "”" }

// Short is a text on one line, cut short where it is long.
func Short(text string) string {
	const longest = 60
	out := make([]rune, 0, longest+1)
	for _, r := range text {
		if len(out) == longest {
			out = append(out, '…')
			break
		}
		if r < ' ' || r == 0x7F {
			r = ' '
		}
		out = append(out, r)
	}
	return string(out)
}
