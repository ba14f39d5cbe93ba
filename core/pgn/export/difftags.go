package export

import (
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/scribe"
	"pbn/core/source"
)

// tags compares the tag pairs of a game: their order, and how each is written (8.1, 8.1.1).
func (d *differences) tags() {
	g := d.game
	last, lastOther := tags.Other, -1 // the last tag of the roster, and the last other tag pair
	highest := -1
	for i := range g.Tags {
		t := &g.Tags[i]
		switch {
		case t.Flags&game.Duplicate != 0:
			d.find(secondTag, d.pair(t), i)
			continue
		case t.Tag.Is(tags.Roster):
			if t.Tag < last || lastOther >= 0 {
				d.find(tagTooLate, d.pair(t), max(highest, lastOther))
			}
			if t.Tag > last {
				last, highest = t.Tag, i
			}
		default:
			d.other(t, i, lastOther)
			lastOther = i
		}
		if t.Flags&(game.Verbatim|game.OddName) == 0 {
			d.tagForm(t, i)
		}
	}
	if d.missing() != "" {
		d.find(tagsMissing, d.start(), 0)
	}
}

// other compares a tag pair that is not of the roster with the one before it.
func (d *differences) other(t *game.Tag, i, before int) {
	if d.reduced {
		isOfStart := t.Tag == tags.FEN || t.Tag == tags.SetUp || t.Tag == tags.Variant && d.game.Variant != game.Standard
		if !isOfStart {
			d.find(leftOut, d.pair(t), 0)
		}
	}
	if before >= 0 && d.text.Decode(d.game.Tags[before].NameSpan()) > d.text.Decode(t.NameSpan()) {
		d.find(tagTooLate, d.pair(t), before)
	}
}

// pair returns where a tag pair is.
func (d *differences) pair(t *game.Tag) source.Span {
	if t.Flags&game.Verbatim != 0 {
		return source.Span{Start: t.NameSpan().Start - 1, End: t.TextSpan().End + 1}
	}
	return d.game.Items.Span(int(t.Item), d.text.Bytes)
}

// tagForm compares how a tag pair is written. That it is not closed is reported as that.
func (d *differences) tagForm(t *game.Tag, i int) {
	span, one := d.pair(t), &d.game.Items.Items[t.Item]
	before := d.text.Bytes[d.game.Span.Start:span.Start]
	isSpread := one.Flags&(item.Spread|item.Broken) == item.Spread && !scribe.IsPlainPair(d.text.Slice(span), t.NameSpan().End-t.NameSpan().Start)
	if !scribe.StartsLine(before) || isSpread {
		d.find(tagForm, span, i)
	}
}

// missing returns the tags of the roster that the game does not have.
func (d *differences) missing() string {
	var names []byte
	for tag := tags.Event; tag <= tags.Result; tag++ {
		if d.game.Tag(tag) != nil {
			continue
		}
		if len(names) > 0 {
			names = append(names, ", "...)
		}
		names = append(names, tag.String()...)
	}
	return string(names)
}

// start returns where the game begins: its first item.
func (d *differences) start() source.Span {
	for k := range d.game.Items.Items {
		if i := &d.game.Items.Items[k]; i.Kind != item.None && i.Kind != item.Escape {
			return d.game.Items.Span(k, d.text.Bytes)
		}
	}
	return source.Span{Start: d.game.Span.Start, End: d.game.Span.Start}
}
