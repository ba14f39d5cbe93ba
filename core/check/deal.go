package check

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
)

// deal checks that no card stands twice and that the hands have the same number of cards (3.4.11, 3.10).
func deal(g *game.Game, diags *diag.List) {
	if g.Deal == nil {
		return
	}
	value := g.Find("Deal").ValueSpan
	if g.Deal.Known == [4]bool{} {
		diags.Report(diag.DealCardCount, value, "No hand is given; at least one hand of a deal must be.")
	}
	var places [52]*game.CardPlace
	for i := range g.Deal.Places {
		p := &g.Deal.Places[i]
		if first := places[p.Card]; first != nil {
			diags.Add(diag.Diagnostic{
				Rule: diag.DealDuplicateCard, Span: p.Span,
				Message: "The card " + p.Card.String() + " stands twice, with " + first.Seat.String() + " and with " + p.Seat.String() + ".",
				Related: []diag.Related{{Message: "the first time", Span: first.Span}},
			})
			continue
		}
		places[p.Card] = p
	}
	cards := 13
	if longest := g.Deal.MaxCards(); longest < cards && !fullSize(g) {
		cards = longest
	}
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if n := g.Deal.Hands[seat].Len(); g.Deal.Known[seat] && n != cards && !doubtful(g, seat) {
			diags.Report(diag.DealCardCount, g.Deal.HandSpans[seat],
				"The hand of "+seat.String()+" has "+strconv.Itoa(n)+" cards; it must have "+strconv.Itoa(cards)+".")
		}
	}
}

// fullSize tells whether the contract has a level, so that the deal is no end position.
func fullSize(g *game.Game) bool {
	c, _, ok := g.Contract()
	return ok && !c.PassedOut && c.Level > 0
}

// doubtful tells whether a card of the hand stands twice: then its number of cards has that cause, and is not reported.
func doubtful(g *game.Game, seat bridge.Seat) bool {
	n := 0
	for _, p := range g.Deal.Places {
		if p.Seat == seat {
			n++
		}
	}
	return n != g.Deal.Hands[seat].Len()
}
