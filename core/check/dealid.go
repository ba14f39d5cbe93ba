package check

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
)

// maxDealIDs bounds what is kept of a file's deals. A DealId that is longer than a line says nothing: game.KnownOf.
const maxDealIDs = 20_000

// dealOfID is the first deal of a DealId, and where that stands.
type dealOfID struct {
	deal  bridge.Deal
	place diag.Place
}

// dealIDs reports a DealId that stands for two different deals (4.1.2).
func (c *Checker) dealIDs(text *source.Text, g *game.Game) {
	t := g.Found(tags.DealID)
	id := known(g, tags.DealID)
	if t == nil || id == "" || g.Deal == nil || !isSound(g.Deal) {
		return
	}
	first, has := c.dealsOfIDs[id]
	switch {
	case !has && len(c.dealsOfIDs) < maxDealIDs:
		if c.dealsOfIDs == nil {
			c.dealsOfIDs = map[string]dealOfID{}
		}
		c.dealsOfIDs[strings.Clone(id)] = dealOfID{g.Deal.Deal, kept(text, t.ValueSpan)}
	case has && differ(&first.deal, &g.Deal.Deal):
		if c.diags.Find(rules.TagDealID, 0, t.ValueSpan) {
			c.diags.Said().Tell(id)
			c.diags.Said().BesideElsewhere(first.place)
		}
	}
}

// isSound tells whether the hands that are given have thirteen cards, and no card stands twice.
func isSound(d *game.Deal) bool {
	var all bridge.Hand
	for seat, hand := range d.Hands {
		if d.Known[seat] && hand.Len() != 13 {
			return false
		}
		all |= hand
	}
	return all.Len() == len(d.Places)
}

// differ tells whether a hand that both deals give is not the same.
func differ(a, b *bridge.Deal) bool {
	for seat := range a.Hands {
		if a.Known[seat] && b.Known[seat] && a.Hands[seat] != b.Hands[seat] {
			return true
		}
	}
	return false
}
