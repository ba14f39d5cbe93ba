package amend

import (
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/given"
	"pbn/core/source"
)

// editTag sets a tag, or removes it.
func editTag(p *planner, e *Edit, c *Change) bool {
	format := &p.text.Format
	switch {
	case slices.Contains(p.tags, e.Name):
		p.why = ": another edit is of the same tag"
		return false
	case !format.IsName(e.Name) && (!e.Removes || p.text.tagOf(e.Name) == nil):
		p.why = ".tag is " + diag.Quote(e.Name) + ", but the name of a tag is " + format.Names
		return false
	}
	p.tags = append(p.tags, e.Name)
	if e.Removes {
		return removeTag(p, e.Name, c)
	}
	if why := format.WhyNotValue(e.Value); why != "" {
		p.why = ".value " + why
		return false
	}
	return setTag(p, e.Name, e.Value, c)
}

// tagOf returns the first tag pair with a name, or nil.
func (t *Text) tagOf(name string) *TagPair {
	for i := range t.Tags {
		if one := &t.Tags[i]; !one.IsDuplicate && one.Name == name {
			return one
		}
	}
	return nil
}

// setTag gives the game a tag.
func setTag(p *planner, name, value string, c *Change) bool {
	t := p.text.tagOf(name)
	if t == nil {
		addTag(p, name, value, c)
		return true
	}
	if c.Before, c.After = t.Value, value; c.Before == c.After {
		return false
	}
	all := p.model.game.Tags
	for i := range all {
		if all[i].Name == name && !all[i].Duplicate {
			all[i].Value = value
		}
	}
	span, text := t.Inner, p.text.Format.Escaped(value)
	switch bytes := p.text.bytes(); {
	case t.IsBare:
		text = `"` + text + `"`
	case text == "" && span.End < len(bytes) && bytes[span.End] == '"': // else it would be taken out like a word
		span, text = source.Span{Start: span.Start - 1, End: span.End + 1}, `""`
	}
	c.Splices = append(c.Splices, diag.Splice{Start: span.Start, End: span.End, Text: text})
	return true
}

// addTag adds a tag: one of the seven in their order, another after all.
func addTag(p *planner, name, value string, c *Change) {
	pl := p.text
	p.model.game.Tags = append(p.model.game.Tags, given.Tag{Name: name, Value: value})
	c.After = value
	pair := pl.Format.TagPair(name, value)
	list := pl.Tags
	if len(list) == 0 {
		at := pl.bytes()
		start := pl.Span.Start
		if len(pl.Items.Items) > 0 {
			start = pl.span(0, 0).Start
		}
		for start > 0 && !source.IsLineEnd(at[start-1]) && at[start-1] <= ' ' {
			start--
		}
		closeUp(p, c)
		c.Splices = append(c.Splices, diag.Splice{Start: start, End: start, Text: pair + pl.lineEnd + pl.lineEnd})
		return
	}
	after := len(list) - 1
	if own := pl.rank(name); own < len(pl.Format.Roster) {
		for after >= 0 && pl.rank(list[after].Name) > own {
			after--
		}
	}
	if after < 0 {
		start := list[0].Whole.Start
		c.Splices = append(c.Splices, diag.Splice{Start: start, End: start, Text: pair + pl.lineEnd})
		return
	}
	end := list[after].Whole.End
	c.Splices = append(c.Splices, diag.Splice{Start: end, End: end, Text: pl.lineEnd + pair})
}

// rank returns the place of a tag among those that come first; that of all others is after these.
func (t *Text) rank(name string) int {
	if i := slices.Index(t.Format.Roster, name); i >= 0 {
		return i
	}
	return len(t.Format.Roster)
}

// closeUp removes the empty line after the last tag added to a game without tags: another tag follows it.
func closeUp(p *planner, c *Change) {
	blank := p.text.lineEnd + p.text.lineEnd
	closed := func(of *Change) bool {
		for k := range of.Splices {
			if s := &of.Splices[k]; strings.HasPrefix(s.Text, "[") && strings.HasSuffix(s.Text, blank) {
				s.Text = strings.TrimSuffix(s.Text, p.text.lineEnd)
				return true
			}
		}
		return false
	}
	for i := len(p.changes) - 1; !closed(c) && i >= 0; i-- {
		c = &p.changes[i]
	}
}

// removeTag removes all tag pairs of a name.
func removeTag(p *planner, name string, c *Change) bool {
	pl := p.text
	for i := range pl.Tags {
		t := &pl.Tags[i]
		if t.Name != name {
			continue
		}
		if !t.IsDuplicate {
			c.Before = t.Value
		}
		c.Splices = append(c.Splices, diag.Splice{Start: t.Whole.Start, End: t.Whole.End})
	}
	all := &p.model.game.Tags
	*all = slices.DeleteFunc(*all, func(t given.Tag) bool { return t.Name == name })
	return len(c.Splices) > 0
}

// tagResult is the tag that says how a game ended.
const tagResult = "Result"

// editResult changes how the game ended: the marker, and the tag.
func editResult(p *planner, e *Edit, c *Change) bool {
	pl := p.text
	marker := ""
	if pl.Marker > 0 {
		marker = pl.decode(pl.span(pl.Marker-1, pl.Marker-1))
	}
	becomes, why := p.notation.Result(e.Value, marker)
	switch {
	case why != "":
		p.why = why
		return false
	case slices.Contains(p.tags, tagResult):
		p.why = ": another edit is of the same tag"
		return false
	}
	p.tags = append(p.tags, tagResult)
	isChanged := false
	if len(pl.Tags) > 0 {
		isChanged = setTag(p, tagResult, becomes.Tag, c)
	}
	c.Before, c.After = p.model.game.Result, becomes.Of
	p.model.game.Result = becomes.Of
	switch k := pl.Marker - 1; {
	case k < 0:
		end, _ := pl.lineEndItem(-1)
		c.Splices = append(c.Splices, pl.atEnd(pl.lastBefore(end), end, becomes.Marker))
	case pl.isMove(k):
		p.why = whyGlued
		return false
	case marker == becomes.Marker:
		return isChanged
	default:
		span := pl.span(k, k)
		c.Splices = append(c.Splices, diag.Splice{Start: span.Start, End: span.End, Text: becomes.Marker})
	}
	return true
}
