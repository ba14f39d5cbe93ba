package game

import (
	"slices"

	"pbn/core/source"
)

// owner is what the next comment belongs to.
type owner uint8

const (
	startOwns      owner = iota // the start of the game
	tagOwns                     // the last tag
	moveOwns                    // the last move
	annotationOwns              // the last annotation of the last move
	endOwns                     // the end of the auction or the play
)

// commentary gives the comments and the escape lines of a game to their owners.
type commentary struct {
	game    *Game
	storage *storage
	owner   owner
	move    *Move      // the last move, where it or an annotation of it is the owner
	end     *[]Comment // of the auction or the play that is open; nil where that is ignored
	// waiting are the escape lines for the next element.
	waiting []Escape
	// What belongs to the elements of the game, one after another.
	comments    []Comment
	escapeLines []Escape
}

// escapeLine keeps an escape line, which is an item, for the next element.
func (c *commentary) escapeLine(in *input, k int, text string) {
	c.waiting = appended(c.waiting, &c.escapeLines, Escape{text, in.span(k).Short()})
}

// takeEscapes hands the escape lines that wait to the element that comes.
func (c *commentary) takeEscapes() []Escape {
	escapes := c.waiting
	c.waiting = nil
	return escapes
}

// joined returns escape lines and those after them. Both lists are given up: where one is empty, or comes right before the other in those
// of the game, nothing is copied, so that lines which wait for long, as one tag after another is ignored, cost no more than others.
func (c *commentary) joined(escapes, after []Escape) []Escape {
	switch end := len(c.escapeLines) - len(after); {
	case len(escapes) == 0:
		return after
	case len(after) == 0:
		return escapes
	case end >= len(escapes) && &c.escapeLines[end] == &after[0] && &c.escapeLines[end-len(escapes)] == &escapes[0]:
		return slices.Clip(c.escapeLines[end-len(escapes):])
	}
	return append(escapes, after...)
}

// add gives a comment to its owner, with the escape lines that wait.
func (c *commentary) add(comment Comment) {
	if len(c.waiting) > 0 {
		escapes := c.takeEscapes()
		comment.escapes = &escapes
	}
	to := c.owned()
	*to = appended(*to, &c.comments, comment)
}

// addText adds text that is kept as a comment.
func (c *commentary) addText(text string, span source.Span) {
	c.add(TextAt(text, span))
}

// owned returns the comments of the owner of the next one.
func (c *commentary) owned() *[]Comment {
	switch c.owner {
	case startOwns:
		return &c.game.Start
	case tagOwns:
		return &c.storage.tagCommentary(&c.game.Tags[len(c.game.Tags)-1]).comments
	case endOwns:
		return c.end
	}
	extra := c.storage.moveExtra(c.move)
	if c.owner == annotationOwns {
		return &extra.annotations[len(extra.annotations)-1].Comments
	}
	return &extra.comments
}
