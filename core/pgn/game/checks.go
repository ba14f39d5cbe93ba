package game

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// missingChecks counts the moves of a file that give check or mate and are not marked so; there is one finding for all (8.2.3.5), with a fix
// for all, unless they are many.
type missingChecks struct {
	count int32
	first diag.Place
	moves []checkWithoutMark
	// isUnsure is set where a move was read by a guess, or waits for the text beside it to be mended.
	isUnsure bool
}

// checkWithoutMark is a move that lacks its mark, and how SAN has it.
type checkWithoutMark struct {
	at   diag.Place
	move string
}

// mostMarked is how many marks one fix writes.
const mostMarked = 100

// add counts the last move of a line, which is at an item. Where nothing but safe fixes is wanted, each move has a finding of its own: such a
// fix is one of the game that is read.
func (c *missingChecks) add(b *builder, k int) {
	if o := &b.odd; c.takes(o, k) {
		c.keep(o, k, b.line.lastSAN())
		first := b.in.items.FirstMissingEnd(b.in.text.Bytes)
		c.isUnsure = c.isUnsure || o.span(k).End > first.Start || b.guess >= 0
	}
}

// takes counts a move, and reports whether it is to be kept.
func (c *missingChecks) takes(o *oddReader, k int) bool {
	diags := o.in.diags
	if diags.OnlyFixes() {
		return true
	}
	if c.count++; c.count == 1 {
		c.first = diag.PlaceIn(o.in.text, o.span(k))
	}
	return c.count <= mostMarked && diags.SeverityOf(rules.MoveCheckMissing) != diag.Off
}

// keep keeps a move that was counted, to be reported at the end of the file, or reports it at once.
func (c *missingChecks) keep(o *oddReader, k int, san chess.Pattern) {
	in, text := o.in, textOf(san)
	if in.diags.OnlyFixes() {
		if e := rules.CheckWithoutMark.Find(in.diags, o.span(k)); e.IsKept() {
			f := o.otherForm(k, e.Text(text))
			e.Say(rules.ChecksWithoutMark{Count: 1, Move: f.Move, IsUnsure: f.IsGuess || f.Waits})
		}
		return
	}
	at := o.span(k)
	c.moves = append(source.Room(c.moves), checkWithoutMark{diag.Place{Span: at, Range: in.text.Range(at)}, text})
	f := o.otherForm(k, 0)
	c.isUnsure = c.isUnsure || f.IsGuess || f.Waits
}

// report reports them at the end of the file.
func (c *missingChecks) report(diags *diag.List) {
	if c.count == 0 {
		return
	}
	e := rules.CheckWithoutMark.FindElsewhere(diags, 0, c.first)
	if e.IsKept() {
		e.Say(rules.ChecksWithoutMark{Count: c.count, Move: e.Text(c.moves[0].move), IsUnsure: c.isUnsure})
		if c.count > 1 {
			e.As(rules.SeveralChecksWithoutMark)
		}
		for i := range c.moves {
			if c.count > mostMarked {
				break
			}
			e.PartElsewhere(c.moves[i].at, c.moves[i].move)
		}
	}
	*c = missingChecks{moves: c.moves[:0]}
}
