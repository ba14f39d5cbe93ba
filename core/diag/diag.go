// Package diag has what can be wrong with a file: diagnostics, the table of rules, and a page for each rule.
package diag

import (
	"slices"

	"pbn/core/source"
)

// Diagnostic says what is wrong, where, and what would be right. Rule and place are a contract, the wording is not.
type Diagnostic struct {
	Rule Rule
	// Severity is that of the rule, unless whoever found it knows better.
	Severity Severity
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

// Replace is a safe fix of one edit.
func Replace(title string, span source.Span, text string) []Fix {
	return []Fix{{Title: title, Safe: true, Edits: []Edit{{At(span), text}}}}
}

// EndsAfter reports whether the fix changes anything after an offset.
func (f Fix) EndsAfter(offset int) bool {
	return slices.ContainsFunc(f.Edits, func(e Edit) bool { return e.Span.End > offset })
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

// List collects the diagnostics of a file. The zero value is empty.
type List struct {
	Items []Diagnostic
	// Severities are those that a caller gives to rules, in place of their own; Off leaves a rule out.
	Severities map[Rule]Severity
	// Most is how many diagnostics of a rule are kept; 0 means a thousand.
	Most int

	found   [ruleCount]int
	counts  [Info + 1]int
	started int
}

func (l *List) most() int {
	if l.Most > 0 {
		return l.Most
	}
	return perRule
}

// Add records a diagnostic. Of each rule the first thousand are kept, the others only counted.
func (l *List) Add(d Diagnostic) {
	if d.Severity == 0 {
		d.Severity = d.Rule.Info().Severity
	}
	if len(l.Severities) > 0 {
		if chosen, has := l.Severities[d.Rule]; has {
			d.Severity = chosen
		}
	}
	if d.Severity == Off {
		return
	}
	l.found[d.Rule]++
	l.counts[d.Severity]++
	if l.found[d.Rule] <= l.most() {
		l.Items = append(source.Room(l.Items), d)
	}
}

// Keeps reports whether the next diagnostic of a rule is kept, so that its message and its fixes are worth making.
func (l *List) Keeps(rule Rule) bool {
	return l.found[rule] < l.most() && (len(l.Severities) == 0 || l.Severities[rule] != Off)
}

// ReportFix records a diagnostic with the fixes that fix finds, if it is kept.
func (l *List) ReportFix(rule Rule, span source.Span, message string, fix func() []Fix) {
	d := Diagnostic{Rule: rule, Place: At(span), Message: message}
	if l.Keeps(rule) {
		d.Fixes = fix()
	}
	l.Add(d)
}

// ReportWith records a diagnostic whose message and fixes are made only if it is kept.
func (l *List) ReportWith(rule Rule, span source.Span, made func() (message string, fixes []Fix)) {
	d := Diagnostic{Rule: rule, Place: At(span)}
	if l.Keeps(rule) {
		d.Message, d.Fixes = made()
	}
	l.Add(d)
}

// Report records a diagnostic without related places.
func (l *List) Report(rule Rule, span source.Span, message string) {
	l.Add(Diagnostic{Rule: rule, Place: At(span), Message: message})
}

// ReportAs records a diagnostic whose message is made only if it is kept.
func (l *List) ReportAs(rule Rule, span source.Span, message func() string) {
	text := ""
	if l.Keeps(rule) {
		text = message()
	}
	l.Report(rule, span, text)
}

// ReportBoth records a diagnostic with a second place that has to do with it.
func (l *List) ReportBoth(rule Rule, span, other source.Span, otherIs string, message func() string) {
	d := Diagnostic{Rule: rule, Place: At(span)}
	if l.Keeps(rule) {
		d.Message = message()
		d.Related = []Related{{Message: otherIs, Place: At(other)}}
	}
	l.Add(d)
}

// Checkpoint is a state of a List, to go back to.
type Checkpoint struct {
	items  int
	found  [ruleCount]int
	counts [Info + 1]int
}

// Checkpoint is the list as it is now.
func (l *List) Checkpoint() Checkpoint { return Checkpoint{len(l.Items), l.found, l.counts} }

// Rollback forgets what was added since.
func (l *List) Rollback(c Checkpoint) {
	l.Items, l.found, l.counts = l.Items[:c.items], c.found, c.counts
}

// IsOpen reports whether a diagnostic was added since the last call of EndGame.
func (l *List) IsOpen() bool { return l.started < len(l.Items) }

// EndGame gives number and board of a game, and its place in the file, to every diagnostic that was added since the last
// call.
func (l *List) EndGame(text *source.Text, number int, board string) {
	for i := l.started; i < len(l.Items); i++ {
		d := &l.Items[i]
		d.Game, d.Board = number, board
		d.find(text)
		d.keepLine(text)
		for k := range d.Related {
			d.Related[k].find(text)
			d.Related[k].keepLine(text)
		}
		d.Fixes = slices.DeleteFunc(d.Fixes, func(f Fix) bool { return !f.find(text) })
	}
	l.started = len(l.Items)
}

// Join adds what another list has found.
func (l *List) Join(other *List) {
	for rule, found := range other.found {
		l.found[rule] += found
	}
	for severity, count := range other.counts {
		l.counts[severity] += count
	}
	l.Items = append(l.Items, other.Items...)
	l.started = len(l.Items)
}

// Sort puts the diagnostics in the order of the file; of those at one place the first found comes first.
func (l *List) Sort() {
	slices.SortStableFunc(l.Items, func(a, b Diagnostic) int { return a.Range.Start.Byte - b.Range.Start.Byte })
}

// Count is how many diagnostics of a severity were added.
func (l *List) Count(s Severity) int { return l.counts[s] }

// Found is how many diagnostics of a rule were added, or noted.
func (l *List) Found(rule Rule) int { return l.found[rule] }

// Note counts what a rule finds without a diagnostic, because another list has that.
func (l *List) Note(rule Rule) { l.found[rule]++ }

// Forget removes diagnostics, given by their indexes in the list.
func (l *List) Forget(items []int) {
	slices.Sort(items)
	for _, i := range slices.Backward(items) {
		l.found[l.Items[i].Rule]--
		l.counts[l.Items[i].Severity]--
		l.Items = slices.Delete(l.Items, i, i+1)
		if i < l.started {
			l.started--
		}
	}
}

// DistrustFixes makes safe fixes of the game that is being read unsafe, if distrusts returns true for them.
func (l *List) DistrustFixes(distrusts func(Diagnostic, Fix) bool) {
	for _, d := range l.Items[l.started:] {
		for k, f := range d.Fixes {
			d.Fixes[k].Safe = f.Safe && !distrusts(d, f)
		}
	}
}

// Omitted is how many diagnostics of a rule were counted, but not kept.
func (l *List) Omitted(rule Rule) int { return max(0, l.found[rule]-l.most()) }

// Quote is a text for a message: in quotes, one line, cut short where it is long.
func Quote(text string) string { return "“" + Short(text) + "”" }

// isPlain reports whether a text has only printing ASCII characters.
func isPlain(text string) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return false
		}
	}
	return true
}

// Short is a text on one line, cut short where it is long.
func Short(text string) string {
	const longest = 60
	if len(text) <= longest && isPlain(text) {
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
