package check

import (
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/tags"
	"pbn/core/values"
)

// moves checks the tables that have a row for each call or each card: that the section with those stands before it, and
// that there are as many rows (5.4, 5.6, 5.8).
func (tb *table) moves() {
	name, what := "Play", "card"
	var moves []game.Move
	section := -1
	switch g := tb.game; {
	case tb.tag.Number == tags.AuctionTimeTable:
		name, what = "Auction", "call"
		if g.Auction != nil {
			section, moves = g.Auction.Tag, g.Auction.Moves
		}
	case g.Play != nil:
		section, moves = g.Play.Tag, g.Play.Moves
	}
	optimum := tb.tag.Number == tags.OptimumPlayTable
	switch {
	case section < 0:
		// The lead to the first trick needs no play; and a game that was cut in two is reported as that.
		if (optimum && tb.rows == 1) || tb.split {
			return
		}
		tb.diags.Report(diag.TableNeedsSection, tb.tag.NameSpan,
			tb.tag.Name+" has a row for each "+what+", but the game has no "+name+" section.")
		return
	case section > tb.Tag && !optimum:
		tb.diags.ReportBoth(diag.TableNeedsSection, tb.tag.NameSpan, tb.game.Tags[section].NameSpan, "the "+name+" section", func() string {
			return tb.tag.Name + " comes before the " + name + " section; it must come after it."
		})
	}
	least, most := countMoves(moves)
	d := diag.Diagnostic{
		Rule: diag.TableRowCount, Place: diag.At(tb.tag.NameSpan),
		Message: "The table has " + count(tb.rows, "row") + ", one for each " + what + "; the " + name + " section has " + count(most, what) + ".",
		Related: []diag.Related{{Message: "the " + name + " section", Place: diag.At(tb.game.Tags[section].Span)}},
	}
	if optimum {
		d.Severity = diag.Warning
		most++ // the card that is to be played next
	}
	if tb.rows < least || tb.rows > most {
		tb.diags.Add(d)
	}
}

// countMoves is how many rows a table for the moves has at least and at most. AP may have one row, or one for each pass; of
// hyphens nobody can say whether they are cards.
func countMoves(moves []game.Move) (least, most int) {
	var last source.Span
	for i := range moves {
		m := &moves[i]
		switch m.Kind {
		case game.CallMove, game.CardMove, game.BadMove:
			most++
			if m.Span != last {
				least++
			}
			last = m.Span
		case game.HyphenMove:
			most++
		}
	}
	return least, most
}

// times checks that the total time does not fall (5.4, 5.8).
func (tb *table) times() {
	var before *game.Element
	last := 0
	times := tb.column("TotalTime")
	for row := range tb.rows {
		e, ok := tb.cell(row, times)
		if !ok {
			continue
		}
		total, _ := values.ReadSeconds(e.Text)
		if before != nil && total < last {
			tb.diags.ReportBoth(diag.TableTimeOrder, e.Span, before.Span, "the time before", func() string {
				return "The total time is " + diag.Short(e.Text) + ", less than the " + diag.Short(before.Text) + " before; it counts from the start of the game."
			})
		}
		before, last = e, total
	}
}
