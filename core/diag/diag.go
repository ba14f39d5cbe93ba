// Package diag has what can be wrong with a file: diagnostics and the table of rules; docs has a page for each rule.
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

// List collects the diagnostics of a file. The zero value is empty.
type List struct {
	Items []Diagnostic
	// Severities are those that a caller gives to rules, in place of their own; Off leaves a rule out.
	Severities map[Rule]Severity
	// Most is how many diagnostics of a rule are kept; 0 means a thousand.
	Most int
	// Safe gets the safe fixes in place of Items, which stay empty: of each diagnostic the first. It is nil where all is wanted.
	Safe *SafeFixes

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
	d.Severity = l.severity(d.Rule, d.Severity)
	if d.Severity == Off {
		return
	}
	l.found[d.Rule]++
	l.counts[d.Severity]++
	switch {
	case l.found[d.Rule] > l.most():
	case l.Safe != nil:
		l.Safe.add(&d)
	default:
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
		return rule.Info().Severity
	}
	return own
}

// Keeps reports whether the next diagnostic of a rule is kept, so that its message and its fixes are worth making.
func (l *List) Keeps(rule Rule) bool {
	_, kept := l.Next(rule)
	return kept && (l.Safe == nil || rule.Info().Fixable)
}

// Next is the place in Items of the next diagnostic of a rule; kept is false where it is only counted.
func (l *List) Next(rule Rule) (item int, kept bool) {
	return len(l.Items), l.found[rule] < l.most() && (len(l.Severities) == 0 || l.Severities[rule] != Off)
}

// OnlyFixes reports whether only safe fixes are kept, so that no message and no other fix is worth making.
func (l *List) OnlyFixes() bool { return l.Safe != nil }

// ReportFix records a diagnostic whose message and fixes are made only if it is kept, and the message only where diagnostics are.
func (l *List) ReportFix(rule Rule, span source.Span, message func() string, fix func() []Fix) {
	d := Diagnostic{Rule: rule, Place: At(span)}
	if l.Keeps(rule) {
		if !l.OnlyFixes() {
			d.Message = message()
		}
		d.Fixes = fix()
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
	if l.Keeps(rule) && !l.OnlyFixes() {
		text = message()
	}
	l.Report(rule, span, text)
}

// ReportBoth records a diagnostic with a second place that has to do with it.
func (l *List) ReportBoth(rule Rule, span, other source.Span, otherIs string, message func() string) {
	d := Diagnostic{Rule: rule, Place: At(span)}
	if l.Keeps(rule) && !l.OnlyFixes() {
		d.Message = message()
		d.Related = []Related{{Message: otherIs, Place: At(other)}}
	}
	l.Add(d)
}

// Checkpoint is a state of a List, to go back to.
type Checkpoint struct {
	items, fixes, splices int
	found                 [ruleCount]int
	counts                [Info + 1]int
}

// Checkpoint is the list as it is now.
func (l *List) Checkpoint() Checkpoint {
	c := Checkpoint{items: len(l.Items), found: l.found, counts: l.counts}
	if l.Safe != nil {
		c.fixes, c.splices = len(l.Safe.fixes), len(l.Safe.splices)
	}
	return c
}

// Rollback forgets what was added since.
func (l *List) Rollback(c Checkpoint) {
	l.Items, l.found, l.counts = l.Items[:c.items], c.found, c.counts
	if l.Safe != nil {
		l.Safe.fixes, l.Safe.splices = l.Safe.fixes[:c.fixes], l.Safe.splices[:c.splices]
	}
}

// IsOpen reports whether a diagnostic was kept since the last call of EndGame.
func (l *List) IsOpen() bool {
	return l.started < len(l.Items) || l.Safe != nil && l.Safe.started < len(l.Safe.fixes)
}

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
	if l.Safe != nil {
		l.Safe.endGame(text)
	}
}

// Sort puts the diagnostics in the order of the file; of those at one place the first found comes first.
func (l *List) Sort() {
	sort.SliceStable(l.Items, func(i, j int) bool { return l.Items[i].Range.Start.Byte < l.Items[j].Range.Start.Byte })
	if l.Safe != nil {
		l.Safe.sort()
	}
}

// Count is how many diagnostics of a severity were added.
func (l *List) Count(s Severity) int { return l.counts[s] }

// Found is how many diagnostics of a rule were added.
func (l *List) Found(rule Rule) int { return l.found[rule] }

// Forget takes a diagnostic back that has the severity of its rule and no fix; item is its place, as Next told it.
func (l *List) Forget(rule Rule, item int) {
	l.found[rule]--
	l.counts[l.severity(rule, 0)]--
	if l.Safe != nil {
		return
	}
	l.Items = slices.Delete(l.Items, item, item+1)
	if item < l.started {
		l.started--
	}
}

// DistrustFixes makes those safe fixes of the game that is read unsafe for which distrusts returns true. It is called with the rule and
// the place of the diagnostic.
func (l *List) DistrustFixes(distrusts func(rule Rule, place source.Span, fix []Splice) bool) {
	if l.Safe != nil {
		l.Safe.keep(func(f *safeFix, splices []Splice) bool { return !distrusts(f.rule, f.span, splices) })
	}
	var splices []Splice
	for _, d := range l.Items[l.started:] {
		for k := range d.Fixes {
			if f := &d.Fixes[k]; f.Safe {
				splices = f.Splices(splices[:0])
				f.Safe = !distrusts(d.Rule, d.Span, splices)
			}
		}
	}
}

// Omitted is how many diagnostics of a rule were counted, but not kept.
func (l *List) Omitted(rule Rule) int { return max(0, l.found[rule]-l.most()) }

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
