package check

import (
	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// compareOptimum compares OptimumScore with the par that follows from OptimumResultTable, Vulnerable and Dealer (4.2.7).
func compareOptimum(g *game.Game, by *scoring, diags *diag.List) {
	t := g.Found(tags.OptimumScore)
	if t == nil {
		return
	}
	value, ok := sure(g, tags.OptimumScore)
	if !ok || !isSure(g, tags.Vulnerable) || !isSure(g, tags.Dealer) {
		return
	}
	table := g.Found(tags.OptimumResultTable)
	tricks, full := doubleDummy(g)
	if !full {
		return
	}
	par := tricks.Par(g.Dealer, g.Vulnerable.Sides(), by.points)
	if s, _ := values.ReadSides(value); says(s, par.Score, bridge.North) {
		return
	}
	if diags.FindBoth(rules.OptimumPar, 0, t.ValueSpan, table.Span(), uint32(par.Score)) && !par.Contract.PassedOut {
		diags.Said().Tell(par.Contract.String(), par.Side.String())
	}
}

// doubleDummy reads an OptimumResultTable; ok is false if a row is missing, is there twice or cannot be read.
func doubleDummy(g *game.Game) (tricks bridge.DoubleDummy, ok bool) {
	var seen [4][5]bool
	n := 0
	for i := range g.Sections {
		s := &g.Sections[i]
		if t := &g.Tags[s.Tag]; t.Number != tags.OptimumResultTable || t.Duplicate || len(s.Elements) != fullResults*len(s.Columns) {
			continue
		}
		columns := findOptimumColumns(s)
		for row := range fullResults {
			seat, denomination, result, valid := columns.read(s.Elements[row*len(s.Columns):])
			if !valid || seen[seat][denomination] {
				return tricks, false
			}
			seen[seat][denomination] = true
			tricks[seat][denomination] = result
			n++
		}
	}
	return tricks, n == fullResults
}

// optimumColumns has the places of the columns of an OptimumResultTable, -1 for one that it lacks.
type optimumColumns struct{ declarer, denomination, result int }

func findOptimumColumns(s *game.Section) optimumColumns {
	at := optimumColumns{-1, -1, -1}
	for i := range s.Columns {
		switch s.Columns[i].Name {
		case "Declarer":
			at.declarer = i
		case "Denomination":
			at.denomination = i
		case "Result":
			at.result = i
		}
	}
	return at
}

// read reads a row.
func (at optimumColumns) read(row []game.Element) (seat bridge.Seat, denomination bridge.Denomination, tricks int, ok bool) {
	if at.declarer < 0 || at.denomination < 0 || at.result < 0 {
		return bridge.NoSeat, 0, 0, false
	}
	seat = row[at.declarer].Read(values.SeatType).Seat()
	in, won := row[at.denomination].Read(values.DenominationType), row[at.result].Read(values.TricksType)
	return seat, in.Denomination(), won.Tricks(), seat.Known() && in.Understood() && won.Understood()
}
