package edit

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/spell"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// editTag sets a tag, or removes it.
func editTag(p *planner, e *Edit, c *Change) bool {
	switch {
	case slices.Contains(p.tags, e.Name):
		p.why = ": another edit is of the same tag"
		return false
	case !spell.IsTagName(e.Name):
		p.why = ".tag is " + diag.Quote(e.Name) + ", but the name of a tag is letters, digits and underscores"
		return false
	}
	p.tags = append(p.tags, e.Name)
	if e.Removes {
		return removeTag(p, e.Name, c)
	}
	for i := range len(e.Value) {
		if source.IsLineEnd(e.Value[i]) {
			p.why = ".value has several lines, which a tag cannot have"
			return false
		}
	}
	return setTag(p, e.Name, e.Value, c)
}

// tagSpan returns where a tag pair is, with its brackets.
func (p *places) tagSpan(t *game.Tag) source.Span {
	if t.Flags&game.Verbatim != 0 {
		return source.Span{Start: t.NameSpan().Start - 1, End: t.TextSpan().End + 1}
	}
	return p.span(int(t.Item), int(t.Item))
}

// tagOf returns the tag pair of a name that counts; nil where there is none.
func (p *places) tagOf(name string) *game.Tag {
	for i := range p.game.Tags {
		if t := &p.game.Tags[i]; t.Flags&game.Duplicate == 0 && t.Name(p.text) == name {
			return t
		}
	}
	return nil
}

// setTag gives the game a tag.
func setTag(p *planner, name, value string, c *Change) bool {
	t := p.places.tagOf(name)
	if t == nil {
		addTag(p, name, value, c)
		return true
	}
	if c.Before, c.After = t.Text(p.places.text), value; c.Before == c.After {
		return false
	}
	all := p.model.game.Tags
	for i := range all {
		if all[i].Name == name && !all[i].Duplicate {
			all[i].Value = value
		}
	}
	span := t.TextSpan()
	text := spell.Escaped(value)
	if t.Flags&game.Verbatim != 0 {
		text = `"` + text + `"`
	}
	c.Splices = append(c.Splices, diag.Splice{Start: span.Start, End: span.End, Text: text})
	return true
}

// addTag adds a tag: one of the seven in their order, another after all.
func addTag(p *planner, name, value string, c *Change) {
	pl := &p.places
	p.model.game.Tags = append(p.model.game.Tags, spell.Tag{Name: name, Value: value})
	c.After = value
	pair := spell.TagPair(name, value)
	list := pl.game.Tags
	if len(list) == 0 {
		at := pl.text.Bytes
		start := pl.game.Span.Start
		for k := range pl.game.Items.Items {
			start = pl.span(k, k).Start
			break
		}
		for start > 0 && !source.IsLineEnd(at[start-1]) && at[start-1] <= ' ' {
			start--
		}
		c.Splices = append(c.Splices, diag.Splice{Start: start, End: start, Text: pair + pl.lineEnd + pl.lineEnd})
		return
	}
	after := len(list) - 1
	if own := rank(name); own < len(roster) {
		for after = len(list) - 1; after >= 0 && rank(list[after].Name(pl.text)) > own; after-- {
		}
	}
	if after < 0 {
		start := pl.tagSpan(&list[0]).Start
		c.Splices = append(c.Splices, diag.Splice{Start: start, End: start, Text: pair + pl.lineEnd})
		return
	}
	end := pl.tagSpan(&list[after]).End
	c.Splices = append(c.Splices, diag.Splice{Start: end, End: end, Text: pl.lineEnd + pair})
}

// roster are the seven tags in their order (8.1.1).
var roster = [...]tags.Tag{tags.Event, tags.Site, tags.Date, tags.Round, tags.White, tags.Black, tags.Result}

// rank returns the place of a tag in the roster; that of all others is after it.
func rank(name string) int {
	for i, tag := range roster {
		if tag.String() == name {
			return i
		}
	}
	return len(roster)
}

// removeTag removes all tag pairs of a name.
func removeTag(p *planner, name string, c *Change) bool {
	pl := &p.places
	for i := range pl.game.Tags {
		t := &pl.game.Tags[i]
		if t.Name(pl.text) != name {
			continue
		}
		if t.Flags&game.Duplicate == 0 {
			c.Before = t.Text(pl.text)
		}
		span := pl.tagSpan(t)
		c.Splices = append(c.Splices, diag.Splice{Start: span.Start, End: span.End})
	}
	all := &p.model.game.Tags
	*all = slices.DeleteFunc(*all, func(t spell.Tag) bool { return t.Name == name })
	return len(c.Splices) > 0
}

// editResult changes how the game ended: the marker, and the tag.
func editResult(p *planner, e *Edit, c *Change) bool {
	pl := &p.places
	read, state := values.ReadResult(e.Value)
	switch {
	case state != values.Standard:
		p.why = ".result has to be one of 1-0, 0-1, 1/2-1/2, *"
		return false
	case slices.Contains(p.tags, tags.Result.String()):
		p.why = ": another edit is of the same tag"
		return false
	}
	p.tags = append(p.tags, tags.Result.String())
	value := read.String()
	isChanged := false
	if len(pl.game.Tags) > 0 {
		isChanged = setTag(p, tags.Result.String(), value, c)
	}
	c.Before, c.After = p.model.game.Result, value
	p.model.game.Result = value
	switch k := int(pl.game.Marker) - 1; {
	case k < 0:
		end, _ := pl.lineEndItem(-1)
		c.Splices = append(c.Splices, pl.atEnd(pl.lastBefore(end), end, value))
	case pl.isMove(k):
		p.why = whyGlued
		return false
	default:
		span := pl.span(k, k)
		if pl.text.Decode(span) == value {
			return isChanged
		}
		c.Splices = append(c.Splices, diag.Splice{Start: span.Start, End: span.End, Text: value})
	}
	return true
}

// isMove reports whether an item is the word of a move.
func (p *places) isMove(k int) bool {
	return slices.ContainsFunc(p.game.Moves, func(m game.Move) bool { return int(m.Item) == k })
}
