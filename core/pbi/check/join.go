package check

import (
	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/source"
)

// Head is what the first line of a file says of those that follow.
type Head struct {
	// Is11 reports whether the version is 1.1.
	Is11    bool
	version diag.Place
}

// HeadOf returns what the first line of a file says, from its first window; ok is false if it is no marker.
func HeadOf(t *source.Text) (h Head, ok bool) {
	m, ok := record.FirstMarker(t)
	if !ok {
		return h, false
	}
	return headOf(t, m), true
}

func headOf(t *source.Text, m record.Marker) Head {
	return Head{record.MeantVersion(string(t.Slice(m.Version))) == "1.1", diag.PlaceIn(t, m.Version)}
}

// Follow says that the lines come after the first one.
func (c *Checker) Follow(h Head) { c.file.follow(h) }

// MayJoin reports whether this checker would find in the lines that follow what another one has found.
func (c *Checker) MayJoin(next *Checker) bool { return c.file.mayJoin(&next.file) }

// Join takes over what was found in the lines that follow.
func (c *Checker) Join(next *Checker) {
	c.file.join(&next.file)
	c.lists.blanks.Join(next.lists.blanks)
	c.lists.missing.Join(next.lists.missing)
	c.position.knights.join(&next.position.knights)
}

func (c *fileChecks) follow(h Head) { c.first, c.hasMarker, c.isBegun = h, true, true }

// mayJoin reports whether no problem is repeated, and all can be remembered.
func (c *fileChecks) mayJoin(next *fileChecks) bool {
	if len(c.lines)+len(next.lines) > mostTwins {
		return false
	}
	for key := range next.lines {
		if _, has := c.lines[key]; has {
			return false
		}
	}
	return true
}

func (c *fileChecks) join(next *fileChecks) {
	if !c.isBegun {
		c.first, c.hasMarker, c.isBegun, c.head = next.first, next.hasMarker, next.isBegun, next.head
	}
	c.records += next.records
	c.late.Join(next.late)
	if room := mostMoved - len(c.cuts); room >= len(next.cuts) {
		c.moved = append(c.moved, next.moved...)
		c.cuts = append(c.cuts, next.cuts...)
	}
	for key, line := range next.lines {
		c.lines[key] = line
	}
}

func (c *knightChecks) join(next *knightChecks) {
	switch {
	case c.hasS || c.hasOdd:
	case next.hasS || next.hasOdd || len(c.boards)+len(next.boards) > diag.MostParts:
		c.hasS, c.hasOdd, c.boards = next.hasS, !next.hasS, nil
	default:
		c.boards = append(c.boards, next.boards...)
	}
}
