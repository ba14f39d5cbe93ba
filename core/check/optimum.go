package check

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
)

// optimum compares OptimumScore with the par that follows from OptimumResultTable, Vulnerable and Dealer (4.2.7).
func optimum(g *game.Game, diags *diag.List) {
	t := g.Found(optimumScoreTag)
	value, ok := sure(g, optimumScoreTag)
	_, vulnerable := sure(g, vulnerableTag)
	if _, dealer := sure(g, dealerTag); t == nil || !ok || !vulnerable || !dealer {
		return
	}
	table := g.Found(optimumResultTag)
	tricks, full := doubleDummy(g)
	if !full {
		return
	}
	par := tricks.Par(g.Dealer, g.Vulnerable.Sides(), scoring(g))
	if s, _ := readSides(value); s.says(par.Score, bridge.North) {
		return
	}
	diags.ReportBoth(diag.OptimumPar, t.ValueSpan, table.Span, "the table", func() string {
		message := "By the OptimumResultTable, Vulnerable and Dealer the optimum score is NS " + strconv.Itoa(par.Score)
		if par.Contract.PassedOut {
			return message + ": all pass."
		}
		return message + ": " + par.Contract.String() + " by " + par.Side.String() + "."
	})
}

// doubleDummy reads an OptimumResultTable; ok is false where a row is missing, stands twice or cannot be read.
func doubleDummy(g *game.Game) (tricks bridge.DoubleDummy, ok bool) {
	const rows = 20
	var seen [4][5]bool
	n := 0
	for i := range g.Sections {
		s := &g.Sections[i]
		if t := &g.Tags[s.Tag]; t.Number != optimumResultTag || t.Duplicate || len(s.Elements) != rows*len(s.Columns) {
			continue
		}
		for _, row := range s.Rows() {
			seat, denomination, result, valid := optimumRow(s.Columns, row)
			if !valid || seen[seat][denomination] {
				return tricks, false
			}
			seen[seat][denomination] = true
			tricks[seat][denomination] = result
			n++
		}
	}
	return tricks, n == rows
}

func optimumRow(columns []game.Column, row []game.Element) (seat bridge.Seat, denomination bridge.Denomination, tricks int, ok bool) {
	seat, tricks = bridge.NoSeat, -1
	for i, c := range columns {
		switch text := row[i].Text; c.Name {
		case "Declarer":
			seat, _ = game.ReadSeat(text)
		case "Denomination":
			denomination, ok = bridge.ParseDenomination(text)
		case "Result":
			if r, is := game.ReadResult(text); is && !r.Corrected {
				tricks = r.Declarer
			}
		}
	}
	return seat, denomination, tricks, ok && seat.Known() && tricks >= 0
}
