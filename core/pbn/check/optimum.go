package check

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/optimum"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// compareOptimum compares OptimumScore with the par that follows from the tricks that a solver found, or else from OptimumResultTable, with
// Vulnerable and Dealer (4.2.7).
func compareOptimum(g *game.Game, by *scoring, solved *bridge.DoubleDummy, diags *diag.List) {
	t := g.Found(tags.OptimumScore)
	if t == nil {
		return
	}
	value, ok := sure(g, tags.OptimumScore)
	if !ok || !isSure(g, tags.Vulnerable) || !isSure(g, tags.Dealer) || g.IsShort() { // nobody bids in an end position
		return
	}
	kind := rules.WrongOptimumScore
	if solved == nil {
		tricks, full := optimum.Results(g)
		if !full {
			return
		}
		kind, solved = rules.ScoreNotOfTable, &tricks
	}
	par := solved.Par(g.Dealer, g.Vulnerable().Sides(), by.points)
	s, _ := values.ReadSides(value)
	if says(s, par.Score, bridge.North) {
		return
	}
	e := kind.Find(diags, t.ValueSpan())
	if !e.IsKept() {
		return
	}
	f := rules.Par{Points: int32(par.Score), Side: par.Side}
	if !par.Contract.PassedOut {
		f.Contract = e.Text(par.Contract.String())
	}
	e.Say(f)
	if kind == rules.ScoreNotOfTable {
		e.Beside(g.Found(tags.OptimumResultTable).Span())
	} else if !t.Inherits {
		e.Part(t.ValueSpan(), game.Quoted(optimumScore(s, par.Score)))
	}
}

// optimumScore returns points of North-South in the form that a score has, with the sides that it names.
func optimumScore(as values.Sides, points int) string {
	if as.Side[bridge.NorthSouth] == "" {
		return "EW " + strconv.Itoa(-points)
	}
	score := "NS " + strconv.Itoa(points)
	if as.Side[bridge.EastWest] != "" {
		score += " EW " + strconv.Itoa(-points)
	}
	return score
}
