package check

import (
	"strings"

	"pbn/core/game"
	"pbn/core/tags"
	"pbn/core/values"
)

// tableForm is what the value of a table's tag tells of the table.
type tableForm struct {
	tag     tags.Tag
	value   string
	columns []columnForm // nil where there are more than a line can hold
	// fine tells that nothing is to be said of the columns.
	fine bool
}

// columnForm is a column with what its elements look like.
type columnForm struct {
	game.Column
	// artificial tells that "^" may stand before an element (5.2).
	artificial bool
	// near is the name of the standard that may be meant where the standard has none such, once that was asked for.
	near  string
	asked bool
}

// holds reports whether an element is one of the column.
func (c *columnForm) holds(e *game.Element) bool {
	if text, cut := strings.CutPrefix(e.Text, "^"); cut && c.artificial {
		return c.Type.Read(text).State() == values.Standard
	}
	return e.Read(c.Type).State() == values.Standard
}

// repaired is what a text that the column does not hold can only mean, "" where that is not clear.
func (c *columnForm) repaired(text string) string {
	caret := ""
	if c.artificial && strings.HasPrefix(text, "^") {
		caret, text = "^", text[1:]
	}
	if repaired := c.Type.Repaired(text); repaired != "" {
		return caret + repaired
	}
	return ""
}

// nearest is that name, "" where none is.
func (c *columnForm) nearest(table tags.Tag) string {
	if !c.asked && len(c.Name) > 2 {
		c.near = nearest(c.Name, game.TableColumns(table))
	}
	c.asked = true
	return c.near
}

// tableForms are those of the games before: in a file, those of all games are mostly the same.
type tableForms []*tableForm

// mostForms bounds what is kept.
const mostForms = 16

func (t *tableForms) find(tag *game.Tag) *tableForm {
	value := tag.Effective()
	for _, f := range *t {
		if f.tag == tag.Number && f.value == value {
			return f
		}
	}
	if len(*t) == mostForms {
		*t = nil
	}
	f := newTableForm(tag, strings.Clone(value))
	*t = append(*t, f)
	return f
}

func newTableForm(tag *game.Tag, value string) *tableForm {
	t := &tableForm{tag: tag.Number, value: value, fine: true}
	known := map[string]bool{}
	for _, c := range game.ParseColumns(tag.Number, value) {
		f := columnForm{Column: c, artificial: c.Artificial || c.Type.IsNumber() || c.Type == values.PercentageType}
		t.fine = t.fine && !isBadName(c.Name) && !known[c.Name] && c.Type != values.TextType
		known[c.Name] = true
		t.columns = append(t.columns, f)
	}
	return t
}
