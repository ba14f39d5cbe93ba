package check

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/plain"
	"pbn/core/source"
)

// tableForm is what the value of a table's tag says of its columns.
type tableForm struct {
	value   string
	columns []columnForm // nil if there are more than a line can hold
	// fine reports that no column is to be reported.
	fine bool
}

// columnForm is a column with the form of its elements.
type columnForm struct {
	column game.Column
	// artificial reports that "^" may be before an element (5.2).
	artificial bool
	// earlier is the place of a column before it that has its name, -1 if there is none.
	earlier int
	// near is the name of the standard that may be meant by an unknown name, "" if there is none; it is valid if asked is true.
	near  string
	asked bool
}

// holds reports whether an element has the form of the column, as the standard writes it.
func (c *columnForm) holds(e *game.Element) bool {
	if text, cut := strings.CutPrefix(e.Text, "^"); cut && c.artificial {
		return c.column.Kind.Type.Read(text).State() == values.Standard
	}
	return e.Read(c.column.Kind.Type).State() == values.Standard
}

// repaired returns the one thing that a text can mean which the column does not hold; "" if that is not clear.
func (c *columnForm) repaired(text string) string {
	caret := ""
	if c.artificial && strings.HasPrefix(text, "^") {
		caret, text = "^", text[1:]
	}
	if repaired := c.column.Kind.Type.Repaired(text); repaired != "" {
		return caret + repaired
	}
	return ""
}

// nearest returns the name of the standard that may be meant, "" if there is none.
func (c *columnForm) nearest(table tags.Tag) string {
	if !c.asked && len(c.column.Kind.Name) > 2 {
		c.near = plain.Nearest(c.column.Kind.Name, game.TableColumns(table), plain.Slips(c.column.Kind.Name))
	}
	c.asked = true
	return c.near
}

// tableForms has the forms of the tables before.
type tableForms struct {
	known game.PerTable[*tableForm]
	// last is the last form of each table of the file, which "#" inherits: that a long value is the same is not found out anew for each
	// game.
	last [tags.Count]*tableForm
}

// find returns the form of a table's tag.
func (t *tableForms) find(tag *game.Tag) *tableForm {
	last := &t.last[tag.Number]
	if tag.Value != "#" || *last == nil {
		*last = t.known.Of(tag.Number, tag.Effective(), newTableForm)
	}
	return *last
}

func newTableForm(table tags.Tag, value string) *tableForm {
	t := &tableForm{value: value, fine: true}
	first := map[string]int{}
	for i, c := range game.ParseColumns(table, value) {
		f := columnForm{column: c, artificial: c.Kind.Artificial || c.Kind.Type.IsNumber() || c.Kind.Type == values.PercentageType, earlier: -1}
		if earlier, twice := first[c.Kind.Name]; twice {
			f.earlier = earlier
		} else {
			first[c.Kind.Name] = i
		}
		t.fine = t.fine && !isBadName(c.Kind.Name) && f.earlier < 0 && c.Kind.Type != values.TextType
		t.columns = append(t.columns, f)
	}
	return t
}

// checkColumns checks the tag value of a table, which names its columns (5.2). Inherited columns are not reported again.
func (f *tableForm) checkColumns(t *source.Text, tag *game.Tag, diags *diag.List) {
	switch {
	case f.value == "" || tag.Value == "#":
		return
	case f.columns == nil:
		e := rules.TooManyColumns.Find(diags, tag.ValueSpan())
		e.Say(rules.TableName{Table: e.Text(tag.Name)})
		return
	case f.fine:
		return
	}
	next := columnSpan(t, tag, 0).Start
	for i := range f.columns {
		form := &f.columns[i]
		c := &form.column
		span := columnFrom(t, tag, next)
		next = span.End + 1
		switch {
		case isBadName(c.Kind.Name):
			reportBadColumn(t, tag, c, span, diags)
		case form.earlier >= 0:
			if e := rules.ColumnTwice.Find(diags, span); e.IsKept() {
				e.Beside(columnSpan(t, tag, form.earlier)).Say(rules.ColumnName{Column: e.Text(c.Kind.Name)})
			}
		case c.Kind.Type == values.TextType:
			if e := rules.UnknownColumn.Find(diags, span); e.IsKept() {
				e.Say(rules.NearColumn{Column: e.Text(c.Kind.Name), Table: e.Text(tag.Name), Near: e.Text(form.nearest(tag.Number))})
			}
		}
	}
}

// columnSpan returns the span of a column in the value of a tag.
func columnSpan(t *source.Text, tag *game.Tag, column int) source.Span {
	next := tag.ValueSpan().Start + 1
	if strings.HasPrefix(tag.Value, "##") {
		next += 2
	}
	for range column {
		next = columnFrom(t, tag, next).End + 1
	}
	return columnFrom(t, tag, next)
}

// columnFrom returns the span of the column that begins at an offset in the value of a tag.
func columnFrom(t *source.Text, tag *game.Tag, start int) source.Span {
	end := tag.ValueSpan().End
	if end > start && t.Bytes[end-1] == '"' {
		end--
	}
	if next := bytes.IndexByte(t.Bytes[start:end], ';'); next >= 0 {
		end = start + next
	}
	return source.Span{Start: start, End: end}
}

// isBadName reports whether a column without its order and width does not have a good name. A "\" is left in it if no width follows that.
func isBadName(name string) bool {
	return name == "" || strings.Contains(name, `\`) || strings.TrimSpace(name) != name
}

func reportBadColumn(t *source.Text, tag *game.Tag, c *game.Column, span source.Span, diags *diag.List) {
	switch {
	case c.Kind.Name == "":
		if span.Start == span.End {
			span = source.Span{Start: span.Start - 1, End: min(span.End+1, tag.ValueSpan().End)}
		}
		e := rules.NamelessColumn.Find(diags, span)
		e.Say(rules.TableName{Table: e.Text(tag.Name)})
	case strings.Contains(c.Kind.Name, `\`):
		rules.NoWidth.Find(diags, span)
	default:
		e := rules.SpacesAroundName.Find(diags, span)
		if !e.IsKept() {
			return
		}
		closed := strings.Join(strings.Fields(t.Decode(span)), "")
		if near := game.ParseColumns(tag.Number, closed); len(near) == 1 && near[0].Kind.Type != values.TextType {
			e.Say(rules.BetterColumn{Better: e.Text(closed)})
		}
	}
}
