package export

import (
	"bytes"

	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/scribe"
	"pbn/core/source"
)

// tags compares the tag pairs of the game: their order, how each is written, and the values that have a form.
func (d *differences) tags() {
	g := d.game
	last, highest, lastOther := tags.Other, -1, -1 // the last tag of the roster, and its place, and that of the last other tag pair
	for i := range g.Tags {
		t := &g.Tags[i]
		switch {
		case t.Flags&game.Duplicate != 0:
			continue
		case t.Tag.Is(tags.Roster):
			if t.Tag < last || lastOther >= 0 {
				d.find(tagTooLate, d.pair(t), max(highest, lastOther))
			}
			if t.Tag > last {
				last, highest = t.Tag, i
			}
		default:
			if lastOther >= 0 && d.text.Decode(g.Tags[lastOther].NameSpan()) > d.text.Decode(t.NameSpan()) {
				d.find(tagTooLate, d.pair(t), lastOther)
			}
			lastOther = i
		}
		if t.Flags&(game.OddName|game.OpenValue|game.OverLines) == 0 {
			d.tagForm(t, i)
		}
		d.valueForm(t, i)
	}
	d.added()
}

// pair returns where a tag pair is.
func (d *differences) pair(t *game.Tag) source.Span {
	return d.game.Items.Span(int(t.Item), d.text.Bytes)
}

// tagForm compares how a tag pair is written. That it is not closed is reported as that.
func (d *differences) tagForm(t *game.Tag, i int) {
	span, one := d.pair(t), &d.game.Items.Items[t.Item]
	before := d.text.Bytes[d.game.Span.Start:span.Start]
	if !scribe.StartsLine(before) || one.Flags&(item.Spread|item.Broken) == item.Spread && !scribe.IsPlainPair(d.text.Slice(span), t.NameSpan().End-t.NameSpan().Start) {
		d.find(tagForm, span, i)
	}
}

// valueForm compares a value that has a form.
func (d *differences) valueForm(t *game.Tag, i int) {
	of := differenceCount
	switch t.Tag {
	case tags.GameType:
		if of = gameTypeForm; d.game.Kind.TypeState < values.Standard || d.game.Kind.From == game.AgainstBoard {
			return // which other rules say
		}
	case tags.Result:
		of = resultType
	case tags.FEN:
		of = otherFEN
	default:
		return
	}
	if raw := d.text.Slice(t.TextSpan()); string(d.written(t)) != string(raw) {
		d.find(of, t.TextSpan(), i)
	}
}

// written returns the value that is written for a tag pair.
func (d *differences) written(t *game.Tag) []byte {
	w := &d.writer.tags
	words := &w.output.Words
	n := len(words.Bytes)
	w.pair(t)
	d.spelled = append(d.spelled[:0], words.Bytes[n:]...)
	words.Bytes = words.Bytes[:n]
	return d.spelled
}

// added notes the tags that the game has got.
func (d *differences) added() {
	g, f := d.game, &d.writer.facts
	if f.addsType && g.Tag(tags.GameType) == nil {
		d.find(gameTypeAdded, d.start(), none)
	}
	if g.Tag(tags.Result) == nil && f.setsResult {
		d.find(resultAdded, d.start(), none)
	}
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

// value returns the value that is written for a tag pair or a setup.
func (d *differences) value(of difference, what int) string {
	switch {
	case of == gameTypeAdded:
		return `[GameType "` + string(values.AppendGameType(nil, d.writer.facts.kind)) + `"]`
	case of == resultAdded:
		return `[Result "` + d.writer.facts.result.String() + `"]`
	case what < 0:
		form, _ := appendSetup(nil, &d.writer.output, d.game, &d.game.Setups[-what-1], &d.writer.facts)
		_, form, _ = bytes.Cut(form, []byte(`"`))
		return string(bytes.TrimSuffix(form, []byte(`"/`)))
	}
	return string(d.written(&d.game.Tags[what]))
}
