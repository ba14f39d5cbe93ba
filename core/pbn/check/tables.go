package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// checkTables checks the predefined supplemental sections (chapter 5), one after another in the same memory.
func checkTables(t *source.Text, g *game.Game, by *scoring, tb *table, forms *tableForms, isPart bool, diags *diag.List) {
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
			form.checkColumns(t, tag, diags)
		}
		if len(sections) == 0 || sections[0].Tag != i {
			continue
		}
		if tag.Value == "" || tag.Value == "##" {
			if e := rules.NoColumns.Find(diags, tag.ValueSpan()); e.IsKept() {
				e.Say(rules.ColumnsOfTable{Table: e.Text(tag.Name), Columns: e.Text(someOf(game.TableColumns(tag.Number)))})
			}
		}
		if s := &sections[0]; s.Columns != nil {
			*tb = table{section: s, text: t, game: g, scoring: by, tag: tag, form: form, space: tb.space, isPart: isPart, diags: diags}
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
		checkRowCount(tb)
		checkTimes(tb)
	case tags.OptimumPlayTable:
		checkRowCount(tb)
	case tags.InstantScoreTable:
		checkScoreRanges(tb)
	case tags.OptimumResultTable:
		checkOptimumResults(tb)
	case tags.ScoreTable:
		checkScoreTable(tb)
	case tags.TotalScoreTable:
		checkTotalScores(tb)
	}
}

// someOf returns the first few names, with semicolons between them.
func someOf(names []string) string {
	const most = 3
	return strings.Join(names[:min(most, len(names))], ";")
}
