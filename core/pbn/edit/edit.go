// Package edit finds what has to be written where for a game to have another tag, call, card or note; every other byte stays.
package edit

import (
	"bytes"
	"slices"
	"sort"
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// Kind is what an edit changes.
type Kind uint8

// The kinds of edits.
const (
	Tag   Kind = iota // the tag of a name
	Call              // a call, by its place in the auction's moves
	Card              // a card, by its place in the moves of the play
	Calls             // the whole auction
	Cards             // the whole play
	AuctionNote
	PlayNote
)

// Edit is what a caller wants of a game.
type Edit struct {
	// Game is its number, from 1.
	Game int
	Kind Kind
	// Name is that of a tag.
	Name string
	// Place is that of a call or a card, from 0, or the number of a note.
	Place int
	// Value is the value of the tag, the call, the card or the text of the note; of a whole auction or play all calls or cards, with blanks
	// between.
	Value string
	// Rows are those that the table of a tag is to have, each element without quotes; nil leaves the table as it is.
	Rows [][]string
	// Removes asks that there be none.
	Removes bool
	// Number is its place in the list of the caller, from 0, by which an Error names it; pbn.Edit sets it.
	Number int
	// keeps reports that the value is one that the game inherited so far, which is written as it is.
	keeps bool
}

// Change is what one thing of a game was, and what it is to be.
type Change struct {
	Game int
	Kind Kind // Calls or Cards also where only some of them change
	Name string
	// Place is the number of a note.
	Place int
	// Edits are the numbers of the edits that ask for it.
	Edits []int
	// Before and After are the values; one that Adds has no Before, one that Removes has no After.
	Before, After string
	Adds, Removes bool
	// Keeps reports that the value is one that the game inherited so far, from one that edits change.
	Keeps bool
	// Rows are those that the table of a tag is to have; nil where it stays as it is.
	Rows [][]string
	// Splices are in the text of the game. Those at one place come in their order.
	Splices []diag.Splice
}

// IsMade reports whether a game that was read again has what the change is of as it is to be.
func (c *Change) IsMade(g *game.Game) bool {
	switch c.Kind {
	case Calls, AuctionNote:
		if g.Auction == nil {
			return c.Removes
		}
		return c.isIn(g.Auction.Moves, g.Auction.Notes)
	case Cards, PlayNote:
		if g.Play == nil {
			return c.Removes
		}
		return c.isIn(g.Play.Moves, g.Play.Notes)
	}
	found := g.Find(c.Name)
	switch {
	case c.Removes || found == nil:
		return c.Removes && found == nil
	case found.Value != c.After:
		return false
	}
	return c.Rows == nil || sameElements(elementsOf(g, found), slices.Concat(c.Rows...))
}

// isIn reports whether an auction or a play has the moves or the note.
func (c *Change) isIn(moves []game.Move, notes []game.Note) bool {
	if c.Kind == Calls || c.Kind == Cards {
		return !c.Removes && areMoves(strings.Fields(c.After), moves)
	}
	for _, n := range notes {
		if n.Index == c.Place {
			return !c.Removes && n.Text == c.After
		}
	}
	return c.Removes
}

// areMoves reports whether words were read as moves. A caller may have given annotations with them.
func areMoves(words []string, moves []game.Move) bool {
	for _, word := range words {
		switch {
		case len(moves) > 0 && strings.HasPrefix(word, moves[0].String()):
			moves = moves[1:]
		case strings.IndexByte("=$!?^(", word[0]) < 0:
			return false
		}
	}
	return len(moves) == 0
}

func errRemoved(number int) error { return mend.ErrEdit(number, " is of what another edit removes") }

// Game returns the changes that edits make in a game of a text. What already is as an edit wants it does not change. The error is a
// [mend.EditError].
func Game(text *source.Text, g *game.Game, edits []Edit) ([]Change, error) {
	p := &planner{text: text, game: g, edits: edits, lineEnd: lineEndOf(text.Slice(g.Span)), gone: map[int]bool{}}
	if err := p.collect(); err != nil {
		return nil, err
	}
	for i := range p.targets {
		t := &p.targets[i]
		var err error
		switch t.Kind {
		case Tag:
			err = p.tag(t)
		case Calls, Cards:
			err = p.moves(t)
		default:
			err = p.note(t)
		}
		if err != nil {
			return nil, err
		}
	}
	return p.changes, p.finish()
}

// planner finds the changes of a game.
type planner struct {
	text    *source.Text
	game    *game.Game
	edits   []Edit
	lineEnd string
	targets []target
	changes []Change
	// gone has the offsets of tags and moves that are taken out: nothing is put after them.
	gone map[int]bool
}

// target is one thing of a game with the edits of it: of an auction or a play all those of single calls or cards.
type target struct {
	Kind  Kind
	Name  string
	Place int
	edits []Edit
}

// turn is when a target is planned: first what is taken out, then the moves, then tags in the order of export format, moves that the game
// does not have yet, and notes. What is put at one place comes in this order.
func (p *planner) turn(t *target) int {
	ofMoves := t.Kind == Calls || t.Kind == Cards
	switch first := t.edits[0]; {
	case first.Removes && first.Kind != Call && first.Kind != Card:
		return 0
	case ofMoves && (t.Kind == Calls && p.game.Auction == nil || t.Kind == Cards && p.game.Play == nil):
		return 3
	case ofMoves:
		return 1
	case t.Kind == Tag:
		return 2
	}
	return 4
}

// collect finds the targets of the edits, in the order of their turns.
func (p *planner) collect() error {
	type thing struct {
		kind  Kind
		name  string
		place int
	}
	places, moves := map[thing]int{}, map[thing]int{}
	for _, e := range p.edits {
		of := target{Kind: e.Kind}
		switch e.Kind {
		case Tag:
			of.Name = e.Name
		case Call:
			of.Kind = Calls
		case Card:
			of.Kind = Cards
		case AuctionNote, PlayNote:
			of.Place = e.Place
		}
		key := thing{of.Kind, of.Name, of.Place}
		at, has := places[key]
		if !has {
			at = len(p.targets)
			places[key] = at
			p.targets = append(p.targets, of)
		}
		t := &p.targets[at]
		// Of several calls or cards each has a place of its own.
		own := thing{e.Kind, of.Name, e.Place}
		if first, twice := moves[own]; has && (twice || e.Kind != Call && e.Kind != Card || t.edits[0].Kind != e.Kind) {
			if !twice {
				first = t.edits[0].Number
			}
			return mend.ErrEdit(e.Number, ": edits["+strconv.Itoa(first)+"] is of the same thing")
		}
		moves[own] = e.Number
		t.edits = append(t.edits, e)
	}
	// The sorts of package slices would be made anew for each type.
	sort.SliceStable(p.targets, func(i, k int) bool {
		a, b := &p.targets[i], &p.targets[k]
		switch difference := p.turn(a) - p.turn(b); {
		case difference != 0:
			return difference < 0
		case a.Kind == Tag && b.Kind == Tag:
			return compareNames(a.Name, b.Name) < 0
		}
		return a.Kind < b.Kind
	})
	return nil
}

// change begins the change of a target.
func (t *target) change(game int) Change {
	c := Change{Game: game, Kind: t.Kind, Name: t.Name, Place: t.Place, Keeps: t.edits[0].keeps}
	for _, e := range t.edits {
		c.Edits = append(c.Edits, e.Number)
	}
	return c
}

// edit returns the edit of a target that has one.
func (t *target) edit() Edit { return t.edits[0] }

// finish widens what is taken out, and reports that two edits change the same bytes.
func (p *planner) finish() error {
	var all []mend.Part
	for i := range p.changes {
		c := &p.changes[i]
		for k := range c.Splices {
			all = append(all, mend.Part{Splice: &c.Splices[k], Edit: c.Edits[0]})
		}
	}
	if edit, ok := mend.Arrange(p.text.Bytes, all); !ok {
		return errRemoved(edit)
	}
	return nil
}

// lineEndOf returns what ends the first line of a text that has an end.
func lineEndOf(text []byte) string {
	switch i := bytes.IndexAny(text, "\r\n"); {
	case i < 0 || text[i] == '\n':
		return "\n"
	case i+1 < len(text) && text[i+1] == '\n':
		return "\r\n"
	}
	return "\r"
}
