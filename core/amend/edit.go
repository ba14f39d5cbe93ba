// Package amend finds what has to be written where for a game to have another tag, move, comment, glyph, variation, setup or result, in any
// notation whose moves have variations; every other byte stays. What a game is to be is known as well: what is read of the result has to be
// that.
package amend

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/given"
	"pbn/core/mend"
)

// Kind is what an edit changes.
type Kind uint8

// The kinds of edits.
const (
	Tag       Kind = iota // the tag of a name
	Move                  // a move; removed, with the rest of its line
	Append                // moves at the end of a line
	Comment               // a comment of a move
	NAG                   // a numeric annotation glyph of a move
	Variation             // a line that could replace a move
	Promote               // a variation, which becomes the line that it replaces
	Result                // the marker, and the tag
	Setup                 // the position that is set up before a move, in a notation that has such
)

// New is the place of a comment or a variation that is added, after the others.
const New = -1

// Edit is what a caller wants of a game.
type Edit struct {
	// Game is its number, from 1.
	Game int
	Kind Kind
	// Name is that of a tag.
	Name string
	// At is the path of a move, as [given.Walk] has it: of the one that is changed, or that what is changed belongs to; of Append any move of
	// the line, of Promote any move of the variation. None is the main line, and the start of the game for comments.
	At []int
	// Place is the number of a comment or a variation among those of the move, from 0, or New. Number 0 is the first in the text.
	Place int
	// Glyph is the number of a NAG.
	Glyph int
	// Before puts a new comment before the move, which has to be the first of a variation.
	Before bool
	// Value is that of a tag, the move, the text of a comment, perhaps with commands, the FEN of a setup, or the result.
	Value string
	// Moves are those of a variation, or that are appended.
	Moves []given.Move
	// Removes asks that there be none.
	Removes bool
	// Number is its place in the list of the caller, from 0, by which an Error names it; [File] sets it.
	Number int
}

// Change is what one thing of a game was, and what it is to be.
type Change struct {
	Game int
	Kind Kind
	// Edit is the number of the edit that asks for it.
	Edit int
	// Before and After are the texts; what is added has no Before, and what is removed no After.
	Before, After string
	// Splices are in the text of the game. Those at one place come in their order.
	Splices []diag.Splice
}

// ofGame returns the changes that edits make in a game, and the game that should be read from the result. An edit that asks for what is already
// there changes nothing. The error is a [mend.EditError].
func ofGame(g Game, edits []Edit) (changes []Change, wanted *given.Game, err error) {
	text := g.Text()
	text.lineEnd = text.Source.LineEnd()
	p := &planner{text: text, notation: g, model: newModel(g.Given()), removed: map[uint32]bool{}}
	p.find(edits)
	for i := range edits {
		p.edit(&edits[i])
		if p.why != "" {
			return nil, nil, mend.ErrEdit(edits[i].Number, p.why)
		}
	}
	var all []mend.Part
	for i := range p.changes {
		c := &p.changes[i]
		for k := range c.Splices {
			all = append(all, mend.Part{Splice: &c.Splices[k], Edit: c.Edit})
		}
	}
	if edit, ok := mend.Arrange(text.Source.Bytes, all); !ok {
		return nil, nil, mend.ErrEdit(edit, " is of what another edit changes")
	}
	p.keepApart(all)
	if text.ByWords {
		p.model.forgetMade()
	}
	return p.changes, p.model.game, nil
}

// planner finds the changes of a game, an edit after another.
type planner struct {
	text     *Text
	notation Notation
	model    model
	changes  []Change
	// at has the numbers of the moves at the paths that edits name.
	at map[string]int
	// tags are the names of tags that an edit has changed.
	tags []string
	// removed are the items of the comments that an edit has removed.
	removed map[uint32]bool
	// why says why the edit cannot be made.
	why string
}

// find finds the moves that edits name, in one walk.
func (p *planner) find(edits []Edit) {
	p.at = map[string]int{}
	isLength := map[int]bool{} // of one of the paths: others are not made texts, since lines may be deep
	for i := range edits {
		if at := edits[i].At; len(at) > 0 {
			p.at[keyOf(at)], isLength[len(at)] = -1, true
		}
	}
	if len(p.at) == 0 {
		return
	}
	var w given.Walk
	for k := range p.model.game.Moves {
		m := &p.model.game.Moves[k]
		path := w.Next(m.Opens, m.Closes)
		if !isLength[len(path)] {
			continue
		}
		if key := keyOf(path); p.at[key] == -1 {
			p.at[key] = k
		}
	}
}

// keyOf returns a path as text.
func keyOf(path []int) string {
	key := make([]byte, 0, 16)
	for _, n := range path {
		key = strconv.AppendInt(append(key, ' '), int64(n), 10)
	}
	return string(key)
}

// edit makes an edit. Those before it are in the model.
func (p *planner) edit(e *Edit) {
	move := -1
	if len(e.At) > 0 {
		if move = p.at[keyOf(e.At)]; move < 0 {
			p.why = ": the game has no " + given.PathOf(e.At)
			return
		}
		if p.model.indexOf(move) < 0 {
			p.why = " is of what another edit removes"
			return
		}
	}
	if why := p.text.WhyFixed; why != "" && e.Kind != Tag && e.Kind != Result {
		p.why = why
		return
	}
	c := Change{Game: e.Game, Kind: e.Kind, Edit: e.Number}
	isChanged := false
	switch e.Kind {
	case Tag:
		isChanged = editTag(p, e, &c)
	case Move:
		isChanged = p.move(e, move, &c)
	case Append:
		isChanged = p.append(e, move, &c)
	case Comment:
		isChanged = p.comment(e, move, &c)
	case NAG:
		isChanged = p.nag(e, move, &c)
	case Variation:
		isChanged = editVariation(p, e, move, &c)
	case Promote:
		isChanged = promote(p, move, &c)
	case Result:
		isChanged = editResult(p, e, &c)
	case Setup:
		isChanged = editSetup(p, e, move, &c)
	}
	if isChanged && p.why == "" {
		p.changes = append(p.changes, c)
	}
}

// keepApart puts a blank in place of what is taken out between two words.
func (p *planner) keepApart(all []mend.Part) {
	t := p.text.bytes()
	for _, of := range all {
		s := of.Splice
		if s.Text == "" && s.Start > 0 && s.End < len(t) && s.Start < s.End && isInWord(t[s.Start-1]) && isInWord(t[s.End]) {
			s.Text = " "
		}
	}
}

// isInWord reports whether a byte may be one of a word.
func isInWord(c byte) bool { return c > ' ' && strings.IndexByte("(){};[]", c) < 0 }
