package game

import (
	"pbn/core/diag"
	"pbn/core/pgn/rules"
)

// missingChecks counts the moves of a file that give check or mate and are not marked so; there is one finding for all (8.2.3.5).
type missingChecks struct {
	count int32
	first diag.Place
	move  string
}

// add counts the last move of a line, which is an item.
func (c *missingChecks) add(in *input, k int, l *line) {
	if c.count++; c.count == 1 {
		c.first, c.move = diag.PlaceIn(in.text, in.span(k)), textOf(l.lastSAN())
	}
}

// report reports them at the end of the file.
func (c *missingChecks) report(diags *diag.List) {
	if c.count == 0 {
		return
	}
	e := rules.CheckWithoutMark.FindElsewhere(diags, 0, c.first)
	if e.IsKept() {
		e.Say(rules.ChecksWithoutMark{Count: c.count, Move: e.Text(c.move)})
		if c.count > 1 {
			e.As(rules.SeveralChecksWithoutMark)
		}
	}
	*c = missingChecks{}
}
