package game

import (
	"slices"

	"pbn/core/pgn/scan"
	"pbn/core/source"
)

// End finds what is said once of a file, after its games.
func (r *Reader) End() {
	r.encoding.End(r.diags)
	r.building.checks.report(r.diags)
}

// GoOn makes it read another part of the file, with what is known of those before.
func (r *Reader) GoOn(part *source.Stream) {
	r.text, r.items, r.games = part.Text(), nil, 0
	r.reader.Reset(part, scan.NewScanner)
}

// MayJoin reports whether this reader would find in the games that follow what another one has found.
func (r *Reader) MayJoin(next *Reader) bool {
	known, more := r.building.variants.names, next.building.variants.names
	isKnown := func(name string) bool { return slices.Contains(known, name) }
	return len(known)+len(more) <= mostVariants && !slices.ContainsFunc(more, isKnown) && !(r.encoding.isReported && next.encoding.isReported) &&
		r.building.checks.mayJoin(&next.building.checks)
}

// Join takes over what was found in the games that follow.
func (r *Reader) Join(next *Reader) {
	r.building.checks.join(&next.building.checks)
	r.building.variants.names = append(r.building.variants.names, next.building.variants.names...)
	r.encoding.join(&next.encoding)
}

func (e *Encoding) join(next *Encoding) {
	if e.count == 0 {
		e.first, e.as = next.first, next.as
	}
	e.count += next.count
	e.isReported = e.isReported || next.isReported
}

// mayJoin reports whether it is known what is unsure of the moves that are kept here.
func (c *missingChecks) mayJoin(next *missingChecks) bool {
	room := mostMarked - len(c.moves)
	return !next.isUnsure || room == 0 || len(next.moves) <= room
}

func (c *missingChecks) join(next *missingChecks) {
	room := mostMarked - len(c.moves)
	if c.count == 0 {
		c.first = next.first
	}
	c.count += next.count
	c.moves = append(c.moves, next.moves[:min(room, len(next.moves))]...)
	c.isUnsure = c.isUnsure || room > 0 && next.isUnsure
}
