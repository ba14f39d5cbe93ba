package check

import (
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// checkRowCount checks a table with a row for each call or card: the section with these is before it, and has as many of them (5.4, 5.6,
// 5.8).
func checkRowCount(tb *table) {
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
		// For the opening lead no play is needed. A game that was cut in two is reported as that.
		if (optimum && tb.rows == 1) || tb.isPart {
			return
		}
		if tb.diags.Find(rules.TableNeedsSection, 0, tb.tag.NameSpan()) {
			tb.diags.Said().Tell(tb.tag.Name, what, name)
		}
		return
	case section > tb.section.Tag && !optimum:
		if tb.diags.FindBoth(rules.TableNeedsSection, 0, tb.tag.NameSpan(), tb.game.Tags[section].NameSpan()) {
			tb.diags.Said().Tell(tb.tag.Name, what, name)
		}
	}
	least, most := countMoves(moves)
	moveCount, severity := most, diag.Severity(0)
	if optimum {
		severity = diag.Warning
		most++ // the card that is to be played next
	}
	if (tb.rows < least || tb.rows > most) && tb.diags.FindAs(severity, rules.TableRowCount, 0, tb.tag.NameSpan(), uint32(tb.rows), uint32(moveCount)) {
		tb.diags.Said().Tell(what, name)
		tb.diags.Said().Beside(tb.game.Tags[section].Span())
	}
}

// countMoves returns how many rows a table for the moves has at least and at most. AP may have one row, or one for each pass; a hyphen may
// be a card or not.
func countMoves(moves []game.Move) (least, most int) {
	var last source.Span
	for i := range moves {
		m := &moves[i]
		switch m.Kind {
		case game.CallMove, game.CardMove, game.BadMove:
			most++
			if m.Span() != last {
				least++
			}
			last = m.Span()
		case game.HyphenMove:
			most++
		}
	}
	return least, most
}

// checkTimes checks that the total time does not fall (5.4, 5.8).
func checkTimes(tb *table) {
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
			if tb.diags.FindBoth(rules.TableTimeOrder, 0, e.Span(), before.Span()) {
				tb.diags.Said().Tell(e.Text, before.Text)
			}
		}
		before, last = e, total
	}
}
