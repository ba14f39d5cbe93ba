package check

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
)

// notes checks the Note tags and the references to them, section by section (3.5.5, 3.6.5).
func (m *moves) notes(sections []annotated) {
	misplaced := m.misplaced()
	anywhere := m.notesByIndex()
	meant := map[*game.Tag]bool{} // notes to which a reference of another section refers
	var defined [2]map[int]*game.Tag
	for i := range sections {
		s := &sections[i]
		defined[i] = s.defined(misplaced)
		s.undefined(i, defined[i], anywhere, misplaced, meant)
	}
	for i := range sections {
		s := &sections[i]
		for _, n := range s.notes {
			t := &m.Tags[n.Tag]
			if defined[i][n.Index] == t && !s.used[n.Index] && !misplaced[t] && !meant[t] {
				m.tell(diag.NoteUnused, n.Index, i)
				m.diags.Report(diag.NoteUnused, t.ValueSpan, "None of the "+s.what+" refers to this note with ="+strconv.Itoa(n.Index)+"=.")
			}
		}
	}
}

// notesByIndex is the first note of each index, wherever it stands.
func (m *moves) notesByIndex() (first map[int]*game.Tag) {
	for i := range m.Tags {
		t := &m.Tags[i]
		if t.Name != "Note" {
			continue
		}
		if first == nil {
			first = map[int]*game.Tag{}
		}
		if index := noteIndex(t); first[index] == nil {
			first[index] = t
		}
	}
	return first
}

// misplaced reports the Note tags that stand behind another tag than Auction, Play or a note of theirs.
func (m *moves) misplaced() (found map[*game.Tag]bool) {
	inSection, after := false, (*game.Tag)(nil)
	for i := range m.Tags {
		t := &m.Tags[i]
		switch {
		case t.Duplicate:
		case t.Name == "Auction" || t.Name == "Play":
			inSection = true
		case t.Name != "Note":
			inSection, after = false, t
		case !inSection && !strings.HasPrefix(t.Value, "#"):
			if found == nil {
				found = map[*game.Tag]bool{}
			}
			found[t] = true
			if m.split && after == nil {
				continue
			}
			m.diags.ReportAs(diag.NoteMisplaced, t.Span, func() string {
				where := "the start of the game"
				if after != nil {
					where = "the tag " + diag.Short(after.Name)
				}
				return "A note stands directly behind the calls or the cards to which it belongs; this one stands behind " + where + "."
			})
		}
	}
	return found
}

// defined are the notes of the section by index, those that are misplaced included. Of the others it reports what is wrong.
func (s *annotated) defined(misplaced map[*game.Tag]bool) (defined map[int]*game.Tag) {
	for _, n := range s.notes {
		t := &s.Tags[n.Tag]
		first := defined[n.Index]
		switch {
		case strings.HasPrefix(t.Value, "#"):
			continue
		case misplaced[t]:
		case n.Text == t.Value:
			s.diags.Report(diag.NoteSyntax, t.ValueSpan,
				"A note begins with its index, from 1 to 32, and a colon, as in “1:text”; this one is "+diag.Quote(t.Value)+".")
			s.unreadable = true
			continue
		case n.Index < 1 || n.Index > game.MaxNote:
			s.diags.Report(diag.NoteBadIndex, t.ValueSpan,
				"The index of a note lies between 1 and 32; this one is "+diag.Quote(t.Value)+".")
			continue
		case first != nil && !misplaced[first]:
			s.diags.ReportBoth(diag.NoteDuplicate, t.ValueSpan, first.ValueSpan, "the first one", func() string {
				return "The " + s.what + " have a note " + strconv.Itoa(n.Index) + " already; each note of a section has an index of its own."
			})
		}
		if defined == nil {
			defined = map[int]*game.Tag{}
		}
		if first == nil {
			defined[n.Index] = t
		}
	}
	return defined
}

// undefined reports the note references without a note, and the note of that index that stands elsewhere, if one does.
func (s *annotated) undefined(section int, defined, anywhere map[int]*game.Tag, misplaced, meant map[*game.Tag]bool) {
	for i := range s.list {
		for _, a := range s.list[i].Annotations {
			if a.Kind != game.NoteReference || a.Value < 1 || a.Value > game.MaxNote || defined[a.Value] != nil {
				continue
			}
			n, elsewhere := strconv.Itoa(a.Value), anywhere[a.Value]
			d := diag.Diagnostic{Rule: diag.NoteUndefined, Place: diag.At(a.Span)}
			if elsewhere != nil {
				meant[elsewhere] = true
			}
			switch keeps := s.diags.Keeps(d.Rule); {
			case keeps && elsewhere == nil:
				d.Message = "There is no [Note \"" + n + ":…\"] behind the " + s.what + "."
			case keeps:
				d.Message = "The note " + n + " does not stand behind the " + s.what + ", where it belongs."
				d.Related = []diag.Related{{Message: "a note " + n + " that stands elsewhere", Place: diag.At(elsewhere.Span)}}
			}
			if !misplaced[elsewhere] && !(elsewhere == nil && s.unreadable) {
				s.tell(diag.NoteUndefined, a.Value, section)
				s.diags.Add(d)
			}
		}
	}
}
