package game

import (
	"pbn/core/diag"
	"pbn/core/pbn/scan"
	"pbn/core/source"
)

// Head is what the lines at the beginning of a file say of all its games.
type Head struct {
	isExport, claimsExport bool
	version                string
	versionPlace           diag.Place
}

// Head returns it, once the first game was read.
func (r *Reader) Head() Head { return Head{r.isExport, r.ClaimsExport, r.Version, r.VersionPlace} }

// Follow makes it read a part of a file that begins like this, and whose first game it does not read.
func (r *Reader) Follow(head Head) {
	r.isLater = true
	r.isExport, r.ClaimsExport, r.Version, r.VersionPlace = head.isExport, head.claimsExport, head.version, head.versionPlace
}

// GoOn makes it read another part of the file, with what is known of those before.
func (r *Reader) GoOn(part *source.Stream) {
	r.text, r.items = part.Text(), nil
	r.reader.Reset(part, scan.NewScanner)
}

// MayJoin reports whether the games that follow, which another reader has read, inherit nothing from those before them.
func (r *Reader) MayJoin(next *Reader) bool {
	return r.inheritance.stands == 0 && !next.inheritance.borrows
}

// Join takes over what is known of the games that follow.
func (r *Reader) Join(next *Reader) {
	r.inheritance.join(&next.inheritance, r.games)
	r.games += next.games
	if r.Version == "" {
		r.Version, r.VersionPlace = next.Version, next.VersionPlace
	}
}

// join takes over the values of the games that follow; games is how many come before those.
func (in *inheritance) join(next *inheritance, games int) {
	for number := range in.nearest {
		if value := &next.nearest[number]; value.game > 0 {
			in.nearest[number] = value.after(games)
		}
	}
	for name, place := range next.names {
		if value := &next.others[place]; value.game > 0 {
			*in.nearestOther(name) = value.after(games)
		}
	}
	in.standing, in.stands, in.idle, in.givers = append(in.standing[:0], next.standing...), next.stands, next.idle, append(in.givers[:0], next.givers...)
	for i := range in.givers {
		in.givers[i].game += games
	}
	in.game = games + next.game
}

// after returns a value of games before which there are so many.
func (v *nearestValue) after(games int) nearestValue {
	later := *v
	later.game += int32(games)
	if later.since > 0 {
		later.since += int32(games)
	}
	return later
}
