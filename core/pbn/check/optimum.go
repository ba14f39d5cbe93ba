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
	par := tricks.Par(g.Dealer, g.Vulnerable().Sides(), by.points)
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
		declarer, denomination, result := columnOf(s, "Declarer"), columnOf(s, "Denomination"), columnOf(s, "Result")
		if declarer < 0 || denomination < 0 || result < 0 {
			return tricks, false
		}
		for row := s.Elements; len(row) > 0; row = row[len(s.Columns):] {
			seat := row[declarer].Read(values.SeatType).Seat()
			in, won := row[denomination].Read(values.DenominationType), row[result].Read(values.TricksType)
			if !seat.Known() || !in.Understood() || !won.Understood() || seen[seat][in.Denomination()] {
				return tricks, false
			}
			seen[seat][in.Denomination()] = true
			tricks[seat][in.Denomination()] = won.Tricks()
			n++
		}
	}
	return tricks, n == fullResults
}
