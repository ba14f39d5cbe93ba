package game

import (
	"pbn/core/pdn/scan"
	"pbn/core/pdn/variant"
	"pbn/core/source"
)

// ComesLater says that the file is a part of another, and not its first.
func (r *Reader) ComesLater() { r.building.starter.finder.After(variant.Unknown) }

// GoOn makes it read another part of the file, with what is known of those before.
func (r *Reader) GoOn(part *source.Stream) {
	r.text, r.items, r.games = part.Text(), nil, 0
	r.reader.Reset(part, scan.NewScanner)
}

// MayJoin reports whether this reader would read the games that follow as another one has read them.
func (r *Reader) MayJoin(next *Reader) bool {
	b, n := &r.building, &next.building
	return b.starter.finder.MayJoin(&n.starter.finder) && b.budget.mayJoin(&n.budget)
}

// Join goes on after the games that follow.
func (r *Reader) Join(next *Reader) {
	r.building.starter.finder.Join(&next.building.starter.finder)
	r.building.budget.join(&next.building.budget)
}

// mayJoin reports whether the games that follow would have enough steps, too, after those before them.
func (b *budget) mayJoin(next *budget) bool {
	return min(next.least, next.left) > b.taken()
}

func (b *budget) join(next *budget) {
	b.least = min(b.least, next.least-b.taken())
	b.left, b.lost = next.left-max(0, b.taken()-next.lost), b.lost+next.lost
}

// taken is how many of the steps that a file may take at first are not left.
func (b *budget) taken() int { return firstSteps - b.left }
