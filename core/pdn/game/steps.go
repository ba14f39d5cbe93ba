package game

import (
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/pdn/variant"
)

// lineOf makes the steps of the main line of a game that was read, up to a move that nobody can read.
func (s *starter) lineOf(in *input, g *Game) {
	s.read = s.read[:0]
	s.words.in = in
	if t := g.Tag(tags.FEN); t != nil && !values.SaysNothing(t.Peek(in.text)) {
		s.read = append(s.read, variant.Step{FEN: t.Text(in.text)})
	}
	s.inside = emptyVariations{}
	setup, variation, last := 0, 0, int32(none)
	for k := 0; k < len(g.Moves); {
		if variation < len(g.Variations) && int(g.Variations[variation].First) <= k {
			k = max(k, int(g.Variations[variation].End))
			variation++
			continue
		}
		m := &g.Moves[k]
		for ; setup < len(g.Setups) && g.Setups[setup].Item < m.Item; setup++ {
			s.addSetup(in, g, setup, last)
		}
		w, ok := s.patternOf(g, k)
		if !ok {
			return
		}
		s.read = append(s.read, variant.Step{Move: w})
		last = int32(k)
		k++
	}
	for ; setup < len(g.Setups); setup++ {
		s.addSetup(in, g, setup, last)
	}
}

// addSetup adds a position of the main line after a move of it.
func (s *starter) addSetup(in *input, g *Game, setup int, after int32) {
	one := &g.Setups[setup]
	if one.Before || one.Move != after || !one.IsFEN || s.inside.has(in, g, one.Item) {
		return
	}
	s.read = append(s.read, variant.Step{FEN: in.text.Decode(one.Value.Span())})
}

// emptyVariations are those without moves, up to an item: next is the first after it, end where the last of them ends.
type emptyVariations struct {
	next int
	end  uint32
}

// has reports whether one of them has an item. Items have to come in their order.
func (e *emptyVariations) has(in *input, g *Game, k uint32) bool {
	for ; e.next < len(g.Variations) && g.Variations[e.next].Item < k; e.next++ {
		v := &g.Variations[e.next]
		if open := &in.items.Items[v.Item]; v.First == v.End && open.Flags&item.Broken == 0 {
			e.end = max(e.end, open.Val)
		}
	}
	return k < e.end
}

// patternOf returns what a move of a game says: its text, or where that is odd, what it was read as.
func (s *starter) patternOf(g *Game, k int) (w draughts.Pattern, ok bool) {
	m := &g.Moves[k]
	if s.words.read(int(m.Item), int(m.Last)+1) && s.words.last == int(m.Last) {
		return s.words.pattern, true
	}
	if m.Flags&Word != 0 {
		return w, false
	}
	return draughts.Parse(string(draughts.AppendShort(nil, g.Board, &m.Move)))
}
