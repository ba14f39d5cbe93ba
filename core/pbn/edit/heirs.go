package edit

import (
	"strconv"

	"pbn/core/mend"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Heirs finds the changes of the games of a file, one after another: those that edits ask for, and what has to be written in other games
// for these to keep the values that they inherit (4.8).
type Heirs struct {
	legacies map[string]*legacy // by the names of the tags that edits name
	touched  []*legacy          // of the game: those that it has, and those that its edits name
	open     []*legacy          // those by which a game without the tag may get another value than it had
}

// NewHeirs returns the heirs of a file in which edits are made.
func NewHeirs(edits []Edit) *Heirs {
	h := &Heirs{legacies: map[string]*legacy{}}
	for _, e := range edits {
		if number := tags.Find(e.Name); e.Kind == Tag && !number.Row().OwnValue {
			h.legacies[e.Name] = &legacy{name: e.Name, number: number}
		}
	}
	return h
}

// legacy is what games inherit of a tag: as the file is, and as it is to be.
type legacy struct {
	name    string
	number  tags.Tag
	was, is bequest
	// edit is the number of the edit that changed it last.
	edit   int
	block  int // which of a document it is of: each is a file of its own
	isOpen bool
	// The last game that has the tag, with that, and the last one whose edits name it, with that edit.
	has   int
	tag   *game.Tag
	named int
	by    *Edit
	// What was changed in the last game where something was.
	changed int
	change  *Change
}

// bequest is a value that "#" inherits, and by "##" also a game without the tag.
type bequest struct {
	value  string
	stands bool
}

// follow follows a tag of a game.
func (b *bequest) follow(value string) {
	switch {
	case value == "#":
	case values.Inherits(value):
		*b = bequest{value[len("##"):], true}
	default:
		b.value = value
	}
}

// Game returns the changes in the next game. The error is a [mend.EditError].
func (h *Heirs) Game(text *source.Text, g *game.Game, edits []Edit) ([]Change, error) {
	h.touch(g, edits)
	kept, err := h.keep(g)
	if err != nil {
		return nil, err
	}
	var changes []Change
	if edits = append(edits, kept...); len(edits) > 0 {
		if changes, err = Game(text, g, edits); err != nil {
			return nil, err
		}
	}
	return changes, h.follow(g, changes)
}

// touch finds what the game has of the tags, and which of them its edits name.
func (h *Heirs) touch(g *game.Game, edits []Edit) {
	h.touched = h.touched[:0]
	if len(h.legacies) == 0 {
		return
	}
	for i := range edits {
		if l := h.legacies[edits[i].Name]; l != nil && edits[i].Kind == Tag {
			l.named, l.by = g.Number, &edits[i]
			h.touched = append(h.touched, l)
		}
	}
	for i := range g.Tags {
		t := &g.Tags[i]
		l := h.legacies[t.Name]
		if l == nil || t.Duplicate {
			continue
		}
		if l.has, l.tag = g.Number, t; l.named != g.Number {
			h.touched = append(h.touched, l)
		}
	}
	for _, l := range h.touched {
		if l.block != g.Block {
			l.block, l.was, l.is = g.Block, bequest{}, bequest{}
		}
	}
}

// keep returns the edits by which a game keeps the values of the tags that its own edits do not name.
func (h *Heirs) keep(g *game.Game) (edits []Edit, err error) {
	add := func(l *legacy) {
		if err == nil && l.named != g.Number {
			var e Edit
			e, err = l.kept(g.Number)
			edits = append(edits, e)
		}
	}
	for _, l := range h.touched {
		if l.has == g.Number && l.was.value != l.is.value && l.tag.Value == "#" {
			add(l)
		}
	}
	open := h.open[:0]
	for _, l := range h.open {
		if l.isOpen = l.block == g.Block && l.was != l.is; !l.isOpen {
			continue
		}
		if open = append(open, l); l.has != g.Number {
			add(l)
		}
	}
	h.open = open
	return edits, err
}

// kept returns the edit by which a game keeps the value that it inherits.
func (l *legacy) kept(number int) (Edit, error) {
	inherits := ": game " + strconv.Itoa(number) + " inherits the tag " + strconv.Quote(l.name) + " and could not keep it, since "
	value := l.was.value
	switch {
	case l.has != number && !l.was.stands:
		return Edit{}, mend.ErrEdit(l.edit, `.value begins with "##", by which game `+strconv.Itoa(number)+" would get the tag "+strconv.Quote(l.name)+`, too: give it without "##"`)
	case l.has != number && l.number.Is(tags.TableSet):
		return Edit{}, mend.ErrEdit(l.edit, inherits+"it has no such table")
	case len(value) > habits.MaxLine:
		return Edit{}, mend.ErrEdit(l.edit, inherits+"the value is longer than a line")
	case l.was.stands && !l.is.stands, l.has != number, values.Inherits(value):
		value = "##" + value
	case l.number == tags.Date && hasTime(value):
		return Edit{}, mend.ErrEdit(l.edit, inherits+"with the value it would have the time in it, too")
	}
	return Edit{Game: number, Kind: Tag, Name: l.name, Value: value, Number: l.edit, keeps: true}, nil
}

// hasTime reports whether a date has a time after it, which is no part of what is inherited.
func hasTime(date string) bool {
	_, time, _ := values.ReadDate(date)
	return time != ""
}

// follow follows the tags of a game, as they were and as they are to be.
func (h *Heirs) follow(g *game.Game, changes []Change) error {
	for i := range changes {
		if l := h.legacies[changes[i].Name]; l != nil && changes[i].Kind == Tag {
			l.changed, l.change = g.Number, &changes[i]
			if l.has != g.Number && l.named != g.Number {
				h.touched = append(h.touched, l)
			}
		}
	}
	for _, l := range h.touched {
		had := l.has == g.Number
		if had {
			l.was.follow(l.tag.Value)
		}
		switch {
		case l.changed == g.Number && !l.change.Removes:
			l.is.follow(l.change.After)
		case l.changed != g.Number && had:
			l.is.follow(l.tag.Value)
		}
		if l.named == g.Number {
			if l.edit = l.by.Number; l.by.Removes && l.is.stands {
				return mend.ErrEdit(l.edit, ": game "+strconv.Itoa(g.Number)+" would still have the tag "+strconv.Quote(l.name)+`, which "##" in an earlier game gives it: set it to "" instead`)
			}
		}
		if !l.isOpen && l.was != l.is && (l.was.stands || l.is.stands) {
			l.isOpen, h.open = true, append(h.open, l)
		}
	}
	return nil
}
