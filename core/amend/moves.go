package amend

import (
	"slices"
	"strconv"

	"pbn/core/diag"
	"pbn/core/given"
	"pbn/core/source"
)

// whyGlued says why a move cannot be changed that is one word with something else.
const whyGlued = ": the move is one word with something else: mend that first"

// whyOpen says why a variation cannot be changed that has no right parenthesis.
const whyOpen = ": the variation has no right parenthesis: mend that first"

// judge finds what moves are after another one, -1 for the start. It reports whether they are legal.
func (p *planner) judge(after int, moves []given.Move) bool {
	k, why := p.notation.Judge(p.model.lineTo(after), moves)
	switch {
	case why == "":
		return true
	case k < 0:
		p.why = why
		return false
	}
	place := ".value"
	if len(moves) > 1 {
		place += "[" + strconv.Itoa(k) + "]"
	}
	p.why = place + ": " + why
	return false
}

// move replaces a move, or removes it with the rest of its line.
func (p *planner) move(e *Edit, move int, c *Change) bool {
	switch {
	case move < 0:
		p.why = " names no move"
		return false
	case e.Removes:
		return p.cut(move, c)
	case !p.text.isAlone(move):
		p.why = whyGlued
		return false
	}
	k := p.model.indexOf(move)
	one := []given.Move{{Word: e.Value, Setup: p.model.game.Moves[k].Setup}}
	if !p.judge(p.model.before(k), one) {
		return false
	}
	of := &p.model.game.Moves[k]
	span := p.text.span(p.text.Moves[move].Item, p.text.Moves[move].Last)
	if c.Before, c.After = p.text.decode(span), one[0].Word; of.Made == one[0].Made {
		return false
	}
	of.Made, of.Word = one[0].Made, one[0].Word
	c.Splices = []diag.Splice{{Start: span.Start, End: span.End, Text: one[0].Word}}
	p.keepTexts(move)
	return true
}

// keepTexts takes the parts out of the model that go with a move which is replaced.
func (p *planner) keepTexts(move int) {
	m := &p.text.Moves[move]
	for i := range p.text.Texts {
		if t := &p.text.Texts[i]; t.IsPart && int(t.Move) == move && int(t.First) > m.Item && int(t.Last) <= m.Last {
			p.dropText(p.text.span(int(t.First), int(t.Last)))
		}
	}
}

// dropText takes a text out of the model.
func (p *planner) dropText(span source.Span) {
	texts := &p.model.game.Texts
	if i := slices.Index(*texts, p.text.decode(span)); i >= 0 {
		*texts = slices.Delete(*texts, i, i+1)
	}
}

// cut removes a move and the rest of its line; with the first move of a variation that.
func (p *planner) cut(move int, c *Change) bool {
	pl := p.text
	in := pl.around(move)
	end, ok := pl.lineEndItem(in)
	if !ok {
		p.why = whyOpen
		return false
	}
	first, last := pl.Moves[move].First, pl.lastBefore(end)
	if in >= 0 && int(pl.Variations[in].First) == move {
		first, last = int(pl.Variations[in].Item), end
	}
	if last < first || !pl.isAlone(move) {
		p.why = whyGlued
		return false
	}
	k := p.model.indexOf(move)
	to, _ := p.model.lineEnd(k)
	p.model.cut(k, to)
	p.loseTexts(first, last)
	span := pl.span(first, last)
	c.Before = pl.decode(span)
	c.Splices = []diag.Splice{{Start: span.Start, End: span.End}}
	return true
}

// loseTexts takes the texts and escape lines out of the model that are among items.
func (p *planner) loseTexts(first, last int) {
	pl := p.text
	for i := range pl.Texts {
		if t := &pl.Texts[i]; int(t.First) >= first && int(t.Last) <= last {
			p.dropText(pl.span(int(t.First), int(t.Last)))
		}
	}
	for k := first; k <= last; k++ {
		if !pl.isEscape(k) {
			continue
		}
		lines := &p.model.game.Escapes
		if i := slices.Index(*lines, pl.decode(pl.span(k, k))); i >= 0 {
			*lines = slices.Delete(*lines, i, i+1)
		}
	}
}

// append puts moves at the end of a line.
func (p *planner) append(e *Edit, move int, c *Change) bool {
	pl := p.text
	in, k, at := -1, p.model.lastOfMain(), len(p.model.game.Moves)
	around := 0
	if move >= 0 {
		in = pl.around(move)
		at, around = p.model.lineEnd(p.model.indexOf(move))
		k = p.lastIn(p.model.indexOf(move), at)
	}
	end, ok := pl.lineEndItem(in)
	moves := slices.Clone(e.Moves)
	switch {
	case !ok:
		p.why = whyOpen
		return false
	case len(moves) == 0:
		return false
	case !p.judge(k, moves):
		return false
	}
	last := pl.lastBefore(end)
	words, why := spelled(pl, moves, pl.isOpen(last))
	if why != "" {
		p.why = ".value: " + why
		return false
	}
	p.model.insert(at, around, moves)
	c.After = words
	c.Splices = []diag.Splice{pl.atEnd(last, end, words)}
	return true
}

// lastIn returns the last move of the line of a move, which ends before another place.
func (p *planner) lastIn(i, end int) int {
	depth := 0
	last := i
	for k := i + 1; k < end; k++ {
		if depth += p.model.game.Moves[k].Opens; depth == 0 {
			last = k
		}
		depth -= p.model.game.Moves[k].Closes
	}
	return last
}
