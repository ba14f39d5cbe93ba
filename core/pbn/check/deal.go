package check

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// checkDeal checks that no card is in the deal twice and that the hands have the same number of cards (3.4.11, 3.10).
func checkDeal(g *game.Game, diags *diag.List) {
	if g.Deal == nil {
		return
	}
	value := g.Found(tags.Deal).ValueSpan()
	if g.Deal.Cards.Known == [4]bool{} && !g.Deal.Doubtful {
		rules.NoHand.Find(diags, value)
	}
	doubtful := reportDuplicates(g.Deal, diags)
	cards, least := 13, 13
	if longest := g.Deal.MaxCards(); longest < cards && g.IsEndPosition() {
		// In an end position some may have played to the trick already (3.10).
		cards, least = longest, longest-1
	}
	var space [4]bridge.Seat
	wrong := space[:0]
	for seat := bridge.North; seat <= bridge.West; seat++ {
		n := g.Deal.Cards.Hands[seat].Len()
		if g.Deal.Cards.Known[seat] && !doubtful[seat] && (n < least || n > cards) {
			wrong = append(wrong, seat)
		}
	}
	if len(wrong) == 2 && least == cards && reportExchanged(g.Deal, wrong[0], wrong[1], cards, diags) {
		return
	}
	for _, seat := range wrong {
		kind, n := rules.OddHand, g.Deal.Cards.Hands[seat].Len()
		if n == 0 {
			kind = rules.EmptyHand
		}
		kind.Find(diags, g.Deal.HandSpans[seat]).Say(rules.CardsOfHand{Whose: seat, Cards: uint8(n), Wanted: uint8(cards)})
	}
}

// reportDuplicates reports the cards that are in the deal twice. A hand that has the same card twice is doubtful: that is why it has too
// few cards.
func reportDuplicates(d *game.Deal, diags *diag.List) (doubtful [4]bool) {
	var all bridge.Hand
	for _, hand := range d.Cards.Hands {
		all |= hand
	}
	if all.Len() == d.Named {
		return doubtful
	}
	var places [52]*game.CardPlace
	named := d.Places()
	for i := range named {
		p := &named[i]
		if first := places[p.Card]; first != nil {
			kind := rules.CardInTwoHands
			if first.Seat == p.Seat {
				kind = rules.CardTwiceInAHand
			}
			kind.Find(diags, p.Span).Beside(first.Span).Say(rules.CardInHands{Card: p.Card, First: first.Seat, Again: p.Seat})
			doubtful[p.Seat] = doubtful[p.Seat] || first.Seat == p.Seat
			continue
		}
		places[p.Card] = p
	}
	return doubtful
}

// reportExchanged reports two hands together if one has a card too many and the other one too few: a card is in the wrong hand.
func reportExchanged(d *game.Deal, long, short bridge.Seat, cards int, diags *diag.List) bool {
	if d.Cards.Hands[long].Len() < d.Cards.Hands[short].Len() {
		long, short = short, long
	}
	if d.Cards.Hands[long].Len() != cards+1 || d.Cards.Hands[short].Len() != cards-1 {
		return false
	}
	rules.TwoOddHands.Find(diags, d.HandSpans[long]).Beside(d.HandSpans[short]).Say(rules.CardsOfTwoHands{
		Long: long, Short: short, Most: uint8(cards + 1), Least: uint8(cards - 1), Right: uint8(cards),
	})
	return true
}

// maxDealIDs limits how many DealIds of a file are kept. One that is longer than a line is not read, see game.KnownOf.
const maxDealIDs = 20_000

// dealOfID is the first deal of a DealId, and the place of that tag.
type dealOfID struct {
	deal  bridge.Deal
	place diag.Place
}

// dealIDs has the first deal of each DealId of a file.
type dealIDs map[string]dealOfID

// check reports a DealId that two different deals have (4.1.2).
func (d *dealIDs) check(text *source.Text, g *game.Game, diags *diag.List) {
	t := g.Found(tags.DealID)
	id := known(g, tags.DealID)
	if t == nil || id == "" || g.Deal == nil || !isSound(g.Deal) {
		return
	}
	first, has := (*d)[id]
	switch {
	case !has && len(*d) < maxDealIDs:
		if *d == nil {
			*d = dealIDs{}
		}
		(*d)[strings.Clone(id)] = dealOfID{g.Deal.Cards, kept(text, t.ValueSpan())}
	case has && differ(&first.deal, &g.Deal.Cards):
		e := rules.DealIDOfTwo.Find(diags, t.ValueSpan()).BesideElsewhere(first.place)
		e.Say(rules.IdentityOfDeal{ID: e.Text(id)})
	}
}

// isSound reports whether the hands that are given have thirteen cards, and no card is there twice.
func isSound(d *game.Deal) bool {
	var all bridge.Hand
	for seat, hand := range d.Cards.Hands {
		if d.Cards.Known[seat] && hand.Len() != 13 {
			return false
		}
		all |= hand
	}
	return all.Len() == d.Named
}

// differ reports whether two deals give different cards to a hand.
func differ(a, b *bridge.Deal) bool {
	for seat := range a.Hands {
		if a.Known[seat] && b.Known[seat] && a.Hands[seat] != b.Hands[seat] {
			return true
		}
	}
	return false
}

// checkEndPosition checks that the contract has a level if the hands have thirteen cards, and none in an end position (3.10).
func checkEndPosition(g *game.Game, diags *diag.List) {
	t := g.Found(tags.Contract)
	if t == nil || g.Deal == nil {
		return
	}
	c := t.Read().Contract()
	if !t.Read().Understood() || c.PassedOut {
		return
	}
	cards := g.Deal.MaxCards()
	switch {
	case c.Level == 0 && cards == 13:
		e := rules.NoLevel.Find(diags, t.ValueSpan())
		e.Say(rules.ContractOfGame{Contract: e.Text(t.Value)})
	case c.Level > 0 && g.IsEndPosition():
		rules.SurplusLevel.Find(diags, t.ValueSpan()).Say(rules.ContractOfEnd{Cards: uint8(cards), Denomination: c.Denomination})
	}
}
