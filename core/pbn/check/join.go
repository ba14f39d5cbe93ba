package check

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// lastGame is what a game that may be a part of the one before it has to know of that.
type lastGame struct {
	seen bool
	// blank is where its blank lines are, tags are those of its tags that the standard has, a bit each, and others the names of the others.
	// They are valid if canJoin is true.
	blank   diag.Place
	tags    [2]uint64
	others  []string
	canJoin bool
	// told is what was said of its notes.
	told []toldNote
}

// mostTags bounds what is kept of a game.
const mostTags = 100

// remember keeps what the next game may ask for.
func (l *lastGame) remember(t *source.Text, g *game.Game, items *item.Game) {
	span := items.LinesAfter(t)
	l.seen, l.canJoin = true, span.Start < span.End && len(g.Tags) <= mostTags
	if !l.canJoin {
		return
	}
	l.tags, l.others = [2]uint64{}, l.others[:0]
	l.blank = diag.At(span)
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Number != tags.Other {
			l.tags[t.Number/64] |= 1 << (t.Number % 64)
		} else {
			l.others = append(l.others, t.Name)
		}
	}
}

// has reports whether the game has a tag with the name of another one.
func (l *lastGame) has(t *game.Tag) bool {
	if t.Number != tags.Other {
		return l.tags[t.Number/64]>>(t.Number%64)&1 != 0
	}
	return slices.Contains(l.others, t.Name)
}

// join gives a finding the edits that remove the blank lines between the game and the one before it. A tag that both have would be
// lost.
func (l *lastGame) join(t *source.Text, g *game.Game, items *item.Game, e diag.Entry[rules.TagAtStart]) {
	if !l.canJoin || len(g.Tags) > mostTags {
		return
	}
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Number != tags.Note && l.has(t) {
			return
		}
	}
	lines := 0
	for gap := range items.Gaps(t.Bytes) {
		if gap.Start >= g.Tags[0].Span().Start {
			break
		}
		for kind, line := range item.Spaces(t, gap) {
			if kind != item.SemiEmptyLine {
				continue
			}
			if lines++; lines > mostTags {
				return
			}
			e.Part(line, "")
		}
	}
	e.BesideElsewhere(l.blank)
}

// copyOf returns the value of a Deal tag as it is written, if a copy of it has no faults: each hand that is given has thirteen cards, and
// no card is there twice. Else it returns "".
func copyOf(g *game.Game, tag *game.Tag) string {
	if !isSound(g.Deal) || g.Deal.Doubtful || g.Deal.Dialect || tag.Raw() == "" {
		return ""
	}
	return tag.Raw()
}

// copyTo gives a finding the edit that puts the deal where a game has it in export format, but after no comment.
func (d *lastDeal) copyTo(t *source.Text, g *game.Game, e diag.Entry[diag.None]) {
	if d.raw == "" {
		return
	}
	next := slices.IndexFunc(g.Tags, func(t game.Tag) bool { return t.Number == tags.Other || t.Number >= tags.Deal })
	if next < 0 {
		next = len(g.Tags) - 1
	}
	at := g.Tags[next].Span().Start
	e.Part(source.Span{Start: at, End: at}, `[Deal "`+d.raw+`"]`+t.LineEnd())
}
