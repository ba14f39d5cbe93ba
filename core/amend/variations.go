package amend

import (
	"slices"
	"strconv"

	"pbn/core/diag"
	"pbn/core/given"
	"pbn/core/item"
	"pbn/core/source"
)

// editVariation adds or removes a line that could replace a move.
func editVariation(p *planner, e *Edit, move int, c *Change) bool {
	pl := p.text
	switch {
	case move < 0:
		p.why = ".of has to name a move"
		return false
	case e.Place == New && e.Removes:
		p.why = ".value has to be the moves of the new variation"
		return false
	case e.Place == New:
		return addVariation(p, e, move, c)
	case !e.Removes:
		p.why = ".variation has to be \"new\", or value null: the moves of a variation are changed by edits of their own"
		return false
	}
	list := slices.DeleteFunc(pl.variations(move), func(v int) bool { return pl.Variations[v].First == pl.Variations[v].End })
	if e.Place >= len(list) {
		p.why = ".variation is " + strconv.Itoa(e.Place) + ", but the move has " + strconv.Itoa(len(list)) + " of them"
		return false
	}
	v := list[e.Place]
	k := p.model.indexOf(int(pl.Variations[v].First))
	end, ok := pl.lineEndItem(v)
	switch {
	case k < 0:
		p.why = " is of what another edit removes"
		return false
	case !ok:
		p.why = whyOpen
		return false
	}
	to, _ := p.model.lineEnd(k)
	p.model.cut(k, to)
	p.loseTexts(int(pl.Variations[v].Item), end)
	span := pl.span(int(pl.Variations[v].Item), end)
	c.Before = pl.decode(span)
	c.Splices = []diag.Splice{{Start: span.Start, End: span.End}}
	return true
}

// addVariation adds a variation after the others of a move.
func addVariation(p *planner, e *Edit, move int, c *Change) bool {
	pl := p.text
	k := p.model.indexOf(move)
	moves := slices.Clone(e.Moves)
	if len(moves) == 0 {
		p.why = ".value has no move"
		return false
	}
	if !p.judge(p.model.before(k), moves) {
		return false
	}
	moves[0].Opens++
	moves[len(moves)-1].Closes++
	words, why := spelled(pl, moves, true)
	if why != "" {
		p.why = ".value: " + why
		return false
	}
	last := pl.lastAttached(move)
	for _, v := range pl.variations(move) {
		end, ok := pl.lineEndItem(v)
		if !ok {
			p.why = whyOpen
			return false
		}
		last = max(last, end)
	}
	end, around := p.model.variationsEnd(k)
	p.model.insert(end, around, moves)
	c.After = words
	c.Splices = []diag.Splice{pl.put(last, words)}
	return true
}

// promote puts the variation that a move is in, in place of the line that it replaces, which becomes a variation. The pieces of the text are
// the same, in another order.
func promote(p *planner, move int, c *Change) bool {
	pl := p.text
	v := -1
	if move >= 0 {
		v = pl.around(move)
	}
	switch {
	case v < 0:
		p.why = ".promote has to name a move of a variation"
		return false
	case pl.Variations[v].Of < 0:
		p.why = ": the variation replaces no move"
		return false
	}
	one := &pl.Variations[v]
	of := int(one.Of)
	i, first := p.model.indexOf(of), p.model.indexOf(int(one.First))
	around := pl.around(of)
	end, ok := pl.lineEndItem(around)
	for _, other := range pl.variations(of) {
		_, isClosed := pl.lineEndItem(other)
		ok = ok && isClosed
	}
	switch {
	case !ok:
		p.why = whyOpen
		return false
	case i < 0 || first < 0:
		p.why = " is of what another edit removes"
		return false
	case !pl.isAlone(of) || !pl.isAlone(int(one.First)):
		p.why = whyGlued
		return false
	}
	to, _ := p.model.lineEnd(first)
	p.model.promote(i, first, to)
	moved := promotion{in: pl, of: of, variation: v, end: end, isFirst: around >= 0 && int(pl.Variations[around].First) == of}
	span := moved.span()
	c.Before = pl.decode(span)
	c.After = moved.text()
	c.Splices = []diag.Splice{{Start: span.Start, End: span.End, Text: c.After}}
	return true
}

// promotion is a variation that comes in place of its line.
type promotion struct {
	in        *Text
	of        int // the move that it replaces
	variation int
	end       int // the item before which the line ends
	// isFirst reports that the move is the first of a variation itself: what comes before it there belongs to it.
	isFirst bool
	out     []byte
	// isOpen says that the next move of Black needs its number, endsLine that nothing more may be on the line.
	isOpen, endsLine bool
}

// first returns the first item of the line from the move on.
func (m *promotion) first() int {
	k := m.in.Moves[m.of].First
	if m.isFirst {
		k = int(m.in.Variations[m.in.around(m.of)].Item) + 1
	}
	return k
}

// span returns where the line and its variations are.
func (m *promotion) span() source.Span {
	return m.in.span(m.first(), m.in.lastBefore(m.end))
}

// text returns the line and its variations in their new order.
func (m *promotion) text() string {
	pl := m.in
	items := pl.Items.Items
	v := &pl.Variations[m.variation]
	close := int(items[v.Item].Val)
	rest := m.restOf(int(v.First), close)
	of, first := &pl.Moves[m.of], &pl.Moves[v.First]
	m.isOpen = m.isFirst || of.First != of.Item
	head := int(v.Item) + 1
	if first.First == head && first.Setup < 0 && of.IsSecond && !m.isOpen {
		head = first.Item // where there was no number, there need not be one
	}
	m.piece(head, rest-1)
	m.word("(")
	m.isOpen = true
	from := m.first()
	for _, other := range pl.variations(m.of) {
		open := int(pl.Variations[other].Item)
		m.piece(from, open-1)
		from = int(items[open].Val) + 1
	}
	m.piece(from, m.end-1)
	m.word(")")
	m.isOpen = true
	for _, other := range pl.variations(m.of) {
		if other != m.variation {
			open := int(pl.Variations[other].Item)
			m.piece(open, int(items[open].Val))
			m.isOpen = true
		}
	}
	m.piece(rest, close-1)
	text := string(m.out)
	if m.endsLine && source.LineEnd(pl.bytes()[m.span().End:]) > 0 {
		text += pl.lineEnd
	}
	return text
}

// restOf returns the item after a move and what is said of it, up to another.
func (m *promotion) restOf(move, end int) int {
	items := m.in.Items.Items
	for k := m.in.Moves[move].Last + 1; k < end; k++ {
		switch items[k].Kind {
		case item.NAG, item.Suffix, item.BraceComment, item.LineComment, item.None:
		default:
			return k
		}
	}
	return end
}

// word adds a word.
func (m *promotion) word(word string) {
	n := len(m.out)
	switch {
	case m.endsLine:
		m.out = append(m.out, m.in.lineEnd...)
	case n > 0 && m.out[n-1] != '(' && word != ")":
		m.out = append(m.out, ' ')
	}
	m.endsLine = false
	m.out = append(m.out, word...)
}

// piece adds the items from one to another.
func (m *promotion) piece(from, to int) {
	pl := m.in
	items := pl.Items.Items
	for from <= to && items[from].Kind == item.None {
		from++
	}
	for from <= to && items[to].Kind == item.None {
		to--
	}
	if from > to {
		return
	}
	text := pl.decode(pl.span(from, to))
	if items[from].Kind == item.Escape && len(m.out) > 0 {
		m.endsLine = true
	}
	if one := pl.moveOf(from); m.isOpen && one != nil && one.Item == from {
		text = given.NumberOf(one.Number, one.IsSecond) + " " + text
	}
	m.word(text)
	m.isOpen = !pl.isMove(to) && items[to].Kind != item.NAG && items[to].Kind != item.Suffix
	m.endsLine = pl.endsLine(to)
}
