package variant

import "slices"

// MayJoin reports whether the games that follow would be of the same variants if it were known which the game before them is.
func (f *Finder) MayJoin(next *Finder) bool {
	return !slices.ContainsFunc(next.asked, func(g Guess) bool { return g.Number != f.before && slices.Contains(g.Whole, f.before) })
}

// Join goes on after the games that follow.
func (f *Finder) Join(next *Finder) {
	if next.before != Unknown {
		f.before = next.before
	}
}
