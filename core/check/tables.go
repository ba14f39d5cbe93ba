package check

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
)

// table is a table of the standard while it is checked: a section whose rows are full.
type table struct {
	section *game.Section
	text    *source.Text
	game    *game.Game
	tag     *game.Tag
	form    *tableForm
	rows    int
	// pointColumns are where the columns of both sides' points are, -1 where they are not.
	pointColumns [2]int
	space        tableSpace
	// disordered tells that a row is not where the order of a column has it, which may be why its rank is wrong.
	disordered bool
	isPart     bool // the game is a part of the one before it
	diags      *diag.List
}

// tableSpace is what a table is checked in.
type tableSpace struct {
	// bad tells which of the elements were reported: what they say is not compared with anything.
	bad []bool
	// told tells which of the rows were.
	told   []bool
	scores []bridge.FieldScore
	ranked []ranked
}

// cleared is space for n, all false.
func cleared(space []bool, n int) []bool { return append(space[:0], make([]bool, n)...) }

// tables checks the predefined supplemental sections (chapter 5), one after another in the same storage.
func tables(t *source.Text, g *game.Game, tb *table, forms *tableForms, isPart bool, diags *diag.List) {
	sections := g.Sections
	for i := range g.Tags {
		tag := &g.Tags[i]
		if tag.Duplicate || !tag.Number.Is(tags.TableSet) || tag.Effective() == "?" {
			continue
		}
		for len(sections) > 0 && sections[0].Tag < i {
			sections = sections[1:]
		}
		form := forms.find(tag)
		if !tag.Doubtful {
			form.columnsFit(t, tag, diags)
		}
		if len(sections) == 0 || sections[0].Tag != i {
			continue
		}
		if tag.Value == "" || tag.Value == "##" {
			if diags.Find(rules.TableBadColumn, rules.NoColumns, tag.ValueSpan) {
				diags.Said().Tell(tag.Name, someOf(game.TableColumns(tag.Number)))
			}
		}
		if s := &sections[0]; s.Columns != nil {
			*tb = table{section: s, text: t, game: g, tag: tag, form: form, space: tb.space, isPart: isPart, diags: diags}
			checkTable(tb)
		}
	}
}

func checkTable(tb *table) {
	if !checkElements(tb) {
		return
	}
	tb.rows = len(tb.section.Elements) / len(tb.section.Columns)
	tb.pointColumns = tb.ofSides("Score")
	checkOrders(tb)
	switch tb.tag.Number {
	case tags.AuctionTimeTable, tags.PlayTimeTable:
		rowsOfMoves(tb)
		checkTimes(tb)
	case tags.OptimumPlayTable:
		rowsOfMoves(tb)
	case tags.InstantScoreTable:
		scoreRanges(tb)
	case tags.OptimumResultTable:
		optimumResults(tb)
	case tags.ScoreTable:
		scoreTable(tb)
	case tags.TotalScoreTable:
		totalScores(tb)
	}
}

// column is where a column is in a row, of two of one name the first; -1 where it is not.
func (tb *table) column(name string) int {
	for i := range tb.section.Columns {
		if tb.section.Columns[i].Name == name {
			return i
		}
	}
	return -1
}

// ofSides are where the columns of both sides are, by bridge.Side.
func (tb *table) ofSides(name string) [2]int {
	return [2]int{tb.column(name + "_NS"), tb.column(name + "_EW")}
}

// row is the elements of a row.
func (tb *table) row(row int) []game.Element {
	n := len(tb.section.Columns)
	return tb.section.Elements[row*n : (row+1)*n]
}

// cell is the element of a row in a column; ok is false where it says nothing, or was reported.
func (tb *table) cell(row, column int) (e *game.Element, ok bool) {
	if column < 0 {
		return nil, false
	}
	i := row*len(tb.section.Columns) + column
	e = &tb.section.Elements[i]
	return e, !e.SaysNothing() && !tb.space.bad[i]
}

// rowSpan is where a row stands.
func rowSpan(row []game.Element) source.Span { return row[0].Span.To(row[len(row)-1].Span) }

// someOf is the first few of some names.
func someOf(names []string) string {
	const most = 3
	return strings.Join(names[:min(most, len(names))], ";")
}
