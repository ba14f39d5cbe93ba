// Package diag has findings, diagnostics, fixes and the type of a table of rules, for any notation.
package diag

import (
	"cmp"
	"slices"
	"sort"

	"pbn/core/source"
)

// Diagnostic says what is wrong, where, and what would be right. Callers may rely on rule and place, but not on the wording.
type Diagnostic struct {
	Rule Rule
	// Severity is that of the rule, unless the caller or the check chose another.
	Severity Severity
	// Order is how many were found before it in the file: of those at one place, the one that was found first comes first.
	Order   uint32
	Message string
	Place   Place
	// Game is the number of the game, from 1; 0 for the file.
	Game int
	// Label is what people call the game, or the place in it: a board, a move, a line.
	Label   string
	Related []Reference
	Fixes   []Fix
}

// Fix is a change of the file that removes the cause of a diagnostic.
type Fix struct {
	// Title says what it does, in the imperative: "Write 3NT".
	Title string
	// Safe reports that the file has only one meaning here, and that the fix keeps it and all comments.
	Safe  bool
	Edits []Edit
}

// Edit replaces a span by a text. The edits of a fix do not overlap. In a page the text is escaped as the page needs it:
// "&lt;" for "<".
type Edit struct {
	Place Place
	Text  string
}

// Place is where something is: a span of the text that is being read and, from EndGame on, a range of the file.
type Place struct {
	Span  source.Span
	Range source.Range
	// line is the line there, if the text is a window, which moves on.
	line *source.Text
}

// Reference is another place that a diagnostic refers to; its message says what is there.
type Reference struct {
	Message string
	Place   Place
}

// At returns a place of which only the span is known.
func At(span source.Span) Place { return Place{Span: span} }

// PlaceIn returns a place in a text that may be gone when a diagnostic refers to it.
func PlaceIn(text *source.Text, span source.Span) Place {
	p := Place{Span: span, Range: text.Range(span)}
	p.keepLine(text)
	return p
}

// Tally counts what is said once of a file: at the first place, with the number of places. The zero value has none.
type Tally struct {
	// First is the first place, which may be in a text that is gone.
	First Place
	Count int
}

// Add counts a place in a text.
func (c *Tally) Add(t *source.Text, at source.Span) {
	if c.Count == 0 {
		c.First = PlaceIn(t, at)
	}
	c.Count++
}

// More returns how many places there are besides the first.
func (c *Tally) More() int32 { return int32(min(max(0, c.Count-1), 1<<31-1)) }

// Join adds the places of a text that follows.
func (c *Tally) Join(next Tally) {
	if c.Count == 0 {
		c.First = next.First
	}
	c.Count += next.Count
}

// find works out where in the file a place is, while the text is still there.
func (p *Place) find(text *source.Text) {
	if p.Range.Start.Line == 0 {
		p.Range = text.Range(p.Span)
	}
}

// find finds the places of a fix, and writes its texts as the file needs them; ok is false if an edit would break a page.
func (f *Fix) find(text *source.Text) (ok bool) {
	for i := range f.Edits {
		e := &f.Edits[i]
		if e.Text, ok = text.Written(e.Text, e.Place.Span); !ok {
			return false
		}
		e.Place.find(text)
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
	// Language is that of the messages; nil is English.
	Language *Language
	// Most is how many diagnostics of a rule are kept; 0 means a thousand.
	Most int
	// Safe gets the first safe fix of each diagnostic, and Items stays empty. It is nil if diagnostics are wanted.
	Safe *SafeFixes

	// found is how many diagnostics of each rule were added, by severity.
	found   [MostRules][Info + 1]int
	started int
	order   uint32 // the next finding's

	// Of the game that is being read.
	findings Findings
	doubts   []doubt
	// before is how many diagnostics of each rule come before these, where that is known of a list that is to be joined to others.
	before *Counts
	// dropped is how many open diagnostics of a rule were dropped.
	dropped map[Rule]int
	// open has the diagnostics that a later game may prove wrong.
	open        []Diagnostic
	startedOpen int
	// The memory that words are made in.
	wording Wording
}

// Reuse takes over the memory of a list that is no longer in use.
func (l *List) Reuse(old *List) {
	l.findings, l.wording.edits = old.findings, old.wording.edits
	l.findings.clear()
	old.findings, old.wording.edits = Findings{}, nil
}

func (l *List) most() int {
	if l.Most > 0 {
		return l.Most
	}
	return perRule
}

// Add records a diagnostic. The first thousand of each rule are kept, the others only counted.
func (l *List) Add(d Diagnostic) {
	d.Severity = l.severity(d.Rule, d.Severity)
	if d.Severity == Off {
		return
	}
	d.Order = l.order
	l.order++
	l.found[d.Rule][d.Severity]++
	if l.soFar(d.Rule) <= l.most() && l.Safe == nil {
		l.Items = append(source.Room(l.Items), d)
	}
}

// AddMore counts one more diagnostic of a rule, if as many are kept already as may be, or only safe fixes are and the rule has none; ok is
// false if it has to be added.
func (l *List) AddMore(rule Rule, own Severity) (ok bool) {
	if l.soFar(rule) < l.most() && l.hasUse(rule) {
		return false
	}
	if severity := l.severity(rule, own); severity != Off {
		l.found[rule][severity]++
		l.order++
	}
	return true
}

// AddOmitted counts n more diagnostics of a rule, which another list has counted and not kept.
func (l *List) AddOmitted(rule Rule, n int) {
	for range n {
		l.AddMore(rule, 0)
	}
}

// severity returns the severity that the caller gives to a rule, else own or, if that is 0, that of the rule, which may be off.
func (l *List) severity(rule Rule, own Severity) Severity {
	if len(l.Severities) > 0 {
		if chosen, has := l.Severities[rule]; has {
			return chosen
		}
	}
	if own != 0 {
		return own
	}
	return l.Rules(rule).Default()
}

// SeverityOf returns the severity of a rule in this list: the one that the caller gives it, or its own.
func (l *List) SeverityOf(rule Rule) Severity { return l.severity(rule, 0) }

// Keeps reports whether the next diagnostic of a rule is kept, so that its message is needed.
func (l *List) Keeps(rule Rule) bool { return l.keeps(rule) && l.Safe == nil }

// OnlyFixes reports whether only safe fixes are kept, so that no message and no other fix is needed.
func (l *List) OnlyFixes() bool { return l.Safe != nil }

// Report records a diagnostic without related places.
func (l *List) Report(rule Rule, span source.Span, message string) {
	l.Add(Diagnostic{Rule: rule, Place: At(span), Message: message})
}

// IsOpen reports whether anything was kept since the last call of EndGame.
func (l *List) IsOpen() bool {
	return l.findings.Len() > 0 || l.started < len(l.Items) || l.Safe != nil && l.Safe.started < len(l.Safe.fixes)
}

// EndGame makes diagnostics of what was found in a game since the last call, with the number and the label of the game and their places in
// the file. trusts reports whether the edits of a safe fix are safe in this game; if it is nil, they are.
func (l *List) EndGame(text *source.Text, number int, label string, trusts Trust) {
	l.word(text, trusts)
	for i := l.started; i < len(l.Items); i++ {
		l.Items[i].endGame(text, number, label)
	}
	l.started = len(l.Items)
	for i := l.startedOpen; i < len(l.open); i++ {
		l.open[i].endGame(text, number, label)
	}
	l.startedOpen = len(l.open)
	if l.Safe != nil {
		l.Safe.endGame(text)
	}
}

// Trust reports whether a safe fix of a rule is safe in the game that has the place.
type Trust func(rule Rule, place source.Span, fix []Splice) bool

func (d *Diagnostic) endGame(text *source.Text, number int, label string) {
	d.Game, d.Label = number, label
	d.Place.find(text)
	d.Place.keepLine(text)
	for k := range d.Related {
		d.Related[k].Place.find(text)
		d.Related[k].Place.keepLine(text)
	}
	if len(d.Fixes) > 0 {
		d.Fixes = slices.DeleteFunc(d.Fixes, func(f Fix) bool { return !f.find(text) })
	}
}

// Sort sorts the diagnostics by their places in the file, and those at one place by when they were found. Open ones are now final.
func (l *List) Sort() {
	l.Items = append(l.Items, l.open...)
	l.open, l.started, l.startedOpen = nil, len(l.Items), 0
	l.SortFrom(0)
	if l.Safe != nil {
		l.Safe.sort()
	}
}

// SortFrom is Sort for those from a number on, of games that have ended; those that are open stay open. It returns how many there are in
// all.
func (l *List) SortFrom(from int) (all int) {
	items := l.Items[from:]
	if len(items) < 2 {
		return len(l.Items)
	}
	order := make(byPlace, len(items))
	for i := range items {
		d := &items[i]
		order[i] = sortKey{d.Place.Range.Start.Byte, d.Order, int32(i)}
	}
	sort.Sort(order)
	order.apply(items)
	return len(l.Items)
}

// HandOut hands the diagnostics of the games that have ended to a function, and forgets them. What is known late of an earlier place comes
// late: their places and Order say how they belong together.
func (l *List) HandOut(to func(d *Diagnostic)) {
	for i := range l.Items {
		to(&l.Items[i])
	}
	clear(l.Items)
	l.Items, l.started = l.Items[:0], 0
}

// Counts is how many diagnostics of each rule there are.
type Counts [MostRules]int

// Counts returns how many diagnostics of each rule were added, and how many came before them.
func (l *List) Counts() *Counts {
	var all Counts
	for rule := range all {
		all[rule] = l.soFar(Rule(rule))
	}
	return &all
}

// Follow says that at least so many diagnostics come before those of the list, which is to be joined to them: no more need be kept than there is
// room for.
func (l *List) Follow(before *Counts) { l.before = before }

// soFar returns how many diagnostics of a rule there are up to the last, as far as that is known.
func (l *List) soFar(rule Rule) int {
	n := l.Found(rule)
	if l.before != nil {
		n += l.before[rule]
	}
	return n
}

// MayJoin reports whether what was dropped from a list of the games that follow would be dropped here, too: only what is kept can be.
func (l *List) MayJoin(next *List) bool {
	for rule, n := range next.dropped {
		if l.Found(rule)+next.Found(rule)+n > l.most() {
			return false
		}
	}
	return true
}

// laterDiagnostic is a diagnostic of another list.
type laterDiagnostic struct {
	of     Diagnostic
	isOpen bool
}

// Join takes over the diagnostics of the games that follow, which another list has; so many games come before them. Neither list is sorted
// yet.
func (l *List) Join(next *List, games int) {
	all := make([]laterDiagnostic, 0, len(next.Items)+len(next.open))
	for _, d := range next.Items {
		all = append(all, laterDiagnostic{of: d})
	}
	for _, d := range next.open {
		all = append(all, laterDiagnostic{d, true})
	}
	slices.SortStableFunc(all, func(a, b laterDiagnostic) int { return cmp.Compare(a.of.Order, b.of.Order) })
	var room [MostRules]int
	for rule := range room {
		room[rule] = l.most() - l.Found(Rule(rule))
	}
	for i := range all {
		d := &all[i].of
		if room[d.Rule]--; room[d.Rule] < 0 {
			continue
		}
		if d.Order += l.order; d.Game > 0 {
			d.Game += games
		}
		if all[i].isOpen {
			l.open = append(l.open, *d)
		} else {
			l.Items = append(l.Items, *d)
		}
	}
	for rule := range l.found {
		for severity, n := range next.found[rule] {
			l.found[rule][severity] += n
		}
	}
	l.order += next.order
	l.started, l.startedOpen = len(l.Items), len(l.open)
}

// Order returns the Order of the next diagnostic.
func (l *List) Order() uint32 { return l.order }

// HasOpen reports whether a diagnostic is open, by its Order; where only safe fixes are kept, any may be.
func (l *List) HasOpen(order uint32) bool {
	return l.Safe != nil || slices.ContainsFunc(l.open, func(d Diagnostic) bool { return d.Order == order })
}

// Forget drops the only diagnostic of a rule; ok is false if there are several.
func (l *List) Forget(rule Rule) (ok bool) {
	if l.Found(rule) > 1 {
		return false
	}
	l.found[rule] = [Info + 1]int{}
	l.Items = slices.DeleteFunc(l.Items, func(d Diagnostic) bool { return d.Rule == rule })
	l.started = len(l.Items)
	return true
}

// sortKey is what a diagnostic is sorted by, and where it is now. A diagnostic itself is large, and most are in their place.
type sortKey struct {
	at    int
	order uint32
	index int32
}

type byPlace []sortKey

func (b byPlace) Len() int      { return len(b) }
func (b byPlace) Swap(i, j int) { b[i], b[j] = b[j], b[i] }
func (b byPlace) Less(i, j int) bool {
	return b[i].at < b[j].at || b[i].at == b[j].at && b[i].order < b[j].order
}

// apply moves each diagnostic to its place, going round in each circle of those that change places.
func (b byPlace) apply(items []Diagnostic) {
	for start := range b {
		if int(b[start].index) == start {
			continue
		}
		first, to := items[start], start
		for from := int(b[to].index); from != start; from = int(b[to].index) {
			items[to] = items[from]
			b[to].index = int32(to)
			to = from
		}
		items[to] = first
		b[to].index = int32(to)
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

// Quote returns a text for a message: in quotes, on one line, cut short if it is long.
func Quote(text string) string { return "“" + Short(text) + "”" }

// Short returns a text on one line, cut short if it is long.
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
