package check

import (
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// noteTags has the first Note tag of each index: its place in Game.Tags, counted from 1, or 0 if there is none.
type noteTags [game.MaxNote + 1]int

// isIndex reports whether a note can have an index (3.5.5).
func isIndex(index int) bool { return index >= 1 && index <= game.MaxNote }

// checkNotes checks the Note tags and the references to them, section by section (3.5.5, 3.6.5).
func checkNotes(g *game.Game, diags *diag.List, sections []annotatedSection) (told []toldNote) {
	if g.Found(tags.Note) == nil && !sections[0].refers && !sections[len(sections)-1].refers {
		return nil
	}
	misplaced := misplacedNotes(g, diags)
	reportAfterCards(g, diags)
	anywhere := notesByIndex(g)
	var meant [game.MaxNote + 1]bool // which of them a reference in another section means
	var defined [2]noteTags
	for i := range sections {
		s := &sections[i]
		defined[i] = s.checkDefined(misplaced)
		if s.refers {
			told = s.reportUndefined(told, i, &defined[i], &anywhere, misplaced, &meant)
		}
	}
	for i := range sections {
		s := &sections[i]
		for _, n := range s.notes {
			if !isIndex(n.Index) || defined[i][n.Index] != n.Tag+1 || s.used[n.Index] || misplaced[n.Tag] {
				continue
			}
			if anywhere[n.Index] != n.Tag+1 || !meant[n.Index] {
				told, _ = s.tellNote(told, rules.NoReference, n.Index, i, g.Tags[n.Tag].ValueSpan())
			}
		}
	}
	return told
}

// notesByIndex returns the first note of each index, wherever it is.
func notesByIndex(g *game.Game) (first noteTags) {
	for i := range g.Tags {
		if g.Tags[i].Number != tags.Note {
			continue
		}
		if index := game.ReadNote(i, &g.Tags[i]).Index; isIndex(index) && first[index] == 0 {
			first[index] = i + 1
		}
	}
	return first
}

// misplacedNotes reports the Note tags that do not follow Auction, Play or another note of theirs, and returns their places in Game.Tags.
func misplacedNotes(g *game.Game, diags *diag.List) (found map[int]bool) {
	inSection, after := false, (*game.Tag)(nil)
	for i := range g.Tags {
		t := &g.Tags[i]
		switch {
		case t.Duplicate:
		case t.Number == tags.Auction || t.Number == tags.Play:
			inSection = true
		case t.Number != tags.Note:
			inSection, after = false, t
		case !inSection && !values.Inherits(t.Value) && !g.IsNoteAfterCards(i):
			if found == nil {
				found = map[int]bool{}
			}
			found[i] = true
			if after == nil {
				rules.NoteAtStart.Find(diags, t.Span())
			} else {
				e := rules.NoteAfterTag.Find(diags, t.Span())
				e.Say(rules.PrecedingTag{Tag: e.Text(after.Name)})
			}
		}
	}
	return found
}

// reportAfterCards reports the notes of the calls that come after the cards (ledger 3.5.5). The first of them that can be moved has a fix
// that moves all. Their severity is that of a reference without a note, since the calls are clear.
func reportAfterCards(g *game.Game, diags *diag.List) {
	if g.Auction == nil {
		return
	}
	notes := g.Auction.Notes
	to, movedAll := g.AfterNotes(g.Auction.Tag), false
	for i := range notes {
		if !notes[i].AfterCards {
			continue
		}
		e := rules.NoteAfterCards.FindAs(diags, diag.Warning, g.Tags[notes[i].Tag].Span())
		f := rules.NoteOfCalls{Index: uint8(notes[i].Index)}
		if !movedAll && to != nil && canMove(g, &notes[i]) && e.IsKept() {
			movedAll = true
			e.Beside(to.Span())
			for k := i; k < len(notes); k++ {
				if canMove(g, &notes[k]) {
					e.Part(g.Tags[notes[k].Tag].Span(), "")
					f.Several = k > i || f.Several
				}
			}
		}
		e.Say(f)
	}
}

// canMove reports whether nothing else has to move with a note.
func canMove(g *game.Game, n *game.Note) bool {
	t := &g.Tags[n.Tag]
	return len(t.Comments()) == 0 && len(t.Escapes()) == 0 && !t.Doubtful
}

// checkDefined returns the notes of the section, including the misplaced ones. It reports what is wrong with the others.
func (s *annotatedSection) checkDefined(misplaced map[int]bool) (defined noteTags) {
	for _, n := range s.notes {
		t := &s.game.Tags[n.Tag]
		switch {
		case values.Inherits(t.Value):
			continue
		case misplaced[n.Tag]:
		case n.Text == t.Value:
			e := rules.NoteWithoutNumber.Find(s.diags, t.ValueSpan())
			e.Say(rules.ValueOfNote{Value: e.Text(t.Value)})
			s.unreadable = true
		case !isIndex(n.Index):
			e := rules.NoteBeyondNotes.Find(s.diags, t.ValueSpan())
			e.Say(rules.ValueOfNote{Value: e.Text(t.Value)})
		case defined[n.Index] > 0 && !misplaced[defined[n.Index]-1]:
			first := &s.game.Tags[defined[n.Index]-1]
			rules.SameNote.Find(s.diags, t.ValueSpan()).Beside(first.ValueSpan()).Say(s.note(n.Index))
		}
		if isIndex(n.Index) && defined[n.Index] == 0 {
			defined[n.Index] = n.Tag + 1
		}
	}
	return defined
}

// reportUndefined reports the note references without a note, with the note of that index that is somewhere else, if there is one.
func (s *annotatedSection) reportUndefined(
	told []toldNote, section int, defined, anywhere *noteTags, misplaced map[int]bool, meant *[game.MaxNote + 1]bool,
) []toldNote {
	for i := range s.list {
		annotations := s.list[i].Annotations()
		for k := range annotations {
			a := &annotations[k]
			if a.Kind != game.NoteReference || !isIndex(a.Value) || defined[a.Value] > 0 {
				continue
			}
			elsewhere := anywhere[a.Value] - 1
			meant[a.Value] = true
			if misplaced[elsewhere] || elsewhere < 0 && s.unreadable {
				continue
			}
			if elsewhere < 0 {
				told, _ = s.tellNote(told, rules.NoNote, a.Value, section, a.Span())
				continue
			}
			var e diag.Entry[rules.NoteOfSection]
			told, e = s.tellNote(told, rules.NoteElsewhere, a.Value, section, a.Span())
			e.Beside(s.game.Tags[elsewhere].Span())
		}
	}
	return told
}

// toldNote is a finding that the next game may show to be wrong: a reference without a note, or a note without a reference.
type toldNote struct {
	rule           diag.Rule
	index, section int
	number         uint32 // the finding's
}

// tellNote reports such a note or reference, and appends it to those that were reported.
func (s *annotatedSection) tellNote(
	told []toldNote, kind diag.Kind[rules.NoteOfSection], index, section int, at source.Span,
) (all []toldNote, e diag.Entry[rules.NoteOfSection]) {
	e, number, droppable := kind.FindOpen(s.diags, at)
	if droppable && len(told) < mostTags {
		told = append(told, toldNote{kind.Rule(), index, section, number})
	}
	return told, e.Say(s.note(index))
}

// note returns a note of the section for a finding.
func (s *annotatedSection) note(index int) rules.NoteOfSection {
	return rules.NoteOfSection{Index: uint8(index), OfCalls: s.isAuction}
}

// joinNotes drops findings about the notes of the game before, if the blank line between the two is their cause (ledger 3-d): the part
// after it begins with the notes of the last section before it, or refers to them.
func (l *lastGame) joinNotes(g *game.Game, told []toldNote, isPart bool, diags *diag.List) {
	before := l.told
	l.told = told
	if !isPart {
		return
	}
	has := map[toldNote]bool{} // what the part has for a note or a reference before it
	for i := range g.Tags {
		if g.Tags[i].Number != tags.Note {
			break
		}
		has[toldNote{rule: rules.NoteUndefined, index: game.ReadNote(i, &g.Tags[i]).Index}] = true
	}
	for _, t := range told {
		if t.rule == rules.NoteUndefined {
			has[toldNote{rule: rules.NoteUnused, index: t.index}] = true
		}
	}
	last := 0
	for _, t := range before {
		last = max(last, t.section)
	}
	var kept []toldNote
	for _, t := range before {
		if has[toldNote{rule: t.rule, index: t.index}] && (t.section == last || t.rule == rules.NoteUnused) && diags.HasOpen(t.number) {
			diags.Drop(t.rule, t.number)
		} else {
			kept = append(kept, t)
		}
	}
	kept = append(kept, told...)
	l.told = kept[max(0, len(kept)-mostTags):]
}
