package check

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/tags"
)

// lastGame is what a game that may be a part of the one before it has to know of that.
type lastGame struct {
	seen bool
	// blank is where its blank lines are.
	blank diag.Place
	// tags are those of its tags that the standard has, others the names of the others; any tells whether there ever were some.
	tags   tags.Subset
	others []string
	any    bool
	// told is what was said of its notes.
	told []toldNote
}

// mostTags bounds what is kept of a game.
const mostTags = 100

// remember keeps what the next game may ask for.
func (c *Checker) remember(t *source.Text, g *game.Game) {
	span := c.reader.Items().LinesAfter(t)
	c.last.seen, c.last.tags, c.last.others = true, tags.Subset{}, c.last.others[:0]
	c.last.blank = diag.Place{}
	if span.Start == span.End || len(g.Tags) > mostTags {
		return
	}
	// An edit there needs no line to show.
	if c.last.blank = diag.At(span); !t.Complete {
		c.last.blank.Range = t.Range(span)
	}
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Number != tags.Other {
			c.last.tags[t.Number] = true
		} else {
			c.last.others = append(c.last.others, t.Name)
		}
	}
	c.last.any = true
}

// has tells whether the game has a tag of the name of another one.
func (l *lastGame) has(t *game.Tag) bool {
	if t.Number != tags.Other {
		return l.tags[t.Number]
	}
	return slices.Contains(l.others, t.Name)
}

// joinGames gives the last finding what takes the blank lines between the game and the one before it away. A tag that both have would be
// lost.
func (c *Checker) joinGames(t *source.Text, g *game.Game) {
	if !c.last.any || len(g.Tags) > mostTags {
		return
	}
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Number != tags.Note && c.last.has(t) {
			return
		}
	}
	said := c.diags.Said()
	lines := 0
	for gap := range c.reader.Items().Gaps(t.Bytes) {
		if gap.Start >= g.Tags[0].Span.Start {
			break
		}
		for kind, line := range item.Spaces(t, gap) {
			if kind != item.SemiEmptyLine {
				continue
			}
			if lines++; lines > mostTags {
				return
			}
			said.Part(line, "")
		}
	}
	said.BesideElsewhere(c.last.blank)
}

// copyOf is the value of a Deal tag as it stands, where a game that has a copy of it has no new fault: each hand that is given has its
// thirteen cards, and no card stands twice.
func copyOf(g *game.Game, tag *game.Tag) string {
	if !isSound(g.Deal) || g.Deal.Doubtful || g.Deal.Dialect || tag.Raw == "" {
		return ""
	}
	return tag.Raw
}

// copyTo gives the last finding the edit that puts the deal where a game has it in export format, but after no comment.
func (d *lastDeal) copyTo(t *source.Text, g *game.Game, diags *diag.List) {
	if d.raw == "" {
		return
	}
	next := slices.IndexFunc(g.Tags, func(t game.Tag) bool { return t.Number == tags.Other || t.Number >= tags.Deal })
	if next < 0 {
		next = len(g.Tags) - 1
	}
	at := g.Tags[next].Span.Start
	diags.Said().Part(source.Span{Start: at, End: at}, `[Deal "`+d.raw+`"]`+t.LineEnd())
}
