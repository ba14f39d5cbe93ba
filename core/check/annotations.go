package check

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
)

// annotated is an auction or a play, as far as its annotations and notes go (3.5.2 to 3.5.5, 3.6.2 to 3.6.5, 3.7).
type annotated struct {
	game  *game.Game
	diags *diag.List
	list  []game.Move
	notes []game.Note
	// The NAGs that suffixes stand for are those from low on (3.7); what has them is called what.
	low  int
	what string
	// refers tells whether the section has a note reference, used which notes are referred to.
	refers bool
	used   [game.MaxNote + 1]bool
	// A note of the section cannot be read, so a reference may mean that one.
	unreadable bool
}

// suffixNAGs is how many NAGs suffixes stand for.
const suffixNAGs = 6

// annotations checks the suffixes, note references, NAGs and notes of both sections. told are the references without a note, and the notes
// without a reference, that were reported.
func annotations(g *game.Game, diags *diag.List) (told []toldNote) {
	var both [2]annotated
	sections := both[:0]
	if a := g.Auction; a != nil {
		sections = append(sections, annotated{game: g, diags: diags, list: a.Moves, notes: a.Notes, low: 1, what: "calls"})
	}
	if p := g.Play; p != nil {
		sections = append(sections, annotated{game: g, diags: diags, list: p.Moves, notes: p.Notes, low: 1 + suffixNAGs, what: "cards"})
	}
	for k := range sections {
		s := &sections[k]
		for i := range s.list {
			if len(s.list[i].Annotations) == 0 {
				continue
			}
			s.repeated(&s.list[i])
			s.judged(&s.list[i])
			for _, a := range s.list[i].Annotations {
				s.annotation(a)
			}
		}
	}
	return notes(g, diags, sections)
}

// repeated reports a second suffix and a second note reference (3.5.2).
func (s *annotated) repeated(m *game.Move) {
	var seen [3]bool
	for i := range m.Annotations {
		a := &m.Annotations[i]
		if seen[a.Kind] && a.Kind != game.NAG {
			if s.diags.Find(rules.AnnotationRepeated, 0, a.Span, uint32(a.Value), rules.Flag(a.Kind == game.Suffix)) {
				s.tellMove(m)
			}
		}
		seen[a.Kind] = true
	}
}

// judged reports a NAG that stands twice, and one that is the suffix, or another suffix, in another form.
func (s *annotated) judged(m *game.Move) {
	if len(m.Annotations) < 2 {
		return
	}
	first, suffix := map[int]*game.Annotation{}, (*game.Annotation)(nil)
	var judgement *game.Annotation // the first NAG that a suffix stands for
	around := surroundings{hasText: hasText(m), lastSuffix: lastSuffix(m)}
	for i := range m.Annotations {
		a := &m.Annotations[i]
		judges := a.Value >= s.low && a.Value < s.low+suffixNAGs
		before := first[a.Value]
		switch {
		case a.Kind == game.NoteReference, a.Kind == game.Suffix && suffix != nil:
			continue
		case a.Kind == game.Suffix && before == nil:
			before = judgement
		case judges && before == nil:
			before = suffix
		}
		if before != nil {
			s.doubleNAG(m, before, a, around)
		} else if a.Kind == game.NAG && judges && judgement == nil {
			judgement = a
		}
		if a.Kind == game.Suffix {
			suffix = a
		}
		if first[a.Value] == nil {
			first[a.Value] = a
		}
	}
}

func (s *annotated) doubleNAG(m *game.Move, before, a *game.Annotation, around surroundings) {
	form := rules.NAGTwice
	switch {
	case before.Value != a.Value:
		form = rules.DifferentMarks
	case before.Kind != a.Kind:
		form = rules.SuffixAndNAG
	}
	remove := rules.RemoveNone
	safe := false
	if before.Value == a.Value {
		remove, safe = s.once(before, a, around)
	}
	if s.diags.FindBoth(rules.AnnotationDoubleNAG, form, a.Span, before.Span, uint32(a.Value), uint32(before.Value), remove, rules.Flag(safe)) {
		s.tellMove(m)
	}
}

// surroundings are what a move has beside two annotations that say the same: whether text that was kept, and where its last suffix
// starts, -1 where it has none. They are looked for once in all its annotations.
type surroundings struct {
	hasText    bool
	lastSuffix int
}

// once is which of two annotations that say the same is to be taken out. That is not safe where a suffix after it would be compared with
// others then, nor beside text that was kept, of which two pieces would become one.
func (s *annotated) once(first, second *game.Annotation, around surroundings) (remove uint32, safe bool) {
	remove, out := rules.RemoveSecond, second
	if len(second.Comments) > 0 {
		remove, out = rules.RemoveFirst, first
	}
	if len(out.Comments) > 0 {
		return rules.RemoveNone, false
	}
	compared := out == first || out.Kind == game.Suffix
	return remove, !(compared && around.lastSuffix >= out.Span.End) && !around.hasText
}

// tellMove tells the last finding the call or card, where words are wanted.
func (s *annotated) tellMove(m *game.Move) {
	if !s.diags.OnlyFixes() {
		s.diags.Said().Tell(m.String())
	}
}

func lastSuffix(m *game.Move) int {
	for _, a := range slices.Backward(m.Annotations) {
		if a.Kind == game.Suffix {
			return a.Span.Start
		}
	}
	return -1
}

func hasText(m *game.Move) bool {
	isText := func(c game.Comment) bool { return c.Kind == game.TextComment }
	return slices.ContainsFunc(m.Comments, isText) ||
		slices.ContainsFunc(m.Annotations, func(a game.Annotation) bool { return slices.ContainsFunc(a.Comments, isText) })
}

func (s *annotated) annotation(a game.Annotation) {
	switch {
	case a.Kind == game.NAG && a.Value > game.MaxNAG:
		s.diags.Find(rules.AnnotationNAGRange, 0, a.Span, uint32(a.Value))
	case a.Kind == game.NoteReference && !isIndex(a.Value):
		s.diags.Find(rules.NoteBadIndex, rules.BadReference, a.Span, uint32(a.Value))
	case a.Kind == game.NoteReference:
		s.refers, s.used[a.Value] = true, true
	case a.Kind == game.NAG:
		s.ofThisSection(a)
	}
}

// ofThisSection reports a NAG of the other section (3.7).
func (s *annotated) ofThisSection(a game.Annotation) {
	other, own := 0, s.low
	switch {
	case a.Value == 13 && s.low != 1, a.Value == 14 && s.low == 1:
		other = 27 - a.Value
	case a.Value >= 1 && a.Value <= 2*suffixNAGs && (a.Value < own || a.Value >= own+suffixNAGs):
		other = (a.Value-1+suffixNAGs)%(2*suffixNAGs) + 1
	default:
		return
	}
	if s.diags.Find(rules.AnnotationNAGSection, 0, a.Span, uint32(a.Value), uint32(other)) {
		s.diags.Said().Tell(s.what)
	}
}
