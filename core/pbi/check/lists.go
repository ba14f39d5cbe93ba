package check

import (
	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// listChecks check names, sources and awards, and the blanks around all texts.
type listChecks struct {
	diags   *diag.List
	blanks  diag.Tally
	missing diag.Tally
	seen    map[string]source.Span
}

// record checks the lists of a record.
func (c *listChecks) record(t *source.Text, r *record.Record) {
	c.names(t, r)
	if !r.Has(record.UsedSource) || r.Used.Bars <= 3 && r.Used.IsEmpty() {
		c.missing.Add(t, r.Fields[record.UsedSource])
	}
	if r.Has(record.UsedSource) {
		c.subfields(&r.Used, rules.SourceBars)
	}
	c.items(r.Referenced, r.Fields[record.ReferencedSources], rules.SourceBars, rules.EmptyReference)
	c.items(r.Awards, r.Fields[record.Awards], rules.AwardBars, rules.EmptyAward)
	c.allBlanks(t, r)
}

// names checks the names.
func (c *listChecks) names(t *source.Text, r *record.Record) {
	if len(r.Names) < 2 {
		return
	}
	if c.seen == nil {
		c.seen = map[string]source.Span{}
	}
	clear(c.seen)
	for i, name := range r.Names {
		if name.Start == name.End {
			rules.EmptyName.Find(c.diags, around(r.Fields[record.Names], name)).Part(withSemicolon(r.Names, i), "")
			continue
		}
		text := record.Text(t, name)
		if first, has := c.seen[text]; has {
			rules.NameTwice.Find(c.diags, name).Beside(first)
			continue
		}
		c.seen[text] = name
	}
}

// around returns an item of a list with a semicolon beside it, so that an empty one has a place that can be seen.
func around(list, item source.Span) source.Span {
	if item.Start < item.End {
		return item
	}
	if item.Start > list.Start {
		return source.Span{Start: item.Start - 1, End: item.End}
	}
	return source.Span{Start: item.Start, End: min(item.End+1, list.End)}
}

// withSemicolon returns what is removed with an item: the semicolon before it, or that after the first.
func withSemicolon(items []source.Span, i int) source.Span {
	if i > 0 {
		return source.Span{Start: items[i-1].End, End: items[i].End}
	}
	return source.Span{Start: items[0].Start, End: items[1].Start}
}

// items checks the sources or the awards of a list.
func (c *listChecks) items(items []record.Subfields, list source.Span, bars diag.Kind[rules.Count], empty diag.Kind[diag.None]) {
	for i := range items {
		one := &items[i]
		if !one.IsEmpty() {
			c.subfields(one, bars)
			continue
		}
		if len(items) == 1 && empty == rules.EmptyReference {
			if one.Bars < 3 {
				c.subfields(one, bars)
			}
			continue // a source that says nothing may be written so (U-3)
		}
		empty.Find(c.diags, around(list, one.Span)).Part(removal(items, i), "")
	}
}

// removal is withSemicolon for subfields.
func removal(items []record.Subfields, i int) source.Span {
	switch {
	case i > 0:
		return source.Span{Start: items[i-1].Span.End, End: items[i].Span.End}
	case len(items) > 1:
		return source.Span{Start: items[0].Span.Start, End: items[1].Span.Start}
	}
	return items[0].Span
}

// subfields checks how many parts a source or an award has.
func (c *listChecks) subfields(s *record.Subfields, kind diag.Kind[rules.Count]) {
	if s.Bars != 3 {
		kind.Find(c.diags, s.Span).Say(rules.Count{Count: int32(s.Bars)})
	}
}

// allBlanks counts the texts of a record that begin or end with a blank.
func (c *listChecks) allBlanks(t *source.Text, r *record.Record) {
	for _, name := range r.Names {
		c.ends(t, name)
	}
	for f := range record.FieldCount {
		switch f {
		case record.Names, record.UsedSource, record.ReferencedSources, record.Awards:
		default:
			c.ends(t, r.Fields[f])
		}
	}
	c.parts(t, &r.Used)
	for i := range r.Referenced {
		c.parts(t, &r.Referenced[i])
	}
	for i := range r.Awards {
		c.parts(t, &r.Awards[i])
	}
}

func (c *listChecks) parts(t *source.Text, s *record.Subfields) {
	for _, part := range s.Parts {
		c.ends(t, part)
	}
}

// ends counts a text that begins or ends with a blank.
func (c *listChecks) ends(t *source.Text, text source.Span) {
	if text.Start < text.End && (isBlank(t.Bytes[text.Start]) || isBlank(t.Bytes[text.End-1])) {
		c.blanks.Add(t, text)
	}
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' }

// end reports what is said once of a file.
func (c *listChecks) end() {
	if c.blanks.Count > 0 {
		rules.BlankEnds.FindElsewhere(c.diags, 0, c.blanks.First).Say(rules.More{More: c.blanks.More()})
	}
	if c.missing.Count > 0 {
		rules.NoSource.FindElsewhere(c.diags, 0, c.missing.First).Say(rules.More{More: c.missing.More()})
	}
}
