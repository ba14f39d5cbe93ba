package answers

import "pbn/core/wire"

import (
	"pbn/core/bridge"
	"pbn/core/pbn"
)

// Build reads a part of a game that is built by hand, "deal", "auction" or "play", and returns the game that has it alone, as ParsePacked
// does. first is the dealer or the opening leader, trump the denomination of a play. The error names the place in the text.
func Build(part, text, first, trump string) (out wire.Out, err error) {
	seat := bridge.NoSeat
	if first != "" {
		seat, _ = bridge.ParseSeat(first[0])
	}
	var file []byte
	switch part {
	case "deal":
		file, err = pbn.BuildDeal(text)
	case "auction":
		file, err = pbn.BuildAuction(text, seat)
	case "play":
		denomination, _ := bridge.ParseDenomination(trump)
		file, err = pbn.BuildPlay(text, seat, denomination)
	default:
		panic("nothing builds a " + part)
	}
	if err != nil {
		return wire.Out{}, err
	}
	return ParsePacked(file, Options{Encoding: "utf-8"}), nil
}
