package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
)

// table is a table of the standard while it is checked: a section whose rows are full.
type table struct {
	*game.Section
	game *game.Game
	tag  *game.Tag
	// at is where each column is in a row; of one that is named twice, the first.
	at map[string]int
	// columnSpans are where the columns stand in the tag value; nil where it inherits them.
	columnSpans []source.Span
	rows        [][]game.Element
	// bad tells which of the elements were reported: what they say is not compared with anything.
	bad []bool
	// disordered tells that a row is not where the order of a column has it, which may be why its rank is wrong.
	disordered bool
	split      bool // the game is a part of the one before it
	diags      *diag.List
}

// tables checks the predefined supplemental sections (chapter 5).
func (c *Checker) tables(t *source.Text, g *game.Game) {
	sections, diags := g.Sections, c.diags
	for i := range g.Tags {
		tag := &g.Tags[i]
		if tag.Duplicate || !game.IsTable(tag.Number) || tag.Effective() == "?" {
			continue
		}
		for len(sections) > 0 && sections[0].Tag < i {
			sections = sections[1:]
		}
		spans := columns(t, tag, diags)
		if len(sections) == 0 || sections[0].Tag != i {
			continue
		}
		if tag.Value == "" || tag.Value == "##" {
			diags.Report(diag.TableBadColumn, tag.ValueSpan, "The value of "+tag.Name+
				" names the columns of the data below, such as "+quoteList(game.TableColumns(tag.Name))+"; it must name at least one.")
		}
		if s := &sections[0]; s.Columns != nil {
			tb := newTable(g, s, spans, diags)
			tb.split = c.split
			tb.check()
		}
	}
}

func newTable(g *game.Game, s *game.Section, spans []source.Span, diags *diag.List) *table {
	tb := &table{
		Section: s, game: g, tag: &g.Tags[s.Tag], at: map[string]int{}, columnSpans: spans,
		rows: s.Rows(), bad: make([]bool, len(s.Elements)), diags: diags,
	}
	for i, c := range s.Columns {
		if _, twice := tb.at[c.Name]; !twice {
			tb.at[c.Name] = i
		}
	}
	return tb
}

func (tb *table) check() {
	if !tb.elements() {
		return
	}
	tb.orders()
	switch tb.tag.Name {
	case "AuctionTimeTable", "PlayTimeTable":
		tb.moves()
		tb.times()
	case "OptimumPlayTable":
		tb.moves()
	case "InstantScoreTable":
		tb.scoreRanges()
	case "OptimumResultTable":
		tb.optimumResults()
	case "ScoreTable":
		tb.scoreTable()
	case "TotalScoreTable":
		tb.totalScores()
	}
}

// cell is the element of a row in a column; ok is false where it says nothing, or was reported.
func (tb *table) cell(row int, column string) (e *game.Element, ok bool) {
	i, has := tb.at[column]
	if !has {
		return nil, false
	}
	e = &tb.rows[row][i]
	return e, !saysNothing(e.Text) && !tb.bad[row*len(tb.Columns)+i]
}

// saysNothing tells whether an element is unknown or irrelevant (5.2).
func saysNothing(text string) bool { return text == "?" || text == "-" || text == "" }

// rowSpan is where a row stands.
func rowSpan(row []game.Element) source.Span { return row[0].Span.To(row[len(row)-1].Span) }

// quoteList is a few names with commas between them.
func quoteList(names []string) string {
	const most = 3
	return diag.Quote(strings.Join(names[:min(most, len(names))], ";"))
}
