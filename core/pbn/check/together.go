package check

import (
	"pbn/core/diag"
	"pbn/core/pbn/rules"
)

// MayJoin reports whether this checker would find in the games that follow what another one has found.
func (c *Checker) MayJoin(next *Checker) bool {
	return c.parts.mayJoin(&next.parts) && c.dealIDs.mayJoin(next.dealIDs, next.diags) && c.text.MayJoin(&next.text)
}

// Join takes over what is known of the games that follow, before their findings are joined.
func (c *Checker) Join(next *Checker) {
	c.Leave()
	next.Leave()
	c.text.Join(&next.text)
	c.parts.join(&next.parts)
	c.dealIDs.join(next.dealIDs)
	c.rotations.join(&next.rotations)
	c.tableForms.last = next.tableForms.last
}

// Leave keeps of the text of the last game what later games are compared with.
func (c *Checker) Leave() {
	if c.parts.text != nil {
		c.parts.leave()
	}
}

// mayJoin reports whether each DealId that is known has the same deal in the games that follow.
func (d dealIDs) mayJoin(next dealIDs, diags *diag.List) bool {
	if diags.SeverityOf(rules.DealIDOfTwo.Rule()) == diag.Off {
		return true
	}
	found, more := diags.Found(rules.DealIDOfTwo.Rule()) > 0, 0
	for id, of := range next {
		switch first, isKnown := d[id]; {
		case !isKnown:
			more++
		case found || first.deal != of.deal:
			return false
		}
	}
	return more == 0 || len(d)+more <= maxDealIDs || len(d) == maxDealIDs && !found
}

func (d *dealIDs) join(next dealIDs) {
	for id, of := range next {
		if _, isKnown := (*d)[id]; isKnown || len(*d) == maxDealIDs {
			continue
		}
		if *d == nil {
			*d = dealIDs{}
		}
		(*d)[id] = of
	}
}

func (r *rotations) join(next *rotations) {
	if r.odd == 0 {
		r.place, r.board, r.dealer, r.usual = next.place, next.board, next.dealer, next.usual
	}
	r.boards += next.boards
	r.odd += next.odd
}
