package check

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/values"
)

// columnsFit checks the tag value of a table, which names its columns (5.2). Of inherited columns nothing is said again.
func (f *tableForm) columnsFit(t *source.Text, tag *game.Tag, diags *diag.List) {
	switch {
	case f.value == "" || tag.Value == "#":
		return
	case f.columns == nil:
		diags.Report(diag.TableBadColumn, tag.ValueSpan, "The value of "+tag.Name+" names more columns than a line can hold.")
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
			diags.ReportBoth(diag.TableBadColumn, spans[i], spans[earlier], "the first time", func() string {
				return "The column " + c.Name + " is there twice; each column needs a name of its own."
			})
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
	written := t.Decode(span)
	d := diag.Diagnostic{Rule: diag.TableBadColumn, Place: diag.At(span)}
	switch {
	case c.Name == "":
		d.Message = "A column of " + tag.Name + " has no name; columns have one “;” between them, and none after the last."
		if span.Start == span.End {
			d.Place = diag.At(source.Span{Start: span.Start - 1, End: min(span.End+1, tag.ValueSpan.End)})
		}
	case strings.Contains(c.Name, `\`):
		d.Message = "The column " + diag.Quote(written) + " has no width after its “\\”; a width is a number, " +
			"with L or R if the column is aligned, as in “" + `Rank\2R` + "”."
	default:
		d.Message = "The column " + diag.Quote(written) + " has spaces around its name, so it is not recognised; write it without."
		closed := strings.Join(strings.Fields(written), "")
		if near := game.ParseColumns(tag.Number, closed); len(near) == 1 && near[0].Type != values.TextType {
			// Not safe, for what stands in the column is checked then.
			d.Fixes = []diag.Fix{{Title: "Write " + closed, Edits: []diag.Edit{{Place: diag.At(span), Text: closed}}}}
		}
	}
	diags.Add(d)
}

func unknownColumn(tag *game.Tag, c *columnForm, span source.Span, diags *diag.List) {
	diags.ReportAs(diag.TableUnknownColumn, span, func() string {
		message := "The standard has no column " + diag.Quote(c.Name) + " in " + tag.Name + "; it is kept."
		if near := c.nearest(tag.Number); near != "" {
			message += " Is " + near + " meant?"
		}
		return message
	})
}
