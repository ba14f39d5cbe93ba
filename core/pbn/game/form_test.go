package game

import (
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn/tags"
)

// TestFormsOfTheGame: the game makes the form of the tags whose rows say so, and of no other.
func TestFormsOfTheGame(t *testing.T) {
	g := &Game{
		Tags:   []Tag{*NewTag(tags.Date, "2026-11-28 20:30"), *NewTag(tags.Time, "")},
		Dealer: bridge.North, formedDeal: "N:A... - - -",
		Auction: &Auction{Contract: bridge.Contract{PassedOut: true}, Led: true},
	}
	g.firsts[tags.Date], g.firsts[tags.Time] = 1, 2
	for number := tags.Other + 1; number < tags.Count; number++ {
		own := g.Found(number)
		if own == nil {
			own = NewTag(number, "")
		}
		if _, formed := g.formByGame(own); formed != (number.Row().Form == tags.ByGame) {
			t.Errorf("%s: the game makes a form: %t; the row says %d", number, formed, number.Row().Form)
		}
	}
}
