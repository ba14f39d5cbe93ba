package check

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/values"
)

// columnsFit checks the tag value of a table, which names its columns (5.2). Of inherited columns nothing is said again.
func (f *tableForm) columnsFit(t *source.Text, tag *game.Tag, diags *diag.List) {
	switch {
	case f.value == "" || tag.Value == "#":
		return
	case f.columns == nil:
		if diags.Find(rules.TableBadColumn, rules.TooManyColumns, tag.ValueSpan) {
			diags.Said().Tell(tag.Name)
		}
		return
	case f.fine:
		return
	}
	spans := columnSpans(t, tag)
	first := map[string]int{}
	for i := range f.columns {
		c := &f.columns[i]
		earlier, twice := first[c.Name]
		switch {
		case isBadName(c.Name):
			badColumn(t, tag, &c.Column, spans[i], diags)
		case twice:
			if diags.FindBoth(rules.TableBadColumn, rules.ColumnTwice, spans[i], spans[earlier]) {
				diags.Said().Tell(c.Name)
			}
		case c.Type == values.TextType:
			unknownColumn(tag, c, spans[i], diags)
		}
		if !twice {
			first[c.Name] = i
		}
	}
}

// columnSpans are where the columns stand in the value of a tag, as many as it has.
func columnSpans(t *source.Text, tag *game.Tag) (spans []source.Span) {
	raw := t.Slice(tag.ValueSpan)
	start, end := 1, len(raw)
	if end > 1 && raw[end-1] == '"' {
		end--
	}
	if strings.HasPrefix(tag.Value, "##") {
		start += 2
	}
	for {
		next := bytes.IndexByte(raw[start:end], ';')
		if next < 0 {
			return append(spans, source.Span{Start: tag.ValueSpan.Start + start, End: tag.ValueSpan.Start + end})
		}
		spans = append(spans, source.Span{Start: tag.ValueSpan.Start + start, End: tag.ValueSpan.Start + start + next})
		start += next + 1
	}
}

// isBadName tells whether what is left of a column without its order and width is no name: a "\" is left where no width
// can be read behind it.
func isBadName(name string) bool {
	return name == "" || strings.Contains(name, `\`) || strings.TrimSpace(name) != name
}

func badColumn(t *source.Text, tag *game.Tag, c *game.Column, span source.Span, diags *diag.List) {
	switch {
	case c.Name == "":
		if span.Start == span.End {
			span = source.Span{Start: span.Start - 1, End: min(span.End+1, tag.ValueSpan.End)}
		}
		if diags.Find(rules.TableBadColumn, rules.NamelessColumn, span) {
			diags.Said().Tell(tag.Name)
		}
	case strings.Contains(c.Name, `\`):
		diags.Find(rules.TableBadColumn, rules.NoWidth, span)
	case diags.Find(rules.TableBadColumn, rules.SpacesAroundName, span):
		closed := strings.Join(strings.Fields(t.Decode(span)), "")
		if near := game.ParseColumns(tag.Number, closed); len(near) == 1 && near[0].Type != values.TextType {
			diags.Said().Tell(closed)
		}
	}
}

func unknownColumn(tag *game.Tag, c *columnForm, span source.Span, diags *diag.List) {
	if diags.Find(rules.TableUnknownColumn, 0, span) {
		diags.Said().Tell(c.Name, tag.Name, c.nearest(tag.Number))
	}
}
