package answers

import (
	"errors"
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn"
	"pbn/core/wire"
)

// Build reads a part of a game that is built by hand, "deal", "auction" or "play", and returns the game that has it alone, as ParsePacked
// does. first is the dealer or the opening leader, trump the denomination of a play. The error names the place in the text.
func Build(part, text, first, trump string) (out wire.Out, err error) {
	seat, isSeat := bridge.NoSeat, part == "deal"
	if slices.Contains(seatNames, first) {
		seat, isSeat = bridge.ParseSeat(first[0])
	}
	denomination, isDenomination := bridge.ParseDenomination(trump)
	switch {
	case part == "auction" && !isSeat:
		return wire.Out{}, errors.New("the dealer has to be one of " + strings.Join(seatNames, ", "))
	case !isSeat:
		return wire.Out{}, errors.New("the leader has to be one of " + strings.Join(seatNames, ", "))
	case part == "play" && !isDenomination:
		return wire.Out{}, errors.New("the denomination has to be one of S, H, D, C, NT")
	}
	var file []byte
	switch part {
	case "deal":
		file, err = pbn.BuildDeal(text)
	case "auction":
		file, err = pbn.BuildAuction(text, seat)
	case "play":
		file, err = pbn.BuildPlay(text, seat, denomination)
	default:
		panic("nothing builds a " + part)
	}
	if err != nil {
		return wire.Out{}, err
	}
	return ParsePacked(file, wire.Options{Encoding: "utf-8"}), nil
}
