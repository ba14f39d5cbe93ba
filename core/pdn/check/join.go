package check

import "pbn/core/pdn/rules"

// MayJoin reports whether this checker would find in the games that follow what another one has found.
func (c *Checker) MayJoin(next *Checker) bool { return c.text.mayJoin(&next.text) }

// Join takes over what was found in the games that follow.
func (c *Checker) Join(next *Checker) {
	c.text.join(&next.text)
	c.kinds.join(&next.kinds)
	c.setups.Join(next.setups)
}

// mayJoin reports whether the checks of the characters may be joined. The encoding is reported once a file.
func (c *textChecks) mayJoin(next *textChecks) bool {
	if c.isTold && next.isTold && !next.diags.Forget(rules.TextNotUTF8) {
		return false
	}
	return c.characters.MayJoin(&next.characters)
}

func (c *textChecks) join(next *textChecks) {
	c.characters.Join(&next.characters)
	c.hasBegun = c.hasBegun || next.hasBegun
	c.isTold = c.isTold || next.isTold
	c.escaped.Join(next.escaped)
	c.cuts = append(c.cuts, next.cuts[:min(len(next.cuts), mostEscapes-len(c.cuts))]...)
	c.isUnsure = c.isUnsure || next.isUnsure
}

func (c *kindChecks) join(next *kindChecks) {
	if c.unjudged.Count == 0 {
		c.lawless = next.lawless
	}
	if c.missing.Count == 0 {
		c.from, c.first = next.from, next.first
	}
	if c.guessed.Count == 0 {
		c.guess, c.whole, c.place, c.before = next.guess, next.whole, next.place, next.before
	}
	c.unjudged.Join(next.unjudged)
	c.missing.Join(next.missing)
	c.guessed.Join(next.guessed)
}
