package game

import (
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/scan"
)

// mostTries is how many meanings of ambiguous captures are tried in a game (R-8-a).
const mostTries = 64

// choose chooses among the captures that have the squares of one: the first after which the rest of the line is legal the furthest (R-8-a).
func (b *mover) choose(first, last int, like *draughts.Move) (best draughts.Move) {
	l, g := b.line, b.line.game
	best = *like
	written := b.words
	var meant []draughts.Move
	for _, m := range b.list.All() {
		if m.From == like.From && m.To == like.To {
			meant = append(meant, m)
		}
	}
	most, whole := -1, 0
	for i := range meant {
		if b.tries == 0 || b.budget.left <= 0 {
			break
		}
		b.tries--
		p := l.now.position
		var u draughts.Undo
		p.Do(&meant[i], &u)
		legal, isWhole := b.legalFrom(&p, last+1)
		if isWhole {
			whole++
		}
		if legal > most {
			best, most = meant[i], legal
		}
	}
	b.words = written
	f := g.fault(AmbiguousCapture, b.in.from(first, last), int32(len(g.Moves)))
	if whole == 1 {
		f.Value = 1
	}
	return best
}

// legalFrom counts the moves of a line that are legal from an item on, and reports whether these are all, and at least one.
func (b *mover) legalFrom(p *draughts.Position, from int) (legal int, isWhole bool) {
	items := b.in.items.Items
	for k := from; k < b.to; k++ {
		b.line.steps++
		b.budget.left -= stepsOfItem
		switch i := &items[k]; i.Kind {
		case item.Open:
			if i.Flags&item.Broken != 0 {
				return legal, false
			}
			k = int(i.Val)
		case item.Close, item.Marker, item.Setup:
			return legal, legal > 0
		case scan.Move:
			if !b.words.read(k, b.to) {
				continue
			}
			m, count := b.find(p)
			if count == 0 || b.budget.left <= 0 {
				return legal, false
			}
			legal++
			k = b.words.last
			var u draughts.Undo
			p.Do(&m, &u)
		}
	}
	return legal, legal > 0
}
