package check

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/tags"
)

// deal checks that no card stands twice and that the hands have the same number of cards (3.4.11, 3.10).
func deal(g *game.Game, diags *diag.List) {
	if g.Deal == nil {
		return
	}
	value := g.Found(tags.Deal).ValueSpan
	if g.Deal.Known == [4]bool{} && !g.Deal.Doubtful {
		diags.Report(diag.DealCardCount, value, "The deal has no hand; at least one must be given.")
	}
	doubtful := twice(g.Deal, diags)
	cards, least := 13, 13
	if longest := g.Deal.MaxCards(); longest < cards && isEndPosition(g) {
		// In an end position some may have played to the trick already (3.10).
		cards, least = longest, longest-1
	}
	var space [4]bridge.Seat
	wrong := space[:0]
	for seat := bridge.North; seat <= bridge.West; seat++ {
		n := g.Deal.Hands[seat].Len()
		if g.Deal.Known[seat] && !doubtful[seat] && (n < least || n > cards) {
			wrong = append(wrong, seat)
		}
	}
	if len(wrong) == 2 && least == cards && exchanged(g.Deal, wrong[0], wrong[1], cards, diags) {
		return
	}
	for _, seat := range wrong {
		n := g.Deal.Hands[seat].Len()
		message := seat.Name() + "’s hand has " + count(n, "card") + "; it must have " + strconv.Itoa(cards) + "."
		if n == 0 {
			message = seat.Name() + "’s hand has no cards; it must have " + strconv.Itoa(cards) + ". Write “-” for a hand that is not given."
		}
		diags.Report(diag.DealCardCount, g.Deal.HandSpans[seat], message)
	}
}

// twice reports the cards that stand twice. A card that a hand names twice is why that has too few: it is doubtful.
func twice(d *game.Deal, diags *diag.List) (doubtful [4]bool) {
	var all bridge.Hand
	for _, hand := range d.Hands {
		all |= hand
	}
	if all.Len() == len(d.Places) {
		return doubtful
	}
	var places [52]*game.CardPlace
	for i := range d.Places {
		p := &d.Places[i]
		if first := places[p.Card]; first != nil {
			where := "in two hands, " + first.Seat.Name() + "’s and " + p.Seat.Name() + "’s"
			if first.Seat == p.Seat {
				where = "twice in " + p.Seat.Name() + "’s hand"
			}
			diags.Add(diag.Diagnostic{
				Rule: diag.DealDuplicateCard, Place: diag.At(p.Span),
				Message: "The card " + p.Card.String() + " is " + where + ".",
				Related: []diag.Related{{Message: "the first time", Place: diag.At(first.Span)}},
			})
			doubtful[p.Seat] = doubtful[p.Seat] || first.Seat == p.Seat
			continue
		}
		places[p.Card] = p
	}
	return doubtful
}

// exchanged reports two hands of which one has a card too many and the other one too few, as cause and effect of one misprint.
func exchanged(d *game.Deal, long, short bridge.Seat, cards int, diags *diag.List) bool {
	if d.Hands[long].Len() < d.Hands[short].Len() {
		long, short = short, long
	}
	if d.Hands[long].Len() != cards+1 || d.Hands[short].Len() != cards-1 {
		return false
	}
	diags.ReportBoth(diag.DealCardCount, d.HandSpans[long], d.HandSpans[short], "the hand of "+short.Name(), func() string {
		return long.Name() + "’s hand has " + count(cards+1, "card") + " and " + short.Name() + "’s has " + strconv.Itoa(cards-1) +
			"; each must have " + strconv.Itoa(cards) + ", so a card may be in the wrong hand."
	})
	return true
}

func count(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return strconv.Itoa(n) + " " + what
}

// isEndPosition reports whether the deal is an end position, by its hands and the contract (3.10).
func isEndPosition(g *game.Game) bool {
	c, _, known := g.Contract()
	return g.Deal != nil && g.Deal.IsEndPosition(c, known)
}
