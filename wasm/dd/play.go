//go:build js && wasm

package main

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/wire"
)

// move is a card of a play.
type move struct {
	seat bridge.Seat
	card bridge.Card
}

// readPlay reads the seats and cards of a play in the order in which they were played, "NSA" and so on.
func readPlay(text string) (cards []move) {
	for _, word := range strings.Fields(text) {
		card, known := bridge.ParseCard(word[1:])
		if !known {
			panic("there is no such card")
		}
		cards = append(cards, move{readSeat(word[0]), card})
	}
	return cards
}

func readSeat(letter byte) bridge.Seat {
	seat, known := bridge.ParseSeat(letter)
	if !known {
		panic("there is no such seat")
	}
	return seat
}

// play finds what each card is worth: for each position, the first and the last included, the tricks of the declaring side and the cards
// that keep them. Cards that break the law are taken as the table took them. Where a player does not have the card, or it is another's
// turn, it says so, and the rest of the play has no values. Of the last position there is each card with the tricks that it keeps, too.
func play(p *dd.Position, moves []move) ([]byte, error) {
	var w wire.Writer
	w.Open('{')
	w.Name("positions")
	w.Open('[')
	if err := writePosition(&w, p); err != nil {
		return nil, err
	}
	stopped := ""
	for _, c := range moves {
		// In the middle of a trick a card is taken only from the player whose turn it is.
		inTurn := p.Player() == c.seat
		if !p.Accept(c.seat, c.card) {
			if stopped = "not held"; !inTurn {
				stopped = "out of turn"
			}
			break
		}
		cards++
		if err := writePosition(&w, p); err != nil {
			return nil, err
		}
	}
	w.Close(']')
	w.FilledField("stopped", stopped)
	next, err := p.Values(nil)
	if err != nil {
		return nil, err
	}
	w.Name("next")
	w.Open('{')
	w.StringField("seat", p.Player().String())
	w.Name("cards")
	w.Open('[')
	for _, v := range slices.Backward(next) {
		w.Open('{')
		w.StringField("card", v.Card.String())
		w.IntField("after", v.Tricks)
		w.Close('}')
	}
	w.Close(']')
	w.Close('}')
	w.Close('}')
	return w.Out, nil
}

// writePosition writes what a position is worth, and the cards that keep that, from spades and high ones on.
func writePosition(w *wire.Writer, p *dd.Position) error {
	optimum, tricks, err := p.Optimum()
	var best []string
	for card := range bridge.Card(bridge.Cards) {
		if optimum.Has(card) {
			best = append(best, card.String())
		}
	}
	slices.Reverse(best)
	w.Open('{')
	w.IntField("tricks", tricks)
	w.StringsField("best", best)
	w.Close('}')
	return err
}
