package check

import "slices"

// MayJoin reports whether this checker would find in the games that follow what another one has found.
func (c *Checker) MayJoin(next *Checker) bool {
	return len(c.tags.lists.values)+len(next.tags.lists.values) <= mostListed && c.text.MayJoin(&next.text)
}

// Join takes over what was found in the games that follow.
func (c *Checker) Join(next *Checker) {
	c.text.Join(&next.text)
	c.tags.lists.join(&next.tags.lists)
	c.tags.names.commas.Join(next.tags.names.commas)
	c.tags.names.initials.Join(next.tags.names.initials)
	c.tags.times.odd.join(&next.tags.times.odd)
	c.tags.times.words.join(&next.tags.times.words)
	c.tags.scid.join(&next.tags.scid)
	c.tags.colons.Join(next.tags.colons)
	c.positions.initials.Join(next.positions.initials)
	if c.annotations.reserved.Count == 0 {
		c.annotations.firstReserved = next.annotations.firstReserved
	}
	c.annotations.reserved.Join(next.annotations.reserved)
}

func (c *valueTally) join(next *valueTally) {
	if c.found.Count == 0 {
		c.first = next.first
	}
	c.found.Join(next.found)
}

func (l *listedValues) join(next *listedValues) {
	for _, one := range next.values {
		same := func(other listedValue) bool { return other.of == one.of && string(other.raw) == string(one.raw) }
		if at := slices.IndexFunc(l.values, same); at >= 0 {
			l.values[at].found.Join(one.found)
		} else {
			l.values = append(l.values, one)
		}
	}
}
