package check

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
)

// annotatedSection is the auction or the play with its annotations and notes (3.5.2 to 3.5.5, 3.6.2 to 3.6.5, 3.7).
type annotatedSection struct {
	game  *game.Game
	diags *diag.List
	list  []game.Move
	notes []game.Note
	low   int // the first of the six NAGs that mean the same as a suffix (3.7)
	// isAuction reports whether it is the auction.
	isAuction bool
	// isExport reports that the file is checked as export format.
	isExport bool
	// refers reports whether the section has a note reference, used to which notes.
	refers bool
	used   [game.MaxNote + 1]bool
	// unreadable reports that a note of the section cannot be read; a reference may mean that one.
	unreadable bool
}

// suffixNAGs is how many suffixes there are, and so NAGs that mean the same.
const suffixNAGs = 6

// checkAnnotations checks the suffixes, note references, NAGs and notes of both sections. It returns the references without a note, and
// the notes without a reference, that it reported.
func checkAnnotations(g *game.Game, isExport bool, diags *diag.List) (told []toldNote) {
	a, p := g.Auction, g.Play
	if g.Found(tags.Note) == nil && (a == nil || !a.All.HasAnnotations) && (p == nil || !p.All.HasAnnotations) {
		return nil
	}
	var both [2]annotatedSection
	sections := both[:0]
	if a != nil {
		sections = append(sections, annotatedSection{list: a.Moves, notes: a.Notes, low: 1, isAuction: true})
	}
	if p != nil {
		sections = append(sections, annotatedSection{list: p.Moves, notes: p.Notes, low: 1 + suffixNAGs})
	}
	for k := range sections {
		s := &sections[k]
		s.game, s.diags, s.isExport = g, diags, isExport
		for i := range s.list {
			annotations := s.list[i].Annotations()
			if len(annotations) == 0 {
				continue
			}
			s.reportRepeated(&s.list[i])
			s.reportDoubleNAGs(&s.list[i])
			for i := range annotations {
				s.checkAnnotation(&annotations[i])
			}
		}
	}
	return checkNotes(g, diags, sections)
}

// reportRepeated reports a second suffix and a second note reference (3.5.2).
func (s *annotatedSection) reportRepeated(m *game.Move) {
	var seen [3]bool
	highest := 0 // of the NAGs so far, which ascend in export format
	for i := range m.Annotations() {
		a := &m.Annotations()[i]
		if seen[a.Kind] && a.Kind != game.NAG {
			isSafe := !s.isExport || a.Value >= highest
			if e := rules.SecondAnnotation.Find(s.diags, a.Span()); e.IsKept() {
				e.Say(rules.AnnotationOfMove{
					Move: e.Text(s.nameOf(m)), IsSuffix: a.Kind == game.Suffix, NAG: int32(a.Value), IsSafe: isSafe, InExport: s.isExport,
				})
			}
		}
		if seen[a.Kind] = true; a.Kind != game.NoteReference {
			highest = max(highest, a.Value)
		}
	}
}

// reportDoubleNAGs reports a NAG that the move has twice, and one that means the same as its suffix, or as another suffix.
func (s *annotatedSection) reportDoubleNAGs(m *game.Move) {
	if len(m.Annotations()) < 2 {
		return
	}
	first, suffix := map[int]*game.Annotation{}, (*game.Annotation)(nil)
	var judgement *game.Annotation // the first NAG that means the same as a suffix
	around := surroundings{hasText: hasText(m), lastSuffix: lastSuffix(m)}
	for i := range m.Annotations() {
		a := &m.Annotations()[i]
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
			s.reportDouble(m, before, a, around)
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

// reportDouble reports an annotation that says the same as one before it, or contradicts that.
func (s *annotatedSection) reportDouble(m *game.Move, before, a *game.Annotation, around surroundings) {
	kind := rules.NAGTwice
	switch {
	case before.Value != a.Value:
		kind = rules.DifferentMarks
	case before.Kind != a.Kind:
		kind = rules.SuffixAndNAG
	}
	e := kind.Find(s.diags, a.Span()).Beside(before.Span())
	if !e.IsKept() {
		return
	}
	f := rules.MarkBesideMark{Move: e.Text(s.nameOf(m)), NAG: int32(a.Value), Before: int32(before.Value)}
	if before.Value == a.Value {
		f.Surplus, f.IsSafe = s.surplus(before, a, around)
	}
	e.Say(f)
}

// surroundings says what else a move has besides two annotations that say the same. It is made once for all annotations of a move.
type surroundings struct {
	hasText    bool // unexpected text that is kept
	lastSuffix int  // the offset of the last suffix, -1 if there is none
}

// surplus returns which of two annotations that say the same is to be removed. That is not safe if a suffix after it would then be
// compared with others, nor beside text that was kept: two pieces of it would become one.
func (s *annotatedSection) surplus(first, second *game.Annotation, around surroundings) (which rules.OneOfTwo, safe bool) {
	which, out := rules.SecondOfTwo, second
	if len(second.Comments) > 0 {
		which, out = rules.FirstOfTwo, first
	}
	if len(out.Comments) > 0 {
		return rules.NoneOfTwo, false
	}
	compared := out == first || out.Kind == game.Suffix
	return which, !(compared && around.lastSuffix >= out.Span().End) && !around.hasText
}

// nameOf returns a call or card for a finding; "" if only fixes are wanted.
func (s *annotatedSection) nameOf(m *game.Move) string {
	if s.diags.OnlyFixes() {
		return ""
	}
	return m.String()
}

// lastSuffix returns the offset of the last suffix of a move, -1 if it has none.
func lastSuffix(m *game.Move) int {
	for _, a := range slices.Backward(m.Annotations()) {
		if a.Kind == game.Suffix {
			return a.Span().Start
		}
	}
	return -1
}

// hasText reports whether unexpected text was kept at a move.
func hasText(m *game.Move) bool {
	isText := func(c game.Comment) bool { return c.Kind == game.TextComment }
	return slices.ContainsFunc(m.Comments(), isText) ||
		slices.ContainsFunc(m.Annotations(), func(a game.Annotation) bool { return slices.ContainsFunc(a.Comments, isText) })
}

func (s *annotatedSection) checkAnnotation(a *game.Annotation) {
	switch {
	case a.Kind == game.NAG && a.Value > game.MaxNAG:
		rules.UnknownNAG.Find(s.diags, a.Span()).Say(rules.NumberOfNAG{NAG: int32(a.Value)})
	case a.Kind == game.NoteReference && !isIndex(a.Value):
		rules.ReferenceBeyondNotes.Find(s.diags, a.Span()).Say(rules.IndexOfNote{Index: int32(a.Value)})
	case a.Kind == game.NoteReference:
		s.refers, s.used[a.Value] = true, true
	case a.Kind == game.NAG:
		s.checkSection(a)
	}
}

// checkSection reports a NAG of the other section (3.7).
func (s *annotatedSection) checkSection(a *game.Annotation) {
	other := 0 // the NAG of this section that means the same
	switch {
	case a.Value == 13 && s.low != 1, a.Value == 14 && s.low == 1:
		other = 27 - a.Value
	case a.Value >= 1 && a.Value <= 2*suffixNAGs && (a.Value < s.low || a.Value >= s.low+suffixNAGs):
		other = (a.Value-1+suffixNAGs)%(2*suffixNAGs) + 1
	default:
		return
	}
	rules.NAGOfOtherSection.Find(s.diags, a.Span()).Say(rules.NAGsOfSections{NAG: uint8(a.Value), Own: uint8(other), OnCall: s.isAuction})
}
