package dd_test

import (
	"fmt"

	"pbn/core/bridge"
	"pbn/core/dd"
)

// Two cards are left, without trumps, and South leads: what does each card leave to East, who declares?
func ExampleSolver() {
	hands := [4]bridge.Hand{}
	for seat, cards := range [4][2]string{{"SA", "SQ"}, {"SK", "S2"}, {"S3", "HK"}, {"HA", "H3"}} {
		for _, name := range cards {
			card, _ := bridge.ParseCard(name)
			hands[seat] = hands[seat].With(card)
		}
	}
	s := dd.New(dd.DefaultLimit)
	if err := s.Deal(hands); err != nil {
		fmt.Println(err)
		return
	}
	p := s.Play(bridge.NoTrump, bridge.South)
	values, err := p.Values(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, v := range values {
		fmt.Println(v.Card, v.Tricks)
	}
	// Output:
	// HK 2
	// S3 1
}
