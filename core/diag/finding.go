package diag

import (
	"slices"
	"unsafe"

	"pbn/core/source"
)

// Finding is what a check found, as data. At the end of the game the rule's row puts those that are kept into words. It has no pointer,
// since a game can have as many findings as characters.
type Finding struct {
	Rule     Rule
	Severity Severity
	// Form says which of the things that the rule can find it is.
	Form Form

	flags uint8
	// The numbers of its parts and texts, and where they begin among those of the list.
	parts                uint16
	texts                uint8
	firstPart, firstText uint32
	// order is how many were found before it in the file.
	order uint32
	// place and other are in the text that is being read.
	place, other span
	facts        [mostFacts]uint32
}

// Form is one of the things that a rule can find; the first is 0.
type Form uint8

// mostFacts is how many numbers of four bytes there is room for in the facts of a finding.
const mostFacts = 4

type span struct{ start, end uint32 }

func spanOf(s source.Span) span { return span{uint32(s.Start), uint32(s.End)} }

func (s span) inText() source.Span { return source.Span{Start: int(s.start), End: int(s.end)} }

const (
	hasOther  = 1 << iota
	elsewhere // place.start is the number of a place in the list
	otherElsewhere
	isOpen         // a later game may prove it wrong
	partsElsewhere // Start of each part is the number of a place in the list
)

// Findings is a list of findings that are not in words yet, in memory that is used again. The zero value is empty.
type Findings struct {
	// list has the last findings, full those before, in pieces, so that a long list need not be copied; spare has memory for more.
	list        []Finding
	full, spare [][]Finding
	// What belongs to them: edits of fixes, or related places with their text; texts that only the check knew; places in an earlier text.
	parts  []Splice
	texts  []string
	places []Place
	keys   []int // to sort what was noted: a place in the text in the upper half, the number of the finding in the lower
}

// atATime is how many findings a piece has.
const atATime = 512

// Len returns how many there are.
func (f *Findings) Len() int { return len(f.full)*atATime + len(f.list) }

// clear drops all.
func (f *Findings) clear() {
	if len(f.full) > 0 {
		f.spare = append(append(f.spare, f.list), f.full[1:]...)
		f.list, f.full = f.full[0], f.full[:0]
	}
	f.list, f.parts, f.texts, f.places = f.list[:0], f.parts[:0], f.texts[:0], f.places[:0]
}

// add adds a finding that says nothing yet.
func (f *Findings) add() *Finding {
	if len(f.list) == atATime {
		f.full = append(f.full, f.list)
		if n := len(f.spare); n > 0 {
			f.list, f.spare = f.spare[n-1][:0], f.spare[:n-1]
		} else {
			f.list = make([]Finding, 0, atATime)
		}
	}
	f.list = append(source.Room(f.list), Finding{firstPart: uint32(len(f.parts)), firstText: uint32(len(f.texts))})
	return f.last()
}

func (f *Findings) last() *Finding { return &f.list[len(f.list)-1] }

// note adds a finding of a kind.
func (f *Findings) note(kind uint16, at source.Span) *Findings {
	f.add().begin(kind, at)
	return f
}

// The methods below say more of the last finding. Those of nil, which has none, do nothing.

// facts returns where its facts are.
func (f *Findings) facts() unsafe.Pointer { return unsafe.Pointer(&f.last().facts) }

// as gives the last finding another form.
func (f *Findings) as(form Form) {
	if f != nil {
		f.last().Form = form
	}
}

// beside gives the last finding a second place.
func (f *Findings) beside(other source.Span) {
	if f == nil {
		return
	}
	one := f.last()
	one.other = spanOf(other)
	one.flags |= hasOther
}

// besideElsewhere gives the last finding a second place, which may be in an earlier text.
func (f *Findings) besideElsewhere(other Place) {
	if f == nil {
		return
	}
	one := f.last()
	one.other.start = f.keep(other)
	one.flags |= hasOther | otherElsewhere
}

// MostParts is how many parts a finding can have.
const MostParts = 1<<16 - 1

// part gives the last finding a place with a text: an edit of its fix, or a related place. More than MostParts are dropped.
func (f *Findings) part(at source.Span, text string) {
	if f == nil || f.last().parts == MostParts {
		return
	}
	f.parts = append(source.Room(f.parts), Splice{at.Start, at.End, text})
	f.last().parts++
}

// partElsewhere is part for a place that may be in an earlier text.
func (f *Findings) partElsewhere(at Place, text string) {
	if f == nil {
		return
	}
	f.last().flags |= partsElsewhere
	f.part(source.Span{Start: int(f.keep(at))}, text)
}

// at returns a finding by its number.
func (f *Findings) at(i int) *Finding {
	if piece := i / atATime; piece < len(f.full) {
		return &f.full[piece][i%atATime]
	}
	return &f.list[i%atATime]
}

// keep adds a place that may be in another text, and returns its number.
func (f *Findings) keep(p Place) uint32 {
	f.places = append(f.places, p)
	return uint32(len(f.places) - 1)
}

// kind returns the number of its kind.
func (f *Finding) kind() uint16 { return uint16(f.Rule)<<8 | uint16(f.Form) }

// text keeps a text of the last finding, and returns its number, from 1; "" is 0.
func (f *Findings) text(text string) Text {
	if f == nil || text == "" {
		return 0
	}
	f.texts = append(f.texts, text)
	last := f.last()
	last.texts++
	return Text(last.texts)
}

// begin says of a finding what is known of each.
func (f *Finding) begin(kind uint16, at source.Span) {
	f.Rule, f.Form, f.place = Rule(kind>>8), Form(kind), spanOf(at)
}

// record records a finding of a kind. It returns nil if it is only counted, or not wanted.
func (l *List) record(kind uint16, severity Severity, at source.Span) *Findings {
	if !l.find(Rule(kind>>8), severity) {
		return nil
	}
	l.findings.last().begin(kind, at)
	return &l.findings
}

// recordElsewhere is record for a place that may be in an earlier text.
func (l *List) recordElsewhere(kind uint16, severity Severity, at Place) *Findings {
	of := l.record(kind, severity, source.Span{})
	if of != nil {
		f := of.last()
		f.flags, f.place.start = elsewhere, of.keep(at)
	}
	return of
}

// recordOpen is record for what a later game may prove wrong.
func (l *List) recordOpen(kind uint16, at source.Span) (of *Findings, number uint32, droppable bool) {
	number, droppable = l.order, l.keeps(Rule(kind>>8))
	if of = l.record(kind, 0, at); of != nil {
		of.last().flags = isOpen
	}
	return of, number, droppable
}

// Drop removes an open finding of an earlier game; its severity is that of its rule.
func (l *List) Drop(rule Rule, number uint32) {
	l.found[rule][l.severity(rule, 0)]--
	if l.dropped == nil {
		l.dropped = map[Rule]int{}
	}
	l.dropped[rule]++
	l.open = slices.DeleteFunc(l.open, func(d Diagnostic) bool { return d.Order == number })
	l.startedOpen = min(l.startedOpen, len(l.open)) // all that are open are of games that have ended
}

// DropOpen removes the open findings of a rule, of games that have ended, and counts so many fewer of it.
func (l *List) DropOpen(rule Rule, count int) {
	l.found[rule][l.severity(rule, 0)] -= count
	l.open = slices.DeleteFunc(l.open, func(d Diagnostic) bool { return d.Rule == rule })
	l.startedOpen = min(l.startedOpen, len(l.open))
}

// keeps reports whether one more finding of a rule is among the first, which are kept.
func (l *List) keeps(rule Rule) bool {
	return l.soFar(rule) < l.most() && l.severity(rule, 0) != Off
}

// hasUse reports whether findings of a rule are of use: only those with fixes are if only safe fixes are kept.
func (l *List) hasUse(rule Rule) bool {
	return l.Safe == nil || l.Rules(rule).Fix != nil
}

// find counts a finding of a rule, with the severity of the rule if that is 0. If it is kept, it is the last of the list.
func (l *List) find(rule Rule, severity Severity) (kept bool) {
	if severity = l.severity(rule, severity); severity == Off {
		return false
	}
	kept = l.keeps(rule) && l.hasUse(rule)
	l.found[rule][severity]++
	if kept {
		f := l.findings.add()
		f.Severity, f.order = severity, l.order
	}
	l.order++
	return kept
}

// Take records findings that were noted, in the order of the text, and those at one place in the order in which they were noted. It forgets
// them. A severity of 0 is that of their rules.
func (l *List) Take(severity Severity, noted ...*Findings) {
	keys := noted[0].keys[:0]
	for _, f := range noted {
		for i := range f.Len() {
			keys = append(keys, int(f.at(i).place.start)<<32|len(keys))
		}
	}
	slices.Sort(keys)
	for _, key := range keys {
		of, i := 0, int(uint32(key))
		for ; i >= noted[of].Len(); of++ {
			i -= noted[of].Len()
		}
		l.take(noted[of].at(i), noted[of], severity)
	}
	for _, f := range noted {
		f.clear()
	}
	noted[0].keys = keys
}

// take records one of other findings, with what belongs to it.
func (l *List) take(one *Finding, of *Findings, severity Severity) {
	if !l.find(one.Rule, severity) {
		return
	}
	f, own := l.findings.last(), *l.findings.last()
	*f = *one
	f.Severity, f.order, f.firstPart, f.firstText = own.Severity, own.order, own.firstPart, own.firstText
	l.findings.parts = append(l.findings.parts, of.parts[one.firstPart:][:one.parts]...)
	l.findings.texts = append(l.findings.texts, of.texts[one.firstText:][:one.texts]...)
	if f.flags&otherElsewhere != 0 {
		f.other.start = l.findings.keep(of.places[one.other.start])
	}
	if f.flags&partsElsewhere != 0 {
		for i := range l.findings.parts[f.firstPart:] {
			p := &l.findings.parts[f.firstPart:][i]
			p.Start = int(l.findings.keep(of.places[p.Start]))
		}
	}
}

// doubt is an offset after which the text of a game may mean something else than it was taken for when so many findings were made.
type doubt struct{ findings, offset int }

// Doubt notes that the text after an offset may mean something else than it was taken for so far: no fix found there before is safe.
func (l *List) Doubt(offset int) {
	l.doubts = append(l.doubts, doubt{l.findings.Len(), offset})
}
