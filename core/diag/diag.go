// Package diag has what can be wrong with a file, in any notation: findings, diagnostics, fixes, and the form of a table of rules; docs
// has a page for each rule of PBN.
package diag

import (
	"slices"
	"sort"

	"pbn/core/source"
)

// Diagnostic says what is wrong, where, and what would be right. Rule and place are a contract, the wording is not.
type Diagnostic struct {
	Rule Rule
	// Severity is that of the rule, unless whoever found it knows better.
	Severity Severity
	order    uint32 // how many were found before in the file
	Message  string
	Place
	// Game is the number of the game, from 1; 0 for the file.
	Game    int
	Board   string
	Related []Related
	Fixes   []Fix
}

// Fix is a change of the file that removes the cause of a diagnostic.
type Fix struct {
	// Title says what it does, as an order: "Write 3NT".
	Title string
	// Safe says that the file has only one meaning here, and that the fix keeps it and all comments.
	Safe  bool
	Edits []Edit
}

// Edit replaces a span by a text. The edits of a fix do not overlap. In a page the text is escaped as the page needs it:
// "&lt;" for "<".
type Edit struct {
	Place
	Text string
}

// Place is where something is: a span of the text that is read at the moment and, from EndGame on, a range of the file.
type Place struct {
	Span  source.Span
	Range source.Range
	// line is the line there, of a text that is a window and moves on.
	line *source.Text
}

// Related is another place that has to do with a diagnostic; its message says what is there.
type Related struct {
	Message string
	Place
}

// At is a place that is known by its span alone.
func At(span source.Span) Place { return Place{Span: span} }

// PlaceIn is a place in a text that may no longer be there when a diagnostic names the place.
func PlaceIn(text *source.Text, span source.Span) Place {
	p := Place{Span: span, Range: text.Range(span)}
	p.keepLine(text)
	return p
}

// find works out where in the file a place is, while the text is still there.
func (p *Place) find(text *source.Text) {
	if p.Range.Start.Line == 0 {
		p.Range = text.Range(p.Span)
	}
}

// find does this for a fix, and writes its texts as the file needs them; ok is false if an edit would break a page.
func (f *Fix) find(text *source.Text) (ok bool) {
	for i := range f.Edits {
		e := &f.Edits[i]
		if e.Text, ok = text.Written(e.Text, e.Span); !ok {
			return false
		}
		e.find(text)
	}
	return true
}

// perRule limits how many diagnostics of one rule are kept, so that a file full of errors cannot use up the memory.
const perRule = 1000

// List collects the diagnostics of a file.
type List struct {
	// Rules is the table of the rules.
	Rules Table
	Items []Diagnostic
	// Severities are those that a caller gives to rules, in place of their own; Off leaves a rule out.
	Severities map[Rule]Severity
	// Most is how many diagnostics of a rule are kept; 0 means a thousand.
	Most int
	// Safe gets the safe fixes in place of Items, which stay empty: of each diagnostic the first. It is nil where all is wanted.
	Safe *SafeFixes

	// found is how many diagnostics of each rule were added, by severity.
	found   [MostRules][Info + 1]int
	started int
	order   uint32 // the next finding's

	// Of the game that is read.
	findings Findings
	doubts   []doubt
	// open are what a later game may show not to hold.
	open        []Diagnostic
	startedOpen int
	// What words are made in.
	wording Wording
}

// Reuse takes the memory of a list to which nothing is added any more.
func (l *List) Reuse(old *List) {
	l.findings, l.wording.edits = old.findings, old.wording.edits
	l.findings.Cut(0)
	old.findings, old.wording.edits = Findings{}, nil
}

func (l *List) most() int {
	if l.Most > 0 {
		return l.Most
	}
	return perRule
}

// Add records a diagnostic. Of each rule the first thousand are kept, the others only counted.
func (l *List) Add(d Diagnostic) {
	d.Severity = l.severity(d.Rule, d.Severity)
	if d.Severity == Off {
		return
	}
	d.order = l.order
	l.order++
	l.found[d.Rule][d.Severity]++
	if l.Found(d.Rule) <= l.most() && l.Safe == nil {
		l.Items = append(source.Room(l.Items), d)
	}
}

// severity is what the caller gives to a rule, else own, or that of the rule where that is 0.
func (l *List) severity(rule Rule, own Severity) Severity {
	if len(l.Severities) > 0 {
		if chosen, has := l.Severities[rule]; has {
			return chosen
		}
	}
	if own == 0 {
		return l.Rules[rule].Severity
	}
	return own
}

// Keeps reports whether the next diagnostic of a rule is kept, so that its message is worth making.
func (l *List) Keeps(rule Rule) bool { return l.keeps(rule) && l.Safe == nil }

// OnlyFixes reports whether only safe fixes are kept, so that no message and no other fix is worth making.
func (l *List) OnlyFixes() bool { return l.Safe != nil }

// Report records a diagnostic without related places.
func (l *List) Report(rule Rule, span source.Span, message string) {
	l.Add(Diagnostic{Rule: rule, Place: At(span), Message: message})
}

// IsOpen reports whether anything was kept since the last call of EndGame.
func (l *List) IsOpen() bool {
	return l.findings.Len() > 0 || l.started < len(l.Items) || l.Safe != nil && l.Safe.started < len(l.Safe.fixes)
}

// EndGame puts into words what was found in a game since the last call, and gives it the number and the board of the game, and its place
// in the file. trusts reports whether the edits of a safe fix are safe in the game as it is; where it is nil, they are.
func (l *List) EndGame(text *source.Text, number int, board string, trusts Trust) {
	l.word(text, trusts)
	for i := l.started; i < len(l.Items); i++ {
		l.Items[i].endGame(text, number, board)
	}
	l.started = len(l.Items)
	for i := l.startedOpen; i < len(l.open); i++ {
		l.open[i].endGame(text, number, board)
	}
	l.startedOpen = len(l.open)
	if l.Safe != nil {
		l.Safe.endGame(text)
	}
}

// Trust reports whether a safe fix of a rule is safe in the game where its place is.
type Trust func(rule Rule, place source.Span, fix []Splice) bool

func (d *Diagnostic) endGame(text *source.Text, number int, board string) {
	d.Game, d.Board = number, board
	d.find(text)
	d.keepLine(text)
	for k := range d.Related {
		d.Related[k].find(text)
		d.Related[k].keepLine(text)
	}
	d.Fixes = slices.DeleteFunc(d.Fixes, func(f Fix) bool { return !f.find(text) })
}

// Sort puts the diagnostics in the order of the file; of those at one place the first found comes first. What is open holds then.
func (l *List) Sort() {
	l.Items = append(l.Items, l.open...)
	l.open, l.started, l.startedOpen = nil, len(l.Items), 0
	sort.Slice(l.Items, func(i, j int) bool {
		a, b := &l.Items[i], &l.Items[j]
		if at, other := a.Range.Start.Byte, b.Range.Start.Byte; at != other {
			return at < other
		}
		return a.order < b.order
	})
	if l.Safe != nil {
		l.Safe.sort()
	}
}

// Count returns how many diagnostics of a severity were added.
func (l *List) Count(s Severity) int {
	n := 0
	for rule := range l.found {
		n += l.found[rule][s]
	}
	return n
}

// Found returns how many diagnostics of a rule were added.
func (l *List) Found(rule Rule) int {
	n := 0
	for _, found := range l.found[rule] {
		n += found
	}
	return n
}

// FoundAs returns how many diagnostics of a rule were added with a severity.
func (l *List) FoundAs(rule Rule, s Severity) int { return l.found[rule][s] }

// Omitted returns how many diagnostics of a rule were counted, but not kept.
func (l *List) Omitted(rule Rule) int { return max(0, l.Found(rule)-l.most()) }

// Quote is a text for a message: in quotes, one line, cut short where it is long.
func Quote(text string) string { return "“" + Short(text) + "”" }

// Short is a text on one line, cut short where it is long.
func Short(text string) string {
	const longest = 60
	if len(text) <= longest && source.IsPlain(text) {
		return text
	}
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
