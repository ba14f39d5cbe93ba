package amend

import (
	"pbn/core/diag"
	"pbn/core/given"
)

// editSetup sets a position up before a move, another one, or none.
func editSetup(p *planner, e *Edit, move int, c *Change) bool {
	pl := p.text
	if move < 0 {
		p.why = ".setup has to name a move"
		return false
	}
	k := p.model.indexOf(move)
	of := &p.model.game.Moves[k]
	if e.Removes {
		e.Value = ""
	}
	if c.Before, c.After = of.Setup, e.Value; c.Before == c.After {
		return false
	}
	one := []given.Move{{Word: of.Word, Setup: e.Value}}
	if !p.judge(p.model.before(k), one) {
		return false
	}
	of.Made, of.Setup = one[0].Made, e.Value
	w := &pl.Moves[move]
	switch {
	case w.Setup < 0:
		c.Splices = []diag.Splice{pl.before(w.First, given.Setup(e.Value), false)}
	case e.Removes:
		span := pl.span(w.Setup, w.Setup)
		c.Splices = []diag.Splice{{Start: span.Start, End: span.End}}
	default:
		c.Splices = []diag.Splice{{Start: w.FEN.Start, End: w.FEN.End, Text: e.Value}}
	}
	return true
}
