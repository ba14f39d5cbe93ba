package check

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/tags"
)

// toldNote is a diagnostic of a reference without a note, or of a note without a reference.
type toldNote struct {
	rule           diag.Rule
	index, section int
	item           int // in the list
}

// tell takes note of a diagnostic that is added next.
func (m *moves) tell(rule diag.Rule, index, section int) {
	if item, kept := m.diags.Next(rule); kept && len(m.told) < mostTags {
		m.told = append(m.told, toldNote{rule, index, section, item})
	}
}

// joinNotes takes back what was said of the notes of the game before, where that comes of the blank line between (ledger
// 3-d): the part begins with the notes of its last section, or refers to them.
func (c *Checker) joinNotes(m *moves) {
	before := c.last.told
	c.last.told = m.told
	if !c.split {
		return
	}
	has := map[toldNote]bool{}
	for i := range m.Tags {
		if m.Tags[i].Number != tags.Note {
			break
		}
		has[toldNote{rule: diag.NoteUndefined, index: noteIndex(&m.Tags[i])}] = true
	}
	for _, t := range m.told {
		if t.rule == diag.NoteUndefined {
			has[toldNote{rule: diag.NoteUnused, index: t.index}] = true
		}
	}
	last := 0
	for _, t := range before {
		last = max(last, t.section)
	}
	var gone, kept []toldNote
	for _, t := range before {
		if has[toldNote{rule: t.rule, index: t.index}] && (t.section == last || t.rule == diag.NoteUnused) {
			gone = append(gone, t)
			continue
		}
		t.item -= len(gone)
		kept = append(kept, t)
	}
	for _, t := range m.told {
		t.item -= len(gone)
		kept = append(kept, t)
	}
	c.last.told = kept[max(0, len(kept)-mostTags):]
	for _, t := range slices.Backward(gone) {
		c.diags.Forget(t.rule, t.item)
	}
}

// noteIndex is the index that a note has as written, wherever it stands; 0 where it has none.
func noteIndex(t *game.Tag) int {
	number, _, _ := strings.Cut(t.Value, ":")
	index, _ := strconv.Atoi(number)
	return index
}
