package diag

import (
	"iter"
	"slices"

	"pbn/core/source"
)

// Finding is what a rule finds: data. The words are made at the end of the game, by the rule's row, for what is kept. It has no
// pointer, since a game can have as many as it has characters.
type Finding struct {
	Rule     Rule
	Severity Severity
	// Form is which of the things that the rule can find it is.
	Form Form

	flags uint8
	// How many parts and texts it has, and where they begin in those of its list.
	parts, texts         uint8
	firstPart, firstText uint32
	// order is how many were found before in the file.
	order uint32
	// place and other are in the text that is read.
	place, other span
	numbers      [mostNumbers]uint32
}

// Form is one of the things that a rule can find; the first is 0.
type Form uint8

// mostNumbers is how many numbers a finding has.
const mostNumbers = 4

type span struct{ start, end uint32 }

func spanOf(s source.Span) span { return span{uint32(s.Start), uint32(s.End)} }

func (s span) inText() source.Span { return source.Span{Start: int(s.start), End: int(s.end)} }

const (
	hasOther  = 1 << iota
	elsewhere // the place is one of those of the list, and place.start its number
	otherElsewhere
	isOpen // a later game tells whether it holds
)

// Findings is a list of findings of which nothing has been said yet, in memory that is used again. The zero value is empty.
type Findings struct {
	// list are the last, full those before, so many at a time that a long list need not be copied; spare is room for more.
	list        []Finding
	full, spare [][]Finding
	// What belongs to them: edits of fixes, or further places with a text; what only the finder knew; places in an earlier text.
	parts  []Splice
	texts  []string
	places []Place
}

// atATime is how many findings are together in memory.
const atATime = 512

// Len is how many there are.
func (f *Findings) Len() int { return len(f.full)*atATime + len(f.list) }

// Cut leaves the first n.
func (f *Findings) Cut(n int) {
	for len(f.full)*atATime > n {
		f.spare = append(f.spare, f.list)
		f.list = f.full[len(f.full)-1]
		f.full = f.full[:len(f.full)-1]
	}
	f.list = f.list[:n-len(f.full)*atATime]
	if n == 0 {
		f.parts, f.texts, f.places = f.parts[:0], f.texts[:0], f.places[:0]
	}
}

func (f *Findings) add(one Finding) {
	one.firstPart, one.firstText = uint32(len(f.parts)), uint32(len(f.texts))
	one.parts, one.texts = 0, 0
	if len(f.list) == atATime {
		f.full = append(f.full, f.list)
		if n := len(f.spare); n > 0 {
			f.list, f.spare = f.spare[n-1][:0], f.spare[:n-1]
		} else {
			f.list = make([]Finding, 0, atATime)
		}
	}
	f.list = append(source.Room(f.list), one)
}

// all are the findings, in pieces.
func (f *Findings) all() iter.Seq[[]Finding] {
	return func(yield func([]Finding) bool) {
		for _, some := range f.full {
			if !yield(some) {
				return
			}
		}
		yield(f.list)
	}
}

func (f *Findings) last() *Finding { return &f.list[len(f.list)-1] }

// Find adds a finding, of which more can be said until the next one: see Beside, Tell and Part.
func (f *Findings) Find(rule Rule, form Form, at source.Span, numbers ...uint32) {
	f.add(newFinding(rule, form, at, numbers))
}

// As makes the last finding one of another form.
func (f *Findings) As(form Form) { f.last().Form = form }

// Beside gives the last finding a second place.
func (f *Findings) Beside(other source.Span) {
	one := f.last()
	one.other = spanOf(other)
	one.flags |= hasOther
}

// BesideElsewhere gives the last finding one that may be in a text before the one that is read.
func (f *Findings) BesideElsewhere(other Place) {
	one := f.last()
	one.other.start = f.keep(other)
	one.flags |= hasOther | otherElsewhere
}

// Tell gives the last finding texts that its row cannot know.
func (f *Findings) Tell(texts ...string) {
	f.texts = append(f.texts, texts...)
	f.last().texts += uint8(len(texts))
}

// Part gives the last finding a place with a text: an edit of its fix, or a related place.
func (f *Findings) Part(at source.Span, text string) {
	f.parts = append(source.Room(f.parts), Splice{at.Start, at.End, text})
	f.last().parts++
}

// keep is the number of a place that may be in another text.
func (f *Findings) keep(p Place) uint32 {
	f.places = append(f.places, p)
	return uint32(len(f.places) - 1)
}

func newFinding(rule Rule, form Form, at source.Span, numbers []uint32) (f Finding) {
	f.Rule, f.Form, f.place = rule, form, spanOf(at)
	copy(f.numbers[:], numbers)
	return f
}

// Find records a finding. kept is false where it is only counted, or not wanted; else more can be said of it until the next one: see
// Said.
func (l *List) Find(rule Rule, form Form, at source.Span, numbers ...uint32) (kept bool) {
	return l.find(newFinding(rule, form, at, numbers))
}

// FindAs is Find with a severity of its own.
func (l *List) FindAs(severity Severity, rule Rule, form Form, at source.Span, numbers ...uint32) (kept bool) {
	f := newFinding(rule, form, at, numbers)
	f.Severity = severity
	return l.find(f)
}

// FindBoth is Find with a second place that has to do with it.
func (l *List) FindBoth(rule Rule, form Form, at, other source.Span, numbers ...uint32) (kept bool) {
	f := newFinding(rule, form, at, numbers)
	f.other, f.flags = spanOf(other), hasOther
	return l.find(f)
}

// FindElsewhere is Find for a place that may be in a text before the one that is read.
func (l *List) FindElsewhere(rule Rule, form Form, at Place, numbers ...uint32) (kept bool) {
	f := newFinding(rule, form, source.Span{}, numbers)
	f.flags = elsewhere
	if kept = l.find(f); kept {
		l.findings.last().place.start = l.findings.keep(at)
	}
	return kept
}

// FindOpen is Find for what may turn out not to hold when a later game is read. It is counted, until Drop is called with its number;
// dropable is false where it would not be kept.
func (l *List) FindOpen(rule Rule, form Form, at source.Span, numbers ...uint32) (number uint32, dropable, kept bool) {
	number, dropable = l.order, l.keeps(rule)
	f := newFinding(rule, form, at, numbers)
	f.flags = isOpen
	return number, dropable, l.find(f)
}

// Drop takes out an open finding of a game before, which has the severity of its rule.
func (l *List) Drop(rule Rule, number uint32) {
	l.found[rule][l.severity(rule, 0)]--
	l.open = slices.DeleteFunc(l.open, func(d Diagnostic) bool { return d.order == number })
	l.startedOpen = min(l.startedOpen, len(l.open)) // what is open is of games that have ended
}

// Take records findings, and empties their list.
func (l *List) Take(from *Findings) {
	for some := range from.all() {
		for i := range some {
			f := &some[i]
			if l.find(*f) {
				l.findings.texts = append(l.findings.texts, from.texts[f.firstText:][:f.texts]...)
				l.findings.parts = append(l.findings.parts, from.parts[f.firstPart:][:f.parts]...)
				one := l.findings.last()
				one.texts, one.parts = f.texts, f.parts
			}
		}
	}
	from.Cut(0)
}

// Said is where more can be said of the last finding.
func (l *List) Said() *Findings { return &l.findings }

// keeps reports whether one more finding of a rule is among the first, which are kept.
func (l *List) keeps(rule Rule) bool {
	return l.Found(rule) < l.most() && (len(l.Severities) == 0 || l.Severities[rule] != Off)
}

func (l *List) find(f Finding) (kept bool) {
	if f.Severity = l.severity(f.Rule, f.Severity); f.Severity == Off {
		return false
	}
	kept = l.keeps(f.Rule) && (l.Safe == nil || l.Rules[f.Rule].Fix != nil)
	l.found[f.Rule][f.Severity]++
	f.order = l.order
	l.order++
	if kept {
		l.findings.add(f)
	}
	return kept
}

// doubt is an offset after which the text of a game may mean something else than the first findings took it to.
type doubt struct{ findings, offset int }

// Doubt takes note that the text after an offset may mean something else than what was found so far took it to: no fix there is safe.
func (l *List) Doubt(offset int) {
	l.doubts = append(l.doubts, doubt{l.findings.Len(), offset})
}
