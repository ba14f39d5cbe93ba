//go:build js && wasm

package main

import (
	"errors"
	"strconv"
	"strings"

	"pbn/core/bridge"
)

// unknown is a hand that is not given: it has no cards, which the solver refuses.
const unknown = "-"

// readHands reads the hands from North on, with a point between suits. The error says what no set of cards can have.
func readHands(text string) (hands [4]bridge.Hand, err error) {
	parts := strings.Split(text, " ")
	if len(parts) != len(hands) {
		panic("there are four hands")
	}
	for seat := range hands {
		if hands[seat], err = readHand(bridge.Seat(seat).Name(), parts[seat]); err != nil {
			return hands, err
		}
	}
	return hands, nil
}

func readHand(name, text string) (hand bridge.Hand, err error) {
	if text == unknown {
		return 0, nil
	}
	suits := strings.Split(text, ".")
	if len(suits) != len(bridge.Suits) {
		panic("a hand has four suits")
	}
	for i, ranks := range suits {
		for _, letter := range ranks {
			rank, known := bridge.ParseRank(byte(min(letter, 0xff)))
			if !known {
				return 0, errors.New("the hand of " + name + " has " + strconv.Quote(string(letter)) + ", which is no rank")
			}
			card := bridge.NewCard(bridge.Suits[i], rank)
			if hand.Has(card) {
				return 0, errors.New(name + " has the card " + card.String() + " twice")
			}
			hand = hand.With(card)
		}
	}
	return hand, nil
}
