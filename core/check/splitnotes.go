package check

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
)

// toldNote is an open finding: a reference without a note, or a note without a reference.
type toldNote struct {
	rule           diag.Rule
	index, section int
	number         uint32 // the finding's
}

// tellNote finds such a note or reference, which the next game may show not to be one, and adds it to those that were told.
func tellNote(told []toldNote, diags *diag.List, rule diag.Rule, index, section int, at source.Span) (all []toldNote, kept bool) {
	number, dropable, kept := diags.FindOpen(rule, 0, at, uint32(index))
	if dropable && len(told) < mostTags {
		told = append(told, toldNote{rule, index, section, number})
	}
	return told, kept
}

// joinNotes drops what was found of the notes of the game before, where that comes of the blank line between (ledger
// 3-d): the part begins with the notes of its last section, or refers to them.
func (c *Checker) joinNotes(g *game.Game, told []toldNote) {
	before := c.last.told
	c.last.told = told
	if !c.split {
		return
	}
	has := map[toldNote]bool{}
	for i := range g.Tags {
		if g.Tags[i].Number != tags.Note {
			break
		}
		has[toldNote{rule: rules.NoteUndefined, index: noteIndex(&g.Tags[i])}] = true
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
		if has[toldNote{rule: t.rule, index: t.index}] && (t.section == last || t.rule == rules.NoteUnused) {
			c.diags.Drop(t.rule, t.number)
		} else {
			kept = append(kept, t)
		}
	}
	kept = append(kept, told...)
	c.last.told = kept[max(0, len(kept)-mostTags):]
}

// noteIndex is the index that a note has as written, wherever it stands; 0 where it has none.
func noteIndex(t *game.Tag) int {
	number, _, _ := strings.Cut(t.Value, ":")
	index, _ := strconv.Atoi(number)
	return index
}
