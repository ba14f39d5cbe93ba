package edit

import (
	"bytes"

	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// Rest returns a hash of all that a game has besides what changes are of: where another number is read again, the changes have changed
// something else, since it depends on what is around it.
func Rest(text *source.Text, g *game.Game, changes []*Change) uint64 {
	h := hash(14695981039346656037)
	if len(changes) == 0 {
		return uint64(h.with(string(bytes.TrimSpace(text.Slice(g.Span)))))
	}
	var ofCalls, ofCards bool
	keeps := true
	names := map[string]bool{}
	for _, c := range changes {
		keeps = keeps && c.Keeps
		ofCalls, ofCards = ofCalls || c.Kind == Calls, ofCards || c.Kind == Cards
		names[c.Name] = true // "" where it is not of a tag
	}
	if keeps { // of all values only a date, and a time with it, may mean something else where they are written out
		date, time := g.Day()
		h = h.with(date).with(time)
	}
	names[tags.Auction.String()] = ofCalls || names[tags.Auction.String()]
	names[tags.Play.String()] = ofCards || names[tags.Play.String()]
	for i := range g.Tags {
		if t := &g.Tags[i]; !t.Duplicate && t.Number != tags.Note && !names[t.Name] {
			h = h.with(t.Name).with(t.Value)
		}
	}
	if a := g.Auction; a != nil && !names[tags.Auction.String()] {
		h = h.withMoves(a.Moves)
	}
	if p := g.Play; p != nil && !names[tags.Play.String()] {
		h = h.withMoves(p.Moves)
	}
	for i := range g.Sections {
		if s := &g.Sections[i]; !names[g.Tags[s.Tag].Name] {
			for k := range s.Elements {
				h = h.with(s.Elements[k].Text)
			}
		}
	}
	return uint64(h)
}

// hash is FNV-1a, of pieces whose ends count.
type hash uint64

func (h hash) with(piece string) hash {
	const prime = 1099511628211
	for i := range len(piece) {
		h = (h ^ hash(piece[i])) * prime
	}
	return (h ^ 0x100) * prime
}

func (h hash) withMoves(moves []game.Move) hash {
	for i := range moves {
		h = h.with(moves[i].Marks()).with(moves[i].String())
	}
	return h
}
