package check

import (
	"strings"

	"pbn/core/game"
	"pbn/core/syntax"
)

// tableForm is what the value of a table's tag tells of the table.
type tableForm struct {
	tag     syntax.TagNumber
	value   string
	columns []columnForm // nil where there are more than a line can hold
	// fine tells that nothing is to be said of the columns.
	fine bool
}

// columnForm is a column with what its elements look like.
type columnForm struct {
	game.Column
	form
	// artificial tells that "^" may stand before an element (5.2).
	artificial bool
	// near is the name of the standard that may be meant where the standard has none such, once that was asked for.
	near  string
	asked bool
}

// holds reports whether a text is an element of the column.
func (c *columnForm) holds(text string) bool {
	if c.Type.IsRead() {
		_, ok, standard := c.Read(text)
		return ok && standard
	}
	if c.artificial {
		text = strings.TrimPrefix(text, "^")
	}
	return c.fits == nil || c.fits(text)
}

// nearest is that name, "" where none is.
func (c *columnForm) nearest(table string) string {
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
	for _, c := range game.ParseColumns(tag.Name, value) {
		f := columnForm{Column: c, form: elementForms()[c.Type]}
		if own, has := columnForms[c.Name]; has && c.Type == game.NumberColumn {
			f.form = own
		}
		f.artificial = c.Type == game.NumberColumn || c.Type == game.PercentageColumn || tag.Number == scoreTableTag && c.Type == game.TricksColumn
		t.fine = t.fine && !isBadName(c.Name) && !known[c.Name] && c.Type != game.TextColumn
		known[c.Name] = true
		t.columns = append(t.columns, f)
	}
	return t
}
