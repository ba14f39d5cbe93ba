package check

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/tags"
	"pbn/core/values"
)

// noteTags are the first Note tag of each index, as places from 1 in Game.Tags; 0 where there is none.
type noteTags [game.MaxNote + 1]int

// isIndex tells whether a note can have an index (3.5.5).
func isIndex(index int) bool { return index >= 1 && index <= game.MaxNote }

// notes checks the Note tags and the references to them, section by section (3.5.5, 3.6.5).
func (m *moves) notes(sections []annotated) {
	refers := func(s annotated) bool { return s.refers }
	if m.Found(tags.Note) == nil && !slices.ContainsFunc(sections, refers) {
		return
	}
	misplaced := m.misplaced()
	anywhere := m.notesByIndex()
	var meant [game.MaxNote + 1]bool // of the notes of anywhere: to which a reference of another section refers
	var defined [2]noteTags
	for i := range sections {
		s := &sections[i]
		defined[i] = s.defined(misplaced)
		if s.refers {
			s.undefined(i, &defined[i], &anywhere, misplaced, &meant)
		}
	}
	for i := range sections {
		s := &sections[i]
		for _, n := range s.notes {
			if !isIndex(n.Index) || defined[i][n.Index] != n.Tag+1 || s.used[n.Index] || misplaced[n.Tag] {
				continue
			}
			if anywhere[n.Index] != n.Tag+1 || !meant[n.Index] {
				m.tell(diag.NoteUnused, n.Index, i)
				m.diags.Report(diag.NoteUnused, m.Tags[n.Tag].ValueSpan, "No "+strings.TrimSuffix(s.what, "s")+" refers to this note; a reference to it is ="+strconv.Itoa(n.Index)+"=.")
			}
		}
	}
}

// notesByIndex is the first note of each index, wherever it stands.
func (m *moves) notesByIndex() (first noteTags) {
	for i := range m.Tags {
		if m.Tags[i].Number != tags.Note {
			continue
		}
		if index := noteIndex(&m.Tags[i]); isIndex(index) && first[index] == 0 {
			first[index] = i + 1
		}
	}
	return first
}

// misplaced reports the Note tags that stand behind another tag than Auction, Play or a note of theirs. They are places in
// Game.Tags.
func (m *moves) misplaced() (found map[int]bool) {
	inSection, after := false, (*game.Tag)(nil)
	for i := range m.Tags {
		t := &m.Tags[i]
		switch {
		case t.Duplicate:
		case t.Number == tags.Auction || t.Number == tags.Play:
			inSection = true
		case t.Number != tags.Note:
			inSection, after = false, t
		case !inSection && !values.Inherits(t.Value):
			if found == nil {
				found = map[int]bool{}
			}
			found[i] = true
			m.diags.ReportAs(diag.NoteMisplaced, t.Span, func() string {
				where := "is at the start of a game"
				if after != nil {
					where = "follows the tag " + diag.Short(after.Name)
				}
				return "This note " + where + "; a note comes directly after the calls or cards that it belongs to."
			})
		}
	}
	return found
}

// defined are the notes of the section, those that are misplaced included. Of the others it reports what is wrong.
func (s *annotated) defined(misplaced map[int]bool) (defined noteTags) {
	for _, n := range s.notes {
		t := &s.Tags[n.Tag]
		switch {
		case values.Inherits(t.Value):
			continue
		case misplaced[n.Tag]:
		case n.Text == t.Value:
			s.diags.Report(diag.NoteSyntax, t.ValueSpan,
				diag.Quote(t.Value)+" has no number; a note begins with its number, from 1 to 32, and a colon, as in “1:text”.")
			s.unreadable = true
		case !isIndex(n.Index):
			s.diags.Report(diag.NoteBadIndex, t.ValueSpan,
				diag.Quote(t.Value)+" has a number that no note can have; notes have numbers from 1 to 32.")
		case defined[n.Index] > 0 && !misplaced[defined[n.Index]-1]:
			first := &s.Tags[defined[n.Index]-1]
			s.diags.ReportBoth(diag.NoteDuplicate, t.ValueSpan, first.ValueSpan, "the first one", func() string {
				return "The " + s.what + " already have a note " + strconv.Itoa(n.Index) + "; give this one another number."
			})
		}
		if isIndex(n.Index) && defined[n.Index] == 0 {
			defined[n.Index] = n.Tag + 1
		}
	}
	return defined
}

// undefined reports the note references without a note, and the note of that index that stands elsewhere, if one does.
func (s *annotated) undefined(section int, defined, anywhere *noteTags, misplaced map[int]bool, meant *[game.MaxNote + 1]bool) {
	for i := range s.list {
		for _, a := range s.list[i].Annotations {
			if a.Kind != game.NoteReference || !isIndex(a.Value) || defined[a.Value] > 0 {
				continue
			}
			n, elsewhere := strconv.Itoa(a.Value), anywhere[a.Value]-1
			d := diag.Diagnostic{Rule: diag.NoteUndefined, Place: diag.At(a.Span)}
			meant[a.Value] = true
			switch keeps := s.diags.Keeps(d.Rule); {
			case keeps && elsewhere < 0:
				d.Message = "There is no [Note \"" + n + ":…\"] after the " + s.what + "."
			case keeps:
				d.Message = "Note " + n + " does not come after the " + s.what + ", where it belongs."
				d.Related = []diag.Related{{Message: "a note " + n + " elsewhere", Place: diag.At(s.Tags[elsewhere].Span)}}
			}
			if !misplaced[elsewhere] && !(elsewhere < 0 && s.unreadable) {
				s.tell(diag.NoteUndefined, a.Value, section)
				s.diags.Add(d)
			}
		}
	}
}
