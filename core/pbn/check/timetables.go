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
	ofCalls := tb.tag.Number == tags.AuctionTimeTable
	var moves []game.Move
	section := -1
	switch g := tb.game; {
	case ofCalls:
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
		e := rules.TableWithoutSection.Find(tb.diags, tb.tag.NameSpan())
		e.Say(rules.TableOfMoves{Table: e.Text(tb.tag.Name), OfCalls: ofCalls})
		return
	case section > tb.section.Tag && !optimum:
		e := rules.TableBeforeSection.Find(tb.diags, tb.tag.NameSpan()).Beside(tb.game.Tags[section].NameSpan())
		e.Say(rules.TableOfMoves{Table: e.Text(tb.tag.Name), OfCalls: ofCalls})
	}
	least, most := countMoves(moves)
	moveCount, severity := most, diag.Severity(0)
	if optimum {
		severity = diag.Warning
		most++ // the card that is to be played next
	}
	if tb.rows < least || tb.rows > most {
		e := rules.OddRowCount.FindAs(tb.diags, severity, tb.tag.NameSpan()).Beside(tb.game.Tags[section].Span())
		e.Say(rules.RowsForMoves{Rows: int32(tb.rows), Moves: int32(moveCount), OfCalls: ofCalls})
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
		element, ok := tb.cell(row, times)
		if !ok {
			continue
		}
		total, _ := values.ReadSeconds(element.Text)
		if before != nil && total < last {
			e := rules.TimeBackwards.Find(tb.diags, element.Span()).Beside(before.Span())
			e.Say(rules.TimeOfRow{Time: e.Text(element.Text), Before: e.Text(before.Text)})
		}
		before, last = element, total
	}
}
