package export

import (
	"cmp"
	"slices"

	"pbn/core/item"
	"pbn/core/pdn/game"
)

// plan says what each item of a game is, and in which order variations come: one that stands before the move that it replaces is written
// behind that.
type plan struct {
	roles      []role
	variations []extent
	open       []int32
	// spelling says which moves can be written as such.
	spelling *spelling
	// late are the variations that come before the move that they replace, by that move.
	late []lateVariation
}

// extent is how far a variation goes.
type extent struct {
	// end is the item of its right parenthesis; none where it is not closed.
	end int32
	// next is the first variation that begins after its end.
	next int32
	// first is the first move that is its own; none where it has no such move.
	first int32
}

// lateVariation is a variation that is written after a move.
type lateVariation struct{ of, variation int32 }

const none = -1

// role is what an item is, with its number in the list of those.
type role struct {
	kind   roleKind
	number int32
}

type roleKind uint8

const (
	noRole roleKind = iota
	aMove
	aText
	aVariation
	aNAG
	aSetup
	closing // the right parenthesis of a variation
)

// of makes the plan of a game.
func (p *plan) of(g *game.Game, s *spelling) {
	p.spelling = s
	n := len(g.Items.Items)
	p.roles = slices.Grow(p.roles[:0], n)[:n]
	clear(p.roles)
	set(p.roles, g.NAGs, aNAG, func(i int) uint32 { return g.NAGs[i].Item })
	set(p.roles, g.Moves, aMove, func(i int) uint32 { return g.Moves[i].Item })
	set(p.roles, g.Texts, aText, func(i int) uint32 { return g.Texts[i].First })
	set(p.roles, g.Setups, aSetup, func(i int) uint32 { return g.Setups[i].Item })
	set(p.roles, g.Variations, aVariation, func(i int) uint32 { return g.Variations[i].Item })
	p.variations, p.late = p.variations[:0], p.late[:0]
	if len(g.Variations) > 0 {
		p.pair(g)
	}
}

// set gives the elements of a list their roles.
func set[T any](roles []role, list []T, kind roleKind, item func(i int) uint32) {
	for i := range list {
		roles[item(i)] = role{kind, int32(i)}
	}
}

// pair finds where the variations end, and which come before their move.
func (p *plan) pair(g *game.Game) {
	p.open = p.open[:0]
	for range g.Variations {
		p.variations = append(p.variations, extent{end: none, next: int32(len(g.Variations)), first: none})
	}
	items, begun := g.Items.Items, int32(0)
	for k := 0; k < len(items); k++ {
		if int(g.Marker) == k+1 {
			break // it has closed all
		}
		switch r := p.roles[k]; {
		case r.kind == aMove:
			k = int(g.Moves[r.number].Last)
		case r.kind == aText:
			k = int(g.Texts[r.number].Last)
		case r.kind == aVariation:
			p.open, begun = append(p.open, r.number), r.number+1
		case items[k].Kind == item.Close && len(p.open) > 0:
			v := p.open[len(p.open)-1]
			p.open = p.open[:len(p.open)-1]
			p.variations[v].end, p.variations[v].next, p.roles[k] = int32(k), begun, role{closing, v}
			p.variations[v].first = p.firstOf(g, v)
			if p.isLate(g, v) {
				p.late = append(p.late, lateVariation{g.Variations[v].Of, v})
			}
		}
	}
	for n := len(p.open) - 1; n >= 0; n-- {
		v := p.open[n]
		p.variations[v].first = p.firstOf(g, v)
	}
	slices.SortStableFunc(p.late, func(a, b lateVariation) int {
		return cmp.Or(cmp.Compare(a.of, b.of), cmp.Compare(a.variation, b.variation))
	})
}

// isLate reports whether a variation comes before the move that it replaces, and is written with a legal move of its own first, in the same
// position. Any other is read as it is where it stands, and might not be elsewhere.
func (p *plan) isLate(g *game.Game, variation int32) bool {
	v := &g.Variations[variation]
	if v.Of < v.End || v.First == v.End {
		return false
	}
	first := p.variations[variation].first
	if first == none || p.followsWritten(g, variation) {
		return false
	}
	a, b := &g.Moves[first], &g.Moves[v.Of]
	return a.Flags&game.Word == 0 && a.Parent == b.Parent && a.Setup == b.Setup && (a.Flags^b.Flags)&game.Black == 0 && a.Number == b.Number
}

// firstOf returns the first move of a variation that is its own, and not of one in it; none where it has no such move.
func (p *plan) firstOf(g *game.Game, variation int32) (move int32) {
	list := g.Variations
	v := &list[variation]
	first := v.First
	for i := variation + 1; i < p.variations[variation].next && first < v.End && list[i].Item < g.Moves[first].Item; i = p.variations[i].next {
		first = list[i].End
	}
	if first >= v.End {
		return none
	}
	return first
}

// followsWritten reports whether a variation that is written comes in one before the first move of its own.
func (p *plan) followsWritten(g *game.Game, variation int32) bool {
	first := &g.Moves[p.variations[variation].first]
	for i := variation + 1; i < p.variations[variation].next && g.Variations[i].Item < first.Item; i = p.variations[i].next {
		if p.hasToken(g, i) {
			return true
		}
	}
	return false
}

// hasToken reports whether a variation begins with a move of its own that can be written as one.
func (p *plan) hasToken(g *game.Game, variation int32) bool {
	first := p.variations[variation].first
	return first >= 0 && (g.Moves[first].Flags&game.Word == 0 || p.spelling.isToken(int(first)))
}

// lateOf returns the variations that are written after a move.
func (p *plan) lateOf(move int32) []lateVariation {
	if len(p.late) == 0 {
		return nil
	}
	from, _ := slices.BinarySearchFunc(p.late, move, func(l lateVariation, move int32) int { return cmp.Compare(l.of, move) })
	to := from
	for to < len(p.late) && p.late[to].of == move {
		to++
	}
	return p.late[from:to]
}
